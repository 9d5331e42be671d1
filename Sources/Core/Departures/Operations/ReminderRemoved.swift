package import Kernel

/// A reminder is wanted no longer.
package struct ReminderRemoved: StopsFact {
  var reminder = ""

  package mutating func code(_ fields: inout Fields) { fields.identifier("reminder", &reminder) }
  func apply(to stops: inout MyStops, id: String) { stops.reminders.removeAll { $0.id == reminder } }
  func register(id: String) -> Register { Register("departures.reminder." + reminder) }
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? { words.didForgetReminder }
}

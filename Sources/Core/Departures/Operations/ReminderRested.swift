package import Kernel

/// Of a weekly window nothing more is wanted on that day.
package struct ReminderRested: StopsFact {
  var reminder = ""
  /// The day on which the window began.
  var day = Day(number: 0)

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("reminder", &reminder)
    fields.day("day", &day)
  }

  func apply(to stops: inout MyStops, id: String) {
    for index in stops.reminders.indices where stops.reminders[index].id == reminder {
      stops.reminders[index].restedOn = day
    }
  }

  func register(id: String) -> Register { Register("departures.reminder." + reminder, .part("rested")) }
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? { words.didRest }
}

package import Kernel

/// The person wants to be told each week when to leave for trains of a window.
package struct WeeklyReminderSet: StopsFact {
  var station = ""
  var window = WeeklyWindow()
  /// That of the reminder that is changed, all of it: what was stored before `WeeklyReminderChanged`. A new one has none.
  var changed: String?

  package mutating func code(_ fields: inout Fields) {
    fields.text("station", &station)
    window.code(&fields)
    fields.identifier("reminder", &changed)
  }

  func apply(to stops: inout MyStops, id: String) {
    stops.put(LeaveReminder(id: changed ?? id, station: station, subject: .window(window)))
  }

  func register(id: String) -> Register { Register("departures.reminder." + (changed ?? id)) }

  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    changed == nil ? words.didRemind(state.name(of: station)) : words.didChangeReminder(state.name(of: station))
  }
}

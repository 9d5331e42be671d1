package import Kernel

/// So many minutes before its start a followed race is reminded of; 0 for not at all.
package struct ReminderChosen: RacesFact {
  var minutes = 0

  package mutating func code(_ fields: inout Fields) {
    fields.whole("minutes", &minutes)
    fields.check(MyRaces.reminders.contains(minutes))
  }

  func apply(to races: inout MyRaces) { races.reminder = minutes }
  var register: Register { Register("races.reminder") }
  func sentence(_ words: RacesWords) -> String? { nil }

  func line(_ words: RacesWords) -> String? { words.did(words.remind, value: words.reminder(minutes)) }
}

extension MyStops {
  /// To one station, in minutes.
  package struct Walk: Equatable, Sendable {
    package var station: String
    package var minutes: Int
  }

  /// As it was said, or the usual one.
  package func walk(to station: String) -> Int {
    for walk in walks where walk.station == station { return walk.minutes }
    return Leave.usualWalk
  }

  /// The walk that trains of a station are told by; `nil` where they are not: at a stop that is none of the person's, and
  /// where they are already.
  package func reckonedWalk(to station: String) -> Int? {
    guard contains(station) || walks.contains(where: { $0.station == station }) else { return nil }
    let walk = walk(to: station)
    return walk == 0 ? nil : walk
  }

  mutating func setWalk(to station: String, _ minutes: Int) {
    walks.removeAll { $0.station == station }
    walks.append(Walk(station: station, minutes: minutes))
  }

  /// In place of what it was before.
  mutating func put(_ reminder: LeaveReminder) {
    for index in reminders.indices where reminders[index].id == reminder.id {
      reminders[index] = reminder
      return
    }
    reminders.append(reminder)
  }

  /// Nobody gets ready for longer.
  package static let earliestNotice = 60
}

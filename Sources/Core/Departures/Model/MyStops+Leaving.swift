import Kernel

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

  /// In place of what it was before, or in its place by its id, whatever order they come in.
  mutating func put(_ reminder: LeaveReminder) {
    var place = reminders.count
    while place > 0, reminder.id <= reminders[place - 1].id { place -= 1 }
    if place < reminders.count, reminders[place].id == reminder.id {
      reminders[place] = reminder
    } else {
      reminders.insert(reminder, at: place)
    }
  }

  /// Whether one of the notices for a train of that time is still to come.
  func hasNotice(ahead time: Instant, at station: String, now: Instant) -> Bool {
    let leaveAt = Leave.moment(for: time, walk: walk(to: station))
    return notices.contains { now < leaveAt.adding(seconds: -60 * Int64($0)) }
  }

  /// What one of the notices can be: the first comes no later than the second.
  func noticeRange(_ place: Int) -> ClosedRange<Int> {
    let earliest = place == 0 ? Self.earliestNotice : notices[place - 1]
    let latest = notices.indices.contains(place + 1) ? notices[place + 1] : 0
    return min(latest, earliest)...earliest
  }

  /// Nobody gets ready for longer.
  package static let earliestNotice = 60
}

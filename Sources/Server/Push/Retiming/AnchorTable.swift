package import Accounts
package import Departures
package import Kernel

/// All reminders that hang on a race or a train, by where those are looked up: one that changes is found at once among tens of thousands.
package struct AnchorTable: Sendable {
  private var byPlace: [ReminderAnchor.Place: [AnchoredReminder]] = [:]
  private var placesOf: [AccountID: Set<ReminderAnchor.Place>] = [:]

  package init() {}

  package var count: Int { byPlace.values.reduce(0) { $0 + $1.count } }
  package var places: Set<ReminderAnchor.Place> { Set(byPlace.keys) }

  /// In place of those that it had of that account. What was seen of the same train stays.
  package mutating func put(_ reminders: [AnchoredReminder], of account: AccountID) {
    var old: [String: AnchoredReminder] = [:]
    for place in placesOf.removeValue(forKey: account) ?? [] {
      for reminder in byPlace[place] ?? [] where reminder.account == account { old[reminder.id] = reminder }
      byPlace[place]?.removeAll { $0.account == account }
      if byPlace[place]?.isEmpty == true { byPlace[place] = nil }
    }
    for var reminder in reminders {
      if let known = old[reminder.id], known.anchor == reminder.anchor { reminder.followed = known.followed }
      byPlace[reminder.anchor.place, default: []].append(reminder)
      placesOf[account, default: []].insert(reminder.anchor.place)
    }
  }

  /// Those of that place that are others by it now. One whose time is over, or whose train is gone, is held no longer.
  private mutating func moves(
    at place: ReminderAnchor.Place, now: Instant, _ look: (inout AnchoredReminder) -> Bool
  ) -> [MovedReminder] {
    guard var reminders = byPlace.removeValue(forKey: place) else { return [] }
    var moved: [MovedReminder] = []
    var isOver = false
    for index in reminders.indices {
      if reminders[index].expires > now, look(&reminders[index]) { moved.append(MovedReminder(reminders[index])) }
      isOver = isOver || reminders[index].expires <= now || reminders[index].isGone
    }
    if isOver { reminders.removeAll { $0.expires <= now || $0.isGone } }
    if !reminders.isEmpty { byPlace[place] = reminders }
    return moved
  }
}

extension AnchorTable {
  /// By the starts of races, of which the feed lists some. One that it doesn't list keeps the time that was known last.
  package mutating func moves(byStarts starts: [String: Instant], now: Instant) -> [MovedReminder] {
    var moved: [MovedReminder] = []
    for case .race(let id) in Array(byPlace.keys) {
      guard let start = starts[id] else { continue }
      moved += moves(at: .race(id), now: now) { $0.move(to: start, now: now) }
    }
    return moved
  }

  /// By a station's board, as far as trains can be read off it, not the next few alone.
  package mutating func moves(
    at station: String, by board: Board, in network: Network, now: Instant
  ) -> [MovedReminder] {
    let view = StationView(board, network, now)
    return moves(at: .station(station), now: now) { reminder in
      switch reminder.anchor {
      case .race, .movedRace: return false
      case .train(let train, _), .movedTrain(let train, _, _): return view.look(at: train, for: &reminder)
      case .window(_, let window, let lead):
        guard let first = view.first(of: window, lead, near: reminder.asked) else { return false }
        return reminder.move(to: first, now: now)
      }
    }
  }
}

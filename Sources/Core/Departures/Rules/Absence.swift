package import Kernel

/// What may be said of a direction that has no train to show.
package enum Absence: Equatable, Sendable {
  /// Nothing comes, said from data that would have shown it. `first` is the timetable's next one.
  case nothing(first: Instant?)
  /// What was known has passed, and whether more comes nobody here knows. `until` is when it ended, `first` the next one of
  /// the timetable on this device.
  case unknown(until: Instant?, first: Instant? = nil)
  /// Trains of other lines were known then and none of those asked about; whether one comes nobody here knows.
  case unlisted(at: Instant?)
  /// The timetable that this device went on with ended then, and of later nothing is known.
  case timetableEnded(Instant)
}

extension Board {
  /// Of a board as it came, before trains that left were taken out: they tell whether there may be more behind them.
  /// `lines` are the ones asked about, all of the station's where none is named.
  package func absence(_ direction: Direction, lines: [String] = [], trust: BoardTrust) -> Absence {
    guard let heading = directions.first(where: { $0.direction == direction }) else {
      return .unknown(until: heardAt)
    }
    let known = heading.departures.filter { lines.isEmpty || lines.contains($0.route) }
    // Their trains say nothing of when those asked about end.
    let isOfOthers = known.isEmpty && !heading.departures.isEmpty
    let first = lines.isEmpty ? heading.first : nil
    switch goesOn {
    case .ended(let end): return .timetableEnded(end)
    case .alone: return .nothing(first: first)
    case .beside:
      return isOfOthers ? .unlisted(at: heardAt) : .unknown(until: known.last?.time ?? heardAt, first: first)
    case nil: break
    }
    guard trust.canDeny, isWhole(heading, known) else {
      return isOfOthers ? .unlisted(at: heardAt) : .unknown(until: known.last?.time ?? heardAt)
    }
    return .nothing(first: first)
  }

  /// The lines whose last known train has left, beside what is `left` of the direction: of those, whether more come nobody
  /// here knows. Not those of which what isn't listed can be said not to come.
  package func ended(beside left: Heading, lines: [String] = [], trust: (_ line: String) -> BoardTrust) -> [String] {
    guard let heading = directions.first(where: { $0.direction == left.direction }) else { return [] }
    // The timetable went on, and has no more of them for now.
    if goesOn == .alone || goesOn == .beside { return [] }
    var ended: [String] = []
    for gone in heading.departures where lines.isEmpty || lines.contains(gone.route) {
      if ended.contains(gone.route) || left.departures.contains(where: { $0.route == gone.route }) { continue }
      if !trust(gone.route).canDeny { ended.append(gone.route) }
    }
    return ended
  }

  /// Until when an empty board spoke for itself, by the earlier of the agency's clock and ours; `nil` where the agency had
  /// said nothing at all.
  private var heardAt: Instant? { asOf.map { min($0, receivedAt ?? $0) } }

  /// Whether `known` is all there was to know: nothing was cut off behind it.
  private func isWhole(_ heading: Heading, _ known: [Departure]) -> Bool {
    if heading.departures.isEmpty { return true }
    guard let each, heading.departures.count < Self.most else { return false }
    return !BoardGroups.groups(
      of: Heading(direction: heading.direction, label: "", departures: known), lines: [], each: each
    )
    .contains { $0.departures.count >= each }
  }

  /// The most departures that a server puts into one direction.
  package static let most = 100
}

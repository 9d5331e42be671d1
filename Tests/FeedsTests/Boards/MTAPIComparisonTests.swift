import Departures
import Feeds
import Kernel
import TestSupport
import Testing

/// Our boards beside MTAPI's answers over the same recordings. Each difference has a rule of the specification behind it;
/// Documentation/Decisions/0003-differences-from-mtapi.md counts them.
@Suite("Boards beside MTAPI’s answers")
struct MTAPIComparisonTests {
  @Test("over the simulator's feeds every difference is explained by a rule")
  func simulated() throws { #expect(try same(AlignedRecordings.simulated()) > 600) }

  @Test(
    "and over the agency's, which are too large to lie here",
    .enabled(if: AlignedRecordings.areRealThere, SharedData.absent))
  func real() throws { #expect(try same(AlignedRecordings.real()) > 4500) }

  /// How many rows are the same; each of the others must have a rule.
  private func same(_ recordings: AlignedRecordings) throws -> Int {
    var counts: [String: Int] = [:]
    var same = 0
    for station in recordings.answers {
      guard case .object(let members)? = station["stops"] else { continue }
      let stops = Set(members.map(\.name))
      for direction in Direction.allCases {
        let theirs = (station[direction.rawValue]?.array ?? []).map(MTAPIRow.init)
        let ours = recordings.shown(stops: stops, direction)
        same += Set(theirs).intersection(ours).count
        for row in Set(theirs).subtracting(ours) {
          let reason = missing(row, theirs, ours, stops, direction, recordings)
          #expect(reason != nil, "\(stops.sorted()) \(direction.rawValue): MTAPI has \(row), we don't")
          counts[reason ?? "unexplained", default: 0] += 1
        }
        for row in Set(ours).subtracting(theirs) {
          let reason = extra(row, theirs, ours, stops)
          #expect(reason != nil, "\(stops.sorted()) \(direction.rawValue): we have \(row), MTAPI doesn't")
          counts[reason ?? "unexplained", default: 0] += 1
        }
      }
    }
    print("MTAPI comparison: \(same) rows equal;", counts.sorted { $0.key < $1.key })
    return same
  }

  private func missing(
    _ row: MTAPIRow, _ theirs: [MTAPIRow], _ ours: [MTAPIRow], _ stops: Set<String>, _ direction: Direction,
    _ recordings: AlignedRecordings
  ) -> String? {
    if let rule = recordings.rule(against: row, stops: stops, direction) { return rule }
    if isFlipped(row, stops, shownIn: recordings.shown(stops: stops, direction.opposite, limit: 100)) {
      return "M in Bushwick, under the J's heading"
    }
    if stops.allSatisfy({ recordings.live.source.network().station($0) == nil }) {
      return "stop without a complex id: no station"
    }
    // Ten rows here too, and all of ours come before it: a train MTAPI doesn't show took the place.
    if ours.count == 10, let last = ours.last, row.time >= last.time { return "beyond our tenth row" }
    return nil
  }

  private func isFlipped(_ row: MTAPIRow, _ stops: Set<String>, shownIn rows: [MTAPIRow]) -> Bool {
    row.route == BushwickFlip.route && stops.contains(where: BushwickFlip.stops.contains) && rows.contains(row)
  }

  private func extra(
    _ row: MTAPIRow, _ theirs: [MTAPIRow], _ ours: [MTAPIRow], _ stops: Set<String>
  ) -> String? {
    if isFlipped(row, stops, shownIn: ours) { return "M in Bushwick, under the J's heading" }
    if theirs.count == 10, let last = theirs.last, row.time >= last.time { return "beyond MTAPI's tenth row" }
    return nil
  }
}

extension Direction {
  fileprivate var opposite: Direction { self == .north ? .south : .north }
}

extension MTAPIRow {
  fileprivate init(_ json: JSON) {
    // MTAPI calls the 42 St shuttle by its letter; we keep the agency's id apart from the other two shuttles.
    let route = json["route"]?.string ?? ""
    self.route = route == "S" ? "GS" : route
    time = Instant(iso8601: json["time"]?.string ?? "")?.seconds ?? 0
  }
}

/// The order in which a line is drawn: from its northern (or outer) end to the southern one, branches put in where they
/// join.
package enum LineOrder {
  /// `ways` are rows of stops from north to south with the number of trips. The way with the most calls is the trunk;
  /// stops of the others go in before the next stop that is there, or after the last. Only `wanted` stops are kept.
  package static func merged(_ ways: [(stops: [String], trips: Int)], wanted: (String) -> Bool) -> [String] {
    let ways = ways.map { (stops: unique($0.stops.filter(wanted)), trips: $0.trips) }
      .sorted { a, b in
        let (x, y) = (a.stops.count * a.trips, b.stops.count * b.trips)
        return x != y ? x > y : a.stops.lexicographicallyPrecedes(b.stops)
      }
    var line = ways.first?.stops ?? []
    var known = Set(line)
    for way in ways.dropFirst() {
      var place = 0
      while place < way.stops.count {
        guard !known.contains(way.stops[place]) else {
          place += 1
          continue
        }
        let branch = way.stops[place...].prefix { !known.contains($0) }
        let next = branch.endIndex
        let at: Int
        if next < way.stops.count {
          at = line.firstIndex(of: way.stops[next]) ?? line.count
        } else if place > 0 {
          at = (line.firstIndex(of: way.stops[place - 1]) ?? line.count - 1) + 1
        } else {
          at = line.count
        }
        line.insert(contentsOf: branch, at: at)
        known.formUnion(branch)
        place = next
      }
    }
    return line
  }

  /// A loop calls at its first stop twice; a line names it once.
  private static func unique(_ stops: [String]) -> [String] {
    var seen: Set<String> = []
    return stops.filter { seen.insert($0).inserted }
  }
}

/// One line to one destination in one direction, with its next trains by time: what a rider reads as one row.
package struct TrainGroup: Equatable, Sendable {
  package var route: String
  package var destination: String
  /// By time; never empty.
  package var departures: [Departure]

  /// Tells it from the others of its direction.
  package var id: String { route + "→" + destination }

  static func id(_ departure: Departure) -> String { departure.route + "→" + departure.destination }
}

/// A direction's trains as rows that stay in place while the times in them change.
package enum BoardGroups {
  /// How many times a row shows.
  package static let shown = 3

  /// Each line and destination once, in the order of `lines` (the station's own), then by the next train; at most `each`
  /// trains a group. A line that is not in `lines` comes last.
  package static func groups(of heading: Board.Heading, lines: [String], each: Int = shown) -> [TrainGroup] {
    var groups: [TrainGroup] = []
    for departure in heading.departures {
      if let place = groups.firstIndex(where: { $0.holds(departure) }) {
        if groups[place].departures.count < each { groups[place].departures.append(departure) }
      } else if each > 0 {
        groups.append(
          TrainGroup(route: departure.route, destination: departure.destination, departures: [departure]))
      }
    }
    var sorted: [TrainGroup] = []
    for line in lines {
      for group in groups where group.route == line { sorted.append(group) }
    }
    for group in groups where !lines.contains(group.route) { sorted.append(group) }
    return sorted
  }

  /// A direction's trains one by one, as far as nothing can be missing: `board` holds only the next `each` of a line and
  /// destination, and beyond the last of one that has as many, more of it may run. `heading` is what is left of it now,
  /// or of some lines.
  package static func byTime(_ heading: Board.Heading, of board: Board) -> [Departure] {
    guard let each = board.each, let whole = board.directions.first(where: { $0.direction == heading.direction })
    else { return heading.departures }
    let groups = groups(of: whole, lines: [], each: Board.most)
    var full = each
    if whole.departures.count >= Board.most {
      // At the bound those that were cut have as many as any, or one less.
      var largest = 1
      for group in groups { largest = max(largest, group.departures.count) }
      full = min(each, max(1, largest - 1))
    }
    var listed = heading.departures
    for group in groups where group.departures.count >= full && listed.contains(where: group.holds) {
      guard let last = group.departures.last else { continue }
      listed.removeAll { $0.time > last.time }
    }
    return listed
  }

  /// The next `each` trains of each line and destination, by time as they came. Where that is more than `most`, each
  /// group's first trains stay before any group's later ones, so that a line goes missing only beyond `most` groups.
  package static func nextOfEach(_ departures: [Departure], each: Int, most: Int) -> [Departure] {
    var counts: [(first: Departure, count: Int)] = []
    var places: [Int] = []
    var picked: [Departure] = []
    for departure in departures {
      let group = counts.firstIndex {
        $0.first.route == departure.route && $0.first.destination == departure.destination
      }
      let place = group.map { counts[$0].count } ?? 0
      guard place < each else { continue }
      if let group { counts[group].count += 1 } else { counts.append((departure, 1)) }
      places.append(place)
      picked.append(departure)
    }
    guard picked.count > most else { return picked }
    var left = most
    var isKept = [Bool](repeating: false, count: picked.count)
    for round in 0..<each {
      for index in picked.indices where left > 0 && places[index] == round {
        isKept[index] = true
        left -= 1
      }
    }
    return picked.indices.filter { isKept[$0] }.map { picked[$0] }
  }
}

extension TrainGroup {
  fileprivate func holds(_ departure: Departure) -> Bool {
    route == departure.route && destination == departure.destination
  }
}

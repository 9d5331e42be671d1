import Kernel

/// What the person keeps for this module: the fold of `StopsOperation`s.
package struct MyStops: Equatable, Sendable {
  /// One kept station. `position` is a fractional index, so two devices can reorder without a clash.
  package struct Kept: Equatable, Sendable {
    package var station: String
    package var position: String

    package init(station: String, position: String) {
      self.station = station
      self.position = position
    }

    fileprivate func precedes(_ other: Kept) -> Bool {
      position != other.position ? position < other.position : station < other.station
    }
  }

  /// In the person's order.
  package var kept: [Kept] = []
  package var timeStyle: TimeStyle = .both

  package init() {}

  package var stations: [String] { kept.map { $0.station } }

  package func contains(_ station: String) -> Bool {
    kept.contains { $0.station == station }
  }

  /// The position that puts a station at `index` among the others.
  package func position(for station: String?, at index: Int) -> String {
    let others = kept.filter { $0.station != station }
    let place = min(max(index, 0), others.count)
    return FractionalIndex.between(
      place == 0 ? nil : others[place - 1].position, place == others.count ? nil : others[place].position)
  }

  /// Equal positions can come from two devices; the station's id then decides, the same everywhere.
  mutating func sort() {
    // By insertion: the list is short and nearly in order, and the library's sort is large.
    var sorted: [Kept] = []
    for stop in kept {
      var index = sorted.count
      while index > 0, stop.precedes(sorted[index - 1]) { index -= 1 }
      sorted.insert(stop, at: index)
    }
    kept = sorted
  }
}

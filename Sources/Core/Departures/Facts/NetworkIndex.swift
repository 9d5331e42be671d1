/// Where each id stands, sorted for a binary search: no hashing, so it stays small in the browser.
struct NetworkIndex: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    var id: String
    var place: Int
  }

  private var entries: [Entry]

  /// `ids` may repeat one; the first then counts.
  init(_ ids: [(id: String, place: Int)]) {
    entries = ids.map { Entry(id: $0.id, place: $0.place) }
    entries.sort { $0.id != $1.id ? $0.id < $1.id : $0.place < $1.place }
  }

  init(lines: [Line]) {
    self.init(lines.indices.map { (lines[$0].id, $0) })
  }

  /// Each stop's id, and a station's own where no stop has it.
  init(stations: [Station]) {
    var ids: [(id: String, place: Int)] = []
    ids.reserveCapacity(stations.count + 64)
    for (place, station) in stations.enumerated() {
      var named = false
      for stop in station.stops {
        ids.append((stop.id, place))
        named = named || stop.id == station.id
      }
      if !named { ids.append((station.id, place)) }
    }
    self.init(ids)
  }

  /// The place of that id.
  subscript(id: String) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].id == id ? entries[low].place : nil
  }

  /// An id that stands there twice.
  var duplicate: String? {
    var previous: String?
    for entry in entries {
      if entry.id == previous { return entry.id }
      previous = entry.id
    }
    return nil
  }
}

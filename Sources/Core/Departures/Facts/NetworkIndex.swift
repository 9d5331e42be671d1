/// Where each id stands, sorted for a binary search: no hashing, so it stays small in the browser.
struct NetworkIndex: Equatable, Sendable {
  /// An id, and its place in the network's list.
  private struct Entry: Equatable, Sendable {
    var id: String
    var place: Int
  }

  private var entries: [Entry]

  /// `ids` may repeat one; the first then counts.
  init(_ ids: [(id: String, place: Int)]) {
    // By insertion: the facts are nearly in order, and the library's sort is large.
    entries = []
    entries.reserveCapacity(ids.count)
    for (id, place) in ids {
      var index = entries.count
      if let last = entries.last, id < last.id { index = lowest(after: id) }
      entries.insert(Entry(id: id, place: place), at: index)
    }
  }

  /// Behind all with the same or a lesser id.
  private func lowest(after id: String) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if id < entries[middle].id { high = middle } else { low = middle + 1 }
    }
    return low
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

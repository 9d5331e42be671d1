import Departures
import Kernel

/// Where a realtime trip goes. Its id is a static trip's id, or the end of one ("110150_1..S03R" of
/// "AFA25GEN-1038-Sunday-00_110150_1..S03R"); or else a static trip starts at the same time on the same line in the same
/// direction, and only its path was changed. Where static trips disagree, nothing is said.
extension TimetableIndex {
  /// Where a realtime trip goes: by its whole id or the id's end, else by origin time, line and direction.
  func headsign(_ id: String, route: String, direction: Direction) -> String? {
    if let found = find(FNV.folded(id.utf8), idKeys, idHeadsigns) { return found }
    guard let name = TripName(id) else { return nil }
    return find(Self.runKey(origin: name.origin, route: route, direction: direction), runKeys, runHeadsigns)
  }

  private func find(_ key: UInt64, _ keys: [UInt64], _ values: [UInt32]) -> String? {
    let place = keys.indices.lowerBound { keys[$0] < key }
    guard place < keys.count, keys[place] == key else { return nil }
    return headsigns[Int(values[place])]
  }

  static func runKey(origin: Int, route: String, direction: Direction) -> UInt64 {
    let start = UInt64(bitPattern: Int64(origin)) << 1 | (direction == .north ? 0 : 1)
    return (FNV.folded(RouteName.line(route).utf8) ^ start &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
  }

  /// Fills the keys from the trips.
  mutating func indexHeadsigns(_ all: [TripKeys]) {
    var ids: [(key: UInt64, headsign: UInt32)] = []
    var runs = ids
    ids.reserveCapacity(tripRoutes.count * 2)
    for trip in tripRoutes.indices {
      let keys = all[trip]
      let headsign = tripHeadsigns[trip]
      ids.append((keys.id, headsign))
      if let end = keys.end { ids.append((end, headsign)) }
      if let run = keys.run { runs.append((run, headsign)) }
    }
    (idKeys, idHeadsigns) = Self.agreed(&ids)
    (runKeys, runHeadsigns) = Self.agreed(&runs)
  }

  /// By what a realtime id finds a trip: its whole id, the id's end, and the run.
  typealias TripKeys = (id: UInt64, end: UInt64?, run: UInt64?)

  /// `direction` is the set's own, 0 north.
  func keys(of trip: Int, direction: UInt8) -> TripKeys {
    let bytes = tripIDs[Int(tripIDStarts[trip])..<Int(tripIDStarts[trip + 1])]
    let id = FNV.folded(bytes)
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "_")) else { return (id, nil, nil) }
    let start = bytes[..<mark].lastIndex(of: UInt8(ascii: "_")).map { $0 + 1 } ?? bytes.startIndex
    guard let name = TripName(String(decoding: bytes[start...], as: UTF8.self)) else { return (id, nil, nil) }
    let way = name.direction ?? (direction == 0 ? .north : .south)
    let run = Self.runKey(origin: name.origin, route: routes[Int(tripRoutes[trip])], direction: way)
    return (id, start > bytes.startIndex ? FNV.folded(bytes[start...]) : nil, run)
  }

  /// Ascending, without the keys that have several headsigns.
  private static func agreed(_ pairs: inout [(key: UInt64, headsign: UInt32)]) -> ([UInt64], [UInt32]) {
    pairs.sort { $0.key < $1.key }
    var keys: [UInt64] = []
    var values: [UInt32] = []
    var place = 0
    while place < pairs.count {
      var end = place + 1
      var isAgreed = true
      while end < pairs.count, pairs[end].key == pairs[place].key {
        isAgreed = isAgreed && pairs[end].headsign == pairs[place].headsign
        end += 1
      }
      if isAgreed {
        keys.append(pairs[place].key)
        values.append(pairs[place].headsign)
      }
      place = end
    }
    return (keys, values)
  }
}

import Departures
import Kernel

/// The static set as the plain rules of GTFS-Realtime ask it: which trip has that id, which stop, and when it calls. Made once
/// a set; New York's has none, its feeds have rules of their own.
final class StaticCalls: Sendable {
  let index: TimetableIndex
  /// Each stop's place in `index.stopIDs`, by `TextKey`.
  let stopByKey: KeyTable
  /// The keys of all stops' ids.
  let stopKeys: [UInt64]
  /// Hashes of all stops' ids, for `SpokenCalls`.
  let stopHashes: [UInt64]
  /// Trips with frequencies, by the hash of their id: the index joins none of them.
  private let frequent: [UInt64: Int]

  init?(_ timetable: Timetable) {
    guard let index = timetable.index, !index.stopRoots.isEmpty else { return nil }
    self.index = index
    var stopByKey = KeyTable(capacity: index.stopIDs.count)
    stopKeys = index.stopIDs.map { TextKey.of($0) }
    for (place, key) in stopKeys.enumerated() { stopByKey.add(key, UInt32(truncatingIfNeeded: place)) }
    self.stopByKey = stopByKey
    stopHashes = index.stopIDs.map { FNV.folded($0.utf8) }
    frequent = Dictionary(
      index.frequencyTrips.map { (FNV.folded(index.idBytes(Int($0))), Int($0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The trip with that very id.
  func trip(named name: some BidirectionalCollection<UInt8>) -> Int? {
    let key = FNV.folded(name)
    if let trip = frequent[key], index.idBytes(trip).elementsEqual(name) { return trip }
    let found = index.joined(key).first { index.idBytes(Int(index.joinTrips[$0])).elementsEqual(name) }
    return found.map { Int(index.joinTrips[$0]) }
  }

  /// The station over a stop.
  func root(_ stop: UInt32) -> UInt32 { index.stopRoots[Int(stop)] }

  /// Seconds from a trip's first time to the call at that place of its timing; nil where it has no time.
  func seconds(_ place: Int) -> Int64? {
    let seconds = index.timingSeconds[place]
    return seconds == TimetableIndex.noTime ? nil : Int64(seconds >> 1)
  }

  /// Whether somebody may board there: a call without is no departure.
  func boards(_ place: Int) -> Bool { index.timingSeconds[place] & 1 == 1 }
}

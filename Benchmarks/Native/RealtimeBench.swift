import CAllocations
package import Departures
import Feeds
import Foundation
import Kernel

/// Realtime feeds from bytes to sorted boards swapped in, and boards read off them.
package enum RealtimeBench {
  /// `data` is the folder that holds `transit/`; without recordings there are no figures.
  package static func run(data: String, network: Network) -> [Figure] {
    let folder = data + "/transit/rt-nyct"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".pb") }
    let recordings = names.sorted().map { Recording(folder: folder, name: $0) }
    if recordings.isEmpty { return [] }
    let boards = LiveBoards(
      feeds: recordings.map { RealtimeFeed(name: $0.name, url: "") }, network: network)
    let stopTimes = recordings.reduce(0) { $0 + $1.stopTimes }
    var figures = [
      median("realtime: \(recordings.count) feeds, bytes to columns", recordings) {
        _ = try FeedScanner.scan($0.bytes)
      },
      median("realtime: \(recordings.count) feeds, bytes to boards swapped in", recordings) {
        try boards.accept($0.bytes, from: $0.name, at: Instant(seconds: $0.timestamp))
      },
    ]
    figures.append(
      Figure("realtime: allocations per stop time", Double(allocations(recordings, boards)) / Double(stopTimes), ""))
    figures += reading(data + "/transit/rt-nyct-aligned", network)
    return figures
  }

  /// The sum over all recordings of the median of 60 runs; each run's header is a second younger, as on the wire.
  static func median(_ name: String, _ recordings: [Recording], _ body: (Recording) throws -> Void) -> Figure {
    let clock = ContinuousClock()
    var total = 0.0
    for recording in recordings {
      var times: [Double] = []
      for _ in 0..<60 {
        recording.age()
        let took = try? clock.measure { try body(recording) }
        times.append(Double(took?.components.attoseconds ?? 0) / 1e15)
      }
      total += times.sorted()[times.count / 2]
    }
    return Figure(name, total, "ms")
  }

  /// What more entities cost: the difference between a feed and the same feed twice over, so that what is allocated once
  /// a feed doesn't count.
  private static func allocations(_ recordings: [Recording], _ boards: LiveBoards) -> Int {
    var extra = 0
    for recording in recordings {
      recording.age()
      let single = recording.bytes
      let once = allocations { _ = try? boards.accept(single, from: recording.name, at: recording.now) }
      recording.age()
      let double = recording.bytes + recording.bytes
      let twice = allocations { _ = try? boards.accept(double, from: recording.name, at: recording.now) }
      extra += max(0, twice - once)
    }
    return extra
  }

  private static func allocations(_ body: () -> Void) -> Int {
    let before = allocation_count()
    body()
    return allocation_count() - before
  }

  /// The mean over all stations, from feeds of one moment.
  private static func reading(_ folder: String, _ network: Network) -> [Figure] {
    let feeds = RealtimeFeed.newYork()
    let now = Instant(seconds: 1_759_414_800)
    let live = LiveBoards(feeds: feeds, network: network)
    for feed in feeds {
      let group = feed.name.split(separator: "-").dropFirst().first.map(String.init) ?? "1234567s.2"
      let bytes = FileManager.default.contents(atPath: "\(folder)/nyct_gtfs-\(group).pb").map { [UInt8]($0) } ?? []
      _ = try? live.accept(bytes, from: feed.name, at: now)
    }
    let stations = live.source.network().stations.map(\.id)
    let boards = live.source.boards()
    var filter = Boards.Filter()
    filter.includesTimetable = false
    let all = Figure.median("") { for station in stations { _ = boards.board(station, filter, now) } }
    return [Figure("realtime: one station's board read", all.value * 1000 / Double(max(1, stations.count)), "µs")]
  }
}

/// A recording whose header can be made a second younger without a decoder.
final class Recording {
  let name: String
  var bytes: [UInt8]
  private(set) var timestamp: Int64
  private var place: Int?
  let stopTimes: Int

  var now: Instant { Instant(seconds: timestamp) }

  init(folder: String, name: String) {
    self.name = name
    bytes = FileManager.default.contents(atPath: folder + "/" + name).map { [UInt8]($0) } ?? []
    let columns = try? FeedScanner.scan(bytes)
    timestamp = columns?.header.timestamp ?? 0
    stopTimes = columns?.stopTimes.count ?? 0
    let written = Recording.varint(timestamp)
    place = (0..<min(40, max(0, bytes.count - written.count))).first {
      Array(bytes[$0..<($0 + written.count)]) == written
    }
  }

  func age() {
    guard let place else { return }
    timestamp += 1
    let written = Recording.varint(timestamp)
    bytes.replaceSubrange(place..<(place + written.count), with: written)
  }

  private static func varint(_ value: Int64) -> [UInt8] {
    var rest = UInt64(value)
    var written: [UInt8] = []
    while rest >= 0x80 {
      written.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return written + [UInt8(rest)]
  }
}

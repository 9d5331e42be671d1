import Departures
import Feeds
import Foundation
import Kernel

/// A feed of plain GTFS-Realtime beside its own timetable, from bytes to sorted boards swapped in.
package enum PlainBench {
  /// `folder` holds an agency's `set.zip` and `feed.pb`; without them there are no figures.
  package static func run(folder: String) -> [Figure] {
    let data = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: data) }
    guard FileManager.default.fileExists(atPath: folder + "/feed.pb"),
      (try? StaticImport.run(zip: folder + "/set.zip", into: data, today: Day(number: 0))) != nil,
      let loaded = try? StaticImport.load(from: data), let network = loaded.network
    else { return [] }
    let feed = Recording(folder: folder, name: "feed.pb")
    let boards = LiveBoards(
      feeds: [RealtimeFeed(name: feed.name, url: "")], network: network, timetable: loaded.timetable)
    let size = "a plain feed of \(feed.bytes.count / 1000) KB, \(feed.stopTimes) stop times"
    return [
      RealtimeBench.median("realtime: \(size), bytes to columns", [feed]) { _ = try FeedScanner.scan($0.bytes) },
      RealtimeBench.median("realtime: \(size), bytes to boards swapped in", [feed]) {
        try boards.accept($0.bytes, from: $0.name, at: $0.now)
      },
    ]
  }
}

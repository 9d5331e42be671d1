import Feeds
import Foundation
import Kernel
import Wire

/// Realtime feeds as they go out, joined to the agency's static set: each recording by itself at its own time, summed.
package enum OutgoingBench {
  /// `data` is the folder that holds `transit/`; without recordings there are no figures.
  package static func run(data: String) -> [Figure] {
    let folder = data + "/transit/rt-nyct"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".pb") }
    let recordings = names.sorted().compactMap { name -> (now: Instant, columns: FeedColumns)? in
      guard let bytes = read(folder + "/" + name), let columns = try? FeedScanner.scan(bytes) else { return nil }
      return (Instant(seconds: columns.header.timestamp), columns)
    }
    if recordings.isEmpty { return [] }
    let timetable = timetable(data + "/transit/static/nyc-subway-2025-09/", recordings.map(\.columns)) ?? .none
    var figures: [Figure] = []
    for (feed, words) in [(OutgoingFeed.tripUpdates, "trip updates"), (.vehiclePositions, "vehicle positions")] {
      var (took, size) = (0.0, 0)
      for recording in recordings {
        let live = LiveBoards(
          feeds: [RealtimeFeed(name: "f", url: "")], network: BuiltIn.newYork, timetable: timetable)
        _ = try? live.accept(recording.columns.bytes, from: "f", at: recording.now)
        let set = live.source.outgoing()
        took += Figure.median("") { _ = set.bytes(of: feed, AlertReading(), at: recording.now) }.value
        size += set.bytes(of: feed, AlertReading(), at: recording.now).count
      }
      figures.append(Figure("realtime: \(recordings.count) feeds out, \(words)", took, "ms"))
      figures.append(Figure("realtime: \(recordings.count) feeds out, \(words), size", Double(size) / 1000, "KB"))
    }
    return figures
  }

  /// The set lies there without stop times; those of trips that run are made of the recordings, so that most join with their
  /// calls in order, as they do in service.
  private static func timetable(_ folder: String, _ recordings: [FeedColumns]) -> Timetable? {
    var zip = ZipWriter()
    for name in ["agency", "routes", "trips", "stops", "calendar", "calendar_dates"] {
      guard let bytes = read("\(folder)\(name).txt") else { return nil }
      zip.add("\(name).txt", bytes)
    }
    let known = Set(rows(folder + "stops.txt").map { $0[0] })
    let trips = Dictionary(grouping: rows(folder + "trips.txt").map { $0[1] }) { id in
      id.split(separator: "_", maxSplits: 1).last.map(String.init) ?? id
    }
    var text = "trip_id,departure_time,stop_id,stop_sequence\n"
    var told: Set<String> = []
    for feed in recordings {
      for row in 0..<feed.trips.count {
        let id = feed.text(feed.trips.descriptor[row].tripID)
        guard told.insert(id).inserted else { continue }
        let first = Int(feed.trips.firstStop[row])
        let stops = (first..<first + Int(feed.trips.stopCount[row])).map { feed.text(feed.stopTimes.stop[$0]) }
        for trip in trips[id] ?? [] {
          for (place, stop) in stops.enumerated() where known.contains(stop) {
            text += "\(trip),\(10 + place / 60):\(place % 60 < 10 ? "0" : "")\(place % 60):00,\(stop),\(place + 1)\n"
          }
        }
      }
    }
    zip.add("stop_times.txt", text)
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let path = place.appendingPathComponent("set.zip").path
      try Data(zip.bytes).write(to: URL(fileURLWithPath: path))
      _ = try StaticImport.run(zip: path, into: place.path, today: Day(number: 0))
      return try StaticImport.load(from: place.path).timetable
    } catch {
      return nil
    }
  }

  private static func rows(_ path: String) -> [[String]] {
    String(decoding: read(path) ?? [], as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst().map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}

import Departures
import Feeds
import Foundation
import Kernel

/// The static set from zip to index and back, the timetable asked, and search over all of New York.
package enum StaticBench {
  /// `data` is the folder that holds `transit/`; without the set only search and nearby are measured.
  package static func run(data: String) -> [Figure] {
    imported(data + "/transit/static/nyc-subway-2018.zip") + searched()
  }

  private static func imported(_ zip: String) -> [Figure] {
    guard FileManager.default.fileExists(atPath: zip) else { return [] }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard
      let whole = try? Figure.median(
        "static: zip to index on disk", runs: 9,
        { _ = try StaticImport.run(zip: zip, into: folder, today: Day(number: 0)) })
    else { return [] }
    var figures = [whole]
    if let peak = peakMemory() { figures.append(Figure("static: peak memory of the process", peak, "MB")) }
    guard let load = try? Figure.median("static: index read back", { _ = try StaticImport.load(from: folder) }),
      let timetable = try? StaticImport.load(from: folder).timetable
    else { return figures }
    figures.append(load)
    // Monday 2 July 2018, 08:00 in New York, at five large stations.
    let from = Instant(seconds: 1_530_532_800)
    let stops = ["127", "R16", "635", "D17", "A27"]
    let asked = Figure.median("") {
      for stop in stops { _ = timetable.calls(stop, from, from.adding(seconds: 7200), 24) }
    }
    figures.append(Figure("static: 24 calls at a station", asked.value * 1000 / Double(stops.count), "µs"))
    let ids = ["045700_N..S42R", "042800_R..N93X", "060000_7..N"]
    let joined = Figure.median("") { for id in ids { _ = timetable.headsign(id, "N", .south) } }
    figures.append(Figure("static: one destination joined", joined.value * 1000 / Double(ids.count), "µs"))
    return figures
  }

  private static func searched() -> [Figure] {
    let network = BuiltIn.newYork
    let search = StationSearch(network)
    let queries = ["t", "34 st q", "times square 42", "uniom sq", "av", "zzzzzzz"]
    let asked = Figure.median("") { for query in queries { _ = search.stations(matching: query, limit: 20) } }
    let near = Figure.median("") {
      _ = Nearby.stations(of: network, near: Location(latitude: 40.7496, longitude: -73.988), limit: 5)
    }
    let facts = BuiltIn.newYorkFacts
    let read = Figure.median("facts: New York read") { _ = try? Network(facts: facts) }
    return [
      Figure("search: one key over 445 stations", asked.value * 1000 / Double(queries.count), "µs"),
      Figure("search: made ready", Figure.median("") { _ = StationSearch(network) }.value, "ms"),
      Figure("nearby: 5 of 445 stations", near.value * 1000, "µs"), read,
    ]
  }

  /// The most this process has held so far, as Linux counts it.
  private static func peakMemory() -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
  }
}

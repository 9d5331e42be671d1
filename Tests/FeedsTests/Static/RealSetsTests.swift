import Departures
import Feeds
import Foundation
import Kernel
import TestSupport
import Testing

/// Over sets of real agencies, where the folder beside the repository is at hand.
@Suite("Real static sets")
struct RealSetsTests {
  static func imported(_ name: String) throws -> (ImportReport, StaticImport.Loaded) {
    try SmallAgency.inFolder { folder in
      let zip = SharedData.folder + "/transit/static/\(name).zip"
      return (try StaticImport.run(zip: zip, into: folder, today: Day(number: 0)), try StaticImport.load(from: folder))
    }
  }

  @Test(
    "of New York is read whole and leaves the built-in stations in place",
    .enabled(if: SharedData.has("transit/static/nyc-subway-2018.zip"), SharedData.absent))
  func newYork() throws {
    let (report, loaded) = try Self.imported("nyc-subway-2018")
    #expect(report.routes == 22 && report.trips == 15_911 && report.departures == 423_608 && report.skipped.isEmpty)
    #expect(loaded.network == nil)
    // Monday 2 July 2018, 08:00 at Times Sq.
    let from = try #require(Instant(iso8601: "2018-07-02T08:00:00-04:00"))
    let calls = loaded.timetable.calls("R16", from, from.adding(seconds: 1800), 100)
    #expect(calls.count > 20 && Set(calls.map { $0.route }).isSubset(of: ["N", "Q", "R", "W"]))
    #expect(
      calls.allSatisfy { $0.time >= from && !$0.headsign.isEmpty }
        && calls.map { $0.time } == calls.map { $0.time }.sorted())
    #expect(loaded.timetable.headsign("045700_N..S42R", "N", .south) == "Coney Island - Stillwell Av")
  }

  @Test(
    "of other agencies become networks that can be searched",
    .enabled(if: SharedData.has("transit/static/raba.zip"), SharedData.absent),
    arguments: [
      ("raba", "Redding Area Bus Authority", 13, 354), ("caltrain", "Caltrain", 3, 31),
      ("spec-sample", "Demo Transit Authority", 5, 9),
    ])
  func others(name: String, agency: String, lines: Int, stations: Int) throws {
    let (report, loaded) = try Self.imported(name)
    let network = try #require(loaded.network)
    #expect(network.agency == agency && network.lines.count == lines && network.stations.count == stations)
    #expect(report.skipped.isEmpty && network.zone.name == "America/Los_Angeles")
    #expect(try Network(facts: Array(network.facts.utf8)) == network)
    #expect(network.stations.allSatisfy { !$0.lines.isEmpty && $0.location.isOnEarth })
    let first = try #require(network.stations.first)
    #expect(StationSearch(network).stations(matching: first.name, limit: 3).contains(first))
  }

  @Test(
    "of Caltrain run from one end to the other",
    .enabled(if: SharedData.has("transit/static/caltrain.zip"), SharedData.absent))
  func caltrain() throws {
    let network = try #require(try Self.imported("caltrain").1.network)
    let stops = try #require(network.line("ct_local")).stops
    #expect(stops.first == "San Francisco Caltrain" || stops.last == "San Francisco Caltrain")
  }

  @Test(
    "have a map by their shapes that a phone can fetch, with every stop of a line on its street",
    .enabled(if: SharedData.has("transit/static/raba.zip"), SharedData.absent),
    arguments: [("raba", 13, 40.0, 20_000), ("caltrain", 3, 70.0, 2_000)])
  func shapes(name: String, lines: Int, farthest: Double, bytes: Int) throws {
    try SmallAgency.inFolder { folder in
      let zip = SharedData.folder + "/transit/static/\(name).zip"
      _ = try StaticImport.run(zip: zip, into: folder, today: Day(number: 0))
      let report = try #require(try MapImport.run(zip: zip, into: folder))
      #expect(report.shaped == lines && report.lines == lines && report.skipped.isEmpty && report.fault == nil)
      let loaded = try StaticImport.load(from: folder)
      let (network, facts) = (try #require(loaded.network), try #require(loaded.map?.facts()))
      let map = try SystemMap(facts: facts)
      #expect(facts.count < bytes && Array(map.facts.utf8) == facts)
      for line in network.lines {
        let courses = map.tracks.filter { $0.lines.contains(line.id) }.map(\.course)
        for stop in line.stops.compactMap({ network.stop($0) }) {
          let off = courses.map { map.frame.point(stop.location).distance(toCourse: $0) }.min() ?? .infinity
          #expect(off <= farthest, "\(stop.name) of \(line.id)")
        }
      }
    }
  }

  @Test(
    "of New York have the map that comes with the program",
    .enabled(if: SharedData.has("transit/static/nyc-subway-2018.zip"), SharedData.absent))
  func newYorkMap() throws {
    try SmallAgency.inFolder { folder in
      let zip = SharedData.folder + "/transit/static/nyc-subway-2018.zip"
      _ = try StaticImport.run(zip: zip, into: folder, today: Day(number: 0))
      #expect(try MapImport.run(zip: zip, into: folder) == nil)
      #expect(try StaticImport.load(from: folder).map?.version == nil)
    }
  }

  @Test(
    "join to the recordings as often as expected: 75 of 100 by the id's end, 17 by origin, line and direction",
    .enabled(if: SharedData.has("transit/static/nyc-subway-2025-09/trips.txt"), SharedData.absent))
  func joins() throws {
    let folder = "transit/static/nyc-subway-2025-09/"
    var agency = SmallAgency()
    for name in ["agency.txt", "routes.txt", "trips.txt", "calendar.txt", "calendar_dates.txt"] {
      agency.files[name] = String(decoding: SharedData.bytes(folder + name), as: UTF8.self)
    }
    // That set came without stop times: one trip with two calls makes it a set.
    let id = try #require(agency.files["trips.txt"]?.split(separator: "\n")[1].split(separator: ",")[1])
    agency.files["stop_times.txt"] =
      "trip_id,departure_time,stop_id,stop_sequence\n\(id),10:00:00,AS,1\n\(id),10:05:00,BS,2\n"
    let timetable = try agency.imported().loaded.timetable
    var trips: [String: (route: String, direction: Direction)] = [:]
    for row in try SharedData.gunzipped("transit/golden/stop_time_updates.tsv.gz").split(separator: "\n").dropFirst() {
      let fields = row.split(separator: "\t", maxSplits: 6, omittingEmptySubsequences: false)
      trips[fields[0] + "\t" + fields[1]] = (String(fields[2]), fields[5] == "S" ? .south : .north)
    }
    var exact = 0
    var joined = 0
    for (key, trip) in trips {
      let id = String(key.split(separator: "\t")[1])
      // A direction and line that no trip has leave only the exact way.
      if timetable.headsign(id, "no line", trip.direction) != nil { exact += 1 }
      if timetable.headsign(id, trip.route, trip.direction) != nil { joined += 1 }
    }
    let whole = Double(trips.count)
    #expect(abs(Double(exact) / whole - 0.75) < 0.02)
    #expect(abs(Double(joined - exact) / whole - 0.17) < 0.03)
  }
}

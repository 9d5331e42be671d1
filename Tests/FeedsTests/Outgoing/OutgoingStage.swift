import Departures
import Foundation
import Kernel
import TestSupport
import Testing

@testable import Feeds

/// What goes out over one or more feeds, beside the static set that a consumer would hold it against.
struct OutgoingStage: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var now: Instant
  var set: PlainSet
  var live: LiveBoards
  var updates: PlainFeed
  var vehicles: PlainFeed

  init(_ name: String, _ live: LiveBoards, _ set: PlainSet, at now: Instant) throws {
    testDescription = name
    self.now = now
    self.set = set
    self.live = live
    let outgoing = live.source.outgoing()
    updates = try PlainFeed(outgoing.bytes(of: .tripUpdates, AlertReading(), at: now))
    vehicles = try PlainFeed(outgoing.bytes(of: .vehiclePositions, AlertReading(), at: now))
  }

  /// Each recording by itself at its own time, and those of one moment together: over the built-in stations alone, and, where
  /// the agency's recordings are at hand, with its static set.
  static let all: [OutgoingStage] = {
    var all: [OutgoingStage] = []
    let simulated = ["g", "jz", "l", "si"].compactMap { group in
      (try? Recordings.bytes("feed-\(group).pb")).map { (group, $0) }
    }
    if let stage = try? stage("the simulator's, together", simulated, builtIn, .none) { all.append(stage) }
    guard let real = realSet else { return all }
    for name in SharedData.names("transit/rt-nyct", ending: ".pb") {
      let feed = [(group(name), SharedData.bytes("transit/rt-nyct/" + name))]
      if let stage = try? stage(name, feed, real.set, real.timetable) { all.append(stage) }
    }
    if let stage = try? stage("all together", aligned, real.set, real.timetable) { all.append(stage) }
    if let stage = try? stage("all together, without a set", aligned, builtIn, .none) { all.append(stage) }
    return all
  }()

  static let aligned = SharedData.names("transit/rt-nyct-aligned", ending: ".pb").map {
    (group($0), SharedData.bytes("transit/rt-nyct-aligned/" + $0))
  }

  private static func group(_ name: String) -> String {
    name.dropFirst("nyct_gtfs-".count).split(separator: ".").first.map(String.init) ?? ""
  }

  /// `feeds` by the part of their name that tells them apart. The clock stands a second after the latest of them.
  static func stage(
    _ name: String, _ feeds: [(group: String, bytes: [UInt8])], _ set: PlainSet, _ timetable: Timetable
  ) throws -> OutgoingStage {
    let now = try feeds.map { try FeedScanner.scan($0.bytes).header.timestamp }.max() ?? 0
    let live = LiveBoards(
      feeds: feeds.map { RealtimeFeed(name: $0.group, url: "") }, network: BuiltIn.newYork, timetable: timetable)
    let clock = Instant(seconds: now + 1)
    for feed in feeds { try live.accept(feed.bytes, from: feed.group, at: clock) }
    return try OutgoingStage(name, live, set, at: clock)
  }

  /// Before an import the built-in stations and lines are the set.
  static let builtIn: PlainSet = {
    var set = PlainSet([:])
    set.routes = Set(BuiltIn.newYork.lines.map(\.id))
    for stop in BuiltIn.newYork.stations.flatMap(\.stops) {
      set.stops[stop.id] = "1"
      for side in ["N", "S"] { set.stops[stop.id + side] = "" }
    }
    return set
  }()
}

extension OutgoingStage {
  /// The agency's set of September 2025. It lies there without stop times: those of trips that the recordings have by their
  /// whole ends are made of the recordings, every fifth of them on another way than the train takes.
  static let realSet = realSet { stopTimes($0) }

  /// The same with these stop times.
  static func realSet(_ stopTimes: (PlainSet) -> String) -> (set: PlainSet, timetable: Timetable)? {
    let folder = "transit/static/nyc-subway-2025-09/"
    guard SharedData.has(folder + "trips.txt") else { return nil }
    var agency = SmallAgency()
    for name in ["agency", "routes", "trips", "stops", "calendar", "calendar_dates"] {
      agency.files[name + ".txt"] = String(decoding: SharedData.bytes("\(folder)\(name).txt"), as: UTF8.self)
    }
    let set = PlainSet(agency.files)
    agency.files["stop_times.txt"] = stopTimes(set)
    guard let loaded = try? agency.imported().loaded else { return nil }
    return (PlainSet(agency.files), loaded.timetable)
  }

  private static func stopTimes(_ set: PlainSet) -> String {
    var byEnd: [Substring: [String]] = [:]
    for trip in set.routeOfTrip.keys.sorted() {
      if let mark = trip.firstIndex(of: "_") { byEnd[trip[trip.index(after: mark)...], default: []].append(trip) }
    }
    var text = "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
    var told: Set<Substring> = []
    for (_, bytes) in aligned {
      guard let columns = try? FeedScanner.scan(bytes) else { continue }
      for row in 0..<columns.trips.count {
        let id = Substring(columns.text(columns.trips.descriptor[row].tripID))
        let first = Int(columns.trips.firstStop[row])
        var stops = (first..<(first + Int(columns.trips.stopCount[row])))
          .map { columns.text(columns.stopTimes.stop[$0]) }.filter { set.stops[$0] == "" }
        guard let trips = byEnd[id], stops.count > 2, told.insert(id).inserted else { continue }
        if told.count % 5 == 0 { stops.swapAt(0, 2) }
        for trip in trips {
          for (place, stop) in stops.enumerated() {
            let time = "1\(place / 60 % 10):\(place % 60 < 10 ? "0" : "")\(place % 60):00"
            text += "\(trip),\(time),\(time),\(stop),\(place * 3 + 5)\n"
          }
        }
      }
    }
    return text
  }
}

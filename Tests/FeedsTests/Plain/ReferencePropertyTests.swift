import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

/// One trip's calls by the reference, read slowly: for each the last update at or before it.
private struct SlowReading {
  struct Update {
    var relationship: Int64?
    var delay: Int64?
    var time: Int64?
  }

  var due: [Int64]
  var whole: Int64?
  var updates: [Int: Update]

  /// When the call is on its board and whether that is live; nil where it isn't on it.
  func row(_ call: Int) -> (time: Int64, isLive: Bool)? {
    // What is skipped to the end is where it does not go; nothing departs from the last stop that is left.
    if (call + 1..<due.count).allSatisfy({ updates[$0]?.relationship == 1 }) { return nil }
    if updates[call]?.relationship == 1 { return nil }
    for place in (0...call).reversed() {
      guard let update = updates[place], update.relationship != 1 else { continue }
      if update.relationship == 2 { return (due[call], false) }
      if let time = update.time { return (due[call] + time - due[place], true) }
      if let delay = update.delay { return (due[call] + delay, true) }
    }
    if let whole { return (due[call] + whole, true) }
    if let first = updates.keys.min(), first > call, let update = updates[first],
      let told = update.time ?? update.delay.map({ due[first] + $0 }), due[call] > told
    {
      return nil
    }
    return (due[call], false)
  }
}

@Suite("The reference read twice")
struct ReferencePropertyTests {
  @Test(
    "boards of a random feed are what a slow reading of the reference makes of it", arguments: [UInt64(7), 41, 2026])
  func property(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let stops = 8
    var agency = PlainStage.agency
    agency.files["stops.txt"] =
      "stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n"
      + (0..<stops).map { "A\($0),A\($0),51.\($0),0,1,\na\($0),A\($0),51.\($0),0,0,A\($0)\n" }.joined()
    agency.files["frequencies.txt"] = nil
    agency.files["trips.txt"] = "route_id,service_id,trip_id,direction_id\n"
    agency.files["stop_times.txt"] = "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
    var dues: [[Int64]] = []
    for trip in 0..<30 {
      agency.files["trips.txt"]? += "SS,W,t\(trip),\(trip % 2)\n"
      var due = Int64.random(in: 1200...2399, using: &random)
      dues.append([])
      for stop in 0..<stops {
        let clock = "1\(0):\(20 + due / 60):\(due % 60 < 10 ? "0" : "")\(due % 60)"
        agency.files["stop_times.txt"]? += "t\(trip),\(clock),\(clock),a\(stop),\(stop * 3 + 2)\n"
        dues[trip].append(due)
        due += Int64.random(in: 1...150, using: &random)
        due = min(due, 2399)
      }
    }
    let loaded = try agency.imported().loaded
    for _ in 0..<25 {
      var slow: [SlowReading] = []
      let stage = try PlainStage(loaded) { feed in
        for trip in dues.indices {
          var reading = SlowReading(due: dues[trip], updates: [:])
          if Bool.random(using: &random) { reading.whole = Int64.random(in: -90...300, using: &random) }
          for stop in 0..<stops where Int.random(in: 0..<3, using: &random) == 0 {
            reading.updates[stop] = Self.update(dues[trip][stop], &random)
          }
          slow.append(reading)
          feed.train(
            .plain("t\(trip)", delay: reading.whole),
            reading.updates.sorted { $0.key < $1.key }.map { Self.call($0.key, $0.value, &random) })
        }
      }
      for stop in 0..<stops {
        var expected: Set<String> = []
        for (trip, reading) in slow.enumerated() where stop < stops - 1 {
          guard let row = reading.row(stop) else { continue }
          expected.insert("\(trip % 2) t\(trip) \(soon(row.time)) \(row.isLive ? "live" : "scheduled")")
        }
        let board = stage.live.source.boards().board("A\(stop)", Boards.Filter(limit: 1000), Stage.now)
        let shown = (board?.directions ?? []).flatMap { heading in
          heading.departures.map {
            "\(heading.direction == .north ? 0 : 1) \($0.tripID) \($0.time.seconds) \($0.state)"
          }
        }
        let difference = Set(shown).symmetricDifference(expected).sorted()
        #expect(difference.isEmpty && shown.count == expected.count, "seed \(seed), stop \(stop): \(difference)")
      }
    }
  }

  private static func update(_ due: Int64, _ random: inout SeededRandom) -> SlowReading.Update {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: SlowReading.Update(relationship: 1)
    case 1: SlowReading.Update(relationship: 2)
    case 2: SlowReading.Update(time: due + Int64.random(in: -60...400, using: &random))
    case 3: SlowReading.Update(delay: Int64.random(in: -60...400, using: &random))
    default: SlowReading.Update()
    }
  }

  private static func call(
    _ stop: Int, _ update: SlowReading.Update, _ random: inout SeededRandom
  ) -> FeedWriter.Call {
    let isNumbered = Bool.random(using: &random)
    return FeedWriter.Call(
      isNumbered ? "" : "a\(stop)", sequence: isNumbered ? Int64(stop * 3 + 2) : nil,
      departure: update.time.map { soon($0) }, delay: update.delay, relationship: update.relationship)
  }

  @Test("nothing that a feed says of an agency's trips traps, and no board has a trip twice")
  func hostile() throws {
    let ids = ["out", "back", "exact", "headway", "", "x"]
    // Of these two a start is no other run, nor is a date that is none.
    let single: Set<String> = ["out", "back"]
    let stops = ["p1", "q1", "r1", "S", "P", "Q", "", "nowhere", "q-9000-north"]
    let numbers: [Int64] = [0, 1, 4, 9, -1, .max, .min, 2_147_483_647, -2_147_483_648, soon(60), soon(900)]
    var random = SeededRandom(seed: 88)
    func pick(_ random: inout SeededRandom) -> Int64? {
      Bool.random(using: &random) ? numbers.randomElement(using: &random) : nil
    }
    for _ in 0..<400 {
      let stage = try PlainStage { feed in
        for _ in 0..<12 {
          let start = ["10:20:00", "99:99:99", "168:00:00", ":", nil].randomElement(using: &random) ?? nil
          let date = ["20251002", "99999999", nil].randomElement(using: &random) ?? nil
          let calls = (0..<Int.random(in: 0...6, using: &random)).map { _ in
            FeedWriter.Call(
              stops.randomElement(using: &random) ?? "", sequence: pick(&random), arrival: pick(&random),
              departure: pick(&random), delay: pick(&random), relationship: Int64.random(in: 0...4, using: &random))
          }
          feed.train(
            .plain(
              ids.randomElement(using: &random) ?? "", side: pick(&random), startDate: date, startTime: start,
              relationship: [0, 2, 3, 4, 5, 7, 9].randomElement(using: &random), delay: pick(&random)),
            seen: pick(&random), at: pick(&random), calls)
        }
      }
      for station in ["P", "Q", "R", "S"] {
        let board = stage.live.source.boards().board(station, Boards.Filter(), Stage.now)
        for heading in board?.directions ?? [] {
          let rows = heading.departures.filter { single.contains($0.tripID) }.map { "\($0.tripID) \($0.stop)" }
          #expect(Set(rows).count == rows.count)
        }
      }
      for id in ids { _ = stage.live.source.boards().trip(id, Stage.now) }
      _ = stage.live.source.outgoing().bytes(of: .tripUpdates, AlertReading(), at: Stage.now)
      _ = stage.live.source.outgoing().bytes(of: .vehiclePositions, AlertReading(), at: Stage.now)
    }
  }
}

import Kernel
import TestSupport
import Testing

@testable import Feeds

/// Whatever comes in, what goes out keeps the rules that need no static set.
@Suite("What goes out of damaged feeds")
struct OutgoingFuzzTests {
  /// The rule that the feeds break, if one.
  private func fault(_ stage: OutgoingStage) -> String? {
    for feed in [stage.updates, stage.vehicles] where Set(feed.ids).count != feed.ids.count { return "entity ids" }
    let vehicles = stage.vehicles.vehicles.compactMap(\.id)
    if Set(vehicles).count != vehicles.count { return "E052" }
    if stage.vehicles.vehicles.contains(where: { ($0.timestamp ?? 0) > stage.now.seconds }) { return "E012" }
    for update in stage.updates.updates {
      if update.calls.isEmpty { return "E041" }
      if (update.timestamp ?? 0) > stage.now.seconds { return "E012" }
      if update.trip.id?.isEmpty ?? true { return "W006" }
      if update.vehicle?.isEmpty == true { return "W002" }
      if update.trip.startDate?.wholeMatch(of: /\d{8}/) == nil { return "E021" }
      if let time = update.trip.startTime, time.wholeMatch(of: /\d?\d:[0-5]\d:[0-5]\d/) == nil { return "E020" }
      if let route = update.trip.route, !stage.set.routes.contains(route) { return "E004" }
      var (last, stop): (Int64, String?) = (0, nil)
      for call in update.calls {
        if stage.set.stops[call.stop ?? ""] != "" { return "E011" }
        if call.stop == stop { return "E037" }
        if let arrival = call.arrival, let departure = call.departure, departure < arrival { return "E025" }
        let times = [call.arrival, call.departure].compactMap { $0 }
        if times.isEmpty { return "E043" }
        if times.contains(where: { $0 <= last }) { return "E022" }
        (last, stop) = (times.max() ?? last, call.stop)
      }
    }
    return nil
  }

  @Test("of which bytes were changed", arguments: [UInt64(1), 2, 3])
  func bytes(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let whole = try Recordings.bytes("feed-si.pb") + []
    var written = 0
    for _ in 0..<60 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        bytes[Int.random(in: 60..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let stage = try? OutgoingStage.stage("", [("si", bytes)], OutgoingStage.builtIn, .none) else { continue }
      written += 1
      #expect(fault(stage) == nil)
    }
    #expect(written > 10)
  }

  @Test("of which trips, stops, times and names were drawn by lot", arguments: [UInt64(4), 5, 6])
  func lots(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let stops = ["127N", "127S", "R16N", "R16S", "142S", "M16N", "M16S", "A39N", "127", "", "x"]
    for _ in 0..<150 {
      var writer = FeedWriter(at: soon(Int64.random(in: -100...100, using: &random)))
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let id = [
          "062100_Q..S04R", "06\(Int.random(in: 0...9, using: &random))000_M..N", "-00100_1..N", "?", "", "\u{E9}_Q",
        ]
        let trip = FeedWriter.Trip(
          id.randomElement(using: &random) ?? "",
          route: ["Q", "M", "1", "SS", "none", ""].randomElement(using: &random) ?? "",
          direction: Int64.random(in: 0...5, using: &random), isAssigned: Bool.random(using: &random),
          startDate: ["20251002", "20251003", "x", nil].randomElement(using: &random) ?? nil,
          relationship: [nil, 0, 1, 3, 7].randomElement(using: &random) ?? nil, isNewYork: Bool.random(using: &random),
          train: ["a", "b", "", nil].randomElement(using: &random) ?? nil)
        let calls = (0..<Int.random(in: 0...8, using: &random)).map { place in
          let time = soon(Int64(place) * 90 + Int64.random(in: -200...400, using: &random))
          return FeedWriter.Call(
            stops.randomElement(using: &random) ?? "",
            arrival: Bool.random(using: &random) ? time + Int64.random(in: -60...60, using: &random) : nil,
            departure: Bool.random(using: &random) ? time : nil,
            relationship: [nil, 0, 0, 1, 2].randomElement(using: &random) ?? nil)
        }
        let seen = Bool.random(using: &random) ? soon(Int64.random(in: -2000...2000, using: &random)) : nil
        writer.train(trip, seen: seen, calls)
      }
      let stage = try OutgoingStage.stage("", [("f", writer.bytes)], OutgoingStage.builtIn, .none)
      #expect(fault(stage) == nil)
    }
  }
}

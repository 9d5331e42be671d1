import Feeds
import Kernel
import TestSupport
import Testing
import Wire

/// Without recordings: a corpus of our own, cut at every length and damaged at random.
struct FeedFuzzTests {
  static let corpus: [[UInt8]] = {
    var small = FeedWriter(at: 1000)
    small.train(
      .init("055100_N..S70X011", route: "N", direction: 3), seen: 990,
      [.init("R16S", arrival: 1100, departure: 1130, track: "2"), .init("R17S", departure: 1200, relationship: 1)])
    var empty = FeedWriter(at: 1000)
    empty.train(.init("", route: "", startDate: nil), [])
    var groups = FeedWriter(at: 1000)
    groups.entity { entity in
      entity.varint(9 << 3 | 3)
      entity.integer(1, 5)
      entity.varint(9 << 3 | 4)
    }
    return [small.bytes, empty.bytes, groups.bytes]
  }()

  @Test("cut at every length a feed is refused or read, and never traps", arguments: corpus)
  func truncation(bytes: [UInt8]) {
    for length in 0..<bytes.count {
      if let feed = try? FeedScanner.scan(Array(bytes[..<length])) { feed.readEverything() }
    }
  }

  @Test("damaged at random a feed is refused or read, and never traps", arguments: corpus)
  func flips(bytes: [UInt8]) {
    var random = SeededRandom(seed: UInt64(bytes.count))
    for round in 0..<4000 {
      var damaged = bytes
      for _ in 0...(round % 5) {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if let feed = try? FeedScanner.scan(damaged) { feed.readEverything() }
    }
  }
}

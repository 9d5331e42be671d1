import Kernel
import TestSupport
import Testing

@Suite("Instants")
struct InstantTests {
  @Test(
    "ISO 8601 with an offset is read",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2025-10-02T10:20:00-04:00", 1_759_414_800_000),
      ("2025-10-02t14:20:00z", 1_759_414_800_000),
      ("2025-10-02 14:20:00+00:00", 1_759_414_800_000), ("2025-10-02T14:20:00.5Z", 1_759_414_800_500),
      ("2025-10-02T14:20:00,123999Z", 1_759_414_800_123),
      ("2025-10-02T14:20:00.05Z", 1_759_414_800_050), ("2025-10-02T20:05:00+0545", 1_759_414_800_000),
      ("2025-10-02T10:20:00-04", 1_759_414_800_000),
      ("2025-10-02T14:20:00-00:00", 1_759_414_800_000), ("1969-12-31T23:59:59.999Z", -1),
      ("2016-12-31T23:59:60Z", 1_483_228_800_000),
      ("2024-02-29T00:00:00+14:00", 1_709_114_400_000), ("0000-01-01T00:00:00Z", -62_167_219_200_000),
      ("9999-12-31T23:59:59Z", 253_402_300_799_000),
    ] as [(String, Int64)])
  func read(text: String, milliseconds: Int64) {
    #expect(Instant(iso8601: text) == Instant(milliseconds: milliseconds))
  }

  @Test(
    "what is not a moment is not read",
    arguments: [
      "", "2025", "2025-10-02", "2025-10-02T10:20:00", "2025-10-02T10:20Z", "2025-10-02T24:00:00Z",
      "2025-10-02T10:60:00Z", "2025-10-02T10:20:61Z",
      "2025-02-29T10:20:00Z", "2025-13-01T10:20:00Z", "2025-1-2T10:20:00Z", "25-10-02T10:20:00Z",
      "2025-10-02T10:20:00.Z", "2025-10-02T10:20:00+24:00",
      "2025-10-02T10:20:00+04:60", "2025-10-02T10:20:00+4", "2025-10-02T10:20:00+04:", "2025-10-02T10:20:00Zx",
      " 2025-10-02T10:20:00Z", "2025-10-02T10:20:00ZZ",
      "２025-10-02T10:20:00Z", "2025-10-02T-1:20:00Z", "+2025-10-02T10:20:00Z", "2025-10-02T10:20:00 Z",
    ])
  func refused(text: String) {
    #expect(Instant(iso8601: text) == nil)
  }

  @Test(
    "an instant prints with the zone's offset, whole seconds",
    arguments: [
      (1_759_414_800_999, Zone(name: "New York", firstOffset: -14_400), "2025-10-02T10:20:00-04:00"),
      (1_759_414_800_000, .utc, "2025-10-02T14:20:00Z"),
      (1_759_414_800_000, Zone(name: "Kathmandu", firstOffset: 20_700), "2025-10-02T20:05:00+05:45"),
      (-1, .utc, "1969-12-31T23:59:59Z"),
      (
        0, Zone(name: "London", firstOffset: 3600, transitions: [.init(since: Instant(milliseconds: 0), offset: 0)]),
        "1970-01-01T00:00:00+00:00"
      ),
      (-2_717_640_000_000, Zone(name: "New York", firstOffset: -17_762), "1883-11-18T15:04:00-04:56"),
      (-62_167_219_200_000, .utc, "0000-01-01T00:00:00Z"),
      (0, Zone(name: "Paramaribo", firstOffset: -12_600), "1969-12-31T20:30:00-03:30"),
    ] as [(Int64, Zone, String)])
  func printed(milliseconds: Int64, zone: Zone, text: String) {
    #expect(Instant(milliseconds: milliseconds).iso8601(in: zone) == text)
  }

  @Test("what was printed reads back as the same second")
  func roundTrip() {
    var random = SeededRandom(seed: 8601)
    for _ in 0..<5000 {
      let instant = Instant(seconds: Int64.random(in: -62_000_000_000...253_000_000_000, using: &random))
      let zone = Zone(name: "x", firstOffset: Int.random(in: -95...95, using: &random) * 900)
      if Instant(iso8601: instant.iso8601(in: zone)) != instant { Issue.record("\(instant.iso8601(in: zone))") }
    }
  }

  @Test("random and cut off texts never trap")
  func fuzz() {
    var random = SeededRandom(seed: 3339)
    let good = Array("2025-10-02T10:20:00.123456-04:00".utf8)
    for length in 0..<good.count - 6 {
      #expect(Instant(iso8601: String(decoding: good[..<length], as: UTF8.self)) == nil)
    }
    for _ in 0..<5000 {
      var bytes = good
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 32...255, using: &random)
      bytes.swapAt(Int.random(in: 0..<bytes.count, using: &random), Int.random(in: 0..<bytes.count, using: &random))
      _ = Instant(iso8601: String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("arithmetic is held at the edges and rounds down")
  func edges() {
    #expect(Instant(milliseconds: -1).seconds == -1 && Instant(milliseconds: 1999).seconds == 1)
    #expect(
      Instant(seconds: .max) == Instant(milliseconds: .max) && Instant(seconds: .min) == Instant(milliseconds: .min))
    #expect(Instant(milliseconds: .max).adding(seconds: 1) == Instant(milliseconds: .max))
    #expect(Instant(milliseconds: .min).adding(seconds: -1) == Instant(milliseconds: .min))
    #expect(Instant(milliseconds: .max).seconds(since: Instant(milliseconds: .min)) > 0)
    #expect(Instant(milliseconds: .min).seconds(since: Instant(milliseconds: .max)) < 0)
    #expect(Instant(milliseconds: 1500).seconds(since: Instant(milliseconds: 2000)) == -1)
    for edge in [Int64.min, .max] {
      let local = Zone(name: "x", firstOffset: 3600).local(Instant(milliseconds: edge))
      #expect((0..<86_400).contains(local.second))
      #expect(!Instant(milliseconds: edge).iso8601(in: .utc).isEmpty)
    }
  }
}

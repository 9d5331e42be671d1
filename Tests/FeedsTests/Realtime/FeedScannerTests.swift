import Feeds
import Kernel
import TestSupport
import Testing
import Wire

struct FeedScannerTests {
  @Test("a feed's trips, stop times and vehicles stand in columns in the order sent")
  func columns() throws {
    var writer = FeedWriter(at: 1_759_414_800)
    writer.train(
      .init("110150_1..S03R", route: "1", direction: 3), seen: 1_759_414_790,
      [.init("101S", departure: 1_759_414_900, track: "1"), .init("103S", arrival: 1_759_414_960)])
    writer.train(.init("062100_FS.N01R", route: "FS", isAssigned: false), [.init("S01N", arrival: 5, departure: 6)])
    let feed = try FeedScanner.scan(writer.bytes)
    #expect(feed.header.timestamp == 1_759_414_800)
    #expect(feed.entities == 3 && feed.malformed == 0)
    #expect(feed.trips.count == 2 && feed.stopTimes.count == 3 && feed.vehicles.count == 1)
    #expect((0..<3).map { feed.text(feed.stopTimes.stop[$0]) } == ["101S", "103S", "S01N"])
    #expect((0..<3).map { feed.stopTimes.arrival[$0] } == [0, 1_759_414_960, 5])
    #expect((0..<3).map { feed.stopTimes.departure[$0] } == [1_759_414_900, 0, 6])
    #expect((0..<3).map { feed.stopTimes.trip[$0] } == [0, 0, 1])
    #expect(feed.text(feed.stopTimes.actualTrack[0]) == "1")
    #expect(feed.trips.firstStop[1] == 2 && feed.trips.stopCount[1] == 1)
    #expect(feed.vehicles.timestamp[0] == 1_759_414_790)
    let trip = feed.trips.descriptor[0]
    #expect(feed.text(trip.tripID) == "110150_1..S03R" && feed.text(trip.routeID) == "1")
    #expect(trip.isAssigned && trip.compass == 3)
  }

  @Test("an absent direction is north")
  func absentDirection() throws {
    var writer = FeedWriter(at: 9)
    writer.train(.init("1_A..N", route: "A", direction: nil), [])
    #expect(try FeedScanner.scan(writer.bytes).trips.descriptor[0].compass == 1)
  }

  @Test(
    "a name of 160 bytes names a trip or a line; what has a longer one is broken, and its neighbours stay",
    arguments: [("trip", 160, true), ("trip", 161, false), ("line", 160, true), ("line", 161, false)])
  func longNames(kind: String, bytes: Int, isKept: Bool) throws {
    let long = String(repeating: "x", count: bytes)
    var writer = FeedWriter(at: 9)
    writer.train(.init("before", route: "1"), [])
    writer.train(kind == "trip" ? .init(long, route: "1") : .init("long", route: long), [])
    writer.train(.init("behind", route: "1"), [])
    let feed = try FeedScanner.scan(writer.bytes)
    let names = (0..<feed.trips.count).map { feed.text(feed.trips.descriptor[$0].tripID) }
    #expect(names == ["before"] + (isKept ? [kind == "trip" ? long : "long"] : []) + ["behind"])
    #expect((feed.malformed == 0) == isKept)
  }

  @Test(
    "what is no feed is told from a damaged one",
    arguments: [
      ([], .empty),
      (Array("<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code></Error>".utf8), .xml),
      (Array("\u{FEFF}\n <?xml version=\"1.0\"?>".utf8), .xml),
      (Array("{\"message\":\"Missing Authentication Token\"}".utf8), .text),
      (Array("<html><body>502 Bad Gateway</body></html>".utf8), .text),
      ([0x0A, 0x03, 0x0A, 0x01], .malformed(offset: 2)),
      ([0x12, 0x00], .noHeader),
      ([0x0A, 0x05, 0x0A, 0x03, 0x31, 0x2E, 0x30], .noTimestamp),
      ([UInt8](repeating: 0xFF, count: 40), .malformed(offset: 10)),
    ] as [([UInt8], FeedError)])
  func refused(bytes: [UInt8], error: FeedError) {
    #expect(throws: error) { try FeedScanner.scan(bytes) }
    #expect(error.sentence.hasSuffix("."))
  }

  @Test("fields may come in any order, unknown ones and groups are skipped, a repeated field is merged")
  func wireFormat() throws {
    var writer = FeedWriter(at: 100)
    writer.entity { entity in
      entity.message(3) { update in
        update.message(2) { call in
          call.string(4, "L01N")
          call.message(2) { $0.integer(1, -30) }
          call.message(2) { $0.integer(2, 150) }
          call.string(4, "L02N")
        }
        update.varint(77 << 3 | 3)
        update.varint(78 << 3 | 3)
        update.integer(5, 1)
        update.varint(78 << 3 | 4)
        update.varint(77 << 3 | 4)
        update.varint(90 << 3 | 1)
        update.bytes += [1, 2, 3, 4, 5, 6, 7, 8]
        update.varint(91 << 3 | 5)
        update.bytes += [1, 2, 3, 4]
        update.message(1) { $0.string(1, "late") }
      }
      entity.message(3) { $0.message(1) { $0.string(5, "L") } }
      entity.string(200, "unknown")
    }
    let feed = try FeedScanner.scan(writer.bytes)
    #expect(feed.trips.count == 1 && feed.malformed == 0)
    #expect(feed.text(feed.trips.descriptor[0].tripID) == "late")
    #expect(feed.text(feed.trips.descriptor[0].routeID) == "L")
    #expect(feed.text(feed.stopTimes.stop[0]) == "L02N")
    #expect(feed.stopTimes.arrival[0] == 150 && feed.stopTimes.delay[0] == -30)
  }

  @Test("an entity that is broken inside leaves no row behind and is counted; its neighbours stay")
  func brokenEntity() throws {
    var writer = FeedWriter(at: 100)
    writer.train(.init("1_A..N", route: "A"), [.init("A01N", departure: 200)])
    writer.entity { entity in
      entity.message(3) { update in
        update.message(2) { $0.string(4, "A02N") }
        // A stop time that says it is longer than its trip.
        update.bytes += [0x12, 0x7F, 0x00]
      }
    }
    writer.train(.init("2_A..N", route: "A"), [.init("A03N", departure: 300)])
    let feed = try FeedScanner.scan(writer.bytes)
    #expect(feed.entities == 3 && feed.malformed == 1)
    #expect(feed.trips.count == 2 && feed.stopTimes.count == 2)
    #expect(feed.text(feed.stopTimes.stop[1]) == "A03N" && feed.stopTimes.trip[1] == 1)
  }

  @Test("a feed of which most entities are broken is garbage")
  func garbage() {
    var writer = FeedWriter(at: 100)
    for _ in 0..<3 { writer.entity { $0.bytes += [0x07] } }
    #expect(throws: FeedError.garbage(malformed: 3, entities: 3)) { try FeedScanner.scan(writer.bytes) }
  }

  @Test("a feed of more trips or stop times than any agency runs is refused before anything is set aside for it")
  func tooMany() {
    let head = FeedWriter(at: 100).bytes
    // An entity whose trip update holds so many empty stop time updates, two bytes each.
    var update = ProtobufWriter()
    update.message(3) { $0.bytes += (0..<500_001).flatMap { _ in [0x12, 0x00] as [UInt8] } }
    var calls = ProtobufWriter()
    calls.message(2) { $0.bytes += update.bytes }
    #expect(throws: FeedError.tooManyRows) { try FeedScanner.scan(head + calls.bytes) }
    let empty: [UInt8] = [0x12, 0x02, 0x1A, 0x00]
    #expect(throws: FeedError.tooManyRows) { try FeedScanner.scan(head + (0..<50_001).flatMap { _ in empty }) }
    #expect(throws: Never.self) { try FeedScanner.scan(head + (0..<50_000).flatMap { _ in empty }) }
  }

  @Test("odd numbers are carried as they are: negative, huge, an over-long varint is an error")
  func oddNumbers() throws {
    var writer = FeedWriter(at: 100)
    writer.train(.init("1_A..N", route: "A"), [.init("A01N", arrival: -1, departure: .max)])
    let feed = try FeedScanner.scan(writer.bytes)
    #expect(feed.stopTimes.arrival[0] == -1 && feed.stopTimes.departure[0] == .max)
    var long = FeedWriter(at: 100).bytes
    long += [0x18] + [UInt8](repeating: 0x80, count: 10) + [0x00]
    #expect(throws: FeedError.self) { try FeedScanner.scan(long) }
  }

  @Test("New York's replacement periods are read")
  func replacements() throws {
    var writer = ProtobufWriter()
    writer.message(1) { header in
      header.string(1, "1.0")
      header.integer(3, 50)
      header.message(1001) { subway in
        subway.string(1, "1.0")
        subway.message(2) { period in
          period.string(1, "Q")
          period.message(2) { $0.integer(2, 900) }
        }
      }
    }
    let feed = try FeedScanner.scan(writer.bytes)
    #expect(feed.header.replacements.count == 1)
    #expect(feed.header.replacements.first?.end == 900)
    #expect(feed.header.replacements.first.map { feed.text($0.route) } == "Q")
  }
}

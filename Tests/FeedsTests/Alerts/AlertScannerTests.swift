import Feeds
import Kernel
import TestSupport
import Testing
import Wire

@Suite("The scanner of alerts")
struct AlertScannerTests {
  private static let recording = "transit/alerts/subway-alerts-2026-09-16"

  /// The texts in a `TranslatedString` of the recording's JSON that are plain.
  private static func texts(_ json: JSON?) -> [FeedAlert.Translation] {
    (json?["translation"]?.array ?? []).compactMap { translation in
      guard let text = translation["text"]?.string, let language = translation["language"]?.string,
        !language.hasSuffix("html")
      else { return nil }
      return FeedAlert.Translation(text, language)
    }
  }

  /// An entity of the recording's JSON, as an independent decoder wrote it.
  private static func alert(_ json: JSON) throws -> FeedAlert {
    let inside = try #require(json["alert"])
    var alert = FeedAlert()
    alert.id = json["id"]?.string ?? ""
    alert.periods = (inside["active_period"]?.array ?? []).map {
      FeedAlert.Period(start: $0["start"]?.integer, end: $0["end"]?.integer)
    }
    alert.informed = (inside["informed_entity"]?.array ?? []).map { selector in
      var entity = FeedAlert.Entity()
      entity.agency = selector["agency_id"]?.string ?? ""
      entity.route = selector["route_id"]?.string ?? ""
      entity.stop = selector["stop_id"]?.string ?? ""
      entity.direction = selector["direction_id"]?.int
      entity.sortOrder = selector["transit_realtime.mercury_entity_selector"]?["sort_order"]?.string ?? ""
      return entity
    }
    alert.header = texts(inside["header_text"])
    alert.description = texts(inside["description_text"])
    let mercury = inside["transit_realtime.mercury_alert"]
    alert.type = mercury?["alert_type"]?.string ?? ""
    alert.createdAt = mercury?["created_at"]?.integer ?? 0
    alert.updatedAt = mercury?["updated_at"]?.integer ?? 0
    alert.displayBeforeActive = mercury?["display_before_active"]?.integer ?? 0
    alert.when = texts(mercury?["human_readable_active_period"])
    return alert
  }

  @Test(
    "the agency's recording reads as an independent decoder has it, alert by alert",
    .enabled(if: SharedData.has(recording + ".pb"), SharedData.absent))
  func real() throws {
    let feed = try AlertScanner.scan(SharedData.bytes(Self.recording + ".pb"))
    let json = try JSON.parse(SharedData.bytes(Self.recording + ".json"))
    let expected = try #require(json["entity"]?.array).map { try Self.alert($0) }
    #expect(feed.timestamp == json["header"]?["timestamp"]?.integer && feed.malformed == 0)
    #expect(feed.entities == 12 && feed.alerts.count == expected.count)
    for (ours, theirs) in zip(feed.alerts, expected) { #expect(ours == theirs, "\(theirs.id)") }
    #expect(feed.alerts.map(\.priority) == [26, 11, 10, 18, 13, 9, 16, 21, 14, 14, 20, 3])
  }

  @Test(
    "the number that ends a sort order is the priority; what is none is 0",
    arguments: [
      ("MTASBWY:Q:13", 13), ("MTASBWY:A:35", 35), ("7", 7), ("MTASBWY:Q:", 0), ("MTASBWY:Q:36", 0), ("MTASBWY:Q:-1", 0),
      ("MTASBWY:Q:99999999999999999999", 0), ("", 0), (":", 0), ("a:b", 0), ("a:007", 7),
    ])
  func priority(sortOrder: String, priority: Int) {
    var entity = FeedAlert.Entity()
    entity.sortOrder = sortOrder
    #expect(entity.priority == priority)
  }

  @Test("a broken entity and one without an id are counted and passed over; deleted ones and trains are no alerts")
  func passedOver() throws {
    var writer = AlertWriter(at: 1000)
    writer.alert("a")
    writer.alert("a", "Later words")
    writer.alert("", "Nameless")
    writer.alert("b")
    var rest = ProtobufWriter()
    rest.message(2) { entity in
      entity.string(1, "gone")
      entity.bool(2, true)
      entity.message(5) { $0.varint(6, 3) }
    }
    rest.message(2) { entity in
      entity.string(1, "train")
      entity.message(3) { $0.integer(4, 5) }
    }
    rest.message(2) { entity in
      entity.string(1, "broken")
      entity.message(5) { $0.bytes += [0x0A, 0x7F] }
    }
    let feed = try AlertScanner.scan(writer.bytes + rest.bytes)
    #expect(feed.alerts.map(\.id) == ["a", "b"] && feed.entities == 7 && feed.malformed == 2)
    #expect(feed.alerts.first?.header.map(\.text) == ["Later words"], "of two with one id the last counts")
  }

  @Test("texts and names have their bounds, a time outside the years is none, a direction is 0 or 1")
  func bounds() throws {
    var writer = AlertWriter(at: 1000)
    let long = String(repeating: "é", count: 9_000)
    writer.alert(
      "a", long, periods: [(0, 4_000_000_000_000), (-1, 50)],
      selectors: [(String(repeating: "Q", count: 201), "R16", 5)]
    ) { alert in
      alert.message(5) {
        $0.varint(6, 7)
        $0.message(4) { $0.string(5, "N") }
      }
      alert.varint(6, .max)
      alert.message(11) {
        $0.message(1) {
          $0.string(1, "<p>x</p>"); $0.string(2, "EN-HTML")
        }
      }
    }
    let alert = try #require(try AlertScanner.scan(writer.bytes).alerts.first)
    #expect(alert.header[0].text == String(repeating: "é", count: 4_000) + "\u{2026}")
    #expect(alert.periods == [.init(), .init(start: nil, end: 50)] && alert.cause == 0)
    #expect(alert.informed.map(\.route) == ["", "N"] && alert.informed[1].direction == nil)
    #expect(alert.description.isEmpty, "markup is never kept")
  }

  @Test(
    "what is no feed says which",
    arguments: [
      ([], .empty), (Array("<?xml version=\"1.0\"?><Error/>".utf8), .xml), (Array("<html>".utf8), .text),
      (Array(AlertWriter(at: 0).bytes), .noTimestamp), ([0x12, 0x00], .noHeader),
      (AlertWriter(at: 5).bytes + [0x12, 0x02, 0x1A, 0x00], .other(entities: 1)),
      (AlertWriter(at: 5).bytes + [0x12, 0x03, 0x2A, 0x01, 0x08], .garbage(malformed: 1, entities: 1)),
    ] as [([UInt8], FeedError)])
  func noFeed(bytes: [UInt8], error: FeedError) {
    #expect(throws: error) { try AlertScanner.scan(bytes) }
  }

  @Test("a feed without an entity is one: there are no alerts")
  func none() throws {
    let feed = try AlertScanner.scan(AlertWriter(at: 5).bytes)
    #expect(feed.alerts.isEmpty && feed.timestamp == 5)
  }

  @Test("more than any agency has is refused, whether as alerts or as parts of one")
  func tooMany() {
    var writer = AlertWriter(at: 1000)
    var rest = ProtobufWriter()
    for number in 0...5_000 {
      rest.message(2) { entity in
        entity.string(1, String(number))
        entity.message(5) { _ in }
      }
    }
    #expect(throws: FeedError.tooManyRows) { try AlertScanner.scan(writer.bytes + rest.bytes) }
    writer.alert("a") { alert in for _ in 0...200_000 { alert.bytes += [0x2A, 0x00] } }
    #expect(throws: FeedError.tooManyRows) { try AlertScanner.scan(writer.bytes) }
  }

  private static var corpus: [[UInt8]] {
    var small = AlertWriter(at: 1000)
    small.alert("a", periods: [(1, 2)], selectors: [("Q", "R16N", 5), (nil, nil, nil)]) { $0.varint(7, 11) }
    small.alert("b", "Mots", language: "fr")
    return [small.bytes] + (SharedData.has(recording + ".pb") ? [SharedData.bytes(recording + ".pb")] : [])
  }

  @Test("cut anywhere or damaged at random it is refused or read, and never traps")
  func damaged() {
    for bytes in Self.corpus {
      for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 500)) {
        if let feed = try? AlertScanner.scan(Array(bytes[..<length])) { feed.placeEverything() }
      }
      var random = SeededRandom(seed: UInt64(bytes.count))
      for round in 0..<500 {
        var damaged = bytes
        for _ in 0...(round % 9) {
          damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if let feed = try? AlertScanner.scan(damaged) { feed.placeEverything() }
      }
    }
  }
}

/// Bytes of a GTFS-Realtime feed to its alerts, in one pass. Alerts are few: unlike trains they are read into values.
///
/// Nothing here can trap on input. What is legal in the wire format is read as any protocol buffer decoder reads it: fields
/// in any order, unknown ones skipped, a repeated single field merged, its last value counting.
package enum AlertScanner {
  /// More than any agency has: New York's subway has some two hundred alerts.
  static let mostAlerts = 5_000
  /// Of all alerts together: entities, periods, translations.
  static let mostParts = 200_000
  /// Bytes of one text; what is longer is cut there.
  static let longestText = 8_000
  /// Bytes of an id, a tag or a type; one that is longer names nothing.
  static let longestName = 200

  /// A `FeedMessage`'s alerts (GTFS Realtime 2.0). Broken entities are counted and passed over while they are the fewer.
  package static func scan(_ bytes: [UInt8]) throws(FeedError) -> AlertFeed {
    try FeedScanner.scan(bytes) { buffer throws(WireError) in
      var pass = AlertPass()
      try pass.feed(buffer)
      return pass.result
    }
  }
}

/// The state of one scan.
struct AlertPass {
  private var feed = AlertFeed()
  private var hasHeader = false
  private var isTooMany = false
  /// Entities of something else.
  private var others = 0
  /// Where each id stands.
  private var places: [String: Int] = [:]
  /// Parts read so far; see `AlertScanner.mostParts`.
  var parts = 0

  /// FeedMessage: header = 1, entity = 2.
  mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) throws(WireError) {
    var message = try WireReader(bytes)
    while !message.isAtEnd, !isTooMany {
      switch try message.varint() {
      case Tag.message(1):
        hasHeader = true
        try readHeader(try message.message())
      case Tag.message(2): entity(try message.message())
      case let other: try message.skip(other)
      }
    }
  }

  /// The alerts, unless what was found is no feed of them.
  var result: Result<AlertFeed, FeedError> {
    if isTooMany { return .failure(.tooManyRows) }
    if let error = FeedError(
      hasHeader: hasHeader, timestamp: feed.timestamp, malformed: feed.malformed, entities: feed.entities)
    {
      return .failure(error)
    }
    // A feed of trains under the alerts' address must not pass for "no alerts".
    if others > 0, others + feed.malformed == feed.entities { return .failure(.other(entities: feed.entities)) }
    return .success(feed)
  }

  /// FeedHeader: timestamp = 3. Mercury's field 1001 has a version alone.
  private mutating func readHeader(_ message: WireReader) throws(WireError) {
    var fields = message
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.varint(3): feed.timestamp = AlertPass.time(try fields.varint()) ?? 0
      case let other: try fields.skip(other)
      }
    }
  }

  /// One that breaks inside leaves nothing behind.
  private mutating func entity(_ message: WireReader) {
    feed.entities += 1
    do throws(WireError) {
      guard let alert = try readEntity(message) else { return }
      if alert.id.isEmpty { return feed.malformed += 1 }
      if let place = places[alert.id] {
        feed.alerts[place] = alert
      } else {
        places[alert.id] = feed.alerts.count
        feed.alerts.append(alert)
      }
    } catch {
      feed.malformed += 1
    }
    isTooMany = feed.alerts.count > AlertScanner.mostAlerts || parts > AlertScanner.mostParts
  }

  /// FeedEntity: id = 1, is_deleted = 2, alert = 5. Nil for one of something else, or deleted.
  private mutating func readEntity(_ message: WireReader) throws(WireError) -> FeedAlert? {
    var fields = message
    var alert = FeedAlert()
    var (isThere, isDeleted) = (false, false)
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.message(1): alert.id = AlertPass.name(try fields.message())
      case Tag.varint(2): isDeleted = try fields.varint() != 0
      case Tag.message(5):
        isThere = true
        try read(try fields.message(), into: &alert)
      case let other: try fields.skip(other)
      }
    }
    if !isThere, !isDeleted { others += 1 }
    return isThere && !isDeleted ? alert : nil
  }

  /// Seconds since 1970 within the years that have four digits; nil for 0, which is how encoders write none.
  static func time(_ value: UInt64) -> Int64? {
    value > 0 && value <= 253_402_300_799 ? Int64(value) : nil
  }

  /// What names a thing; empty where it is longer than any name.
  static func name(_ text: WireReader) -> String {
    let bytes = UnsafeBufferPointer(start: text.next, count: text.end - text.next)
    return bytes.count <= AlertScanner.longestName ? String(decoding: bytes, as: UTF8.self) : ""
  }

  /// What is to be read by people, cut between two characters where it is too long.
  static func words(_ text: WireReader) -> String {
    let bytes = UnsafeBufferPointer(start: text.next, count: text.end - text.next)
    guard bytes.count > AlertScanner.longestText else { return String(decoding: bytes, as: UTF8.self) }
    var end = AlertScanner.longestText
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self) + "\u{2026}"
  }
}

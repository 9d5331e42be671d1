/// Bytes of a GTFS-Realtime feed to columns, in one pass over the bytes after one over their framing.
///
/// Nothing here can trap on input: every length is checked against its parent, every row against its column. What is
/// legal in the wire format is read as any protocol buffer decoder reads it: fields in any order, unknown ones skipped,
/// a repeated single field merged, its last value counting.
package enum FeedScanner {
  /// Bytes: more than any agency sends; also keeps offsets within 32 bits.
  package static let largest = 16 << 20

  /// A `FeedMessage` (GTFS Realtime 2.0) as columns. Broken entities are counted and passed over while they are the
  /// fewer.
  package static func scan(_ bytes: [UInt8]) throws(FeedError) -> FeedColumns {
    try scan(bytes) { buffer throws(WireError) in
      let census = try FeedCensus(buffer)
      if census.isTooMany { return .failure(.tooManyRows) }
      var pass = ScanPass(buffer, census: census)
      try pass.feed()
      return pass.result(bytes)
    }
  }

  /// What every feed is held to, whatever `pass` reads of it: its size, and an error that says what the bytes are instead.
  static func scan<Feed>(
    _ bytes: [UInt8], _ pass: (UnsafeBufferPointer<UInt8>) throws(WireError) -> Result<Feed, FeedError>
  ) throws(FeedError) -> Feed {
    if bytes.isEmpty { throw .empty }
    if bytes.count > largest { throw .tooLarge(bytes: bytes.count) }
    let found = bytes.withUnsafeBufferPointer { buffer -> Result<Feed, FeedError> in
      do throws(WireError) { return try pass(buffer) } catch {
        return .failure(.malformed(offset: Int(error.address - UInt(bitPattern: buffer.baseAddress))))
      }
    }
    switch found {
    case .success(let feed): return feed
    case .failure(.tooManyRows): throw .tooManyRows
    case .failure(let error): throw FeedSniff.better(error, bytes)
    }
  }
}

/// The state of one scan: where the columns are and how far they are filled.
struct ScanPass {
  let bytes: UnsafeBufferPointer<UInt8>
  let base: UInt
  var header = FeedHeader()
  var hasHeader = false
  var trips: TripColumns
  var stopTimes: StopTimeColumns
  var vehicles: VehicleColumns
  var entities = 0
  var malformed = 0
  var alerts = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, census: FeedCensus) {
    self.bytes = bytes
    base = UInt(bitPattern: bytes.baseAddress)
    trips = TripColumns(capacity: census.trips)
    stopTimes = StopTimeColumns(capacity: census.stopTimes)
    vehicles = VehicleColumns(capacity: census.vehicles)
  }

  /// FeedMessage: header = 1, entity = 2.
  mutating func feed() throws(WireError) {
    var feed = try WireReader(bytes)
    while !feed.isAtEnd {
      switch try feed.varint() {
      case Tag.message(2):
        entity(try feed.message())
      case Tag.message(1):
        hasHeader = true
        try readHeader(try feed.message())
      case let other:
        try feed.skip(other)
      }
    }
  }

  /// The columns, unless what was found is no feed.
  func result(_ bytes: [UInt8]) -> Result<FeedColumns, FeedError> {
    if let error = FeedError(
      hasHeader: hasHeader, timestamp: header.timestamp, malformed: malformed, entities: entities)
    {
      return .failure(error)
    }
    return .success(
      FeedColumns(
        bytes: bytes, header: header, trips: trips, stopTimes: stopTimes, vehicles: vehicles, entities: entities,
        malformed: malformed, alerts: alerts))
  }

  /// Bytes of a trip's or a line's name: boards carry them with each train, and ask for a train by its own. With an
  /// agency's slug in front and a run's start behind it is within `Trip.longestID`.
  static let longestName = 160

  /// An entity with a longer one is broken.
  @inline(__always)
  func name(_ text: WireReader) throws(WireError) -> TextSpan {
    guard text.end - text.next <= Self.longestName else { throw WireError(address: UInt(bitPattern: text.next)) }
    return span(text)
  }

  @inline(__always)
  func span(_ text: WireReader) -> TextSpan {
    TextSpan(
      offset: UInt32(truncatingIfNeeded: UInt(bitPattern: text.next) &- base),
      length: UInt32(truncatingIfNeeded: text.end - text.next))
  }
}

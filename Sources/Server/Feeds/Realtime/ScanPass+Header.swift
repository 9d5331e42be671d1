extension ScanPass {
  /// FeedHeader: gtfs_realtime_version = 1, incrementality = 2, timestamp = 3, New York's = 1001.
  mutating func readHeader(_ message: WireReader) throws(WireError) {
    var fields = message
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.message(1): header.version = span(try fields.message())
      case Tag.varint(2): header.incrementality = Int32(truncatingIfNeeded: try fields.varint())
      case Tag.varint(3): header.timestamp = Int64(clamping: try fields.varint())
      case Tag.message(1001): try readSubwayHeader(try fields.message())
      case let other: try fields.skip(other)
      }
    }
  }

  /// NyctFeedHeader: nyct_subway_version = 1, trip_replacement_period = 2.
  private mutating func readSubwayHeader(_ message: WireReader) throws(WireError) {
    var fields = message
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.message(1): header.subwayVersion = span(try fields.message())
      case Tag.message(2): try readReplacement(try fields.message())
      case let other: try fields.skip(other)
      }
    }
  }

  /// TripReplacementPeriod: route_id = 1, replacement_period = 2 (TimeRange: start = 1, end = 2).
  private mutating func readReplacement(_ message: WireReader) throws(WireError) {
    var fields = message
    var period = FeedHeader.Replacement(route: .none, start: 0, end: 0)
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.message(1): period.route = span(try fields.message())
      case Tag.message(2):
        var range = try fields.message()
        while !range.isAtEnd {
          switch try range.varint() {
          case Tag.varint(1): period.start = Int64(clamping: try range.varint())
          case Tag.varint(2): period.end = Int64(clamping: try range.varint())
          case let other: try range.skip(other)
          }
        }
      case let other: try fields.skip(other)
      }
    }
    if header.replacements.count < 1000 { header.replacements.append(period) }
  }
}

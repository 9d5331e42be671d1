extension AlertPass {
  /// Alert: active_period = 1, informed_entity = 5, cause = 6, effect = 7, header_text = 10, description_text = 11,
  /// Mercury's = 1001.
  mutating func read(_ message: WireReader, into alert: inout FeedAlert) throws(WireError) {
    var fields = message
    // One alert alone may be all there is room for.
    while !fields.isAtEnd, parts <= AlertScanner.mostParts {
      switch try fields.varint() {
      case Tag.message(1): alert.periods.append(try period(try fields.message()))
      case Tag.message(5): alert.informed.append(try selector(try fields.message()))
      case Tag.varint(6): alert.cause = AlertPass.small(try fields.varint())
      case Tag.varint(7): alert.effect = AlertPass.small(try fields.varint())
      case Tag.message(10): try translations(try fields.message(), into: &alert.header)
      case Tag.message(11): try translations(try fields.message(), into: &alert.description)
      case Tag.message(1001): try mercury(try fields.message(), into: &alert)
      case let other: try fields.skip(other)
      }
    }
  }

  /// MercuryAlert, as the recording has it: created_at = 1, updated_at = 2, alert_type = 3, display_before_active = 7,
  /// human_readable_active_period = 8.
  private mutating func mercury(_ message: WireReader, into alert: inout FeedAlert) throws(WireError) {
    var fields = message
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.varint(1): alert.createdAt = AlertPass.time(try fields.varint()) ?? 0
      case Tag.varint(2): alert.updatedAt = AlertPass.time(try fields.varint()) ?? 0
      case Tag.message(3): alert.type = AlertPass.name(try fields.message())
      case Tag.varint(7): alert.displayBeforeActive = AlertPass.time(try fields.varint()) ?? 0
      case Tag.message(8): try translations(try fields.message(), into: &alert.when)
      case let other: try fields.skip(other)
      }
    }
  }

  /// TimeRange: start = 1, end = 2.
  private mutating func period(_ message: WireReader) throws(WireError) -> FeedAlert.Period {
    parts += 1
    var fields = message
    var period = FeedAlert.Period()
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.varint(1): period.start = AlertPass.time(try fields.varint())
      case Tag.varint(2): period.end = AlertPass.time(try fields.varint())
      case let other: try fields.skip(other)
      }
    }
    return period
  }

  /// EntitySelector: agency_id = 1, route_id = 2, route_type = 3, trip = 4, stop_id = 5, direction_id = 6, Mercury's = 1001
  /// with sort_order = 1.
  private mutating func selector(_ message: WireReader) throws(WireError) -> FeedAlert.Entity {
    parts += 1
    var fields = message
    var entity = FeedAlert.Entity()
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.message(1): entity.agency = AlertPass.name(try fields.message())
      case Tag.message(2): entity.route = AlertPass.name(try fields.message())
      case Tag.varint(3): entity.routeType = AlertPass.small(try fields.varint())
      case Tag.message(4): try trip(try fields.message(), into: &entity)
      case Tag.message(5): entity.stop = AlertPass.name(try fields.message())
      case Tag.varint(6):
        let direction = try fields.varint()
        entity.direction = direction <= 1 ? Int(direction) : nil
      case Tag.message(1001):
        var mercury = try fields.message()
        while !mercury.isAtEnd {
          switch try mercury.varint() {
          case Tag.message(1): entity.sortOrder = AlertPass.name(try mercury.message())
          case let other: try mercury.skip(other)
          }
        }
      case let other: try fields.skip(other)
      }
    }
    return entity
  }

  /// TripDescriptor: trip_id = 1, route_id = 5. The trip's route counts where the selector has none of its own.
  private func trip(_ message: WireReader, into entity: inout FeedAlert.Entity) throws(WireError) {
    var fields = message
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.message(1): entity.trip = AlertPass.name(try fields.message())
      case Tag.message(5):
        let route = AlertPass.name(try fields.message())
        if entity.route.isEmpty { entity.route = route }
      case let other: try fields.skip(other)
      }
    }
  }

  /// TranslatedString: translation = 1 with text = 1, language = 2. Only plain texts are kept: one in "en-html" is never
  /// shown.
  private mutating func translations(
    _ message: WireReader, into all: inout [FeedAlert.Translation]
  ) throws(WireError) {
    var fields = message
    while !fields.isAtEnd, parts <= AlertScanner.mostParts {
      let tag = try fields.varint()
      guard tag == Tag.message(1) else {
        try fields.skip(tag)
        continue
      }
      parts += 1
      var translation = try fields.message()
      var text = FeedAlert.Translation("")
      while !translation.isAtEnd {
        switch try translation.varint() {
        case Tag.message(1): text.text = AlertPass.words(try translation.message())
        case Tag.message(2): text.language = AlertPass.name(try translation.message())
        case let other: try translation.skip(other)
        }
      }
      if !text.text.isEmpty, !AlertLanguage.isMarkup(text.language) { all.append(text) }
    }
  }

  /// An enumeration's number; 0 for what is none of any.
  private static func small(_ value: UInt64) -> Int { value < 10_000 ? Int(value) : 0 }
}

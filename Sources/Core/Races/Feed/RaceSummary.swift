import Kernel

/// One summary's fields as they come, in whichever order.
struct RaceSummary {
  var name = ""
  var number = 0
  var meetingID = ""
  var meeting = ""
  var category = RaceCategory.other
  var start: Instant?
  var country = ""
  var form = Race.Form()

  /// 2000 to 2100: a start outside is a slip, such as 0 or milliseconds.
  static let years: ClosedRange<Int64> = 946_684_800...4_102_444_800

  /// Takes one member of the summary, the cursor standing before its value; one that nobody here needs is skipped.
  mutating func read(_ field: Range<Int>, from cursor: inout JSONCursor) throws(NextRacesError) {
    if cursor.equals(field, "race_name") {
      name = try cursor.text()
    } else if cursor.equals(field, "race_number") {
      number = Self.small(try cursor.integer())
    } else if cursor.equals(field, "meeting_id") {
      meetingID = try cursor.text(most: Followed.mostBytes)
    } else if cursor.equals(field, "meeting_name") {
      meeting = try cursor.text()
    } else if cursor.equals(field, "category_id") {
      category = Self.category(try cursor.text(most: 36))
    } else if cursor.equals(field, "advertised_start") {
      try readStart(&cursor)
    } else if cursor.equals(field, "venue_name") {
      form.venue = try cursor.text()
    } else if cursor.equals(field, "venue_state") {
      form.state = try cursor.text(most: 32)
    } else if cursor.equals(field, "venue_country") {
      country = try cursor.text(most: 8)
    } else if cursor.equals(field, "race_form") {
      try readForm(&cursor)
    } else {
      try cursor.skip()
    }
  }

  /// In whole seconds: `{"seconds": 1709365140}`, where ISO 8601 may stand as well, with or without the object around it.
  private mutating func readStart(_ cursor: inout JSONCursor) throws(NextRacesError) {
    var start: Instant?
    let isObject = try cursor.object { cursor, field throws(NextRacesError) in
      guard cursor.equals(field, "seconds") else { return try cursor.skip() }
      start = try Self.moment(&cursor)
    }
    if !isObject { start = try Self.moment(&cursor) }
    self.start = start
  }

  private static func moment(_ cursor: inout JSONCursor) throws(NextRacesError) -> Instant? {
    guard try cursor.peek() == UInt8(ascii: "\"") else {
      return try cursor.integer().map { Instant(seconds: $0) }
    }
    let text = try cursor.text(most: 40)
    return Instant(iso8601: text).map { Instant(seconds: $0.seconds) } ?? Int64(text).map { Instant(seconds: $0) }
  }

  private mutating func readForm(_ cursor: inout JSONCursor) throws(NextRacesError) {
    var form = form
    let isObject = try cursor.object { cursor, field throws(NextRacesError) in
      if cursor.equals(field, "distance") {
        form.distance = Self.small(try cursor.integer())
      } else if cursor.equals(field, "distance_type") {
        form.unit = try Self.named("short_name", &cursor)
      } else if cursor.equals(field, "track_condition") {
        form.track = try Self.named("name", &cursor)
      } else if cursor.equals(field, "weather") {
        form.weather = try Self.named("name", &cursor)
      } else {
        try cursor.skip()
      }
    }
    if !isObject { try cursor.skip() }
    self.form = form
  }

  /// One text out of an object such as `{"id":…,"name":"Good","short_name":"good"}`.
  private static func named(_ wanted: StaticString, _ cursor: inout JSONCursor) throws(NextRacesError) -> String {
    var text = ""
    let isObject = try cursor.object { cursor, field throws(NextRacesError) in
      guard cursor.equals(field, wanted) else { return try cursor.skip() }
      text = try cursor.text(most: 40)
    }
    if !isObject { try cursor.skip() }
    return text
  }

  private static func category(_ id: String) -> RaceCategory {
    switch id {
    case "4a2788f8-e825-4d36-9894-efd4baf1cfae": .horse
    case "9daef0d7-bf3c-4f50-921d-8e818c60fe61": .greyhound
    case "161d9be2-e909-4326-8c2c-35ed71fb460b": .harness
    default: .other
    }
  }

  private static func small(_ value: Int64?) -> Int {
    guard let value, (0...99_999).contains(value) else { return 0 }
    return Int(value)
  }
}

package import Kernel

/// The wire form of a board: `/api/v1/races`, the live stream, the state inside a served page and what a phone keeps for
/// a start without network, alike.
extension RaceBoard {
  package func write(into json: inout JSONWriter, now: Instant) {
    var board = self
    json.object { board.code(&$0, now) }
  }

  /// Reads what `write` wrote; rows it cannot read are left out.
  package init?(json: JSON) {
    var fields = Fields(json)
    self.init(asOf: nil, health: .failing, races: [])
    code(&fields, Instant(milliseconds: 0))
    if fields.isUnreadable { return nil }
    unread = max(unread, 0)
  }

  /// The same of its text.
  package init?(text: String) {
    guard let json = try? JSON.parse(text) else { return nil }
    self.init(json: json)
  }

  private static let mostRows = 1000
  private static let mostCountries = 300

  private mutating func code(_ fields: inout Fields, _ now: Instant) {
    fields.rows("data", &races, most: Self.mostRows, .blank) { $1.code(&$0, now) }
    fields.moment("asOf", &asOf, in: .utc)
    fields.value(
      "health", &health, write: { .string($0.rawValue) },
      read: { $0.string.map { Freshness(named: $0) ?? .failing } })
    fields.ifReadable {
      $0.readable(
        "countries", &countries, most: Self.mostCountries, write: { .string($0.code) },
        read: { $0.string.flatMap { Country(iso: $0) } })
    }
    fields.ifReadable { $0.text("query", &query) }
    fields.ifReadable { $0.flag("more", &hasMore) }
    fields.ifAny("unread", &unread)
  }
}

extension Race {
  fileprivate static var blank: Race {
    Race(
      id: "", meetingID: "", meeting: "", number: 0, name: "", category: .other, start: Instant(milliseconds: 0),
      country: nil)
  }

  fileprivate mutating func code(_ fields: inout Fields, _ now: Instant) {
    fields.text("id", &id)
    fields.value(
      "category", &category, write: { .string($0.rawValue) },
      read: { $0.string.map { RaceCategory(name: $0) ?? .other } })
    fields.text("meeting", &meeting)
    fields.ifReadable { $0.whole("number", &number) }
    fields.ifReadable { $0.text("name", &name) }
    fields.ifReadable {
      $0.value(
        "country", &country, write: { $0.map { .string($0.code) } ?? .null },
        read: { .some($0.string.flatMap { Country(iso: $0) }) })
    }
    fields.moment("advertisedStart", &start, in: .utc)
    fields.told("seconds", .integer(Countdown.seconds(to: start, now: now)))
    fields.ifReadable { $0.text("meetingID", &meetingID) }
    fields.ifAny("moved", &moved)
    form.code(&fields)
  }
}

extension Race.Form {
  /// What nobody said is left out.
  fileprivate mutating func code(_ fields: inout Fields) {
    if fields.isReading || distance > 0 { fields.ifAny("distance", &distance) }
    fields.ifAny("distanceUnit", &unit)
    fields.ifAny("trackCondition", &track)
    fields.ifAny("weather", &weather)
    fields.ifAny("venue", &venue)
    fields.ifAny("state", &state)
  }
}

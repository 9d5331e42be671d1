package import Kernel

/// The wire form of a board: `/api/v1/races`, the live stream, the state inside a served page and what a phone keeps for
/// a start without network, alike.
extension RaceBoard {
  package func write(into json: inout JSONWriter, now: Instant) {
    json.beginObject()
    json.name("data")
    json.beginArray()
    for race in races { race.write(into: &json, now: now) }
    json.endArray()
    json.name("asOf")
    if let asOf { json.string(asOf.iso8601(in: .utc)) } else { json.null() }
    json.name("health")
    json.string(health.rawValue)
    json.name("countries")
    json.beginArray()
    for country in countries { json.string(country.code) }
    json.endArray()
    json.name("query")
    json.string(query)
    json.name("more")
    json.bool(hasMore)
    if unread > 0 {
      json.name("unread")
      json.integer(unread)
    }
    json.endObject()
  }

  /// Reads what `write` wrote; rows it cannot read are left out.
  package init?(json: JSON) {
    guard let rows = json["data"]?.array, let name = json["health"]?.string else { return nil }
    var races: [Race] = []
    for row in rows.prefix(Self.mostRows) {
      if let race = Race(json: row) { races.append(race) }
    }
    var countries: [Country] = []
    for code in (json["countries"]?.array ?? []).prefix(300) {
      if let country = code.string.flatMap({ Country(iso: $0) }) { countries.append(country) }
    }
    self.init(
      asOf: json["asOf"]?.string.flatMap { Instant(iso8601: $0) }, health: Freshness(rawValue: name) ?? .failing,
      races: races, countries: countries,
      query: json["query"]?.string ?? "", hasMore: json["more"]?.bool ?? false,
      unread: max(json["unread"]?.int ?? 0, 0))
  }

  private static let mostRows = 1000
}

extension Race {
  func write(into json: inout JSONWriter, now: Instant) {
    json.beginObject()
    json.name("id")
    json.string(id)
    json.name("category")
    json.string(category.rawValue)
    json.name("meeting")
    json.string(meeting)
    json.name("number")
    json.integer(number)
    json.name("name")
    json.string(name)
    json.name("country")
    if let country { json.string(country.code) } else { json.null() }
    json.name("advertisedStart")
    json.string(start.iso8601(in: .utc))
    json.name("seconds")
    json.integer(Countdown.seconds(to: start, now: now))
    json.name("meetingID")
    json.string(meetingID)
    if moved != 0 {
      json.name("moved")
      json.integer(moved)
    }
    form.write(into: &json)
    json.endObject()
  }

  init?(json: JSON) {
    guard let id = json["id"]?.string, let category = json["category"]?.string,
      let meeting = json["meeting"]?.string,
      let start = json["advertisedStart"]?.string.flatMap({ Instant(iso8601: $0) })
    else { return nil }
    self.init(
      id: id, meetingID: json["meetingID"]?.string ?? "", meeting: meeting, number: json["number"]?.int ?? 0,
      name: json["name"]?.string ?? "", category: RaceCategory(name: category) ?? .other, start: start,
      country: json["country"]?.string.flatMap { Country(iso: $0) })
    moved = json["moved"]?.integer ?? 0
    form = Form(json: json)
  }
}

extension Race.Form {
  /// What nobody said is left out.
  func write(into json: inout JSONWriter) {
    if distance > 0 {
      json.name("distance")
      json.integer(distance)
    }
    for (name, text) in texts where !text.isEmpty {
      json.name(name)
      json.string(text)
    }
  }

  private var texts: [(String, String)] {
    [
      ("distanceUnit", unit), ("trackCondition", track), ("weather", weather), ("venue", venue), ("state", state),
    ]
  }

  init(json: JSON) {
    self.init()
    distance = json["distance"]?.int ?? 0
    unit = json["distanceUnit"]?.string ?? ""
    track = json["trackCondition"]?.string ?? ""
    weather = json["weather"]?.string ?? ""
    venue = json["venue"]?.string ?? ""
    state = json["state"]?.string ?? ""
  }
}

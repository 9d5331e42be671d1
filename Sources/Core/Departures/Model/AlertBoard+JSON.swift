package import Kernel

/// The wire form of alerts: `/api/v1/alerts`, the live stream, and what a phone may keep of them, alike.
extension AlertBoard {
  /// Times are in the network's zone; `state` and the stations' names are told for others, as of `now`.
  package func write(into json: inout JSONWriter, network: Network, now: Instant) {
    var board = self
    let place = WirePlace(network, now)
    json.object { board.code(&$0, place) }
  }

  /// Reads what `write` wrote; rows it cannot read are left out.
  package init?(json: JSON) {
    var fields = Fields(json)
    self.init(asOf: nil, health: .unknown, alerts: [])
    code(&fields, WirePlace())
    if fields.isUnreadable { return nil }
    unread = max(unread, 0)
  }

  /// The same of its text.
  package init?(text: String) {
    guard let json = try? JSON.parse(text) else { return nil }
    self.init(json: json)
  }

  /// The most alerts that are listed.
  package static let most = 500

  private mutating func code(_ fields: inout Fields, _ place: WirePlace) {
    fields.rows("data", &alerts, most: Self.most, Alert(id: "")) { $1.code(&$0, place) }
    fields.moment("asOf", &asOf, in: place.zone)
    fields.choice("health", &health)
    fields.ifReadable { $0.text("query", &query) }
    fields.ifReadable { $0.flag("more", &hasMore) }
    fields.ifAny("unread", &unread)
    if fields.isReading || !withoutFeed.isEmpty {
      fields.ifReadable {
        $0.readable("withoutFeed", &withoutFeed, most: Self.most, write: { .string($0) }, read: { $0.string })
      }
    }
    fields.ifReadable { $0.choice("equipmentHealth", &equipmentHealth) }
    if equipmentHealth != nil { fields.moment("equipmentAsOf", &equipmentAsOf, in: place.zone) }
  }
}

extension Alert {
  fileprivate static let mostPeriods = 100
  /// The most parts (`Informed`) that one alert is told with.
  package static let mostInformed = 200

  fileprivate mutating func code(_ fields: inout Fields, _ place: WirePlace) {
    fields.text("id", &id)
    let zone = place.network?.zone(of: id) ?? place.zone
    fields.told("state", .string(phase(at: place.now).rawValue))
    fields.ifAny("type", &type)
    fields.ifAny("priority", &priority)
    fields.ifReadable { $0.text("header", &header) }
    fields.ifAny("description", &description)
    fields.ifAny("when", &when)
    fields.ifAny("language", &language)
    fields.ifReadable {
      $0.rows("periods", &periods, most: Self.mostPeriods, Period()) { fields, period in
        fields.moment("start", &period.start, in: zone)
        fields.moment("end", &period.end, in: zone)
      }
    }
    fields.ifAny("displayBeforeActive", &displayBeforeActive)
    fields.ifAny("cause", &cause)
    fields.ifAny("effect", &effect)
    fields.moment("createdAt", &createdAt, in: zone)
    fields.moment("updatedAt", &updatedAt, in: zone)
    fields.ifReadable { $0.choice("equipment", &equipment) }
    // Only machines have it: for all others not even `null` is said.
    if equipment != nil { fields.moment("expectedBack", &expectedBack, in: zone) }
    fields.ifReadable { $0.rows("informed", &informed, most: Self.mostInformed, Informed()) { $1.code(&$0) } }
    fields.ifReadable { $0.flagIfSet("unplaced", &isUnplaced) }
    tellPlaces(&fields, place)
  }

  /// Each line and each station that it names, once, for those who have no list of stations.
  private func tellPlaces(_ fields: inout Fields, _ place: WirePlace) {
    if fields.isReading { return }
    fields.told("routes") { json in
      json.beginArray()
      for route in routes { json.string(route) }
      json.endArray()
    }
    fields.told("stations") { json in
      json.beginArray()
      for id in stations {
        json.beginObject()
        json.name("id")
        json.string(id)
        json.name("name")
        json.string(place.network?.station(id)?.name ?? "")
        json.endObject()
      }
      json.endArray()
    }
  }
}

extension Alert {
  /// The lines that it names, in its order, each once.
  package var routes: [String] {
    var all: [String] = []
    for part in informed where !part.route.isEmpty && !all.contains(part.route) { all.append(part.route) }
    return all
  }

  /// The stations that it names, in its order, each once.
  package var stations: [String] {
    var all: [String] = []
    for part in informed {
      for station in part.stations where !all.contains(station) { all.append(station) }
    }
    return all
  }
}

extension Alert.Informed {
  fileprivate static let mostStations = 500

  fileprivate mutating func code(_ fields: inout Fields) {
    fields.ifAny("route", &route)
    fields.ifReadable { $0.choice("direction", &direction) }
    fields.ifReadable {
      $0.readable(
        "stations", &stations, most: Self.mostStations, write: { .string($0) }, read: { $0.string })
    }
  }
}

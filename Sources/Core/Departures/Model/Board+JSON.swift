package import Kernel

/// The wire form of a board: `/api/v1/stations/{id}/board`, the live stream and the state inside a served page alike.
extension Board {
  package func write(into json: inout JSONWriter, network: Network, now: Instant) {
    var board = self
    let place = WirePlace(network, now, of: board.station)
    json.object { board.code(&$0, place) }
  }

  /// Reads what `write` wrote; rows it cannot read are left out.
  package init?(json: JSON) {
    var fields = Fields(json)
    self.init(station: "", asOf: nil, health: .unknown, directions: [])
    code(&fields, WirePlace())
    if fields.isUnreadable { return nil }
  }

  /// The same of its text.
  package init?(text: String) {
    guard let json = try? JSON.parse(text) else { return nil }
    self.init(json: json)
  }

  private mutating func code(_ fields: inout Fields, _ place: WirePlace) {
    if let known = place.network?.station(station) {
      fields.told("station") { known.write(into: &$0, metres: nil) }
    } else {
      fields.inside("station") { $0.text("id", &station) }
    }
    fields.moment("asOf", &asOf, in: place.zone)
    fields.choice("health", &health)
    fields.ifReadable { $0.whole("each", &each, 1...100) }
    fields.ifReadable { $0.time("receivedAt", &receivedAt) }
    fields.ifReadable { $0.ifThere("timetable", &timetable, "") { $0.text("timetable", &$1) } }
    if fields.isReading || !feeds.isEmpty {
      fields.ifReadable {
        $0.rows("feeds", &feeds, Feed(lines: [], asOf: nil, health: .unknown)) { $1.code(&$0, place.zone) }
      }
    }
    fields.ifReadable {
      $0.rows("directions", &directions, Heading(direction: .north, label: "", departures: [])) { $1.code(&$0, place) }
    }
  }
}

extension Board.Feed {
  fileprivate mutating func code(_ fields: inout Fields, _ zone: Zone) {
    fields.ifReadable { $0.readable("lines", &lines, write: { .string($0) }, read: { $0.string }) }
    fields.moment("asOf", &asOf, in: zone)
    fields.choice("health", &health)
  }
}

extension Board.Heading {
  fileprivate mutating func code(_ fields: inout Fields, _ place: WirePlace) {
    fields.choice("direction", &direction)
    fields.ifReadable { $0.text("label", &label) }
    fields.ifReadable {
      $0.ifThere("first", &first, Instant(milliseconds: 0)) { $0.moment("first", &$1, in: place.zone) }
    }
    fields.ifReadable { $0.rows("departures", &departures, .blank) { $1.code(&$0, place) } }
    if fields.isReading || !cancelled.isEmpty {
      fields.ifReadable {
        $0.rows("cancelled", &cancelled, most: Self.mostCancelled, .blank) { $1.code(&$0, place) }
      }
    }
  }
}

extension Departure {
  fileprivate static var blank: Departure {
    Departure(
      route: "", destination: "", time: Instant(milliseconds: 0), state: .live, track: nil, tripID: "", stop: "")
  }

  fileprivate mutating func code(_ fields: inout Fields, _ place: WirePlace) {
    fields.text("route", &route)
    fields.ifReadable { $0.text("destination", &destination) }
    fields.moment("time", &time, in: place.zone)
    fields.told("minutes", .integer(Int64(minutes(at: place.now))))
    fields.choice("state", &state)
    fields.ifReadable { $0.orNull("track", &track, "") { $0.text("track", &$1) } }
    fields.text("tripID", &tripID)
    fields.ifReadable { $0.text("stop", &stop) }
  }
}

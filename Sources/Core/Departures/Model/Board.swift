package import Kernel

/// The next trains of one station, as they were known at `asOf`. It counts down by itself: see `Board+Clock.swift`.
package struct Board: Equatable, Sendable {
  package var station: String
  /// The agency's own time of what is shown: the oldest header among the feeds that serve this station.
  package var asOf: Instant?
  /// See `Rules/FeedAge.swift`.
  package var health: Freshness
  /// North first, then south; a direction stays when nothing runs.
  package var directions: [Heading]
  /// So many of the next trains of *each* line and destination are in it, so that no line is left out; `nil` where the
  /// list was cut by time alone, and says nothing about a line that is not in it.
  package var each: Int?
  /// When this device got it, by the server's clock; `nil` on the server and on the wire.
  package var receivedAt: Instant?
  /// Each feed that serves this station, with the lines it speaks for: `asOf` and `health` are the worst of them.
  package var feeds: [Feed]
  /// The version of the timetable that the server has of this station now, by which a device knows that there is a week to
  /// keep, and that the one it keeps is of another.
  package var timetable: String?
  /// What this device has gone on with where the server is not heard; `nil` as it came.
  package var goesOn: GoingOn?

  package init(
    station: String, asOf: Instant?, health: Freshness, directions: [Heading], each: Int? = nil,
    receivedAt: Instant? = nil, feeds: [Feed] = []
  ) {
    self.station = station
    self.asOf = asOf
    self.health = health
    self.directions = directions
    self.each = each
    self.receivedAt = receivedAt
    self.feeds = feeds
  }

  /// One direction of a station.
  package struct Heading: Equatable, Sendable {
    package var direction: Direction
    /// The agency's labels of its stops, each once: "Uptown & Queens".
    package var label: String
    /// By time, then trip id.
    package var departures: [Departure]
    /// When nothing is in `departures`: the first train of the timetable after now, if one is known.
    package var first: Instant?
    /// Those of the timetable that the agency has called off here, by time, and those that don't stop
    /// here: nobody can take them, so they are no departures.
    package var cancelled: [Departure]

    package init(
      direction: Direction, label: String, departures: [Departure], first: Instant? = nil, cancelled: [Departure] = []
    ) {
      self.direction = direction
      self.label = label
      self.departures = departures
      self.first = first
      self.cancelled = cancelled
    }

    /// The most of them that are told.
    package static let mostCancelled = 10

    /// Nothing departs at a last stop, and nobody waits for it to.
    package var isNoDirection: Bool { HeadingLabel.isLastStop(label) && departures.isEmpty }
  }
}

/// The agency's north and south, whatever the map says: the last letter of a platform's id, "R16N".
package enum Direction: String, Sendable, CaseIterable {
  case north = "N"
  case south = "S"
}

/// One train at one stop.
package struct Departure: Equatable, Sendable {
  /// What its time is worth, and so how it is drawn.
  package enum State: String, Sendable, CaseIterable {
    /// Tracked: a train is bound to the trip.
    case live
    /// From the timetable, or a trip no train is bound to yet.
    case scheduled
    /// Its train has been silent for more than 90 s.
    case held
    /// Its train has been silent for more than 10 min.
    case dimmed
    /// The agency has called its train off.
    case cancelled
    /// Its train runs, and does not stop here.
    case skipped
  }

  package var route: String
  package var destination: String
  /// When it leaves this stop (or arrives, where the agency gives no departure).
  package var time: Instant
  package var state: State
  /// Only where the agency says something by it.
  package var track: String?
  package var tripID: String
  /// The stop within the station: "R16".
  package var stop: String

  package init(
    route: String, destination: String, time: Instant, state: State, track: String?, tripID: String, stop: String
  ) {
    self.route = route
    self.destination = destination
    self.time = time
    self.state = state
    self.track = track
    self.tripID = tripID
    self.stop = stop
  }
}

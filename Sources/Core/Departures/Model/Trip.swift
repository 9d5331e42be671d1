package import Kernel

/// Where one train goes: the stops that are still ahead of it, as they were known at `asOf`.
package struct Trip: Equatable, Sendable {
  /// The feed's, or, where no feed speaks of it, the timetable's.
  package var id: String
  package var route: String
  package var destination: String
  package var direction: Direction
  package var state: Departure.State
  /// The agency's own time of what is shown; `nil` where it is of the timetable.
  package var asOf: Instant?
  package var health: Freshness
  /// In the order of travel.
  package var calls: [Call]
  /// Stops of its timetable that it passes without stopping; of a train that is called off all that were still ahead. A
  /// time is when it runs by, as far as that is known.
  package var passed: [Call]

  package init(
    id: String, route: String, destination: String, direction: Direction, state: Departure.State, asOf: Instant?,
    health: Freshness, calls: [Call], passed: [Call] = []
  ) {
    self.id = id
    self.route = route
    self.destination = destination
    self.direction = direction
    self.state = state
    self.asOf = asOf
    self.health = health
    self.calls = calls
    self.passed = passed
  }

  /// A train at one station.
  package struct Call: Equatable, Sendable {
    package var station: String
    /// The stop within it: "R16".
    package var stop: String
    /// When it leaves there, as that station's board has it; at its last stop when it arrives.
    package var time: Instant
    /// Only where the agency says something by it.
    package var track: String?
    /// Of one among others: the train runs by.
    package var isPassed = false

    package init(station: String, stop: String, time: Instant, track: String? = nil) {
      self.station = station
      self.stop = stop
      self.time = time
      self.track = track
    }
  }

  /// The most calls that are told of; no subway train has as many.
  package static let mostCalls = 300
  /// Bytes of an id.
  package static let longestID = 200
}

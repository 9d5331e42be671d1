package import Kernel

/// What an agency says of its service, in one language: GTFS Realtime's `Alert`, with what New York's extension ("Mercury",
/// field 1001) adds. Which of its times counts now is asked of `Rules/AlertPhase.swift`, whom it concerns of
/// `Rules/AlertReach.swift`.
package struct Alert: Equatable, Sendable {
  /// The feed's own: "lmm:planned_work:34561".
  package var id: String
  /// What kind the agency calls it: "Delays", "Planned - Stops Skipped". Empty where it says none.
  package var type: String
  /// How much it weighs by the agency: 1, the least, to 35; 0 where it says nothing.
  package var priority: Int
  /// Plain text in `language`; bullets stand in it as "[Q]". Empty only where the agency gives a type and no words.
  package var header: String
  /// The same at length; may have several lines, or be empty.
  package var description: String
  /// Its times in the agency's words: "Sep 19 - 20, Sat and Sun, days and evenings". Empty where it has none.
  package var when: String
  /// BCP 47, of `header`: "en". Empty where the agency doesn't say.
  package var language: String
  /// Those not over when it was read, by start; none means for as long as the agency lists it.
  package var periods: [Period]
  /// Seconds before a period from which it is to be announced.
  package var displayBeforeActive: Int64
  /// GTFS Realtime's names: "MAINTENANCE", "ACCESSIBILITY_ISSUE". Empty where the agency says none.
  package var cause: String
  package var effect: String
  package var createdAt: Instant?
  package var updatedAt: Instant?
  /// Whom it concerns; none means the agency as a whole.
  package var informed: [Informed]
  /// What is out of service, where it is one of the machines that take people to trains.
  package var equipment: Equipment?
  /// When the agency expects that to run again: a guess, which ends nothing.
  package var expectedBack: Instant?
  /// It names lines or stops, and this network knows none of them: whom it concerns can't be told.
  package var isUnplaced = false

  package init(
    id: String, type: String = "", priority: Int = 0, header: String = "", description: String = "", when: String = "",
    language: String = "", periods: [Period] = [], displayBeforeActive: Int64 = 0, cause: String = "",
    effect: String = "", createdAt: Instant? = nil, updatedAt: Instant? = nil, informed: [Informed] = []
  ) {
    self.id = id
    self.type = type
    self.priority = priority
    self.header = header
    self.description = description
    self.when = when
    self.language = language
    self.periods = periods
    self.displayBeforeActive = displayBeforeActive
    self.cause = cause
    self.effect = effect
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.informed = informed
  }

  /// New York's `equipmenttype`, "EL" and "ES".
  package enum Equipment: String, Sendable, CaseIterable {
    case elevator
    case escalator
  }

  /// Whether it is about the way to the trains, which stops nobody who takes the stairs (GTFS Realtime,
  /// `Effect.ACCESSIBILITY_ISSUE`).
  package var isOfAccess: Bool { equipment != nil || effect == "ACCESSIBILITY_ISSUE" }

  /// GTFS Realtime's `TimeRange`: from `start` on, up to but without `end`; nil is without bound.
  package struct Period: Equatable, Sendable {
    package var start: Instant?
    package var end: Instant?

    package init(start: Instant? = nil, end: Instant? = nil) {
      self.start = start
      self.end = end
    }
  }

  /// GTFS Realtime's `EntitySelector`s of one line and direction, taken together.
  package struct Informed: Equatable, Sendable {
    /// A line id; empty for whatever calls at the stations.
    package var route: String
    /// Nil for both.
    package var direction: Direction?
    /// Station ids (complexes), each once; none means all of the line.
    package var stations: [String]

    package init(route: String = "", direction: Direction? = nil, stations: [String] = []) {
      self.route = route
      self.direction = direction
      self.stations = stations
    }
  }
}

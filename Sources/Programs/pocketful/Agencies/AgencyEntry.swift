import Feeds

/// An agency beside New York's subway or in its place, as a person configured it and checked (`AgenciesFile`).
struct AgencyEntry: Sendable {
  /// What its stations' ids begin with, its folder is called, and its feeds are known by: "kc".
  var slug: String
  /// Whether it stands in place of New York's subway: its ids are its own, without the slug.
  var isFirst = false
  /// In place of the timetable's own.
  var name: String?
  var timetable: TimetableSource
  var tripUpdates: SecretAddress?
  var vehiclePositions: SecretAddress?
  var alerts: SecretAddress?
  var headers = SecretHeaders()
  /// In place of the timetable's own; an IANA name that this machine knows.
  var zone: String?
  /// BCP 47, of texts that name none.
  var language = AlertsFeed.language
  /// Stations that riders know as one.
  var groups = StationGroups()
  /// Seconds from one good answer of a feed to the next question.
  var interval: Int64 = 30

  init(slug: String, timetable: TimetableSource) {
    self.slug = slug
    self.timetable = timetable
  }
}

/// Headers that may carry a key: whatever describes them says "…".
struct SecretHeaders: Sendable, CustomStringConvertible, CustomReflectable {
  /// For the upstream they are meant for.
  var revealed: [RealtimeFeed.Header] = []

  var description: String { "\u{2026}" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// Rows of one answer that could not be taken, or not whole, counted by reason.
package struct SkippedRows: Equatable, Sendable {
  /// Listed as next to go, with nothing said of it.
  package var withoutSummary = 0
  /// Listed a second time.
  package var duplicate = 0
  /// No advertised start, or none that a race could have.
  package var withoutStart = 0
  /// Neither a meeting's nor a venue's name.
  package var withoutMeeting = 0
  /// Not an object.
  package var unreadable = 0
  /// Taken all the same, without a name.
  package var unnamed = 0
  /// Taken all the same, as "other".
  package var unknownCategory = 0
  /// Taken all the same, without a country.
  package var unknownCountry = 0

  package init() {}

  /// Not taken.
  package var count: Int { withoutSummary + duplicate + withoutStart + withoutMeeting + unreadable }

  /// Races that there are, and that nobody here can tell of.
  package var unread: Int { count - duplicate }

  /// For the log: "2 without a start, 1 of an unknown category"; empty where all is well.
  package var detail: String {
    var detail = ""
    for (count, what) in [
      (withoutSummary, "without a summary"), (duplicate, "listed twice"), (withoutStart, "without a start"),
      (withoutMeeting, "without a meeting"), (unreadable, "unreadable"), (unnamed, "without a name"),
      (unknownCategory, "of an unknown category"), (unknownCountry, "of an unknown country"),
    ] where count > 0 {
      detail += (detail.isEmpty ? "" : ", ") + String(count) + " " + what
    }
    return detail
  }
}

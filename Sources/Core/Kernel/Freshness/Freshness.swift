/// How far what is shown can be trusted: by its age, or by where it comes from.
package enum Freshness: String, Sendable, CaseIterable {
  case fresh, delayed, stale
  /// From a timetable, which says nothing of today.
  case scheduled
  /// Its source gives nothing that can be used.
  case failing
  /// No source that can be used, and no timetable of this day either.
  case unknown
}

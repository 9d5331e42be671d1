package import Kernel
package import Races

/// The races as they are held now.
package struct RaceReading: Equatable, Sendable {
  /// By start, then meeting, then number.
  package var races: [Race] = []
  /// When the upstream gave them; it has no time of its own.
  package var asOf: Instant?
  /// Why the last fetch gave nothing.
  package var failure: UpstreamError?
  package var skipped = SkippedRows()

  package init() {}

  /// What a person who asked for that sees; `nil` before the upstream has been asked.
  package func board(_ query: RaceQuery, now: Instant) -> RaceBoard? {
    guard asOf != nil || failure != nil else { return nil }
    let (chosen, hasMore) = NextToGo.races(races, query, now: now)
    return RaceBoard(
      asOf: asOf, health: health(at: now), races: chosen, countries: countries(at: now), query: query.text,
      hasMore: hasMore, unread: skipped.unread)
  }

  /// Fresh, delayed, stale or failing, by how old the answer is.
  package func health(at now: Instant) -> Freshness {
    BoardAge.health(asOf: asOf, isFailing: failure != nil, now: now)
  }

  private func countries(at now: Instant) -> [Country] {
    var countries: [Country] = []
    for race in races where !Gone.isGone(race.start, now: now) {
      if let country = race.country, !countries.contains(country) { countries.append(country) }
    }
    return countries
  }
}

/// What the website reads races from; a value, so that a test hands in its own.
package struct RaceSource: Sendable {
  package var reading: @Sendable () -> RaceReading
  /// A value each time an answer was swapped in or the upstream began to fail. One stream a caller.
  package var changes: @Sendable () -> AsyncStream<Set<String>>
  /// False where no races are read at all.
  package var isThere: Bool

  package init(
    reading: @escaping @Sendable () -> RaceReading, changes: @escaping @Sendable () -> AsyncStream<Set<String>>,
    isThere: Bool = true
  ) {
    self.reading = reading
    self.changes = changes
    self.isThere = isThere
  }

  package static let none = RaceSource(
    reading: { RaceReading() }, changes: { AsyncStream { $0.finish() } }, isThere: false)
}

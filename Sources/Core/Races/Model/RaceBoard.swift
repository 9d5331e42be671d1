package import Kernel

/// The races to come as they were known at `asOf`. It counts down by itself: who draws it asks `NextToGo`.
package struct RaceBoard: Equatable, Sendable {
  /// When the upstream gave what is shown; `nil` where it has given nothing yet.
  package var asOf: Instant?
  /// See `Rules/BoardAge.swift`.
  package var health: Freshness
  /// By start, then meeting, then number.
  package var races: [Race]
  /// Of all races known, also those that were not asked for.
  package var countries: [Country]
  /// `RaceQuery.text` of what was asked for.
  package var query: String
  /// The upstream lists further races that match.
  package var hasMore: Bool
  /// So many that the upstream lists can't be read, whatever they are.
  package var unread: Int

  package init(
    asOf: Instant?, health: Freshness, races: [Race], countries: [Country] = [], query: String = "",
    hasMore: Bool = false, unread: Int = 0
  ) {
    self.asOf = asOf
    self.health = health
    self.races = races
    self.countries = countries
    self.query = query
    self.hasMore = hasMore
    self.unread = unread
  }

  /// Nil where the board has no such race, be it gone or not asked for.
  package func race(_ id: String) -> Race? {
    for race in races where race.id == id { return race }
    return nil
  }
}

import Kernel

/// Which races are wanted: what is asked of the server, and what a board says it was made for.
package struct RaceQuery: FeedQuery {
  package var categories = RaceCategories.all
  /// Empty for all.
  package var countries: [Country] = []
  package var count = 5
  /// Ids of races and of meetings whose races come in any case.
  package var followed: [String] = []

  package init() {}

  package static let mostCount = 100
  package static let mostCountries = 32
  package static let mostFollowed = 20

  /// Whether a race is among those asked for by kind and place.
  package func matches(_ race: Race) -> Bool {
    guard categories.contains(race.category) else { return false }
    if countries.isEmpty { return true }
    guard let country = race.country else { return false }
    return countries.contains(country)
  }

  /// By its own id or its meeting's.
  package func follows(_ race: Race) -> Bool {
    for id in followed where id == race.id || id == race.meetingID { return true }
    return false
  }
}

extension RaceQuery {
  /// `count=25&category=horse,harness&country=AU&follow=…`, without what is as it is from the start.
  package var pairs: [(name: String, value: String)] {
    var pairs = [(name: "count", value: String(count))]
    if !categories.isAll {
      var names: [String] = []
      for category in categories.chosen { names.append(category.rawValue) }
      pairs.append(("category", names.listed))
    }
    if !countries.isEmpty {
      var codes: [String] = []
      for country in countries { codes.append(country.code) }
      pairs.append(("country", codes.listed))
    }
    if !followed.isEmpty { pairs.append(("follow", followed.listed)) }
    return pairs
  }
}

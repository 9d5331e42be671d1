import Feeds
import Hummingbird
import Kernel
import Races

/// The next races.
struct RacesAPI {
  var races: RaceSource
  /// Answers of this second, by the question as it was written.
  var shelf: Shelf<String, Ready>

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self).reading("/api/v1/races", use: next)
  }

  /// `?count=&category=&country=&follow=`: by start, without those gone. Before the upstream has been asked, none, as of
  /// nobody knows when.
  private func next(_ request: Request, _ context: SiteContext) throws(Problem) -> Ready {
    try shelf.value(request.uri.query ?? "", at: context.now) { () throws(Problem) in
      let query = try request.query.races(categories: "category")
      let board =
        races.reading().board(query, now: context.now)
        ?? RaceBoard(asOf: nil, health: .failing, races: [], query: query.text)
      var json = JSONWriter(capacity: 8192)
      board.write(into: &json, now: context.now)
      return .open(json: json.bytes)
    }
  }
}

extension Query {
  /// What is asked for of races; the kinds stand under the name `categories`, where "all" and none mean all.
  func races(categories name: String) throws(Problem) -> RaceQuery {
    var query = RaceQuery()
    query.count = try integer("count", in: 1...RaceQuery.mostCount, default: query.count)
    var categories: [RaceCategory] = []
    for part in try list(name, most: 8) where part != "all" {
      guard let category = RaceCategory(name: part), category != .other else {
        throw .wrong(name, "\(name) must be of horse, harness and greyhound, by comma, such as \(name)=horse,harness.")
      }
      categories.append(category)
    }
    query.categories = RaceCategories(categories)
    for part in try list("country", most: RaceQuery.mostCountries) {
      guard let country = CountryCode.country(part) ?? Country(iso: part.uppercased()) else {
        throw .wrong("country", "country must be codes of ISO 3166, by comma, such as country=AU,FR.")
      }
      if !query.countries.contains(country) { query.countries.append(country) }
    }
    query.followed = try list("follow", most: RaceQuery.mostFollowed)
    return query
  }
}

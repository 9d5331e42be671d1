import Kernel
import Races

/// A racing day in small. Times are seconds after `Card.now`.
enum Card {
  /// Saturday 2 March 2024, 07:30:00 UTC: half past six in the evening in Melbourne.
  static let now = Instant(seconds: 1_709_364_600)

  static func race(
    _ id: String, in seconds: Int64, _ category: RaceCategory = .horse, meeting: String = "Randwick", number: Int = 4,
    country: String? = "AU"
  ) -> Race {
    var race = Race(
      id: id, meetingID: "m-" + meeting, meeting: meeting, number: number, name: "The Made-up Stakes",
      category: category, start: now.adding(seconds: seconds), country: country.flatMap { Country(iso: $0) })
    race.form.distance = 1200
    race.form.unit = "m"
    race.form.track = "Good4"
    race.form.weather = "SHWRY"
    race.form.venue = "Randwick"
    race.form.state = "NSW"
    return race
  }

  /// One each two minutes, kinds and countries in turn.
  static func day(_ count: Int) -> [Race] {
    let kinds: [RaceCategory] = [.horse, .greyhound, .harness]
    let countries = ["AU", "NZ", "GB", "FR"]
    return (0..<count).map { index in
      race(
        "r\(index)", in: 30 + Int64(index) * 120, kinds[index % 3], meeting: ["Randwick", "Addington"][index % 2],
        number: 1 + index / 2, country: countries[index % 4])
    }
  }

  static func board(_ races: [Race], _ query: RaceQuery = RaceQuery(), at now: Instant = Card.now) -> RaceBoard {
    let sorted = races.sorted(by: NextToGo.precedes)
    let (chosen, hasMore) = NextToGo.races(sorted, query, now: now)
    var countries: [Country] = []
    for race in races { if let country = race.country, !countries.contains(country) { countries.append(country) } }
    return RaceBoard(
      asOf: now, health: .fresh, races: chosen, countries: countries, query: query.text, hasMore: hasMore)
  }
}

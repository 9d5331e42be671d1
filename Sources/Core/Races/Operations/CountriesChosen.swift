package import Kernel

/// Only these countries' races are shown from now on; all where there are none.
package struct CountriesChosen: RacesFact {
  var countries: [Country] = []

  package mutating func code(_ fields: inout Fields) {
    fields.list(
      "countries", &countries, most: RaceQuery.mostCountries, write: { .string($0.code) },
      read: { $0.string.flatMap { Country(iso: $0) } })
    if fields.isReading { countries = Self.once(countries) }
  }

  func apply(to races: inout MyRaces) { races.countries = countries }
  var register: Register { Register("races.countries") }
  func sentence(_ words: RacesWords) -> String? { nil }

  func line(_ words: RacesWords) -> String? {
    var mine = MyRaces()
    mine.countries = countries
    return countries.isEmpty ? words.allCountries + "." : words.narrowed(mine)
  }

  private static func once(_ countries: [Country]) -> [Country] {
    var once: [Country] = []
    for country in countries where !once.contains(country) { once.append(country) }
    return once
  }
}

package import Kernel

/// Countries were turned on or off. Only those are said, so that two devices can each switch another one.
package struct CountriesSwitched: RacesFact {
  var switched = Switched<Country>()

  package mutating func code(_ fields: inout Fields) {
    switched.code(
      &fields, most: RaceQuery.mostCountries, write: { .string($0.code) },
      read: { $0.string.flatMap { Country(iso: $0) } })
    fields.check(!switched.isEmpty)
  }

  /// In the order in which they were turned on; beyond as many as can be asked for, none is.
  func apply(to races: inout MyRaces) {
    races.countries.removeAll { switched.off.contains($0) }
    for country in switched.on
    where !races.countries.contains(country) && races.countries.count < RaceQuery.mostCountries {
      races.countries.append(country)
    }
  }

  /// Parts of it, but no `part`: which place one has, and whether there is one, hangs on the others. Only when a later one
  /// says the whole is it needless.
  var register: Register { Register("races.countries", .rest) }
  func sentence(_ words: RacesWords) -> String? { nil }
  func line(_ words: RacesWords) -> String? { switched.line(words) { words.name($0) } }
}

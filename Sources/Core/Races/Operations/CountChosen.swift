package import Kernel

/// So many races are shown.
package struct CountChosen: RacesFact {
  var count = 0

  package mutating func code(_ fields: inout Fields) {
    fields.whole("count", &count)
    fields.check(MyRaces.counts.contains(count))
  }

  func apply(to races: inout MyRaces) { races.count = count }
  var register: Register { Register("races.count") }
  func sentence(_ words: RacesWords) -> String? { nil }

  func line(_ words: RacesWords) -> String? { words.did(words.howMany, value: String(count)) }
}

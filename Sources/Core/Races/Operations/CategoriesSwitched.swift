package import Kernel

/// Kinds of races were turned on or off. Only those are said, so that two devices can each switch another one.
package struct CategoriesSwitched: RacesFact {
  var switched = Switched<RaceCategory>()

  package mutating func code(_ fields: inout Fields) {
    switched.code(
      &fields, most: Self.most, write: { .string($0.rawValue) },
      read: { json in
        let category = json.string.flatMap { RaceCategory(name: $0) }
        return category == .other ? nil : category
      })
    fields.check(!switched.isEmpty)
  }

  /// More than there will ever be.
  private static var most: Int { 32 }

  /// Where the last one goes off, because two devices turned off one each, all are on.
  func apply(to races: inout MyRaces) { races.categories = races.categories.switching(switched) }

  /// Parts of it, but no `part`: where all go off, and so on, this also says what becomes of the others. Only when a later
  /// one says the whole is it needless.
  var register: Register { Register("races.categories", .rest) }
  func sentence(_ words: RacesWords) -> String? { nil }
  func line(_ words: RacesWords) -> String? { switched.line(words) { words.category($0) } }
}

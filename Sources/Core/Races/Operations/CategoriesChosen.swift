package import Kernel

/// Only these kinds of races are shown from now on.
package struct CategoriesChosen: RacesFact {
  var categories = RaceCategories.all

  package mutating func code(_ fields: inout Fields) {
    // A kind that a later version knows is passed over.
    fields.value(
      "categories", &categories, write: { .array($0.chosen.map { .string($0.rawValue) }) },
      read: { json in
        json.array.map { RaceCategories($0.compactMap { $0.string.flatMap { RaceCategory(name: $0) } }) }
      })
  }

  func apply(to races: inout MyRaces) { races.categories = categories }
  var register: Register { Register("races.categories") }
  func sentence(_ words: RacesWords) -> String? { nil }

  func line(_ words: RacesWords) -> String? {
    var mine = MyRaces()
    mine.categories = categories
    return categories.isAll ? words.resetAll + "." : words.narrowed(mine)
  }
}

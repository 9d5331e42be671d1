package import Kernel

/// Finds exercises by what a person types: any part of a name, any case, accents or none, words in any order, other names
/// and short forms ("db"), equipment, muscles, one slip of the finger. Made ready once, then asked at every key.
///
/// Best first: the very name, then names with little besides, then words found here and there, at last a typing error;
/// among equals what most people know, then by name.
package struct ExerciseSearch: Sendable {
  private let exercises: [Exercise]
  private let index: ExerciseIndex

  /// The person's own stand among the bank's; equipment and muscles are also found in that language.
  package init(_ bank: ExerciseBank, own: [OwnExercise], _ language: Language) {
    var all = bank.exercises
    for exercise in own { all.append(Exercise(exercise)) }
    exercises = all
    index = ExerciseIndex(all, BankWords(language))
  }

  /// At most `limit` of them, and how many there are. Without a letter or digit typed, all that pass the filter: the well
  /// known first.
  package func find(_ query: String, _ filter: ExerciseFilter = ExerciseFilter(), limit: Int) -> (
    exercises: [Exercise], count: Int
  ) {
    var words = SearchWords.of(query: query)
    // "Curls" means "Curl", and begins "Curls" as well.
    for place in words.indices where words[place].count > 3 && words[place].last == UInt8(ascii: "s") {
      if words[place][words[place].count - 2] != UInt8(ascii: "s") { words[place].removeLast() }
    }
    var best = Least<UInt64>(max(limit, 0))
    guard limit > 0 else { return ([], 0) }
    var count = add(words, forgiving: false, filter, to: &best)
    if !words.isEmpty, count < min(limit, SearchWords.fewHits) {
      // All over again: a slip that is forgiven costs more than anything exact.
      best = Least(limit)
      count = add(words, forgiving: true, filter, to: &best)
    }
    var found: [Exercise] = []
    for place in best.places { found.append(exercises[place]) }
    return (found, count)
  }

  private func add(
    _ words: [[UInt8]], forgiving: Bool, _ filter: ExerciseFilter, to best: inout Least<UInt64>
  ) -> Int {
    let query = ExerciseQuery(words, index, forgiving: forgiving)
    guard query.isHopeful else { return 0 }
    var count = 0
    for place in exercises.indices {
      guard filter.passes(exercises[place]), let cost = query.cost(of: place, in: index) else { continue }
      count += 1
      // The bank stands by name, so equal costs keep that order.
      best.insert(UInt64(cost + (exercises[place].isKnown ? 0 : 6)), at: place)
    }
    return count
  }
}

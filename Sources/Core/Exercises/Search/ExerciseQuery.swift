import Kernel

/// A query's words held against every word there is, once for all exercises.
struct ExerciseQuery {
  /// One word of the query; `count` is its length in bytes.
  private struct Typed {
    /// By row of the index's words.
    var matches: [Vocabulary.Match]
    var count: Int
  }

  private var typed: [Typed] = []
  /// False when some word is nowhere, so that no exercise needs to be looked at.
  private(set) var isHopeful = true

  init(_ words: [[UInt8]], _ index: ExerciseIndex, forgiving: Bool) {
    for word in words {
      let matches = index.words.matches(word, forgiving: forgiving)
      isHopeful = isHopeful && matches.contains { $0 != .none }
      typed.append(Typed(matches: matches, count: word.count))
    }
  }

  /// How far an exercise is from what was typed, 0 being its very name; nil when it is not meant.
  func cost(of exercise: Int, in index: ExerciseIndex) -> Int? {
    if typed.isEmpty { return 0 }
    var best: Int?
    var isFirst = true
    for name in index.names(of: exercise) {
      if let cost = cost(of: name, in: index) { best = min(best ?? .max, cost + (isFirst ? 0 : 1)) }
      isFirst = false
    }
    return best ?? scatteredCost(of: exercise, in: index)
  }

  /// All words are in that one name; what it has besides counts a little.
  private func cost(of name: ExerciseIndex.Name, in index: ExerciseIndex) -> Int? {
    var cost = 0
    var covered = 0
    var slips = 0
    for place in typed.indices {
      var match = Vocabulary.Match.none
      var length = 0
      for code in index.words(of: name) where typed[place].matches[code] < match {
        match = typed[place].matches[code]
        length = index.lengths[code]
      }
      switch match {
      case .none: return nil
      case .whole: covered += length
      case .slip:
        slips += 1
        covered += length
      default: covered += typed[place].count
      }
      cost += price(match, isLast: place == typed.count - 1)
    }
    return slips > 1 ? nil : cost + min(12, max(0, name.bytes - covered) / 2)
  }

  /// Each word is somewhere: in one of the names, in the equipment's or a muscle's.
  private func scatteredCost(of exercise: Int, in index: ExerciseIndex) -> Int? {
    var cost = 60
    var slips = 0
    for place in typed.indices {
      let isLast = place == typed.count - 1
      var match = Vocabulary.Match.none
      for name in index.names(of: exercise) {
        for code in index.words(of: name) { match = min(match, typed[place].matches[code]) }
      }
      var least = price(match, isLast: isLast)
      if match > .beginning {
        for code in index.equipment(of: exercise) where typed[place].matches[code] <= .beginning {
          least = min(least, 2)
        }
        for code in index.muscles(of: exercise) where typed[place].matches[code] <= .beginning { least = min(least, 6) }
      }
      if least == Self.never { return nil }
      if least == Self.slip { slips += 1 }
      cost += least
    }
    return slips > 1 ? nil : cost
  }

  private static let slip = 200
  private static let never = 1000

  private func price(_ match: Vocabulary.Match, isLast: Bool) -> Int {
    switch match {
    case .whole: 0
    case .beginning: isLast ? 1 : 3
    case .part: 8
    case .slip: Self.slip
    case .none: Self.never
    }
  }
}

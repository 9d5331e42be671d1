import Kernel

/// A query's words held against every word there is, once for all stations.
struct SearchQuery {
  private struct Typed {
    /// By row of `SearchIndex.words`.
    var matches: [Vocabulary.Match]
    /// The row of `SearchIndex.labels`, when it is a line's.
    var label: Int?
    var mayBeBorough: Bool
  }

  private var typed: [Typed] = []
  /// False when some word is nowhere, so that no station needs to be looked at.
  private(set) var isHopeful = true

  init(_ words: [[UInt8]], _ index: SearchIndex, forgiving: Bool) {
    for word in words {
      let matches = index.words.matches(word, forgiving: forgiving)
      let label = index.labels.firstIndex(of: word)
      isHopeful = isHopeful && (label != nil || matches.contains { $0 != .none })
      typed.append(Typed(matches: matches, label: label, mayBeBorough: words.count > 1 || word.count > 2))
    }
  }

  /// How far a station is from what was typed, 0 being its very name; nil when it is not meant.
  func cost(of station: Int, in index: SearchIndex) -> Int? {
    var best: Int?
    var isFirst = true
    for name in index.names(of: station) {
      // The name on the sign goes before another stop's.
      if let cost = leadingCost(name, index) { best = min(best ?? .max, cost + (isFirst ? 0 : 1)) }
      isFirst = false
    }
    return best ?? scatteredCost(station, index)
  }

  /// The query is the name, or its beginning; with a slip in it, it comes before slips among scattered words.
  private func leadingCost(_ name: Range<Int>, _ index: SearchIndex) -> Int? {
    guard typed.count <= name.count else { return nil }
    var cost = typed.count == name.count ? 0 : 10
    var slips = 0
    for place in typed.indices {
      switch typed[place].matches[index.word(name.lowerBound + place)] {
      case .whole: continue
      case .beginning where place == typed.count - 1: cost = 20
      case .slip where slips == 0: slips = 1
      default: return nil
      }
    }
    return cost + slips * 350
  }

  /// Each word of the query is somewhere: in a name, as a line's letter, or as the borough.
  private func scatteredCost(_ station: Int, _ index: SearchIndex) -> Int? {
    var worst = Vocabulary.Match.beginning
    var sum = 0
    var slips = 0
    for word in typed {
      let match = bestMatch(word, station, index)
      if match == .none { return nil }
      if match == .slip { slips += 1 }
      worst = max(worst, match)
      sum += Int(match.rawValue)
    }
    return slips <= 1 ? 100 * (1 + Int(worst.rawValue)) + sum : nil
  }

  private func bestMatch(_ word: Typed, _ station: Int, _ index: SearchIndex) -> Vocabulary.Match {
    var best = Vocabulary.Match.none
    for name in index.names(of: station) {
      for place in name { best = min(best, word.matches[index.word(place)]) }
    }
    if best == .whole { return best }
    if let label = word.label, index.lines(of: station).contains(label) {
      // "34 st q" means the line; a lone "q" rather the beginning of a name.
      return min(best, typed.count > 1 ? .whole : .part)
    }
    if best > .part, word.mayBeBorough {
      for place in index.borough(of: station) where word.matches[place] <= .beginning {
        return typed.count > 1 ? .beginning : .part
      }
    }
    return best
  }
}

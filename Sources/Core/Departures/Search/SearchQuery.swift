import Kernel

/// A query's words held against every word there is, once for all stations.
struct SearchQuery {
  /// One word of the query, and all that it may stand for.
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

  init(_ terms: [SearchTerm], _ index: SearchIndex, forgiving: Bool) {
    for term in terms {
      let label = index.labels.firstIndex(of: term.word)
      let matches =
        term.isLine
        ? [Vocabulary.Match](repeating: .none, count: index.words.count)
        : index.words.matches(term.word, forgiving: forgiving)
      isHopeful = isHopeful && (label != nil || matches.contains { $0 != .none })
      typed.append(Typed(matches: matches, label: label, mayBeBorough: terms.count > 1 || term.word.count > 2))
    }
  }

  /// How far a station is from what was typed, 0 being its very name; nil when it is not meant.
  func cost(of station: Int, in index: SearchIndex) -> Int? {
    namedCost(station, index) ?? scatteredCost(station, index)
  }

  /// The query is a name, or its beginning, or a part's of it; lines may stand before or after: "34 st q", "q 34 st".
  private func namedCost(_ station: Int, _ index: SearchIndex) -> Int? {
    let lines = index.lines(of: station)
    func isLine(_ word: Typed) -> Bool { word.label.map { lines.contains($0) } ?? false }
    var first = 0
    while first < typed.count, isLine(typed[first]) { first += 1 }
    var end = typed.count
    while end > 0, isLine(typed[end - 1]) { end -= 1 }
    var best: Int?
    func consider(_ cost: Int?) {
      if let cost, cost < best ?? .max { best = cost }
    }
    // What a lone line serves stands beside what is called so; several lines after that: "w 4".
    if first == typed.count { consider(typed.count == 1 ? Cost.beginning : Cost.manyLines) }
    for run in index.runs(of: station) {
      consider(leadingCost(0..<typed.count, run, index))
      if first > 0, first < typed.count {
        consider(leadingCost(first..<typed.count, run, index).map { $0 + Cost.lines })
      }
      if end < typed.count, end > 0 { consider(leadingCost(0..<end, run, index).map { $0 + Cost.lines }) }
    }
    return best
  }

  /// What each way of being found costs a station; 0 is its very name, and the least comes first.
  private enum Cost {
    /// Lines beside the name, all of them right.
    static let lines = 2
    static let otherName = 1
    /// The name goes on with another word.
    static let beginning = 10
    static let manyLines = 14
    /// The last word is not finished.
    static let unfinished = 20
    /// Not what the sign says, nor a stop's name: "Time Warner Center" comes after what begins with "Times".
    static let known = 30
    /// With a slip in it, a name comes before slips among scattered words.
    static let slip = 350
    static let scattered = 100
  }

  private func leadingCost(_ words: Range<Int>, _ run: SearchIndex.Run, _ index: SearchIndex) -> Int? {
    guard words.count <= run.words.count else { return nil }
    var cost = words.count == run.words.count && !run.isPart ? 0 : Cost.beginning
    var slips = 0
    for (place, word) in zip(run.words, words) {
      switch typed[word].matches[index.word(place)] {
      case .whole: continue
      case .beginning where word == typed.count - 1: cost = Cost.unfinished
      case .slip where slips == 0: slips = 1
      default: return nil
      }
    }
    // The beginnings of a complex's name and of its stops' weigh the same: then the station with more lines is meant.
    if cost == 0, run.standing == .stop { cost = Cost.otherName }
    if run.standing == .known { cost += Cost.known }
    return cost + slips * Cost.slip
  }

  /// Each word of the query is somewhere: in a name, as a line's letter, as the borough or a street that crosses there.
  private func scatteredCost(_ station: Int, _ index: SearchIndex) -> Int? {
    var worst = Vocabulary.Match.beginning
    var sum = 0
    var slips = 0
    let crossing = crossing(station, index)
    for (place, word) in typed.enumerated() where !crossing.contains(place) {
      let match = bestMatch(word, station, index)
      if match == .none { return nil }
      if match == .slip { slips += 1 }
      worst = max(worst, match)
      sum += Int(match.rawValue)
    }
    return slips <= 1 ? Cost.scattered * (1 + Int(worst.rawValue)) + sum : nil
  }

  /// The words of the query that are a whole street which crosses there: "2 av", not the line 2 and some avenue.
  private func crossing(_ station: Int, _ index: SearchIndex) -> Range<Int> {
    for street in index.streets(of: station) where street.count < typed.count {
      for start in 0...typed.count - street.count
      where zip(street, start...).allSatisfy({ typed[$1].matches[index.word($0)] == .whole }) {
        return start..<start + street.count
      }
    }
    return 0..<0
  }

  private func bestMatch(_ word: Typed, _ station: Int, _ index: SearchIndex) -> Vocabulary.Match {
    var best = Vocabulary.Match.none
    for place in index.words(of: station) { best = min(best, word.matches[place]) }
    if best == .whole { return best }
    if let label = word.label, index.lines(of: station).contains(label) {
      // "34 st q" means the line; a lone "q" rather the beginning of a name.
      return min(best, typed.count > 1 ? .whole : .part)
    }
    if best > .part, word.mayBeBorough {
      for place in index.around(station) where word.matches[place] <= .beginning {
        return typed.count > 1 ? .beginning : .part
      }
    }
    return best
  }
}

extension SearchQuery {
  /// Smaller is better: the cost, then the more lines.
  static func key(_ cost: Int, lines: UInt16) -> UInt64 { UInt64(cost) << 16 | UInt64(UInt16.max - lines) }

  /// Whether the best of what was found was found by its name, not by words scattered over it.
  static func isNamed(_ key: UInt64?) -> Bool { key.map { $0 >> 16 < Cost.scattered } ?? false }

  /// The name by which a station was found, where the one on its sign does not show it: "42 St-Port Authority Bus
  /// Terminal" for Times Sq.
  func why(_ station: Int, in index: SearchIndex) -> String? {
    let lines = index.lines(of: station)
    let around = index.around(station)
    let names = index.names(of: station)
    func has(_ word: Typed, _ name: ArraySlice<Int>) -> Bool { name.contains { word.matches[$0] != .none } }
    let open = typed.filter { word in
      !(word.label.map { lines.contains($0) } ?? false) && !has(word, names[0].words)
        && !around.contains { word.matches[$0] <= .beginning }
    }
    if open.isEmpty { return nil }
    return names.dropFirst().first { name in open.allSatisfy { has($0, name.words) } }?.text
  }
}

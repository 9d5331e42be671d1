import Kernel

/// A word as it was typed, or as it must have been meant.
struct SearchTerm: Equatable, Sendable {
  var word: [UInt8]
  /// "the 7 train": nothing but the line is meant.
  var isLine = false
}

/// What is meant by words that no station has all of: "w4" is W 4, "nqrw" four lines, "7 train" the line, "timessq" two
/// words, and "station" says nothing.
struct SearchPhrase {
  private let index: SearchIndex

  init(_ index: SearchIndex) { self.index = index }

  /// What the words stand for, in their order, taken apart where two were typed as one; words that say nothing are left
  /// out.
  func meant(by words: [[UInt8]]) -> [SearchTerm] {
    var terms: [SearchTerm] = []
    for word in words { terms += parted(word) }
    terms = withoutFillers(terms)
    return Array(terms.prefix(Self.mostTerms))
  }

  /// As many as a name with all its lines has; glued letters could make one each.
  private static let mostTerms = 16

  private func withoutFillers(_ terms: [SearchTerm]) -> [SearchTerm] {
    var kept: [SearchTerm] = []
    var lineIsDue = false
    for (place, term) in terms.enumerated() {
      let isLast = place == terms.count - 1 && place > 0
      let mayGoOn = isLast && !index.words.matches(term.word, forgiving: false).contains(.whole)
      if StationWords.saysLine(term.word) || mayGoOn && StationWords.mayComeToSayLine(term.word) {
        // The word before it, else the one after it: "ligne 7".
        if let last = kept.indices.last, index.labels.contains(kept[last].word) {
          kept[last].isLine = true
        } else {
          lineIsDue = true
        }
      } else if !StationWords.isFiller(term.word), !(mayGoOn && StationWords.mayBecomeFiller(term.word)) {
        kept.append(SearchTerm(word: term.word, isLine: lineIsDue && index.labels.contains(term.word)))
        lineIsDue = false
      }
    }
    return kept.isEmpty ? terms : kept
  }

  /// The same word where some name begins with it.
  private func parted(_ word: [UInt8]) -> [SearchTerm] {
    if isKnown(word) || StationWords.isFiller(word) { return [SearchTerm(word: word)] }
    if word == Array("shuttle".utf8) { return [SearchTerm(word: [UInt8(ascii: "s")], isLine: true)] }
    if let digit = word.firstIndex(where: SearchWords.isDigit), digit > word.startIndex {
      let tail = SearchWords.of(query: String(decoding: word[digit...], as: UTF8.self), atMost: word.count)
      return parted(Array(word[..<digit])) + tail.map { SearchTerm(word: $0) }
    }
    if let lines = lines(word) { return lines }
    return halves(word) ?? [SearchTerm(word: word)]
  }

  private func isKnown(_ word: [UInt8]) -> Bool {
    index.labels.contains(word)
      || index.words.matches(word, forgiving: false).contains { $0 == .whole || $0 == .beginning }
  }

  /// "bdfm", "456": a line a letter.
  private func lines(_ word: [UInt8]) -> [SearchTerm]? {
    guard (2...6).contains(word.count) else { return nil }
    for (place, letter) in word.enumerated() where word[..<place].contains(letter) || !index.labels.contains([letter]) {
      return nil
    }
    // Else it is a slip: no station has the C, the N, the A and the L of "cnal".
    let labels = word.compactMap { letter in index.labels.firstIndex(of: [letter]) }
    guard index.isServed(byAll: labels) else { return nil }
    return word.map { SearchTerm(word: [$0]) }
  }

  /// "unionsq": a whole word, and one that begins so.
  private func halves(_ word: [UInt8]) -> [SearchTerm]? {
    guard (3...24).contains(word.count) else { return nil }
    for cut in (2..<word.count).reversed() {
      let (head, tail) = (Array(word[..<cut]), Array(word[cut...]))
      guard index.words.matches(head, forgiving: false).contains(.whole), isKnown(tail) else { continue }
      return [SearchTerm(word: head), SearchTerm(word: tail)]
    }
    return nil
  }
}

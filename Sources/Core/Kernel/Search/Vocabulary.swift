/// All words there are, in all their spellings, in one row of bytes.
package struct Vocabulary: Sendable {
  /// How well a typed word meets another, best first.
  package enum Match: UInt8, Comparable, Sendable {
    case whole, beginning, part, slip, none

    package static func < (a: Match, b: Match) -> Bool { a.rawValue < b.rawValue }
  }

  /// One spelling: its bytes, the letters in it, and the row of the word that it spells.
  private struct Form: Sendable {
    var letters: LetterSet
    var word: Int
    var bytes: Range<Int>
  }

  package private(set) var count = 0
  private var forms: [Form] = []
  private var bytes: [UInt8] = []

  package init() {}

  /// A word in all the ways to write it; its row from now on.
  @discardableResult
  package mutating func add(_ spellings: [[UInt8]]) -> Int {
    for form in spellings {
      let start = bytes.count
      bytes += form
      forms.append(Form(letters: LetterSet(form[...]), word: count, bytes: start..<bytes.count))
    }
    count += 1
    return count - 1
  }

  /// The row of a name's word, which is added with its spellings where it is none of `known` yet.
  package mutating func row(
    of word: [UInt8], among known: inout Places<String>, spellings: ([UInt8]) -> [[UInt8]]
  ) -> Int {
    let (row, isNew) = known.add(String(decoding: word, as: UTF8.self))
    if isNew { add(spellings(word)) }
    return row
  }

  /// How each word is met by what was typed. `forgiving`: also where one slip lies between.
  package func matches(_ typed: [UInt8], forgiving: Bool) -> [Match] {
    var matches = [Match](repeating: .none, count: count)
    let letters = LetterSet(typed[...])
    // Most words have a letter too few to be meant: no need to compare them.
    for form in forms where form.letters.missing(of: letters) <= (forgiving ? 1 : 0) {
      matches[form.word] = min(matches[form.word], Self.match(typed, form: bytes[form.bytes], forgiving: forgiving))
    }
    return matches
  }

  private static func match(_ typed: [UInt8], form: ArraySlice<UInt8>, forgiving: Bool) -> Match {
    if typed.count <= form.count {
      if form.starts(with: typed) { return typed.count == form.count ? .whole : .beginning }
      // Numbers are not looked for inside numbers: "4" is not meant to find 14 St.
      if typed.count > 1, !SearchWords.isDigit(typed[0]), contains(typed, in: form) { return .part }
    }
    return forgiving && OneSlip.isBetween(typed[...], and: form) ? .slip : .none
  }

  private static func contains(_ part: [UInt8], in whole: ArraySlice<UInt8>) -> Bool {
    var rest = whole.dropFirst()
    while rest.count >= part.count {
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

/// Which bytes a word has, by their last six bits.
private struct LetterSet: Sendable {
  private var bits: UInt64 = 0

  init(_ word: ArraySlice<UInt8>) { for byte in word { bits |= 1 << UInt64(byte & 63) } }

  /// How many of those letters are not in this one.
  func missing(of other: LetterSet) -> Int { (other.bits & ~bits).nonzeroBitCount }
}

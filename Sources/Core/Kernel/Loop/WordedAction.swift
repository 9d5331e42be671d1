/// An action that stands in the page as a word, and behind it what it is about: "edit balance". Each word is said once, as a
/// case of `Word`: one exhaustive switch over the actions writes them, another over the words reads them.
package protocol WordedAction: Equatable, Sendable {
  associatedtype Word: ActionWord

  /// What stands in the page for it; `about` is nil where the word stands alone.
  var worded: (word: Word, about: String?) { get }
}

/// What wire forms begin with.
package protocol ActionWord: RawRepresentable, CaseIterable where RawValue == String {}

extension WordedAction {
  /// The word alone, or the word, a space, and what it is about.
  package var wire: String {
    let (word, about) = worded
    return about.map { word.spelled + " " + $0 } ?? word.spelled
  }

  /// A wire form as it stands in the page; `nil` where it begins with none of the words.
  package static func read(_ wire: String) -> (word: Word, about: String?)? {
    let (name, about) = wire.halves(at: " ")
    for word in Word.allCases where word.spelled == name { return (word, about) }
    return nil
  }
}

extension ActionWord {
  /// Out of line, so that the program has each word once.
  @inline(never)
  fileprivate var spelled: String { rawValue }
}

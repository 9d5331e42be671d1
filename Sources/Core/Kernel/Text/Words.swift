/// Texts in the language of a person. Each module's `…Words` have its own, by accessors that Tools/words makes of the
/// catalogues in Languages/; those that all share are here.
package protocol Words {
  var language: Language { get }
}

extension Words {
  @inline(__always)
  package func text(_ index: Int) -> String { language.text(index) }

  @inline(__always)
  package func text(_ index: Int, _ value: String) -> String { language.text(index, value) }

  @inline(__always)
  package func text(_ index: Int, _ first: String, _ second: String) -> String { language.text(index, first, second) }

  @inline(__always)
  package func text(_ index: Int, _ values: [String]) -> String { language.text(index, values) }

  /// The form that goes with the number.
  @inline(__always)
  package func text(_ index: Int, count: Int, _ others: [String] = []) -> String {
    language.text(index, count: count, others)
  }

  /// "4, 10 and 14".
  package func list(_ parts: [String]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      text = index == 0 ? part : index == parts.count - 1 ? listLast(text, last: part) : listNext(text, next: part)
    }
    return text
  }
}

extension Language {
  @inline(never)
  fileprivate func text(_ index: Int, _ value: String) -> String { text(index, [value]) }

  @inline(never)
  fileprivate func text(_ index: Int, _ first: String, _ second: String) -> String { text(index, [first, second]) }
}

/// The texts of no module in particular, for who has a language and no words.
package struct CommonWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }
}

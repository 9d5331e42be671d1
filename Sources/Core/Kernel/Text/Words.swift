/// Sentences in each language we speak. Each module's `…Words` hold its own and say them by this.
package protocol Words {
  var language: Language { get }
}

extension Words {
  @inline(__always)
  package func say(_ english: String, _ french: String) -> String { language.one(of: english, french) }

  /// "1 ride", "2 rides"; `one` and `other` are words of the language spoken.
  @inline(__always)
  package func counted(_ count: Int, _ one: String, _ other: String) -> String {
    language.counted(count, one, other)
  }

  /// "4, 10 and 14".
  package func list(_ parts: [String]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      text += index == 0 ? "" : index == parts.count - 1 ? say(" and ", " et ") : ", "
      text += part
    }
    return text
  }
}

/// Out of line and for all words: spread into their callers they would be many copies in the browser's program.
extension Language {
  @inline(never)
  fileprivate func one(of english: String, _ french: String) -> String {
    switch self {
    case .en: english
    case .fr: french
    }
  }

  @inline(never)
  fileprivate func counted(_ count: Int, _ one: String, _ other: String) -> String {
    String(count) + " " + (PluralCategory(count, in: self) == .one ? one : other)
  }
}

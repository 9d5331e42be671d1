/// A language that Pocketful speaks, with all its texts. The server has every one (Sources/Server/Languages); the browser
/// fetches its own (Documentation/Decisions/0038).
package struct Language: Equatable, Sendable {
  private let table: TextTable

  /// `isWhole`: with those texts that stand last and come later (Documentation/Decisions/0055).
  package init(_ tag: LanguageTag, table: String, isWhole: Bool = true) {
    self.table = TextTable(tag, table)
    self.isWhole = isWhole
  }

  package let isWhole: Bool
  package var tag: LanguageTag { table.tag }

  package static func == (a: Language, b: Language) -> Bool { a.tag == b.tag }
}

/// A language's texts by their place in the catalogue; never changed, so that it goes wherever its language goes.
private final class TextTable: Sendable {
  let tag: LanguageTag
  /// Which form goes with each number below 200 and, last, with whole millions.
  let forms: [UInt8]
  let texts: [String]

  /// What Tools/words writes: a line of forms, then one a text.
  init(_ tag: LanguageTag, _ table: String) {
    self.tag = tag
    var lines: [String] = []
    for line in table.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      lines.append(String(decoding: Array(line), as: UTF8.self))
    }
    forms = Array((lines.first ?? "").utf8)
    texts = Array(lines.dropFirst())
  }
}

/// Out of line: inlined, they would be many copies in the browser's program.
extension Language {
  /// A text without placeholders; nothing where a table has none there.
  @inline(never)
  package func text(_ index: Int) -> String {
    table.texts.indices.contains(index) ? table.texts[index] : ""
  }

  /// A text with these values in place of its placeholders, by their order.
  @inline(never)
  package func text(_ index: Int, _ values: [String]) -> String { Language.filled(text(index), values) }

  /// The form that goes with `count`, which is the first of its values.
  @inline(never)
  package func text(_ index: Int, count: Int, _ others: [String]) -> String {
    var rest: String? = text(index)
    var form = ""
    for _ in 0...self.form(of: count) {
      guard let next = rest else { break }
      (form, rest) = next.halves(at: "\u{1F}")
    }
    return Language.filled(form, [String(count)] + others)
  }

  /// Which form of a word goes with a number (Unicode CLDR, Language Plural Rules, cardinal whole numbers).
  package func form(of count: Int) -> Int {
    let count = count.magnitude
    let place = Int(count > 0 && count % 1_000_000 == 0 ? 200 : count < 200 ? count : 100 + count % 100)
    return table.forms.indices.contains(place) ? Int(table.forms[place]) - 0x30 : 0
  }

  /// A value's place is a character from 1 to 8, by its order.
  private static func filled(_ text: String, _ values: [String]) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte > 0, byte <= 8, Int(byte) <= values.count {
        bytes.append(contentsOf: Array(values[Int(byte) - 1].utf8))
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

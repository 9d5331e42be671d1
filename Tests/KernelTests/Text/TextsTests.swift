import Kernel
import Languages
import Testing

@Suite("The texts of each language")
struct TextsTests {
  private static let places = "\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}".unicodeScalars.map { String($0) }
  /// As many as the English ones; a text is never empty.
  private static let count = (0...).first { Language.en.text($0).isEmpty } ?? 0

  /// Which values a text has places for.
  private func values(_ text: String) -> Set<String> { Set(Self.places.filter { text.contains($0) }) }

  @Test("are all there, and each fills its placeholders", arguments: Language.all)
  func filled(language: Language) {
    #expect(Self.count > 900)
    for index in 0..<Self.count {
      let text = language.text(index)
      #expect(!text.isEmpty, "\(language.tag) \(index)")
      #expect(values(text) == values(Language.en.text(index)), "\(text)")
      let said = language.text(index, Self.places.indices.map { "<\($0)>" })
      #expect(values(said).isEmpty && (values(text).isEmpty || said.contains("<")), "\(said)")
    }
    #expect(language.text(Self.count).isEmpty && language.text(-1).isEmpty, "none is beyond the last")
  }

  @Test("a number of things is said in its form")
  func counted() {
    struct Said: Words { let language: Language }
    let template = "\u{1} ride\u{1F}\u{1} rides of \u{2}"
    let forms = "1" + "0" + String(repeating: "1", count: 199)
    let english = Language(.en, table: forms + "\n" + template)
    #expect(Said(language: english).text(0, count: 1) == "1 ride")
    #expect(Said(language: english).text(0, count: 2, ["July"]) == "2 rides of July")
    #expect(Said(language: Language(.en, table: "")).text(0, count: 1).isEmpty, "a table that is none says nothing")
  }

  @Test(
    "a list has its last part said",
    arguments: [(Language.en, "4, 10 and 14"), (.fr, "4, 10 et 14"), (.es, "4, 10 y 14")])
  func listed(language: Language, said: String) {
    #expect(CommonWords(language).list(["4", "10", "14"]) == said)
    #expect(CommonWords(language).list(["4"]) == "4" && CommonWords(language).list([]).isEmpty)
  }
}

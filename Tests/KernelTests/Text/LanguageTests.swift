import Kernel
import Testing

@Suite("Languages")
struct LanguageTests {
  @Test(
    "a browser gets the language it asks for, or English",
    arguments: [
      ("fr", Language.fr), ("fr-CA,fr;q=0.9,en;q=0.8", .fr), ("en-US,en;q=0.9,fr;q=0.8", .en),
      ("de-DE,de;q=0.9,fr;q=0.5,en;q=0.3", .fr), ("de", .en), ("", .en), ("*", .en),
      ("fr;q=0", .en), ("fr;q=0.5,*;q=0.7", .en), ("en;q=0.2, fr ; q=0.3", .fr), ("FR-fr", .fr), ("fr;q=1.000,en", .fr),
      ("en,fr", .en), ("fr;q=x", .fr), ("frr", .en),
      (",,;;q=,fr;level=1;q=0.4", .fr), ("en;q=0.001,fr;q=0.002", .fr),
    ])
  func asked(header: String, language: Language) {
    #expect(Language(acceptLanguage: header) == language)
  }

  @Test(
    "a tag names its language whatever its region",
    arguments: [
      ("fr", Language.fr), ("fr_CA", .fr), ("FR-fr", .fr), ("en-GB", .en), ("de", .en), ("", .en), ("-", .en),
    ])
  func tags(tag: String, language: Language) {
    #expect(Language(tag: tag) == language)
  }

  @Test(
    "of a browser's languages the first that is spoken here, as of the header it sends",
    arguments: [
      ("de,fr", Language.fr), ("de-AT,en-GB,fr", .en), ("", .en), ("de", .en), ("fr-CA,en", .fr), (",,fr", .fr),
    ])
  func browser(tags: String, language: Language) {
    #expect(Language(tags: tags) == language && Language(acceptLanguage: tags) == language)
  }

  @Test("a header of any length and any bytes is read")
  func hostile() {
    #expect(Language(acceptLanguage: String(repeating: "de,", count: 100_000) + "fr") == .en)
    var random = SeededRandom(seed: 3)
    let marks = Array("fren-_;q=01.9, *\u{0}".utf8)
    for _ in 0..<3000 {
      _ = Language(
        acceptLanguage: String(
          decoding: (0..<20).compactMap { _ in marks.randomElement(using: &random) }, as: UTF8.self))
    }
  }

  @Test(
    "a word's form goes with its number",
    arguments: [
      (0, PluralCategory.other, PluralCategory.one), (1, .one, .one), (2, .other, .other), (11, .other, .other),
      (21, .other, .other), (-1, .one, .one),
      (1_000_000, .other, .many), (2_000_001, .other, .other), (Int.min, .other, .other),
    ])
  func plurals(count: Int, english: PluralCategory, french: PluralCategory) {
    #expect(PluralCategory(count, in: .en) == english)
    #expect(PluralCategory(count, in: .fr) == french)
  }

  @Test(
    "whole numbers come in groups of three digits",
    arguments: [
      (0, "0", "0"), (999, "999", "999"), (1000, "1,000", "1\u{202F}000"), (13_200, "13,200", "13\u{202F}200"),
      (-1_234_567, "-1,234,567", "-1\u{202F}234\u{202F}567"),
      (.min, "-9,223,372,036,854,775,808", "-9\u{202F}223\u{202F}372\u{202F}036\u{202F}854\u{202F}775\u{202F}808"),
    ] as [(Int64, String, String)])
  func grouped(number: Int64, english: String, french: String) {
    #expect(Language.en.grouped(number) == english)
    #expect(Language.fr.grouped(number) == french)
  }
}

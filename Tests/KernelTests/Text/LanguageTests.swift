import Kernel
import Languages
import TestSupport
import Testing

@Suite("Languages")
struct LanguageTests {
  @Test(
    "a browser gets the language it asks for, or English",
    arguments: [
      ("fr", LanguageTag.fr), ("fr-CA,fr;q=0.9,en;q=0.8", .fr), ("en-US,en;q=0.9,fr;q=0.8", .en),
      ("de-DE,de;q=0.9,fr;q=0.5,en;q=0.3", .fr), ("de", .en), ("", .en), ("*", .en),
      ("fr;q=0", .en), ("fr;q=0.5,*;q=0.7", .en), ("en;q=0.2, fr ; q=0.3", .fr), ("FR-fr", .fr), ("fr;q=1.000,en", .fr),
      ("en,fr", .en), ("fr;q=x", .fr), ("frr", .en), ("es-MX,es;q=0.9,fr;q=0.8", .es),
      (",,;;q=,fr;level=1;q=0.4", .fr), ("en;q=0.001,fr;q=0.002", .fr),
    ])
  func asked(header: String, language: LanguageTag) {
    #expect(LanguageTag(acceptLanguage: header) == language)
  }

  @Test(
    "a tag names its language whatever its region",
    arguments: [
      ("fr", LanguageTag.fr), ("fr_CA", .fr), ("FR-fr", .fr), ("en-GB", .en), ("de", .en), ("", .en), ("-", .en),
      ("es-419", .es), ("ES", .es),
    ])
  func tags(tag: String, language: LanguageTag) {
    #expect(LanguageTag(tag: tag) == language)
  }

  @Test(
    "of a browser's languages the first that is spoken here, as of the header it sends",
    arguments: [
      ("de,fr", LanguageTag.fr), ("de-AT,en-GB,fr", .en), ("", .en), ("de", .en), ("fr-CA,en", .fr), (",,fr", .fr),
    ])
  func browser(tags: String, language: LanguageTag) {
    #expect(LanguageTag(tags: tags) == language && LanguageTag(acceptLanguage: tags) == language)
  }

  @Test("a header of any length and any bytes is read")
  func hostile() {
    #expect(LanguageTag(acceptLanguage: String(repeating: "de,", count: 100_000) + "fr") == .en)
    var random = SeededRandom(seed: 3)
    let marks = Array("fren-_;q=01.9, *\u{0}".utf8)
    for _ in 0..<3000 {
      _ = LanguageTag(
        acceptLanguage: String(
          decoding: (0..<20).compactMap { _ in marks.randomElement(using: &random) }, as: UTF8.self))
    }
  }

  @Test(
    "a word’s form goes with its number",
    arguments: [
      (0, 1, 0, 2), (1, 0, 0, 0), (2, 1, 2, 2), (11, 1, 2, 2), (21, 1, 2, 2), (-1, 0, 0, 0), (199, 1, 2, 2),
      (200, 1, 2, 2), (201, 1, 2, 2), (1_000_000, 1, 1, 1), (-3_000_000, 1, 1, 1), (2_000_001, 1, 2, 2),
      (Int.max, 1, 2, 2), (Int.min, 1, 2, 2),
    ])
  func plurals(count: Int, english: Int, french: Int, spanish: Int) {
    #expect([Language.en, .fr, .es].map { $0.form(of: count) } == [english, french, spanish])
  }

  @Test(
    "whole numbers come in groups of three digits",
    arguments: [
      (0, "0", "0", "0"), (999, "999", "999", "999"), (1000, "1,000", "1\u{202F}000", "1000"),
      (9999, "9,999", "9\u{202F}999", "9999"), (-1000, "-1,000", "-1\u{202F}000", "-1000"),
      (13_200, "13,200", "13\u{202F}200", "13.200"),
      (-1_234_567, "-1,234,567", "-1\u{202F}234\u{202F}567", "-1.234.567"),
      (
        .min, "-9,223,372,036,854,775,808", "-9\u{202F}223\u{202F}372\u{202F}036\u{202F}854\u{202F}775\u{202F}808",
        "-9.223.372.036.854.775.808"
      ),
    ] as [(Int64, String, String, String)])
  func grouped(number: Int64, english: String, french: String, spanish: String) {
    #expect(Language.en.grouped(number) == english)
    #expect(Language.fr.grouped(number) == french)
    #expect(Language.es.grouped(number) == spanish)
  }
}

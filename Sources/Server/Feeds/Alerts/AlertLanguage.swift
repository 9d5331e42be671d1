/// Which of an alert's translations somebody is shown.
package enum AlertLanguage {
  /// Whether a tag says that its text is HTML ("en-html"): such a text is never shown.
  package static func isMarkup(_ tag: String) -> Bool { tag.lowercased().hasSuffix("-html") }

  /// The place of the text to show, of those with these tags (BCP 47, empty for the agency's own): the one in `wanted`
  /// exactly, else in its base language ("fr" for "fr-CA"), else the agency's own, else the first. Nil where all are HTML.
  package static func choice(of tags: [String], wanted: String, agency: String) -> Int? {
    let tags = tags.map { $0.lowercased() }
    let (wanted, agency) = (wanted.lowercased(), agency.lowercased())
    let base = AlertLanguage.base(wanted)
    let isFitting: [(String) -> Bool] = [
      { $0 == wanted }, { $0 == base }, { !$0.isEmpty && AlertLanguage.base($0) == base },
      { $0 == agency || $0.isEmpty }, { _ in true },
    ]
    for fits in isFitting {
      if let place = tags.firstIndex(where: { !isMarkup($0) && fits($0) }) { return place }
    }
    return nil
  }

  private static func base(_ tag: String) -> String {
    String(decoding: tag.utf8.prefix { $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }
}

extension [FeedAlert.Translation] {
  /// The one to show; nil where there is none.
  func text(in language: String, agency: String) -> FeedAlert.Translation? {
    AlertLanguage.choice(of: map(\.language), wanted: language, agency: agency).map { self[$0] }
  }
}

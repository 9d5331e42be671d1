extension LanguageTag {
  /// From a BCP 47 tag such as "fr", "fr-CA" or "FR_ca"; any other language gets English.
  package init(tag: String) {
    self = LanguageTag.spoken(Array(tag.utf8)) ?? .en
  }

  /// From the browser's tags in the person's order, by comma: the first that is spoken here.
  package init(tags: String) {
    for tag in tags.utf8.split(separator: UInt8(ascii: ",")) {
      guard let language = LanguageTag.spoken(Array(tag)) else { continue }
      self = language
      return
    }
    self = .en
  }

  /// From the header `Accept-Language` (RFC 9110 section 12.5.4): the highest weight wins, among equals the first
  /// written; a weight of 0 means "not this one"; "*" asks for anything.
  package init(acceptLanguage: String) {
    var best: (language: LanguageTag, weight: Int)?
    for range in acceptLanguage.utf8.prefix(1024).split(separator: UInt8(ascii: ",")).prefix(32) {
      let parts = range.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      guard let tag = parts.first.map({ LanguageTag.trimmed(Array($0)) }), !tag.isEmpty else { continue }
      guard let language = tag == [UInt8(ascii: "*")] ? .en : LanguageTag.spoken(tag) else { continue }
      let weight = LanguageTag.weight(of: parts.dropFirst().map { LanguageTag.trimmed(Array($0)) })
      if weight > best?.weight ?? 0 { best = (language, weight) }
    }
    self = best?.language ?? .en
  }
}

extension LanguageTag {
  private static func spoken(_ tag: [UInt8]) -> LanguageTag? {
    let primary = tag.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map { $0 | 0x20 }
    for language in allCases where language.rawValue.utf8.elementsEqual(primary) { return language }
    return nil
  }

  /// Thousandths: "q=0.8" is 800; no `q`, or one that can't be read, is 1000.
  private static func weight(of parameters: [[UInt8]]) -> Int {
    for parameter in parameters where parameter.count > 2 && parameter[0] | 0x20 == UInt8(ascii: "q") {
      guard parameter[1] == UInt8(ascii: "=") else { continue }
      var thousandths = 0
      var scale = 1000
      for byte in parameter[2...] where scale > 0 {
        if byte == UInt8(ascii: ".") { continue }
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return 1000 }
        thousandths += Int(byte - UInt8(ascii: "0")) * scale
        scale /= 10
      }
      return min(thousandths, 1000)
    }
    return 1000
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return Array(bytes.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}

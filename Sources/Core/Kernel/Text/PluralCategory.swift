/// Which form of a word goes with a number (Unicode CLDR, Language Plural Rules, cardinal whole numbers).
package enum PluralCategory: Sendable {
  case one
  /// French only: whole millions, "deux millions de …".
  case many
  case other

  package init(_ count: Int, in language: Language) {
    switch language {
    case .en: self = count.magnitude == 1 ? .one : .other
    case .fr:
      if count.magnitude <= 1 {
        self = .one
      } else {
        self = count % 1_000_000 == 0 ? .many : .other
      }
    }
  }
}

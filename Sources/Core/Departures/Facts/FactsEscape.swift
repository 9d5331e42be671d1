/// The bytes that shape a file of facts, and the letter that stands for each behind a backslash.
enum FactsEscape: UInt8, CaseIterable {
  case backslash = 0x5C
  case tab = 0x09
  case newline = 0x0A
  case space = 0x20

  var letter: UInt8 {
    switch self {
    case .backslash: 0x5C
    case .tab: UInt8(ascii: "t")
    case .newline: UInt8(ascii: "n")
    case .space: UInt8(ascii: "s")
    }
  }
}

/// Why bytes are not JSON, and where: `offset` counts bytes from 0.
package struct JSONError: Error, Equatable, Sendable {
  /// Which rule of RFC 8259 was broken, or which limit of ours.
  package enum Reason: Equatable, Sendable {
    case unexpectedEnd
    case unexpectedByte(UInt8)
    case invalidNumber
    case invalidEscape
    case loneSurrogate
    case controlCharacter
    case invalidUTF8
    case tooDeep
    case tooLarge
    case trailingBytes
  }

  package var reason: Reason
  package var offset: Int

  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONError {
  /// For a person, with the place for whoever can mend it.
  package var message: String {
    let what =
      switch reason {
      case .unexpectedEnd: "The text ends too early"
      case .unexpectedByte: "The text has something that doesn't belong there"
      case .invalidNumber: "A number can't be read"
      case .invalidEscape: "A character after a backslash can't be read"
      case .loneSurrogate: "Half a character is missing"
      case .controlCharacter: "A control character isn't escaped"
      case .invalidUTF8: "The text is not UTF-8"
      case .tooDeep: "The text has too many levels"
      case .tooLarge: "The text is too long"
      case .trailingBytes: "Something follows after the end"
      }
    return what + " (at byte " + String(offset) + ")."
  }
}

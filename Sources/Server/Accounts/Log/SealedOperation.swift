/// When an operation was made, as its device or the server says: milliseconds since 1970, and a counter among equal ones.
package struct LogTime: Hashable, Sendable {
  package var milliseconds: Int64
  package var counter: Int64

  package init(milliseconds: Int64, counter: Int64) {
    self.milliseconds = milliseconds
    self.counter = counter
  }

  /// To the end of the year 9999, 65,536 in a millisecond: where the devices' hybrid clock ends.
  var isPossible: Bool {
    (0...253_402_300_799_999).contains(milliseconds) && (0...65_535).contains(counter)
  }
}

extension LogTime: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    a.milliseconds != b.milliseconds ? a.milliseconds < b.milliseconds : a.counter < b.counter
  }
}

/// One change as a device sends it: sealed, so that the server can number, keep and pass it on, and not read it.
package struct SealedOperation: Equatable, Sendable {
  /// "k3x9-12": its writer's name and number.
  package var id: String
  package var at: LogTime
  /// Says to the account's own devices which module it is of: 4 letters of base64url.
  package var tag: String
  /// 16 bytes that two sealings of one operation have in common.
  package var hash: [UInt8]
  package var box: [UInt8]

  package init(id: String, at: LogTime, tag: String, hash: [UInt8], box: [UInt8]) {
    self.id = id
    self.at = at
    self.tag = tag
    self.hash = hash
    self.box = box
  }
}

// MARK: What one may look like

extension SealedOperation {
  /// Why one can't be taken.
  package enum Fault: Error, Equatable, Sendable { case malformed, tooLarge }

  static let hashLength = 16
  /// Form, epoch, nonce and mark, around what is sealed.
  static let overhead = 1 + 1 + 12 + 16
  /// Bytes of an operation's text at most, and what sealing adds.
  package static let mostBox = 64 << 10 + overhead

  /// `nil` for one that can be taken. What the box begins with is not looked at: a later form passes through an older server.
  var fault: Fault? {
    guard Self.isID(id), at.isPossible, Self.isTag(tag), hash.count == Self.hashLength, box.count > Self.overhead else {
      return .malformed
    }
    return box.count > Self.mostBox ? .tooLarge : nil
  }

  /// The same that the devices' journal takes: a writer of 1 to 64 letters, digits, "-" and "_", then "-", then a number from 1
  /// to below 2⁵² − 2³² without leading zeros.
  static func isID(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count <= 64 + 1 + 16, let dash = bytes.lastIndex(of: UInt8(ascii: "-")) else { return false }
    let (writer, digits) = (bytes[..<dash], bytes[bytes.index(after: dash)...])
    guard (1...64).contains(writer.count), writer.allSatisfy(isLetter), let first = digits.first,
      first != UInt8(ascii: "0"), digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    // At most 80 digits came this far; what doesn't fit is too much anyway.
    return Int64(text[digits.startIndex...]).map { $0 < (1 << 52) - (1 << 32) } ?? false
  }

  static func isTag(_ text: String) -> Bool { text.utf8.count == 4 && text.utf8.allSatisfy(isLetter) }

  /// Of base64url, and of a writer's name.
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

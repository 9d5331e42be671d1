import Kernel

/// Names one operation for ever: the writer that made it, and its number among that writer's, from 1. A writer is one
/// start of the app in one tab; in journals from before there were writers it is the device.
package struct OperationID: Hashable, Sendable {
  package let writer: String
  package let counter: Int64

  package init(writer: String, counter: Int64) {
    self.writer = writer
    self.counter = counter
  }
}

extension OperationID: Placed {
  package var mixed: UInt32 {
    Mixing.finished(Mixing.secret(writer) &+ UInt32(truncatingIfNeeded: counter) &* Mixing.secretFactor)
      ^ UInt32(truncatingIfNeeded: counter >> 32) &* 0x9E37_79B1
  }
}

extension OperationID: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    a.writer != b.writer ? a.writer < b.writer : a.counter < b.counter
  }
}

extension OperationID {
  /// "k3x9-12". Nil unless the part after the last "-" is a number from 1 without leading zeros and below `mostNumber`,
  /// and the part before it a writer's name.
  package init?(text: String) {
    let bytes = Array(text.utf8)
    guard let dash = bytes.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let digits = bytes[(dash + 1)...]
    guard (1...19).contains(digits.count), digits.first != UInt8(ascii: "0"),
      digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
      let counter = Int64(String(decoding: digits, as: UTF8.self)), counter < Self.mostNumber
    else { return nil }
    let writer = String(decoding: bytes[..<dash], as: UTF8.self)
    guard OperationID.isWriter(writer) else { return nil }
    self.init(writer: writer, counter: counter)
  }

  package var text: String { writer + "-" + String(counter) }

  /// Numbers from here on are nobody's: 2³² less than JavaScript's store of numbers without a gap can count (2⁵²), so that
  /// whoever has a number can always be given the next ones. A greater one is damage, and never brought down to this,
  /// because then two entries would have one name and the later would be lost.
  package static let mostNumber: Int64 = (1 << 52) - (1 << 32)

  /// 1 to 64 ASCII letters, digits, "-" and "_": a name that is safe in addresses, logs and file names.
  package static func isWriter(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count) && name.utf8.allSatisfy(isWriterLetter)
  }

  /// The name with all else left out; "writer" if nothing remains.
  static func writer(from name: String) -> String {
    let letters = name.utf8.filter(isWriterLetter).prefix(64)
    return letters.isEmpty ? "writer" : String(decoding: letters, as: UTF8.self)
  }

  private static func isWriterLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// Reads what `BitWriter` wrote, never beyond its end.
struct BitReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A number of so many bits, the highest first.
  mutating func bits(_ count: Int) throws(ShareError) -> Int {
    guard at + count <= bytes.count * 8 else { throw .damaged }
    var value = 0
    for _ in 0..<count {
      value = value << 1 | Int(bytes[at >> 3] >> UInt8(7 - at & 7) & 1)
      at += 1
    }
    return value
  }

  mutating func flag() throws(ShareError) -> Bool { try bits(1) == 1 }

  /// Of as many bits as it needs (`BitWriter.write(number:)`); a greater one than `most` is damage.
  mutating func number(upTo most: Int) throws(ShareError) -> Int {
    var value = 0
    var shift = 0
    while true {
      let more = try flag()
      value |= try bits(3) << shift
      shift += 3
      if !more { break }
      guard shift < 30 else { throw .damaged }
    }
    guard value <= most else { throw .damaged }
    return value
  }

  /// At most so many bytes, valid UTF-8.
  mutating func text(upTo most: Int) throws(ShareError) -> String {
    var text: [UInt8] = []
    while true {
      let code = try bits(5)
      switch code {
      case LinkText.end:
        let decoded = String(decoding: text, as: UTF8.self)
        guard decoded.utf8.elementsEqual(text) else { throw .damaged }
        return decoded
      case LinkText.dash: text.append(UInt8(ascii: "-"))
      case LinkText.space: text.append(0x20)
      case LinkText.capital:
        let letter = try bits(5)
        guard letter < 26 else { throw .damaged }
        text.append(UInt8(ascii: "A") + UInt8(letter))
      case LinkText.digit:
        let digit = try bits(4)
        guard digit < 10 else { throw .damaged }
        text.append(UInt8(ascii: "0") + UInt8(digit))
      case LinkText.byte: text.append(UInt8(try bits(8)))
      default: text.append(UInt8(ascii: "a") + UInt8(code))
      }
      guard text.count <= most else { throw .damaged }
    }
  }
}

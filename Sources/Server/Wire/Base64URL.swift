/// Bytes as they stand in JSON, in a cookie and in a link: RFC 4648 section 5, without padding. By tables: a batch of a thousand
/// boxes is a megabyte of it.
package enum Base64URL {
  package static func text(_ bytes: [UInt8]) -> String {
    let letters = letters
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    var (held, bits) = (0, 0)
    for byte in bytes {
      held = held << 8 | Int(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(letters[held >> bits & 63])
      }
      held &= 63
    }
    if bits > 0 { text.append(letters[held << (6 - bits) & 63]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// nil for another letter, and for a text that these bytes are not written as: each value has one spelling.
  package static func bytes(_ text: String) -> [UInt8]? {
    let values = values
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3 / 4)
    var (held, bits) = (0, 0)
    for letter in text.utf8 {
      let six = values[Int(letter)]
      guard six < 64 else { return nil }
      held = held << 6 | Int(six)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(held >> bits))
        held &= 1 << bits - 1
      }
    }
    return bits < 6 && held == 0 ? bytes : nil
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// What each byte stands for, as a letter; 64 for one that is none.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 64, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}

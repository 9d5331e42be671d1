import Feeds

/// The entity tag of some bytes: FNV-1a over 8 bytes at a time. It tells versions apart; it keeps nothing secret.
enum Stamp {
  /// A strong entity tag, in its quotes (RFC 9110 section 8.8.3).
  static func tag(_ bytes: [UInt8]) -> String { "\"" + hex(hash(bytes)) + "\"" }

  /// Of the bytes and their number.
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash = FNV.start
    bytes.withUnsafeBytes { raw in
      var offset = 0
      while offset + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // The rotation carries high bits down, which multiplication alone never does.
        hash = FNV.step(hash, word)
        hash = hash << 29 | hash >> 35
        offset += 8
      }
      for index in offset..<raw.count { hash = FNV.step(hash, UInt64(raw[index])) }
    }
    return hash ^ UInt64(bytes.count)
  }

  /// 16 digits.
  static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

import Hummingbird

/// The entity tag of some bytes: FNV-1a over 8 bytes at a time. It tells versions apart; it keeps nothing secret.
enum Stamp {
  static func tag(_ bytes: [UInt8]) -> String { "\"" + hex(hash(bytes)) + "\"" }

  static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBytes { raw in
      var offset = 0
      while offset + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // The rotation carries high bits down, which multiplication alone never does.
        hash = (hash ^ word) &* 0x0000_0100_0000_01B3
        hash = hash << 29 | hash >> 35
        offset += 8
      }
      for index in offset..<raw.count { hash = (hash ^ UInt64(raw[index])) &* 0x0000_0100_0000_01B3 }
    }
    return hash ^ UInt64(bytes.count)
  }

  static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

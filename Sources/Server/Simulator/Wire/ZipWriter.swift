/// Writes a zip archive (PKWARE APPNOTE 6.3, without ZIP64: ours are small) with deflated members.
package struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  package init() {}

  package mutating func add(_ name: String, _ content: [UInt8]) {
    let packed = Deflate.compressed(content)
    let offset = UInt32(bytes.count)
    // Everything that the local header and the central directory say alike: version, flags, method, time, sums, sizes.
    var common = ByteList()
    common.two(20)
    common.two(0)
    common.two(8)
    common.two(0)
    common.two(0x5A21)
    common.four(CRC32.of(content))
    common.four(UInt32(packed.count))
    common.four(UInt32(content.count))
    common.two(UInt16(name.utf8.count))
    common.two(0)

    bytes += [0x50, 0x4B, 3, 4] + common.bytes + Array(name.utf8) + packed
    var tail = ByteList()
    tail.two(0)
    tail.two(0)
    tail.two(0)
    tail.four(0)
    tail.four(offset)
    directory += [0x50, 0x4B, 1, 2, 20, 0] + common.bytes + tail.bytes + Array(name.utf8)
    count += 1
  }

  package func finished() -> [UInt8] {
    var end = ByteList()
    end.two(0)
    end.two(0)
    end.two(count)
    end.two(count)
    end.four(UInt32(directory.count))
    end.four(UInt32(bytes.count))
    end.two(0)
    return bytes + directory + [0x50, 0x4B, 5, 6] + end.bytes
  }
}

/// Little-endian numbers one after another.
private struct ByteList {
  var bytes: [UInt8] = []
  mutating func two(_ value: UInt16) { bytes += [UInt8(value & 0xFF), UInt8(value >> 8)] }
  mutating func four(_ value: UInt32) {
    two(UInt16(value & 0xFFFF))
    two(UInt16(value >> 16))
  }
}

/// The check sum of zip (ISO 3309), eight bytes of input a step.
package enum CRC32 {
  /// `tables[k][b]`: the sum of byte b followed by k zero bytes.
  private static let tables: [[UInt32]] = {
    var tables = [
      (0..<256).map { (start: UInt32) in
        var value = start
        for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
        return value
      }
    ]
    for _ in 1..<8 {
      let last = tables[tables.count - 1]
      tables.append(last.map { tables[0][Int($0 & 0xFF)] ^ ($0 >> 8) })
    }
    return tables
  }()

  package static func of(_ bytes: [UInt8]) -> UInt32 {
    let (t0, t1, t2, t3) = (tables[0], tables[1], tables[2], tables[3])
    let (t4, t5, t6, t7) = (tables[4], tables[5], tables[6], tables[7])
    var crc: UInt32 = 0xFFFF_FFFF
    var at = 0
    while at + 8 <= bytes.count {
      let low =
        crc
        ^ (UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
          | UInt32(bytes[at + 3]) << 24)
      crc = t7[Int(low & 0xFF)] ^ t6[Int(low >> 8 & 0xFF)] ^ t5[Int(low >> 16 & 0xFF)] ^ t4[Int(low >> 24)]
      crc ^= t3[Int(bytes[at + 4])] ^ t2[Int(bytes[at + 5])] ^ t1[Int(bytes[at + 6])] ^ t0[Int(bytes[at + 7])]
      at += 8
    }
    while at < bytes.count {
      crc = t0[Int((crc ^ UInt32(bytes[at])) & 0xFF)] ^ (crc >> 8)
      at += 1
    }
    return ~crc
  }
}

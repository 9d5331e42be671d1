/// A zip file made in memory, for tests of the import: entries stored, not compressed (APPNOTE.TXT 6.3.3).
package struct ZipWriter: Sendable {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  package init() {}

  package mutating func add(_ name: String, _ text: String) { add(name, Array(text.utf8)) }

  /// `claimedSize` lies about the size, as a hostile archive may.
  package mutating func add(_ name: String, _ content: [UInt8], claimedSize: Int? = nil) {
    var common: [UInt8] = []
    common.append(UInt16(20), UInt16(0x800), UInt16(0), UInt16(0), UInt16(0x21))
    common.append(Self.checksum(content), UInt32(content.count), UInt32(claimedSize ?? content.count))
    common.append(UInt16(name.utf8.count), UInt16(0))
    directory += [0x50, 0x4B, 1, 2, 20, 0] + common
    directory.append(UInt16(0), UInt16(0), UInt16(0))
    directory.append(UInt32(0), UInt32(body.count))
    directory += Array(name.utf8)
    body += [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + content
    count += 1
  }

  package var bytes: [UInt8] {
    var all = body + directory + [0x50, 0x4B, 5, 6]
    all.append(UInt16(0), UInt16(0), UInt16(count), UInt16(count))
    all.append(UInt32(directory.count), UInt32(body.count))
    all.append(UInt16(0))
    return all
  }

  /// CRC-32 (ISO 3309), bit by bit: tests are small.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }
}

extension [UInt8] {
  fileprivate mutating func append<Number: FixedWidthInteger>(_ numbers: Number...) {
    for number in numbers { Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) } }
  }
}

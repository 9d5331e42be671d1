/// A zip of entries that are not compressed, made fast: the fuzzer makes thousands a second. (APPNOTE.TXT 6.3.3)
struct StoredZip {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  mutating func add(_ name: String, _ content: [UInt8]) {
    let start = UInt32(truncatingIfNeeded: body.count)
    let size = UInt32(truncatingIfNeeded: content.count)
    var common: [UInt8] = []
    for number in [20, 0x800, 0, 0, 0x21] as [UInt16] { common.append(number) }
    for number in [Self.checksum(content), size, size] { common.append(number) }
    for number in [UInt16(truncatingIfNeeded: name.utf8.count), 0] { common.append(number) }
    directory += [0x50, 0x4B, 1, 2, 20, 0] + common + [UInt8](repeating: 0, count: 10)
    directory.append(start)
    directory += Array(name.utf8)
    body += [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + content
    count &+= 1
  }

  var bytes: [UInt8] {
    var all = body + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    for number in [count, count] { all.append(number) }
    for number in [directory.count, body.count] { all.append(UInt32(truncatingIfNeeded: number)) }
    return all + [0, 0]
  }

  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    return value
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value = UInt32.max
    for byte in bytes { value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] }
    return ~value
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}

/// Columns of numbers as little-endian bytes.
struct ColumnWriter {
  var bytes: [UInt8] = []

  /// Eight bytes, little-endian.
  mutating func number(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Its length in bytes, then its numbers, little-endian.
  mutating func column<Number: FixedWidthInteger>(_ column: [Number]) {
    number(UInt64(column.count * MemoryLayout<Number>.size))
    #if _endian(little)
      column.withUnsafeBytes { bytes.append(contentsOf: $0) }
    #else
      for number in column { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }
    #endif
  }

  /// Writes a number over one that stands there already.
  mutating func replace(at place: Int, with number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.replaceSubrange(place..<place + 8, with: $0) }
  }
}

/// Reads what `ColumnWriter` wrote; after the first thing that doesn't fit all columns come out empty.
struct ColumnReader {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var failed = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  /// The next eight bytes; nil where there are fewer.
  mutating func number() -> UInt64? {
    guard bytes.count - position >= 8 else { return nil }
    let place = position
    position += 8
    return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
  }

  /// The next column; empty, and `failed`, where the bytes hold none of that width.
  mutating func column<Number: FixedWidthInteger>() -> [Number] {
    let size = MemoryLayout<Number>.size
    guard !failed, let length = number(), length <= UInt64(bytes.count - position), length % UInt64(size) == 0 else {
      failed = true
      return []
    }
    let start = position
    position += Int(length)
    return bytes.withUnsafeBytes { buffer in
      [Number](unsafeUninitializedCapacity: Int(length) / size) { numbers, count in
        count = Int(length) / size
        UnsafeMutableRawBufferPointer(numbers).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: buffer[start..<start + Int(length)]))
        #if !_endian(little)
          for place in 0..<count { numbers[place] = Number(littleEndian: numbers[place]) }
        #endif
      }
    }
  }
}

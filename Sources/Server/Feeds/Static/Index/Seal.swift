/// A heading with version, length and checksum before the columns of a file of ours: one cut short or changed is known by it.
struct Seal {
  /// What the file begins with, as a little-endian number.
  var magic: UInt64
  /// The versions that are read; the last is the one that is written.
  var known: ClosedRange<UInt64>
  /// What the file is, for a person.
  var thing: String

  private static let headingSize = 32

  /// Why a file is refused, for a person.
  struct Fault: Error {
    var reason: String
  }

  /// With room for the heading: the columns go behind it.
  static var writer: ColumnWriter {
    var writer = ColumnWriter()
    for _ in 0..<(headingSize / 8) { writer.number(0) }
    return writer
  }

  /// What was written behind `writer`'s room, with its heading; of the version written now where none is said.
  func sealed(_ written: ColumnWriter, version: UInt64? = nil) -> [UInt8] {
    var writer = written
    writer.replace(at: 0, with: magic)
    writer.replace(at: 8, with: version ?? known.upperBound)
    writer.replace(at: 16, with: UInt64(writer.bytes.count - Self.headingSize))
    writer.replace(at: 24, with: Self.checksum(writer.bytes[Self.headingSize...]))
    return writer.bytes
  }

  /// Before the first column of what `sealed` gave, and its version.
  func opened(_ bytes: [UInt8]) throws(Fault) -> (reader: ColumnReader, version: UInt64) {
    var reader = ColumnReader(bytes)
    guard reader.number() == magic else { throw Fault(reason: "it is not \(thing)") }
    guard let version = reader.number(), known.contains(version) else {
      throw Fault(reason: "another version of the program wrote it")
    }
    guard let length = reader.number(), let sum = reader.number(), length <= UInt64(bytes.count - Self.headingSize)
    else { throw Fault(reason: "it is cut short") }
    guard length == UInt64(bytes.count - Self.headingSize) else { throw Fault(reason: "it is longer than it says") }
    guard sum == Self.checksum(bytes[Self.headingSize...]) else { throw Fault(reason: "its checksum is wrong") }
    return (reader, version)
  }

  /// Eight bytes a step: files are large and disks don't lie cleverly.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var sum = FNV.start
      var place = 0
      while place + 8 <= buffer.count {
        let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        sum = FNV.step(sum, word)
        sum ^= sum >> 29
        place += 8
      }
      while place < buffer.count {
        sum = FNV.step(sum, UInt64(buffer[place]))
        place += 1
      }
      return sum
    }
  }
}

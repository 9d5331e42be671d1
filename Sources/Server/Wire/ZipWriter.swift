import CZlib

/// Writes a zip archive (PKWARE APPNOTE 6.3.3, without ZIP64: ours are small) in memory, its sums and its packing by the
/// system's zlib. libzip, which reads them, writes no archive that lies, and to a file or a buffer of its own only.
package struct ZipWriter: Sendable {
  /// How a member's bytes stand in the archive, by the format's own numbers.
  package enum Method: UInt16, Sendable {
    case stored = 0
    case deflated = 8
  }

  private let method: Method
  private var members: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  package init(_ method: Method = .stored) { self.method = method }

  /// One more member, of UTF-8.
  package mutating func add(_ name: String, _ text: String) { add(name, Array(text.utf8)) }

  /// One more member. `claimedSize` lies about its size, as a hostile archive may.
  package mutating func add(_ name: String, _ content: [UInt8], claimedSize: Int? = nil) {
    let packed =
      switch method {
      case .stored: content
      case .deflated: Self.deflated(content)
      }
    // Everything that the local header and the central directory say alike: version, flags (names are UTF-8), method, time,
    // sum, sizes, the lengths of the name and of what more there could be.
    var common: [UInt8] = []
    common.append(UInt16(20), 0x800, method.rawValue, 0, 0x21)
    common.append(Self.checksum(content), UInt32(packed.count), UInt32(claimedSize ?? content.count))
    common.append(UInt16(name.utf8.count), 0)
    directory += [0x50, 0x4B, 1, 2, 20, 0] + common
    directory.append(UInt16(0), 0, 0)
    directory.append(UInt32(0), UInt32(members.count))
    directory += Array(name.utf8)
    members += [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + packed
    count &+= 1
  }

  /// The whole archive, as far as it was filled.
  package var bytes: [UInt8] {
    var all = members + directory + [0x50, 0x4B, 5, 6]
    all.append(UInt16(0), 0, count, count)
    all.append(UInt32(directory.count), UInt32(members.count))
    all.append(UInt16(0))
    return all
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, UInt32($0.count))) }
  }

  /// Quickly rather than well: an archive of ours is read on the machine that wrote it.
  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    guard pocketful_deflate_begin(&stream, Z_BEST_SPEED) == Z_OK else { return [] }
    defer { deflateEnd(&stream) }
    let most = Int(deflateBound(&stream, UInt(bytes.count)))
    return [UInt8](unsafeUninitializedCapacity: most) { room, count in
      bytes.withUnsafeBufferPointer { input in
        // zlib reads from it and no more; its type says less.
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = room.baseAddress
        stream.avail_out = UInt32(room.count)
        count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
      }
    }
  }
}

extension [UInt8] {
  /// Little-endian, one after another.
  fileprivate mutating func append<Number: FixedWidthInteger>(_ numbers: Number...) {
    for number in numbers { Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) } }
  }
}

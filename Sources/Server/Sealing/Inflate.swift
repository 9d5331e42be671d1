import CZlib

/// RFC 1951 without a frame, as boxes of the second form hold it.
enum Inflate {
  /// nil where it is broken, or would be longer than `most`: it never holds more than that.
  static func unpacked(_ bytes: [UInt8], most: Int) -> [UInt8]? {
    var stream = z_stream()
    guard pocketful_inflate_begin(&stream) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var packed = bytes
    let room = [UInt8](unsafeUninitializedCapacity: most + 1) { room, count in
      let status = packed.withUnsafeMutableBufferPointer { packed in
        stream.next_in = packed.baseAddress
        stream.avail_in = UInt32(packed.count)
        stream.next_out = room.baseAddress
        stream.avail_out = UInt32(most + 1)
        return inflate(&stream, Z_FINISH)
      }
      count = status == Z_STREAM_END && stream.avail_in == 0 ? most + 1 - Int(stream.avail_out) : most + 1
      // What was not written is not read either.
      if count == most + 1 { room.initialize(repeating: 0) }
    }
    return room.count <= most ? room : nil
  }
}

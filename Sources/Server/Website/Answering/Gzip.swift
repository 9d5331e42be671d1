import CZlib
import NIOCore

/// RFC 1952, by the system's zlib.
enum Gzip {
  /// Level 5 gives nearly all of what 9 does at a third of its time; nil where zlib refuses.
  static func packed(_ bytes: ByteBuffer, level: Int32 = 5) -> ByteBuffer? {
    var stream = z_stream()
    guard pocketful_gzip_begin(&stream, level) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let most = Int(deflateBound(&stream, UInt(bytes.readableBytes)))
    var packed = ByteBuffer()
    let status = packed.writeWithUnsafeMutableBytes(minimumWritableBytes: most) { room in
      bytes.withUnsafeReadableBytes { raw in
        // zlib reads from it and no more; its type says less.
        stream.next_in = UnsafeMutablePointer(mutating: raw.baseAddress?.assumingMemoryBound(to: UInt8.self))
        stream.avail_in = UInt32(raw.count)
        stream.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.avail_out = UInt32(room.count)
        return deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
      }
    }
    return status > 0 ? packed : nil
  }
}

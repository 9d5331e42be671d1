import CZlib
import NIOCore

/// RFC 1952, read by the system's zlib: a stranger's few bytes may say a million times as many.
enum Gunzip {
  /// Why what was sent packed can't be had.
  enum Fault: Error, Equatable { case tooLarge, broken }

  /// What it was before, as long as that is no more than `most` bytes. Stops as soon as it is more, so that no more than that
  /// is ever held. One frame and nothing after it.
  static func unpacked(_ bytes: ByteBuffer, most: Int) throws(Fault) -> ByteBuffer {
    var stream = z_stream()
    guard pocketful_gunzip_begin(&stream) == Z_OK else { throw .broken }
    defer { inflateEnd(&stream) }
    var unpacked = ByteBuffer()
    let status = bytes.withUnsafeReadableBytes { raw in
      // zlib reads from it and no more; its type says less.
      stream.next_in = UnsafeMutablePointer(mutating: raw.baseAddress?.assumingMemoryBound(to: UInt8.self))
      stream.avail_in = UInt32(raw.count)
      var status = Z_OK
      while status == Z_OK, unpacked.readableBytes <= most {
        let left = most + 1 - unpacked.readableBytes
        unpacked.writeWithUnsafeMutableBytes(minimumWritableBytes: min(left, 16 << 10)) { room in
          let size = min(room.count, left)
          stream.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
          stream.avail_out = UInt32(size)
          // Without anything left to read it says Z_BUF_ERROR, which ends this too.
          status = inflate(&stream, Z_NO_FLUSH)
          return size - Int(stream.avail_out)
        }
      }
      return status
    }
    if unpacked.readableBytes > most { throw .tooLarge }
    guard status == Z_STREAM_END, stream.avail_in == 0 else { throw .broken }
    return unpacked
  }
}

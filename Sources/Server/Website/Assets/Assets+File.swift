import CZlib
import HTTPTypes
import NIOCore
import Synchronization

extension Assets {
  /// One file in the forms it was built in.
  struct File: Sendable {
    let brotli: Ready?
    let gzip: Ready?
    /// Of the plain bytes (`Stamp.hash`).
    let hash: UInt64
    private let whole: Whole

    init(_ bytes: [UInt8], brotli: [UInt8]?, gzip: [UInt8]?, headers: HTTPFields) {
      hash = Stamp.hash(bytes)
      self.brotli = brotli.map { Self.packed($0, as: .brotli, headers) }
      let packed = gzip.map { Self.packed($0, as: .gzip, headers) }
      self.gzip = packed
      if let gzip, let packed, Self.isOf(bytes, gzip) {
        whole = .packed(Unpacked(packed, size: bytes.count, headers))
      } else {
        whole = .plain(Ready(bytes, headers: headers, isBuilt: true))
      }
    }

    /// As it is.
    var plain: Ready {
      switch whole {
      case .plain(let ready): ready
      case .packed(let unpacked): unpacked.ready
      }
    }

    /// The plain form, or what it can be made of.
    private enum Whole {
      case plain(Ready)
      case packed(Unpacked)
    }
  }
}

/// What no browser asks for, the plain form of what is packed, is made of that for who does, and held from then on: an idle
/// server is 3 MB lighter for it.
private final class Unpacked: Sendable {
  private let gzip: Ready
  private let size: Int
  private let headers: HTTPFields
  private let held = Mutex<Ready?>(nil)

  init(_ gzip: Ready, size: Int, _ headers: HTTPFields) {
    (self.gzip, self.size, self.headers) = (gzip, size, headers)
  }

  var ready: Ready {
    held.withLock { held in
      // What its own checksum vouches for unpacks; if it should not, the packed form says what it is.
      if held == nil, let bytes = try? Gunzip.unpacked(gzip.body, most: size) {
        held = Ready(Array(bytes.readableBytesView), headers: headers, isBuilt: true)
      }
      return held ?? gzip
    }
  }
}

extension Assets.File {
  private static func packed(_ bytes: [UInt8], as encoding: Encoding, _ headers: HTTPFields) -> Ready {
    var headers = headers
    headers[.contentEncoding] = "\(encoding.name)"
    return Ready(bytes, headers: headers, isBuilt: true)
  }

  /// RFC 1952 section 2.3.1: what is gzipped ends with the CRC-32 and the length of what it was, each in four bytes, the lowest
  /// first.
  private static func isOf(_ bytes: [UInt8], _ gzip: [UInt8]) -> Bool {
    guard gzip.count >= 18 else { return false }
    let sum = bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
    let told = gzip.suffix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return told == UInt64(bytes.count) << 32 | UInt64(sum)
  }
}

import Glibc

/// Reads whole small files.
package enum FileBytes {
  /// Why a file could not be read, in the system's words.
  package struct Failure: Error, Equatable {
    package var path: String
    package var reason: String
    package var isMissing: Bool

    package var sentence: String { "\(path) can't be read: \(reason)." }
  }

  /// The whole file; one longer than `limit` bytes is a failure.
  package static func read(_ path: String, limit: Int = 64 << 20) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = piece.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw failure(path)
      }
      bytes.append(contentsOf: piece[..<count])
      if bytes.count > limit { throw Failure(path: path, reason: "it is larger than \(limit) bytes", isMissing: false) }
    }
  }

  private static func failure(_ path: String) -> Failure {
    let code = errno
    return Failure(path: path, reason: String(cString: strerror(code)), isMissing: code == ENOENT)
  }
}

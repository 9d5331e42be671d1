import Foundation

/// Unpacks one entry on a thread of its own, a few parts ahead of who reads them: unpacking and scanning each keep one
/// core busy.
final class ZipPipe: @unchecked Sendable {
  private let condition = NSCondition()
  // Guarded by `condition`.
  private var parts: [[UInt8]] = []
  private var end: Result<Void, ImportError>?
  private var isAbandoned = false

  static let partSize = 512 << 10
  private static let partsAhead = 6

  /// The archive is opened anew: libzip wants one thread a handle.
  init(path: String, entry: ZipArchive.Entry, limit: Int) {
    Thread { self.fill(path: path, entry: entry, limit: limit) }.start()
  }

  /// The next part; nil at the end.
  func next() throws(ImportError) -> [UInt8]? {
    condition.lock()
    defer { condition.unlock() }
    while parts.isEmpty, end == nil { condition.wait() }
    if parts.isEmpty {
      try end?.get()
      return nil
    }
    condition.signal()
    return parts.removeFirst()
  }

  /// Lets the thread end although not all was read.
  func abandon() {
    condition.withLock { isAbandoned = true }
    condition.broadcast()
  }

  private func fill(path: String, entry: ZipArchive.Entry, limit: Int) {
    var outcome: Result<Void, ImportError> = .success(())
    do throws(ImportError) {
      let stream = try ZipArchive(path: path).stream(of: entry, limit: limit)
      while true {
        let part = try stream.next(Self.partSize)
        if part.isEmpty || !put(part) { break }
      }
    } catch {
      outcome = .failure(error)
    }
    condition.withLock { end = outcome }
    condition.broadcast()
  }

  /// False when nobody wants it any more.
  private func put(_ part: [UInt8]) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while parts.count >= Self.partsAhead, !isAbandoned { condition.wait() }
    parts.append(part)
    condition.signal()
    return !isAbandoned
  }
}

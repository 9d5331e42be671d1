import Foundation
import NIOCore
import Synchronization

/// Takes the next bytes of an answer.
typealias BodyPart = @Sendable (ByteBuffer) throws -> Void

/// An answer's body as it comes in, in memory: no more is set aside than has come.
final class BodyInMemory: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var whole: [UInt8] { bytes.withLock { $0 } }

  /// One more part of the body.
  func take(_ part: ByteBuffer) {
    bytes.withLock { $0.append(contentsOf: part.readableBytesView) }
  }
}

/// The same in a file that only its owner may read, for what is too large to hold.
final class BodyInFile: Sendable {
  private let file: FileHandle

  init(path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// One more part of the body, written through.
  func take(_ part: ByteBuffer) throws { try file.write(contentsOf: Data(part.readableBytesView)) }
}

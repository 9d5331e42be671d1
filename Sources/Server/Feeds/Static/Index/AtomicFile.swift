import Files
import Foundation

/// A file that is either the old one or the new one, whatever happens in between.
enum AtomicFile {
  /// Writes beside it, makes sure the disk has it, then puts it in its place. On failure what was there stays.
  static func write(_ bytes: [UInt8], to path: String) throws(ImportError) {
    let folder = Folder.of(path)
    do {
      // Nobody else's business: the same folder holds what people keep here.
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .cannotWrite(folder, reason: reason(errno))
    }
    let draft = path + ".new-\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { throw .cannotWrite(path, reason: reason(errno)) }
    let failure = put(bytes, into: file)
    close(file)
    guard failure == 0, rename(draft, path) == 0 else {
      let code = failure == 0 ? errno : failure
      unlink(draft)
      throw .cannotWrite(path, reason: reason(code))
    }
    // The new name must survive a power cut too; where a folder can't be synced the file still is whole.
    let parent = open(folder, O_RDONLY)
    if parent >= 0 {
      fsync(parent)
      close(parent)
    }
  }

  /// The whole file; a missing one is `noIndex`.
  static func read(_ path: String) throws(ImportError) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .noIndex(Folder.of(path)) }
      throw .unreadable(path, reason: reason(errno))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size < 4 << 30 else { throw .unreadable(path, reason: reason(errno)) }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let got = Foundation.read(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { return }
        count += got
      }
    }
    guard failure == 0 else { throw .unreadable(path, reason: reason(failure)) }
    return bytes
  }

  /// 0, or the error's number.
  private static func put(_ bytes: [UInt8], into file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let wrote = Foundation.write(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if wrote < 0, errno == EINTR { continue }
        if wrote <= 0 { return errno }
        done += wrote
      }
      return fsync(file) == 0 ? 0 : errno
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)).lowercased() }
}

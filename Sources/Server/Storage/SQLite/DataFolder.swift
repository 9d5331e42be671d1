import Files
import Foundation

/// The folder that the file of data stands in.
enum DataFolder {
  /// Throws where it can't be used, or, not there yet, couldn't be made. Makes nothing.
  static func check(_ folder: String) throws(StorageError) {
    // What is there already decides what can be made below it.
    var place = folder.isEmpty ? "." : folder
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), place != ".", place != "/" {
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil {
        throw .folder(path: folder, reason: "\(place) is a link that leads nowhere")
      }
      let above = Folder.of(place)
      place = above.isEmpty ? "." : above
    }
    guard isFolder.boolValue else { throw .notAFolder(path: folder, inTheWay: place) }
    guard access(place, W_OK | X_OK) == 0 else { throw .closedFolder(path: folder, reason: reason(errno)) }
  }

  /// There, as nobody else's business: a person's credit report is in it.
  static func make(_ folder: String) throws(StorageError) {
    try check(folder)
    guard !folder.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      switch (error as? CocoaError)?.posix {
      case ENOSPC, EDQUOT: throw .full(path: folder)
      case .some(let code): throw .folder(path: folder, reason: reason(code))
      case .none: throw .folder(path: folder, reason: "it can't be made")
      }
    }
    try check(folder)
  }

  /// Whether the disk below it has no room for another page or two.
  static func isFull(_ folder: String) -> Bool {
    var room = statvfs()
    // NB: a disk of no blocks at all is none, such as /proc.
    guard statvfs(folder.isEmpty ? "." : folder, &room) == 0, room.f_blocks > 0 else { return false }
    return UInt64(room.f_bavail) <= (1 << 20) / max(1, UInt64(room.f_frsize))
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)).lowercased() }
}

extension CocoaError {
  fileprivate var posix: Int32? { (userInfo[NSUnderlyingErrorKey] as? NSError).map { Int32($0.code) } }
}

/// What a path says of folders, without a look at the disk.
package enum Folder {
  /// The folder that the path's last part stands in: "" for a name alone, which stands where the program was started.
  /// Foundation's `deletingLastPathComponent` ends the program over a name of one letter.
  package static func of(_ path: String) -> String {
    var folder = path[...]
    while folder.count > 1, folder.last == "/" { folder.removeLast() }
    guard let slash = folder.lastIndex(of: "/") else { return "" }
    folder = folder[..<slash]
    while folder.last == "/" { folder.removeLast() }
    return folder.isEmpty ? "/" : String(folder)
  }
}

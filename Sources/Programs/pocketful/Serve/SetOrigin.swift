import Feeds
import Foundation

/// What the timetable in a folder was made of, kept beside it: a start reads no set again that is as it was (with New York's and a
/// county's beside it 0.4 s of a core, and 60 MB that a second copy of each leaves behind).
struct SetOrigin: Equatable, Sendable {
  private var text: String

  /// A file as it is now; nil where there is none.
  static func file(_ path: String, for set: StaticSet) -> SetOrigin? {
    guard let now = try? FileManager.default.attributesOfItem(atPath: path),
      let size = now[.size] as? Int, let changed = now[.modificationDate] as? Date
    else { return nil }
    return SetOrigin(kind: "file", path, "\(size) \(changed.timeIntervalSince1970)", for: set)
  }

  /// What an address gave under that tag. The address may have a key in it, so only its hash is kept.
  static func address(_ url: String, etag: String, for set: StaticSet) -> SetOrigin {
    SetOrigin(kind: "address", String(FNV.hash(url.utf8), radix: 16), etag, for: set)
  }

  /// The tag under which that address gave what is there; nil where it was another, or read in another way.
  func etag(of url: String, for set: StaticSet) -> String? {
    let etag = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).first.map(String.init) ?? ""
    return !etag.isEmpty && self == .address(url, etag: etag, for: set) ? etag : nil
  }

  private init(kind: String, _ place: String, _ version: String, for set: StaticSet) {
    // Sets of before that have no map are taken in again for it.
    let lines = [kind, place, version, set.zone ?? "", "map", String(StaticImport.version)]
    text = lines.map { $0.filter { !$0.isNewline } }.joined(separator: "\n")
  }

  private static func path(in folder: String) -> String { folder + "/timetable.origin" }

  /// Nil where nobody knows.
  static func kept(in folder: String) -> SetOrigin? {
    guard let text = try? String(contentsOfFile: path(in: folder), encoding: .utf8) else { return nil }
    return SetOrigin(text: text)
  }

  private init(text: String) { self.text = text }

  /// What can't be kept is read again at the next start.
  func keep(in folder: String) { try? text.write(toFile: Self.path(in: folder), atomically: true, encoding: .utf8) }

  /// Before another set takes its place, and where what is there can't be used.
  static func forget(in folder: String) { try? FileManager.default.removeItem(atPath: path(in: folder)) }
}

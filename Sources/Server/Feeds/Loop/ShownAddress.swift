/// An address as it may be shown: who it is at, without the names, passwords and keys that such addresses carry.
package enum ShownAddress {
  /// "http://me:secret@a.example/feed?key=1" is "http://a.example/feed?…"; what is no address is cut the same way.
  package static func text(_ address: String) -> String {
    let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
    var rest = address[start...].prefix(200)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
    if let at = rest[..<end].lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    var shown = String(address[..<start])
    if let query = rest.firstIndex(where: { $0 == "?" || $0 == "#" }) {
      shown += rest[..<query] + "?\u{2026}"
    } else {
      shown += rest
    }
    return shown
  }
}

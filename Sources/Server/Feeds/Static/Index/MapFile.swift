import Foundation

/// An agency's map beside its index: the facts, and of which network they are. Of another network, cut short or changed
/// it is none, and lines are drawn straight until the set is imported again.
enum MapFile {
  private static let name = "timetable.map"
  /// Begins with "ptfa map"; its version is raised whenever the form of the facts changes.
  private static let seal = Seal(magic: 0x7061_6D20_6166_7470, known: 1...1, thing: "a map")

  static func bytes(of facts: [UInt8], for network: [UInt8]) -> [UInt8] {
    var writer = Seal.writer
    writer.column([FNV.hash(network)])
    writer.column(facts)
    return seal.sealed(writer)
  }

  /// What `bytes` took; nil for anything else.
  static func facts(from bytes: [UInt8], for network: UInt64) -> [UInt8]? {
    guard var reader = try? seal.opened(bytes).reader else { return nil }
    let of: [UInt64] = reader.column()
    let facts: [UInt8] = reader.column()
    return !reader.failed && reader.isAtEnd && of == [network] ? facts : nil
  }

  /// The folder's map of the network with these facts. Its text is read again when it is asked for.
  static func map(in directory: String, for network: [UInt8]) -> AgencyMap? {
    let (path, network) = (path(in: directory), FNV.hash(network))
    @Sendable func read() -> [UInt8]? {
      (try? AtomicFile.read(path)).flatMap { facts(from: $0, for: network) }
    }
    return read().map { AgencyMap(version: FNV.hash($0), facts: read) }
  }

  static func path(in directory: String) -> String { (directory as NSString).appendingPathComponent(name) }
}

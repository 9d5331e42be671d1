import Foundation

/// The recordings that lie in Tests/Recordings: of our own making, and always there.
package enum Recordings {
  private static let folder: URL = {
    var path = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<2 { path.deleteLastPathComponent() }
    return path.appendingPathComponent("Recordings")
  }()

  package static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  package static func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }
}

package import Files
import Glibc
import Hummingbird
import Kernel

/// The web app's files, in memory: small, and no path from outside ever reaches a disk.
package struct Assets: Sendable {
  /// By the name it is served under: "host.1a2b3c4d.js".
  var files: [String: File]
  /// From a file's own name to the one it is served under: "host.js" → "host.1a2b3c4d.js".
  var served: [String: String]

  package static let none = Assets(files: [:], served: [:])

  /// What is served as /assets/`name`.
  func file(named name: String) -> File? { files[name] }

  /// Where `name` is served: "/assets/host.1a2b3c4d.js"; nil when it was not built.
  func path(_ name: String) -> String? { served[name].map { "/assets/" + $0 } }

  /// Where the files of the program's other parts are served, and the languages' texts. Without its hash and ending a name
  /// says which parts it is of: "/assets/departures+today.1a2b3c4d.wasm /assets/words.en.….txt".
  var parts: String {
    served.keys.filter { $0.hasSuffix(".wasm") ? $0 != "app.wasm" : $0.hasSuffix(".txt") }.sorted()
      .compactMap { path($0) }.joined(separator: " ")
  }

  /// Where a file with exactly these bytes is served.
  func path(of bytes: [UInt8], ending: String) -> String? {
    let hash = Stamp.hash(bytes)
    let file = files.first { $0.key.hasSuffix(ending) && $0.value.hash == hash }
    return file.map { "/assets/" + $0.key }
  }

  package var isEmpty: Bool { files.isEmpty }
}

/// Why the web app's folder is of no use.
package enum AssetsError: Error, Equatable {
  case noFolder(path: String)
  /// The folder is there, and no list of files in it.
  case noList(folder: String)
  case unreadable(FileBytes.Failure)
  case badList(path: String)

  package var sentence: String {
    switch self {
    case .noFolder(let path): "The web app's folder \(path) is not there. Make it with `make build`, or name another."
    case .noList(let folder):
      "\(folder) holds no web app: it has no assets.json. Make it with `make build`, or name another folder."
    case .unreadable(let failure): failure.sentence
    case .badList(let path): "\(path) is not a list of the web app's files. Run `make build` again."
    }
  }
}

extension Assets {
  /// Reads what the build left in `folder`: `assets.json` ({"host.js": "host.1a2b3c4d.js", …}) and each file it names,
  /// with `.br` and `.gz` beside it where those exist.
  package init(folder: String) throws(AssetsError) {
    let list = folder + "/assets.json"
    let text = try Assets.list(list, of: folder)
    guard let json = try? JSON.parse(text), case .object(let members) = json else {
      throw .badList(path: list)
    }
    var files: [String: File] = [:]
    var served: [String: String] = [:]
    for member in members {
      // The list is our own build's; a name that could leave the folder is a sign that it is not.
      guard let name = member.value.string, !name.contains("/"), !name.hasPrefix(".") else {
        throw .badList(path: list)
      }
      let path = folder + "/" + name
      files[name] = File(
        try Assets.bytes(path), brotli: try? FileBytes.read(path + ".br"), gzip: try? FileBytes.read(path + ".gz"),
        headers: AssetHeaders.immutable(type: MediaTypes.type(of: name)))
      served[member.name] = name
    }
    self.init(files: files, served: served)
  }

  private static func list(_ path: String, of folder: String) throws(AssetsError) -> [UInt8] {
    do {
      return try FileBytes.read(path)
    } catch {
      guard error.isMissing else { throw .unreadable(error) }
      throw access(folder, F_OK) == 0 ? AssetsError.noList(folder: folder) : .noFolder(path: folder)
    }
  }

  private static func bytes(_ path: String) throws(AssetsError) -> [UInt8] {
    do { return try FileBytes.read(path) } catch { throw .unreadable(error) }
  }
}

import Foundation
package import Testing

/// What was recorded of real agencies, beside the repository. It is not part of it: a test that wants it is skipped where
/// it is absent, with `absent` as its reason, and `make test` counts such tests in its closing line.
package enum SharedData {
  package static let absent: Comment = "no real recordings beside the repository (POCKETFUL_SHARED_DATA)"

  /// Where POCKETFUL_SHARED_DATA says, or `../shared/data`.
  package static let folder: String = {
    if let chosen = ProcessInfo.processInfo.environment["POCKETFUL_SHARED_DATA"] { return chosen }
    var path = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { path.deleteLastPathComponent() }
    return path.deletingLastPathComponent().appendingPathComponent("shared/data").path
  }()

  package static func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/" + path) }

  package static func bytes(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: folder + "/" + path).map { [UInt8]($0) } ?? []
  }

  /// Names of the files in a folder that end like that, sorted.
  package static func names(_ path: String, ending: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + path)) ?? []
    return all.filter { $0.hasSuffix(ending) }.sorted()
  }

  /// A gzipped text file, read through the system's own `gzip`.
  package static func gunzipped(_ path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", folder + "/" + path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

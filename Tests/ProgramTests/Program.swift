import Foundation
import Testing

/// The built `pocketful`, run as a person would run it, with nothing of this machine's settings.
enum Program {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Beside the tests, where SwiftPM puts it.
  static let path: String = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("pocketful").path
  }()

  /// `typed` is what stands in its standard input.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], typed: String = ""
  ) async throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(typed.utf8))
    try input.fileHandleForWriting.close()
    // On threads of their own: a full pipe would hold the program up, a blocking read the tests.
    async let said = read(output)
    async let complained = read(errors)
    let (text, complaint) = await (said, complained)
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: text, errors: complaint)
  }

  private static func read(_ pipe: Pipe) async -> String {
    let handle = pipe.fileHandleForReading
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: String(decoding: handle.readDataToEndOfFile(), as: UTF8.self))
      }
    }
  }
}

/// A folder of its own for one test, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }
}

import Foundation
import Storage
import TestSupport

/// A folder of its own for one test, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  /// The place on a database server that goes with it.
  var postgres: PostgresAddress {
    get async throws { try await PostgresServer.shared.place(of: path) }
  }
}

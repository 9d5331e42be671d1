import Foundation
package import Storage

/// A PostgreSQL of the tests' own, from the system's package: started when the first test asks for it, gone with the process.
package actor PostgresServer {
  package static let shared = PostgresServer()

  private let folder = NSTemporaryDirectory() + "pocketful-postgres-\(getpid())"
  private var starting: Task<Void, any Error>?
  private var schemas: [String: String] = [:]
  /// As long as it is open at our side, the server runs.
  private let leash = Pipe()

  /// Why there is no server for the tests.
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// A place in it that nobody else has; for the same name the same.
  package func place(of name: String) async throws -> PostgresAddress {
    if starting == nil { starting = Task { try await start() } }
    // Before anything is waited for: two may ask for one name at once.
    let schema = schemas[name] ?? "test\(schemas.count + 1)"
    schemas[name] = schema
    try await starting?.value
    try await Database.postgres(try address(), connections: 1).transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows("CREATE SCHEMA IF NOT EXISTS \(schema)")
    }
    return try address(schema: schema)
  }

  private func address(schema: String = "public") throws -> PostgresAddress {
    try PostgresAddress("postgres://postgres@/postgres?host=\(folder)&options=-csearch_path%3D\(schema)")
  }

  private func start() async throws {
    guard let programs = Self.programs else {
      throw Missing(description: "PostgreSQL is not installed: Tools/setup does it")
    }
    // It refuses to be root's, so it is its own user's then.
    let asItself = getuid() == 0 ? "setpriv --reuid postgres --regid postgres --clear-groups" : ""
    let script = """
      set -e
      mkdir -m 700 "$0"
      if [ "$(id -u)" = 0 ]; then chown postgres "$0"; fi
      cd "$0"
      \(asItself) \(programs)/initdb -D "$0/data" -U postgres -A trust -E UTF8 --locale C.UTF-8 --no-sync >"$0/log" 2>&1
      \(asItself) \(programs)/postgres -D "$0/data" -k "$0" -h '' -c fsync=off -c max_connections=400 -c shared_buffers=64MB \
        -c max_pred_locks_per_transaction=256 >>"$0/log" 2>&1 &
      read -r _ || true
      kill -QUIT $!
      wait $! || true
      rm -rf "$0"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script, folder]
    process.standardInput = leash
    try process.run()
    let end = Date(timeIntervalSinceNow: 60)
    let database = Database.postgres(try address(), connections: 1)
    while Date() < end {
      if (try? await database.version()) != nil { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw Missing(description: (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? "it did not start")
  }

  /// Debian has each version's in a folder of its own.
  private static var programs: String? {
    let all = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: all)) ?? []
    return versions.compactMap(Int.init).max().map { "\(all)/\($0)/bin" }
  }
}

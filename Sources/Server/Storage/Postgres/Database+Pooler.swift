import Foundation

extension Database {
  /// Whether transactions of one connection of ours are given to different ones of the server, as a pooler does: while another one of
  /// ours is in the middle of something, the next transaction is in another process than the one before. It may have been given the
  /// same by chance, so it is asked several times.
  package static func sharesConnections(_ address: PostgresAddress) async throws(StorageError) -> Bool {
    let (asking, holding) = (Database.postgres(address, connections: 1), Database.postgres(address, connections: 1))
    for _ in 1...8 {
      let before = try await asking.process()
      let mayEnd = DispatchSemaphore(value: 0)
      let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
      let held = Task {
        try? await holding.transaction(.read) { transaction throws(StorageError) in
          try transaction.rows("SELECT 1")
          beginning.finish()
          mayEnd.wait()
        }
        beginning.finish()
      }
      for await _ in begun {}
      let after: Result<Int64, StorageError>
      do throws(StorageError) { after = .success(try await asking.process()) } catch { after = .failure(error) }
      mayEnd.signal()
      await held.value
      if try after.get() != before { return true }
    }
    return false
  }

  private func process() async throws(StorageError) -> Int64 {
    try await transaction(.read) { transaction throws(StorageError) in
      let rows = try transaction.rows("SELECT CAST(pg_backend_pid() AS BIGINT)")
      return try rows.first?.integer(0) ?? 0
    }
  }
}

package import Storage

extension Database {
  /// A transaction that may end in a refusal, which `work` gives before it writes anything; `broken` is the one for a database that
  /// can't be used.
  package func transaction<Value: Sendable, Refusal: Error>(
    _ access: Access, broken: (StorageError) -> Refusal,
    _ work: @escaping @Sendable (borrowing Transaction) throws(StorageError) -> Result<Value, Refusal>
  ) async throws(Refusal) -> Value {
    let result: Result<Value, Refusal>
    do throws(StorageError) { result = try await transaction(access, work) } catch { throw broken(error) }
    return try result.get()
  }
}

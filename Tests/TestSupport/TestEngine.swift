package import Storage
package import Testing

/// The databases that a test of stores is run on, one after the other.
package enum TestEngine: CaseIterable, Sendable {
  case sqlite
  case postgres

  @TaskLocal package static var current = TestEngine.sqlite

  /// Ready for what people send. The same folder is the same database, however often it is opened.
  package static func people(in folder: String) async throws -> Database {
    switch current {
    case .sqlite: try await .people(path: folder + "/pocketful.sqlite")
    case .postgres: try await .people(at: .postgres(PostgresServer.shared.place(of: folder)))
    }
  }
}

/// `.eachEngine`: the tests of a suite are run on each database.
package struct EachEngineTrait: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for engine in TestEngine.allCases { try await TestEngine.$current.withValue(engine, operation: function) }
  }
}

extension Trait where Self == EachEngineTrait {
  package static var eachEngine: Self { Self() }
}

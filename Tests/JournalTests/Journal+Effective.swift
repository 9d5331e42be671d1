@testable import Journal

extension Journal {
  /// The operations that count: neither undone nor themselves an undo.
  var effective: [Operation] { operations.filter { counts($0) } }
}

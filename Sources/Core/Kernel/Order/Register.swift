/// What an operation writes, so that those that no longer matter can be told: an operation is needless once a later one
/// has written the same register whole, or the same part of it.
///
/// NB: what an operation does beside its register must be nothing, or it has none.
package struct Register: Equatable, Sendable {
  /// How much of its register an operation writes.
  package enum Reach: Equatable, Sendable {
    /// All that was written before is gone.
    case whole
    /// Only this part is written.
    case part(String)
    /// Gone with the whole, but nothing is gone because of it.
    case rest
  }

  /// Unique among all modules: starts with the module's name.
  package let name: String
  package let reach: Reach

  package init(_ name: String, _ reach: Reach = .whole) {
    self.name = name
    self.reach = reach
  }
}

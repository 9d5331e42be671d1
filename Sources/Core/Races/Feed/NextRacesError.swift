/// Why an answer of `nextraces` is of no use as a whole.
package enum NextRacesError: Error, Equatable, Sendable {
  /// Not JSON, or cut short; `offset` counts bytes from 0.
  case notJSON(offset: Int)
  /// JSON, but this part of it is missing or of another kind.
  case wrongShape(String)
}

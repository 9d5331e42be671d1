/// A key, sealed for one way in or for a token.
package struct Wrap: Equatable, Sendable {
  package var kind: String
  package var id: String
  package var bytes: [UInt8]
}

/// Why somebody is not let in by a provider, in the order in which it is looked at. The names are for metrics, and for the log.
package enum OpenIDRefusal: String, Error, CaseIterable, Sendable {
  /// Not begun in this browser, or more than ten minutes ago, or answered already.
  case notBegunHere
  /// Another one answered than was asked (RFC 9207).
  case otherProvider
  /// The person, or the provider, said no.
  case declined
  /// It doesn't answer.
  case unreachable
  /// What it answers can't be read.
  case unreadable
  /// What it says of itself is another issuer's.
  case otherIssuer
  /// It doesn't take the code that it gave.
  case codeRefused
  // Of the ID token:
  case tokenUnreadable
  /// Not one that a public key is for.
  case algorithm
  case unknownKey
  case wrongSignature
  case wrongIssuer
  case wrongAudience
  /// It was given to somebody else.
  case wrongParty
  case expired
  case fromTheFuture
  case wrongNonce
}

import Kernel

extension IDToken {
  /// Seconds by which clocks may differ.
  static let leeway: Int64 = 60

  /// Whom it is about, where it is from that provider, for this server, about this very sign-in, and from now: OpenID Connect
  /// Core 1.0 section 3.1.3.7. Its signature is looked at before.
  func subject(
    from provider: OpenIDProvider, nonce: String, now: Instant
  ) throws(OpenIDRefusal) -> String {
    guard claims.issuer.isWritten(as: provider.issuer) else { throw .wrongIssuer }
    guard claims.audience.contains(where: { $0.isWritten(as: provider.clientID) }) else { throw .wrongAudience }
    // For several it is, so it says for whose use it was given.
    guard let party = claims.party ?? (claims.audience.count == 1 ? provider.clientID : nil),
      party.isWritten(as: provider.clientID)
    else { throw .wrongParty }
    guard Instant(seconds: claims.expires).adding(seconds: Self.leeway) > now else { throw .expired }
    guard Instant(seconds: claims.issued) <= now.adding(seconds: Self.leeway) else { throw .fromTheFuture }
    guard let given = claims.nonce, Digest.areEqual(Array(given.utf8), Array(nonce.utf8)) else { throw .wrongNonce }
    return claims.subject
  }
}

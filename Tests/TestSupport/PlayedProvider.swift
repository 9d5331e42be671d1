package import Crypto
package import CryptoExtras
package import Kernel
import Wire

/// A provider of OpenID Connect that a test plays: over real sockets, with real keys, and with any lie.
package final class PlayedProvider: Sendable {
  package let issuer: String
  private let upstream: StubUpstream

  package static let p256 = P256.Signing.PrivateKey()
  package static let otherP256 = P256.Signing.PrivateKey()
  package static let ed25519 = Curve25519.Signing.PrivateKey()
  package static let rsa = Result { try _RSA.Signing.PrivateKey(keySize: .bits2048) }

  /// `ending` is the issuer's: some end in a slash.
  package init(ending: String = "") throws {
    upstream = try StubUpstream()
    issuer = upstream.url(ending)
    describe([:])
    publish(["p256", "other", "rsa", "ed25519"])
  }

  /// What it says of itself; `changes` stand in place of what is right.
  package func describe(_ changes: KeyValuePairs<String, JSON>) {
    var members: [String: JSON] = [
      "issuer": .string(issuer), "authorization_endpoint": .string(upstream.url("/authorize?tenant=1")),
      "token_endpoint": .string(upstream.url("/token")), "jwks_uri": .string(upstream.url("/keys")),
    ]
    for (name, value) in changes { members[name] = value }
    upstream["/.well-known/openid-configuration"] =
      JSON.object(members.map { JSON.Member($0.key, $0.value) }).bytes
  }

  /// These of its keys, by their ids.
  package func publish(_ ids: [String]) {
    upstream["/keys"] = JSON.object(["keys": .array(ids.compactMap(Self.key))]).bytes
  }

  /// What is given for any code; nil for none.
  package func gives(_ token: String?) {
    upstream["/token"] =
      JSON.object(["access_token": .string("x"), "id_token": token.map { .string($0) } ?? .null]).bytes
  }

  /// How often its keys were asked for.
  package var keysAsked: Int { upstream.heads("/keys").count }
  /// The forms that were sent for a token, and with them the header that says who asks.
  package var tokenForms: [String] { upstream.bodies("/token") }
  package var tokenHeads: [String] { upstream.posts("/token") }

  private static func key(_ id: String) -> JSON? {
    switch id {
    case "p256": point(p256.publicKey, id)
    case "other": point(otherP256.publicKey, id)
    case "ed25519":
      .object([
        "kty": .string("OKP"), "crv": .string("Ed25519"), "kid": .string(id),
        "x": .string(Base64URL.text(Array(ed25519.publicKey.rawRepresentation))),
      ])
    case "rsa":
      (try? rsa.get().publicKey.getKeyPrimitives()).map {
        .object([
          "kty": .string("RSA"), "use": .string("sig"), "kid": .string(id),
          "n": .string(Base64URL.text(Array($0.modulus))), "e": .string(Base64URL.text(Array($0.publicExponent))),
        ])
      }
    default: nil
    }
  }

  private static func point(_ key: P256.Signing.PublicKey, _ id: String) -> JSON {
    let bytes = Array(key.rawRepresentation)
    return .object([
      "kty": .string("EC"), "crv": .string("P-256"), "kid": .string(id), "use": .string("sig"), "alg": .string("ES256"),
      "x": .string(Base64URL.text(Array(bytes[..<32]))), "y": .string(Base64URL.text(Array(bytes[32...]))),
    ])
  }
}

/// An ID token as the provider would make it, each part of which a test may turn into a lie.
package struct PlayedToken: Sendable {
  /// Who signs it, and how.
  package enum Signer: Sendable {
    case p256, otherP256, ed25519, rsa, rsaPSS
    /// By HMAC, with what everybody knows of a key.
    case hmac
    case nobody
  }

  package var algorithm = "ES256"
  package var signer = Signer.p256
  /// Beside the algorithm.
  package var header: [JSON.Member] = [.init("kid", .string("p256"))]
  package var claims: [JSON.Member]

  package init(from issuer: String, to client: String = "pocketful", nonce: String, now: Instant) {
    claims = [
      .init("iss", .string(issuer)), .init("sub", .string("person-1")), .init("aud", .string(client)),
      .init("exp", .integer(now.seconds + 300)), .init("iat", .integer(now.seconds)), .init("nonce", .string(nonce)),
      .init("email", .string("me@example.org")),
    ]
  }

  /// nil takes it out.
  package subscript(claim: String) -> JSON? {
    get { claims.first { $0.name == claim }?.value }
    set {
      claims.removeAll { $0.name == claim }
      if let newValue { claims.append(.init(claim, newValue)) }
    }
  }

  package mutating func signed(_ algorithm: String, by signer: Signer, named id: String?) {
    self.algorithm = algorithm
    self.signer = signer
    header = id.map { [.init("kid", .string($0))] } ?? []
  }

  package var text: String {
    get throws {
      let head = JSON.object([.init("alg", .string(algorithm))] + header)
      let signed = Base64URL.text(head.bytes) + "." + Base64URL.text(JSON.object(claims).bytes)
      return signed + "." + Base64URL.text(try signature(of: Array(signed.utf8)))
    }
  }

  private func signature(of bytes: [UInt8]) throws -> [UInt8] {
    switch signer {
    case .p256: Array(try PlayedProvider.p256.signature(for: bytes).rawRepresentation)
    case .otherP256: Array(try PlayedProvider.otherP256.signature(for: bytes).rawRepresentation)
    case .ed25519: Array(try PlayedProvider.ed25519.signature(for: bytes))
    case .rsa: try rsa(of: bytes, .insecurePKCS1v1_5)
    case .rsaPSS: try rsa(of: bytes, .PSS)
    case .hmac:
      Array(
        HMAC<SHA256>.authenticationCode(
          for: bytes, using: SymmetricKey(data: PlayedProvider.p256.publicKey.x963Representation)))
    case .nobody: []
    }
  }

  private func rsa(of bytes: [UInt8], _ padding: _RSA.Signing.Padding) throws -> [UInt8] {
    Array(
      try PlayedProvider.rsa.get().signature(for: SHA256.hash(data: bytes), padding: padding).rawRepresentation)
  }
}

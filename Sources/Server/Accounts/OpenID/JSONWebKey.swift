import Kernel
import Wire

/// A provider's public key (RFC 7517), of a kind that ID tokens are signed with.
struct JSONWebKey: Equatable, Sendable {
  /// RFC 7518 section 6, RFC 8037 section 2.
  enum Material: Equatable, Sendable {
    /// The modulus and the exponent.
    case rsa(n: [UInt8], e: [UInt8])
    /// A point of P-256, 32 bytes each.
    case p256(x: [UInt8], y: [UInt8])
    /// 32 bytes.
    case ed25519([UInt8])
  }

  /// `kid`.
  var id: String?
  /// The only one that it is for; nil for each that its kind has.
  var algorithm: SignatureAlgorithm?
  var material: Material

  /// Keys of a set.
  static let most = 100

  /// A set's keys (section 5), without those that are no use here.
  static func set(_ bytes: [UInt8]) throws(OpenIDRefusal) -> [JSONWebKey] {
    guard let json = try? JSON.parse(bytes, limits: ProviderTransport.limits),
      let keys = json["keys"]?.array
    else { throw .unreadable }
    return keys.prefix(most).compactMap { JSONWebKey($0) }
  }

  private init?(_ json: JSON) {
    if let use = json["use"], use.string != "sig" { return nil }
    if let name = json["alg"] {
      guard let algorithm = name.string.flatMap({ SignatureAlgorithm(rawValue: $0) }) else { return nil }
      self.algorithm = algorithm
    }
    id = json["kid"]?.string
    switch (json["kty"]?.string, json["crv"]?.string) {
    case ("RSA", _):
      guard let written = json.bytes("n"), let e = json.bytes("e") else { return nil }
      // A zero in front is against the rule, and some write one.
      let n = Array(written.drop { $0 == 0 })
      guard Self.moduli.contains(n.count), (1...4).contains(e.count), let last = e.last, last & 1 == 1, e != [1] else {
        return nil
      }
      material = .rsa(n: n, e: e)
    case ("EC", "P-256"):
      guard let x = json.bytes("x"), let y = json.bytes("y"), x.count == 32, y.count == 32 else { return nil }
      material = .p256(x: x, y: y)
    case ("OKP", "Ed25519"):
      guard let x = json.bytes("x"), x.count == 32 else { return nil }
      material = .ed25519(x)
    default: return nil
    }
  }

  /// In bytes. Fewer are weak (RFC 7518 section 3.3 asks for 2,048 bits), more would be long to check.
  private static let moduli = 256...512

  /// Whether it may have signed that token: an algorithm is never taken for another kind of key.
  func fits(_ token: IDToken) -> Bool {
    if let keyID = token.keyID, id?.isWritten(as: keyID) != true { return false }
    if let algorithm, algorithm != token.algorithm { return false }
    return switch (material, token.algorithm) {
    case (.rsa, .rs256), (.rsa, .ps256), (.p256, .es256), (.ed25519, .edDSA): true
    case (.rsa, _), (.p256, _), (.ed25519, _): false
    }
  }
}

extension [JSONWebKey] {
  /// The one that the token names; of a token that names none the only one that fits.
  func key(for token: IDToken) -> JSONWebKey? {
    let fitting = filter { $0.fits(token) }
    return token.keyID != nil || fitting.count == 1 ? fitting.first : nil
  }
}

extension JSON {
  fileprivate func bytes(_ name: String) -> [UInt8]? { self[name]?.string.flatMap { Base64URL.bytes($0) } }
}

import Kernel
import Wire

/// How an ID token is signed (RFC 7518 section 3.1, RFC 8037 section 3.1): by a private key, each of them. With HMAC whoever knows
/// the public key could sign, and "none" is no signature.
enum SignatureAlgorithm: String, CaseIterable, Sendable {
  case rs256 = "RS256"
  case ps256 = "PS256"
  case es256 = "ES256"
  case edDSA = "EdDSA"
}

/// What a provider says of a person (OpenID Connect Core 1.0 section 2), as a JWS in its compact form (RFC 7515 section 7.1). It is
/// read here, and believed by nobody yet.
struct IDToken: Equatable, Sendable {
  var algorithm: SignatureAlgorithm
  /// `kid`: which of the provider's keys.
  var keyID: String?
  var claims: Claims
  /// The first two parts, as they were sent.
  var signed: [UInt8]
  var signature: [UInt8]

  /// Providers with long lists of groups stay below.
  static let most = 16 << 10

  init(_ text: String) throws(OpenIDRefusal) {
    guard text.utf8.count <= Self.most else { throw .tokenUnreadable }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let header = Self.object(parts[0]) else { throw .tokenUnreadable }
    // What has to be understood (RFC 7515 section 4.1.11), or is packed, isn't here.
    guard header["crit"] == nil, header["zip"] == nil else { throw .tokenUnreadable }
    guard let name = header["alg"]?.string, let algorithm = SignatureAlgorithm(rawValue: name) else { throw .algorithm }
    guard let payload = Self.object(parts[1]), let claims = Claims(payload), let signature = Base64URL.bytes(parts[2])
    else {
      throw .tokenUnreadable
    }
    self.algorithm = algorithm
    if let keyID = header["kid"] {
      guard let text = keyID.string else { throw .tokenUnreadable }
      self.keyID = text
    }
    self.claims = claims
    self.signature = signature
    signed = Array((parts[0] + "." + parts[1]).utf8)
  }

  private static func object(_ part: String) -> JSON? {
    guard let bytes = Base64URL.bytes(part),
      let json = try? JSON.parse(bytes, limits: JSON.Limits(depth: 16, bytes: most)), case .object = json
    else { return nil }
    return json
  }

  /// Those that are looked at.
  struct Claims: Equatable, Sendable {
    var issuer: String
    /// Whom it is about; the issuer's own name for them, which stays.
    var subject: String
    var audience: [String]
    /// `azp`: to whom it was given.
    var party: String?
    /// Seconds since 1970, as those that follow.
    var expires: Int64
    var issued: Int64
    var nonce: String?

    /// nil where one is missing that must be there, or is of another kind.
    fileprivate init?(_ json: JSON) {
      guard let issuer = json["iss"]?.string, let subject = json["sub"]?.string, Self.isSubject(subject),
        let audience = Self.audience(json["aud"]),
        let expires = json["exp"].flatMap(Self.seconds), let issued = json["iat"].flatMap(Self.seconds)
      else { return nil }
      self.issuer = issuer
      self.subject = subject
      self.audience = audience
      self.expires = expires
      self.issued = issued
      if let party = json["azp"] {
        guard let text = party.string else { return nil }
        self.party = text
      }
      nonce = json["nonce"]?.string
    }

    /// At most 255 letters of ASCII (OpenID Connect Core 1.0 section 2), each of which is seen.
    private static func isSubject(_ text: String) -> Bool {
      (1...255).contains(text.utf8.count) && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    /// One, or a list of at least one.
    private static func audience(_ json: JSON?) -> [String]? {
      if let one = json?.string { return [one] }
      guard let all = json?.array, !all.isEmpty else { return nil }
      let texts = all.compactMap(\.string)
      return texts.count == all.count ? texts : nil
    }

    /// A NumericDate may have a fraction (RFC 7519 section 2).
    private static func seconds(_ json: JSON) -> Int64? {
      json.integer ?? json.number.flatMap { Int64(exactly: $0.rounded(.down)) }
    }
  }
}

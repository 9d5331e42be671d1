/// What an authenticator says of itself and signs (WebAuthn Level 3 section 6.1).
struct AuthenticatorData: Equatable, Sendable {
  /// SHA-256 of the relying party's id, 32 bytes.
  var relyingParty: [UInt8]
  var flags: Flags
  /// How often the credential was used; 0 each time where it doesn't count.
  var counter: UInt32
  /// Where one was made.
  var credential: AttestedCredential?

  /// The bits of the one byte.
  struct Flags: OptionSet, Equatable, Sendable {
    var rawValue: UInt8

    /// UP
    static let present = Flags(rawValue: 0x01)
    /// UV
    static let verified = Flags(rawValue: 0x04)
    /// BE
    static let mayBeBackedUp = Flags(rawValue: 0x08)
    /// BS
    static let isBackedUp = Flags(rawValue: 0x10)
    /// AT
    static let hasCredential = Flags(rawValue: 0x40)
    /// ED
    static let hasExtensions = Flags(rawValue: 0x80)
  }

  /// All of it: what the flags don't announce may not be there.
  init(_ bytes: [UInt8]) throws(CBORError) {
    guard bytes.count >= 37 else { throw .truncated }
    relyingParty = Array(bytes[..<32])
    flags = Flags(rawValue: bytes[32])
    counter = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
    var rest = bytes[37...]
    if flags.contains(.hasCredential) { credential = try AttestedCredential(from: &rest) }
    if flags.contains(.hasExtensions) {
      var reader = CBORReader(rest)
      guard case .map = try reader.value() else { throw .unsupported(rest.first ?? 0) }
      rest = reader.rest
    }
    guard rest.isEmpty else { throw .trailingBytes }
  }
}

/// A credential as it is made (WebAuthn Level 3 section 6.5.1). Which model of authenticator made it is passed over.
struct AttestedCredential: Equatable, Sendable {
  var id: [UInt8]
  /// In COSE (RFC 9052), as it was sent: it is kept like that.
  var key: [UInt8]

  /// Takes it off the front of `rest`.
  init(from rest: inout ArraySlice<UInt8>) throws(CBORError) {
    guard rest.count >= 18 else { throw .truncated }
    let length = rest.dropFirst(16).prefix(2).reduce(0) { $0 << 8 | Int($1) }
    rest = rest.dropFirst(18)
    guard rest.count >= length else { throw .truncated }
    id = Array(rest.prefix(length))
    rest = rest.dropFirst(length)
    var reader = CBORReader(rest)
    _ = try reader.value()
    key = Array(rest.prefix(rest.count - reader.rest.count))
    rest = reader.rest
  }
}

extension AuthenticatorData {
  /// What an attestation object holds of it (WebAuthn Level 3 section 6.5.4). Its statement, by which a maker vouches for the
  /// authenticator, is not asked for, and passed over.
  init(attestation bytes: [UInt8]) throws(CBORError) {
    guard let data = try CBOR(bytes)[.text("authData")]?.byteString else { throw .truncated }
    try self.init(data)
  }
}

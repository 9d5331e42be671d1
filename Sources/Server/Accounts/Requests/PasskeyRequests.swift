import Kernel

/// What a passkey is wanted for.
package enum PasskeyPurpose: String, CaseIterable, Sendable {
  /// A new account by it.
  case create
  case signIn
  /// One more for an account.
  case add
  /// Saying again who one is.
  case fresh

  init(_ members: Members) throws(Malformed) {
    let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
    self = try members.text("purpose", must: "be one of \(names)") { PasskeyPurpose(rawValue: $0) }
  }
}

/// `POST passkey/options`: `{"purpose", "account"?, "name"?, "invite"?}`.
package enum PasskeyQuestion: Sendable {
  /// The id that the account is to have, 16 bytes; what the passkey's keeper lists it by; where accounts are by invitation, its
  /// code.
  case create(AccountID, name: String, invite: InviteCode?)
  case signIn
  case add(name: String)
  case fresh

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    switch try PasskeyPurpose(members) {
    case .create:
      self = .create(try members.account("account"), name: try members.deviceName(), invite: try members.invite())
    case .signIn: self = .signIn
    case .add: self = .add(name: try members.deviceName())
    case .fresh: self = .fresh
    }
  }
}

/// `POST passkey/finish`: `{"purpose", "credential", …}`, the credential as `PublicKeyCredential.toJSON()` has it.
package enum PasskeyAnswer: Sendable {
  /// `account`, `keyCheck`, `wrap`?, `recovery`, `device`, `invite`? as for a password.
  case create(NewAccount, MadeCredential, wrap: [UInt8]?)
  /// `device` as for a password.
  case signIn(ShownCredential, DeviceClaim)
  /// `name`, by which its owner knows it; `wrap`?
  case add(MadeCredential, name: String, wrap: [UInt8]?)
  case fresh(ShownCredential)

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    let purpose = try PasskeyPurpose(members)
    let credential = try members.object("credential")
    switch purpose {
    case .create:
      self = .create(
        try NewAccount(members), try MadeCredential(credential), wrap: try members.wrapIfAny())
    case .signIn: self = .signIn(try ShownCredential(credential), try members.device())
    case .add:
      self = .add(
        try MadeCredential(credential), name: try members.deviceName(), wrap: try members.wrapIfAny())
    case .fresh: self = .fresh(try ShownCredential(credential))
    }
  }
}

/// A credential that an authenticator made: RegistrationResponseJSON of WebAuthn Level 3 section 5.1.8.
package struct MadeCredential: Sendable {
  var id: [UInt8]
  var clientData: [UInt8]
  /// The attestation object.
  var attestation: [UInt8]
  var transports: [String]
}

extension MadeCredential {
  init(_ members: Members) throws(Malformed) {
    id = try members.credentialID()
    let response = try members.object("response")
    clientData = try response.bytes("clientDataJSON", upTo: ClientData.most)
    attestation = try response.bytes("attestationObject", upTo: 4096)
    transports = try response.texts("transports", most: 8, bytes: 32)
  }
}

/// A credential that an authenticator showed: AuthenticationResponseJSON of WebAuthn Level 3 section 5.1.8.
package struct ShownCredential: Sendable {
  var id: [UInt8]
  var clientData: [UInt8]
  var authenticatorData: [UInt8]
  var signature: [UInt8]
  /// The account that the authenticator has it for.
  var userHandle: [UInt8]?
}

extension ShownCredential {
  init(_ members: Members) throws(Malformed) {
    id = try members.credentialID()
    let response = try members.object("response")
    clientData = try response.bytes("clientDataJSON", upTo: ClientData.most)
    authenticatorData = try response.bytes("authenticatorData", upTo: 2048)
    // RSA's of the longest key has 512 bytes.
    signature = try response.bytes("signature", upTo: 512)
    userHandle = response.has("userHandle") ? try response.bytes("userHandle", upTo: 64) : nil
  }
}

extension Members {
  /// A key's secret half may stand beside it: what the PRF gives is the device's own, and an app that sends it along is to be
  /// found out by its first test.
  fileprivate func credentialID() throws(Malformed) -> [UInt8] {
    if has("clientExtensionResults"), try object("clientExtensionResults").has("prf"),
      try object("clientExtensionResults").object("prf").has("results")
    {
      throw malformed("clientExtensionResults.prf.results", "stay on the device")
    }
    // Longer ones are refused with their own reason.
    return try bytes("id", upTo: 2048)
  }

  fileprivate func wrapIfAny() throws(Malformed) -> [UInt8]? { has("wrap") ? try wrap() : nil }
}

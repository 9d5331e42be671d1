/// A password as a device hands it in: what is asked of another device to make `auth` and the key of `wrap` of it again.
package struct NewPassword: Sendable {
  /// For the derivation on the device, 16 bytes.
  package var salt: [UInt8]
  package var derivation: KeyDerivation
  /// 32 bytes.
  package var auth: [UInt8]
  package var wrap: [UInt8]

  init(_ members: Members) throws(Malformed) {
    salt = try members.bytes("salt", 16)
    derivation = try KeyDerivation(try members.object("kdf"))
    auth = try members.auth()
    wrap = try members.wrap()
  }
}

/// `POST password/create`.
package struct CreateRequest: Sendable {
  package var email: EmailAddress
  package var password: NewPassword
  package var new: NewAccount

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    email = try members.email()
    password = try NewPassword(members)
    new = try NewAccount(members)
  }
}

/// `POST password/params`.
package struct ParametersRequest: Sendable {
  package var email: EmailAddress

  package init(_ bytes: [UInt8]) throws(Malformed) { email = try Members(bytes).email() }
}

/// `POST password/signIn`.
package struct PasswordSignIn: Sendable {
  package var email: EmailAddress
  package var auth: [UInt8]
  package var device: DeviceClaim

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    email = try members.email()
    auth = try members.auth()
    device = try members.device()
  }
}

/// `POST password/forgot`.
package struct ForgotRequest: Sendable {
  package var email: EmailAddress

  package init(_ bytes: [UInt8]) throws(Malformed) { email = try Members(bytes).email() }
}

/// `POST password/reset`: a password without a wrap, for there is no key yet to seal under it.
package struct ResetRequest: Sendable {
  package var token: ResetToken
  /// Whose it has to be, where the device is in an account already.
  package var account: AccountID?
  package var salt: [UInt8]
  package var auth: [UInt8]
  package var device: DeviceClaim

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    token = ResetToken(bytes: try members.bytes("token", 32))
    account = members.has("account") ? try members.account("account") : nil
    salt = try members.bytes("salt", 16)
    _ = try KeyDerivation(try members.object("kdf"))
    auth = try members.auth()
    device = try members.device()
  }
}

/// `POST password/change`.
package struct PasswordChange: Sendable {
  /// By which the account's first one is found; nil where there is one already.
  package var email: EmailAddress?
  package var password: NewPassword

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    email = members.has("email") ? try members.email() : nil
    password = try NewPassword(members)
  }
}

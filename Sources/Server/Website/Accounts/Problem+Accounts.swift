import Accounts
import Hummingbird
import Kernel

extension Problem {
  static let needsPublicURL = Problem(
    status: .forbidden,
    detail: "Accounts work at https addresses and at http://localhost. Whoever runs this server starts it with "
      + "--public-url and the https address that people use.", code: "needs-public-url")

  static let passkeysNeedAName = Problem(
    status: .forbidden,
    detail:
      "Passkeys are kept for a name, and this address is a number. Open the app at http://localhost, or at the https "
      + "address with a name that --public-url gives.", code: "passkeys-need-a-name")

  static let twoCredentials = Problem(
    status: .badRequest, detail: "A request says once who it is from: by a token or by a cookie, not by both.",
    code: "two-credentials")

  static let mailOff = Problem(
    status: .forbidden,
    detail: "This server sends no mail. Whoever runs it starts it with --mail: Documentation/Mail.md.",
    code: "mail-off")

  /// 400, with the member that is at fault.
  init(_ malformed: Malformed) {
    self.init(
      status: .badRequest, detail: malformed.sentence, parameter: malformed.member.isEmpty ? nil : malformed.member,
      code: "malformed")
  }

  init(_ error: AccountError, _ context: SiteContext) {
    switch error {
    case .signedOut: self = .signedOut
    case .revoked: self.init(.forbidden, "revoked", "This device was taken off its account. What is on it stays on it.")
    case .deleted: self = .deletedAccount
    case .notFresh:
      self.init(.forbidden, "not-fresh", "Say again who you are: that must have been within the last five minutes.")
    case .wrong: self.init(.unauthorized, "wrong", "That address and that secret don't belong together.")
    case .wait(let seconds):
      self.init(.tooManyRequests, "wait", "Too many tries. The next one is possible in \(seconds) seconds.")
      retryAfter = Int(clamping: seconds)
    case .emailTaken: self.init(.conflict, "email-taken", "There is an account with this e-mail address. Sign in.")
    case .accountTaken: self.init(.conflict, "account-taken", "There is another account of that id. Draw a new one.")
    case .signupClosed: self.init(.forbidden, "signup-closed", "This server takes no new accounts.")
    case .inviteWrong:
      self.init(
        .forbidden, "invite-wrong",
        "An account is made here by an invitation that was not used yet. Ask whoever runs the server for one.")
    case .passkey(let refusal):
      self.init(.unauthorized, "passkey-refused", refusal.sentence)
      reason = refusal.rawValue
    case .passkeyUnknown:
      self.init(
        .unauthorized, "passkey-unknown",
        "That passkey belongs to no account here. Take it out of where passkeys are kept.")
    case .openID(let refusal):
      // A person reads it as a page: `ProviderWords`.
      self.init(
        refusal.isOfProvider ? .badGateway : .forbidden, "openid-refused",
        "The sign-in by the provider came to nothing: \(refusal.rawValue).")
      reason = refusal.rawValue
    case .noAccount:
      self.init(.notFound, "no-account", "There is no account here for it yet. Make one now, or sign in another way.")
    case .identityTaken:
      self.init(.conflict, "identity-taken", "There is an account for it already. Sign in to that one.")
    case .tooManyWays: self.init(.conflict, "too-many-ways", "There are fifty of this kind. Remove one first.")
    case .passkeyTaken: self.init(.conflict, "passkey-taken", "That passkey is in use already. Make a new one.")
    case .challengeOver:
      self.init(
        .unauthorized, "challenge-over",
        "That was answered already, or more than five minutes ago was asked. Begin again.")
    case .anotherAccount:
      self.init(.conflict, "another-account", "That leads into another account than this device's.")
    case .resetOver:
      self.init(
        .unauthorized, "reset-over",
        "This link was used already, or is older than half an hour, or the password is another since. Ask for a new one."
      )
    case .locked:
      self.init(
        .forbidden, "locked",
        "The password was set by mail and opens nothing yet: show a passkey, the recovery code or another device first."
      )
    case .noDevice: self.init(.notFound, "no-device", "This account has no such device.")
    case .noWay: self.init(.notFound, "no-way", "This account has no such way in.")
    case .noToken: self.init(.notFound, "no-token", "This account has no such token.")
    case .tokenTaken: self.init(.conflict, "token-taken", "There is another token of that id. Draw a new one.")
    case .tooManyTokens:
      self.init(.conflict, "too-many-tokens", "There are \(Token.most) tokens. Remove one first.")
    case .tokenOver: self = .tokenOver
    case .lastWay: self.init(.conflict, "last-way", "Without it nobody would get in. Add another way first.")
    case .pairing(let refusal): self.init(refusal)
    case .storage(let error): self.init(error, context)
    }
  }

  init(_ status: HTTPResponse.Status, _ code: String, _ detail: String) {
    self.init(status: status, detail: detail, code: code)
  }
}

extension OpenIDRefusal {
  /// It doesn't answer, or not as it has to.
  fileprivate var isOfProvider: Bool { self == .unreachable || self == .unreadable || self == .otherIssuer }
}

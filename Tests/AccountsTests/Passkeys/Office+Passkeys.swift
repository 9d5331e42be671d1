import Kernel
import TestSupport

@testable import Accounts

/// As the addresses ask it, at `https://example.org`.
extension Office {
  private static let party = RelyingParty(id: "example.org", origin: "https://example.org")

  /// The challenge.
  @discardableResult
  func ask(
    _ body: JSON, of account: AccountID? = nil, from address: String? = home
  ) async throws -> [UInt8] {
    let options =
      switch (try PasskeyQuestion(body.bytes), account) {
      case (.create(let account, let name, let invite), _):
        try await accounts.optionsToCreate(account, named: name, invite: invite, from: address, now: now)
      case (.signIn, _): try await accounts.optionsToSignIn(from: address, now: now)
      case (.add(let name), let account?): try await accounts.optionsToAdd(to: account, named: name, now: now)
      case (.fresh, let account?): try await accounts.optionsToRenew(account, now: now)
      case (.add, nil), (.fresh, nil): throw AccountError.signedOut
      }
    switch options {
    case .making(let challenge, _, _, _), .showing(let challenge, _): return challenge
    }
  }

  /// Of a new account and of a sign-in.
  @discardableResult
  func finish(_ body: JSON) async throws -> SignIn {
    switch try PasskeyAnswer(body.bytes) {
    case .create(let new, let made, let wrap):
      return try await accounts.create(new, by: made, wrap: wrap, at: Self.party, from: Self.home, now: now)
    case .signIn(let shown, let device):
      return try await accounts.signIn(shown, on: device, at: Self.party, from: Self.home, now: now).signIn
    case .add, .fresh: throw AccountError.signedOut
    }
  }

  @discardableResult
  func create(by authenticator: SoftAuthenticator, account: UInt8 = 1, wrap: UInt8? = 5) async throws -> SignIn {
    let challenge = try await ask(AccountBodies.toCreate(account: account))
    let credential = authenticator.making.made(challenge)
    return try await finish(AccountBodies.create(by: credential, account: account, wrap: wrap))
  }

  @discardableResult
  func signIn(by authenticator: SoftAuthenticator) async throws -> PasskeyEntry {
    let shown = try authenticator.shown(try await ask(AccountBodies.to("signIn")))
    guard case .signIn(let credential, let device) = try PasskeyAnswer(AccountBodies.signIn(by: shown).bytes) else {
      throw AccountError.wrong
    }
    return try await accounts.signIn(credential, on: device, at: Self.party, from: Self.home, now: now)
  }

  func add(_ body: JSON, to signIn: SignIn) async throws -> [UInt8] {
    guard case .add(let made, let name, let wrap) = try PasskeyAnswer(body.bytes) else { throw AccountError.wrong }
    return try await accounts.add(
      made, named: name, wrap: wrap,
      by: SignedIn(account: signIn.account, device: signIn.device, isFresh: true), at: Self.party, now: now)
  }

  /// Whether the counter is behind.
  func renew(_ signIn: SignIn, by authenticator: SoftAuthenticator) async throws -> Bool {
    let shown = try authenticator.shown(try await ask(AccountBodies.to("fresh"), of: signIn.account))
    guard case .fresh(let credential) = try PasskeyAnswer(AccountBodies.fresh(by: shown).bytes) else {
      throw AccountError.wrong
    }
    return try await accounts.renew(
      signIn.session, of: try await who(signIn), by: credential, at: Self.party, now: now)
  }
}

import Kernel
package import Storage

/// The accounts of a server: who gets in, by what, from which devices. Each folder has one idea of it, as an extension.
///
/// Time is handed in with each question; what is drawn by lot comes from `random`. Nothing of it is kept in memory but who listens,
/// so several servers may share one database, and the commands may work beside them.
package struct Accounts: Sendable {
  let database: Database
  package let signup: Signup
  /// So many bytes that nobody can guess.
  package let random: @Sendable (_ count: Int) -> [UInt8]
  let scrypt: ScryptTurns
  /// Does what no answer waits for.
  let aside: @Sendable (_ work: @escaping @Sendable () async -> Void) async -> Void
  let secret = ServerSecret()
  let dismissals = Announcements<Dismissal>()

  /// Nothing can be asked of them before they are `prepared`.
  package init(
    _ database: Database, signup: Signup, random: @escaping @Sendable (_ count: Int) -> [UInt8],
    scrypt: Scrypt = .live,
    aside: @escaping @Sendable (_ work: @escaping @Sendable () async -> Void) async -> Void = { work in
      Task { await work() }
    }
  ) {
    self.database = database
    self.signup = signup
    self.random = random
    self.scrypt = ScryptTurns(scrypt)
    self.aside = aside
  }

  /// Once the database can be asked; a second time does no harm.
  @discardableResult
  package func prepared() async throws(StorageError) -> Accounts {
    try await secret.load(from: database, orDraw: random)
    return self
  }

  /// Of which account somebody is no longer let in, from now on: a device of it, or all where the account is deleted. Who they are is
  /// for whoever hears of it to ask.
  package func dismissed() -> AsyncStream<Dismissal> { dismissals.stream() }

  /// Another node has.
  package func hear(dismissed account: AccountID) {
    dismissals.announce(Dismissal(account: account, isFromHere: false))
  }

  func transaction<Value: Sendable>(
    _ access: Database.Access,
    _ work: @escaping @Sendable (borrowing Transaction) throws(StorageError) -> Result<Value, AccountError>
  ) async throws(AccountError) -> Value {
    try await database.transaction(access, broken: AccountError.storage, work)
  }
}

/// Somebody of an account is no longer let in.
package struct Dismissal: Equatable, Sendable {
  package var account: AccountID
  /// It was done at this node.
  package var isFromHere = true
}

/// Why something of an account is refused.
package enum AccountError: Error, Equatable, Sendable {
  /// No session, or one that nobody knows any more.
  case signedOut
  /// The device was taken off the account, by another one or by who runs the server.
  case revoked
  case deleted
  /// To be asked again after proving who one is.
  case notFresh
  /// The address or the secret: which of them is not told.
  case wrong
  /// Too many tries, or too many people at once.
  case wait(seconds: Int64)
  case emailTaken
  /// The id that a new account was to have is another's.
  case accountTaken
  case signupClosed
  case inviteWrong
  /// What an authenticator gave is not what it was asked for.
  case passkey(PasskeyRefusal)
  /// Nobody has that passkey here.
  case passkeyUnknown
  /// Its id is another's.
  case passkeyTaken
  /// What came of a provider can't be believed, or nothing came.
  case openID(OpenIDRefusal)
  /// Whom the provider named has no account yet.
  case noAccount
  /// Whom the provider named has one already.
  case identityTaken
  /// An account has enough of them.
  case tooManyWays
  /// It was answered already, or more than five minutes ago, or never asked.
  case challengeOver
  /// The link was used already, or is older than half an hour, or the password is another since.
  case resetOver
  /// It would lead into another account than the one that was expected.
  case anotherAccount
  /// In by a password that was set by mail: another way has to be shown first.
  case locked
  case noDevice
  case noWay
  /// Without it nobody would get in.
  case lastWay
  case noToken
  /// Its id is another's, or another secret's.
  case tokenTaken
  case tooManyTokens
  /// No such token, another secret, or one that has ended: which of them is not told.
  case tokenOver
  case pairing(PairingRefusal)
  case storage(StorageError)
}

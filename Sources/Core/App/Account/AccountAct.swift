import Kernel

/// What is asked of the host for the account, by the words of Documentation/Loop.md. One at a time, but for `open`, `look` and
/// `waysIn`, which nobody waits for, and for what stops another or says that a code was kept.
enum AccountAct: String {
  case open, look, waysIn
  case create, signIn, unlock, fresh
  case forgot, reset
  case join, stopJoining
  case pair, answer, stopPairing
  case rename, revoke
  case addPasskey, addProvider, removeWay, changePassword, newRecovery
  case newToken, removeToken
  /// Leaves the page for a provider's; nothing comes of it here.
  case goToProvider
  case signOut, delete, leave
  case bringAlong, leaveOut
  case kept
  /// Nobody waits for what was asked any more.
  case giveUp

  /// Whoever asked for it may go, though it may be done all the same.
  var canBeLeft: Bool {
    switch self {
    case .create, .signIn, .unlock, .fresh, .forgot, .reset: true
    default: false
    }
  }
}

/// One of them with what goes with it, which may be a password: it is handed on, and kept nowhere.
struct AccountRequest {
  var act: AccountAct
  var members: [JSON.Member]
  private(set) var isByPasskey = false

  init(_ act: AccountAct, _ members: [JSON.Member] = []) {
    self.act = act
    self.members = members
  }

  /// By `way`: "password", "passkey", "recovery", "provider".
  init(_ act: AccountAct, by way: String, _ members: [JSON.Member]) {
    self.init(act, [JSON.Member("by", .string(way))] + members)
    isByPasskey = way == "passkey"
  }
}

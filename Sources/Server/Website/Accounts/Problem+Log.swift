import Accounts
import Hummingbird
import Kernel
import Logging
import Storage

extension Problem {
  /// A log's refusal as its device is told.
  init(_ refusal: LogRefusal, _ context: SiteContext) {
    switch refusal {
    case .malformed(let ids):
      self.init(
        status: .badRequest, detail: "What was sent can't be read as operations, or these of it can't: see ids.",
        code: "malformed", members: [.ids(ids)])
    case .tooLarge(let ids):
      self.init(
        status: .contentTooLarge, detail: "Of these operations, each is larger than an operation may be: 64 KB.",
        code: "too-large", members: [.ids(ids)])
    case .cursor:
      self.init(
        status: .conflict,
        detail: "The log is not the one that was spoken of: begin anew, and send what it lacks.", code: "cursor")
    case .clock(let now, let ids):
      self.init(
        status: .conflict, detail: "These operations are more than five minutes ahead of the server\u{2019}s time.",
        code: "clock", members: [JSON.Member("now", .integer(now.milliseconds)), .ids(ids)])
    case .taken(let ids):
      self.init(
        status: .conflict, detail: "The log has something else under these ids.", code: "taken", members: [.ids(ids)])
    case .full:
      self.init(
        status: .forbidden,
        detail: "An account holds \(AccountLog.most) entries and \(AccountLog.mostBytes >> 20) MB at most. "
          + "What is on the device stays.",
        code: "full")
    case .signedOut: self = .signedOut
    case .revoked: self.init(AccountError.revoked, context)
    case .deleted: self = .deletedAccount
    case .storage(let error): self.init(error, context)
    }
  }

  /// What the disk says is logged, and not told: it names a place of this machine.
  init(_ error: StorageError, _ context: SiteContext) {
    context.logger.error("\(context.requestID.text) \(error.sentence)")
    self =
      switch error {
      case .full, .server(.full): .noRoom
      default: error.isPassing ? .noDatabase : .noDisk
      }
  }

  static let signedOut = Problem(
    status: .unauthorized, detail: "Nobody is signed in here. What is on the device stays; sign in to go on.",
    code: "signed-out")

  static let deletedAccount = Problem(
    status: .gone, detail: "This account was deleted. What is on the device stays.", code: "deleted")

  /// The cookie is another device's than whoever sends takes it to be: what is for one account must not come to another.
  static let otherDevice = Problem(
    status: .unauthorized, detail: "Who is signed in here is not who this is from. Sign in again to go on.",
    code: "signed-out")

  private static let noRoom = Problem(
    status: .serviceUnavailable, detail: "The server\u{2019}s disk is full. What is on the device stays.",
    retryAfter: 60,
    code: "no-room")

  /// Of several servers one may be gone, or the one that there is be started anew: seconds, as a rule.
  private static let noDatabase = Problem(
    status: .serviceUnavailable,
    detail: "The server can\u{2019}t reach what it keeps just now. What is on the device stays.",
    retryAfter: 3, code: "no-disk")

  private static let noDisk = Problem(
    status: .serviceUnavailable, detail: "The server can\u{2019}t read or write what it keeps. Try again later.",
    retryAfter: 30, code: "no-disk")

  /// 429; seconds after which it is this device's turn again.
  static func tooOften(_ seconds: Int) -> Problem {
    Problem(
      status: .tooManyRequests, detail: "A device may ask \(RequestRate.most) times a minute.", retryAfter: seconds,
      code: "too-often")
  }

  static let busy = Problem(
    status: .serviceUnavailable, detail: "Too much is being sent at once. Ask again in two seconds.", retryAfter: 2,
    code: "busy")

  /// 426: `least` is the oldest form of the exchange that is spoken.
  static func tooOld(least: Int) -> Problem {
    Problem(
      status: .upgradeRequired,
      detail: "This app is too old for the server. Load it again; what is on the device stays.",
      code: "newer", members: [JSON.Member("least", .integer(Int64(least)))], upgrade: "pocketful-sync/\(least)")
  }
}

extension JSON.Member {
  static func ids(_ ids: [String]) -> JSON.Member { JSON.Member("ids", .array(ids.map { .string($0) })) }
}

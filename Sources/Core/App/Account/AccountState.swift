import Journal
import Kernel

/// What the page knows of this device's account, and what a person is about to do with it.
///
/// A class, so that what only holds it, as Today does, has none of its code.
final class AccountState {
  /// What this browser can; nil until the host has said.
  var can: Capabilities?
  /// It was asked for that on the account's screen.
  var isOpened = false
  /// Whose device this is; nil where it has no account.
  var profile: AccountProfile?
  /// Its devices and ways in, as the server listed them last; nil before it has.
  var listing: AccountListing?
  /// nil until the server has said.
  var waysIn: WaysIn?
  var flow = AccountFlow()
  var sync = SyncRun()
  var notifications = NotificationState()
  /// What the exchange has handed over to be stored: the host says of it only that it is.
  var handedOver: HandedOver?

  // Read on every page and with each turn: what they are made of would come along with whoever asks.
  /// This page takes part in the account's log.
  var isExchanging = false
  /// The live stream says when there is more; of a session that has ended it would say nothing at all.
  var isHeard = false
  /// A recovery code or a token is shown that nobody has yet.
  var showsCode = false
  /// This device has an account, and what is said of that on every page is here.
  var isMember = false
  /// What is older than the snapshot is wanted, so that what was here before can be counted.
  var awaitsWhole = false

  /// After whatever happened.
  func note() {
    isExchanging = sync.exchange != nil
    isHeard = isExchanging
    if case .stopped = sync.exchange?.phase { isHeard = false }
    showsCode = flow.recovery != nil || flow.token != nil
    isMember = profile != nil
  }

  /// A new account needs an invitation: the server says so, or has, or somebody came with one.
  var needsInvite: Bool { waysIn?.signup == .invite || flow.invite != nil }

  /// An address is asked for by several forms, one after the other; so is an invitation.
  func note(typed entries: AccountEntries) {
    let email = entries[.email].trimmed.cut(toBytes: 254)
    if !email.isEmpty { flow.email = email }
    guard let invite = entries.invite?.trimmed.cut(toBytes: 64) else { return }
    flow.isInvited = flow.isInvited && invite == flow.invite
    flow.invite = invite
  }

  /// What stands on the disk once the host has said so, and is not told again.
  struct HandedOver {
    var step: Int
    var records: [Operation]
    var isAmended: Bool
  }

  /// What a browser has for it.
  struct Capabilities: Equatable {
    /// WebCrypto is there, as it is on https and on this very machine.
    var sealing: Bool
    /// Why there are no passkeys, if so.
    var noPasskeys: NoPasskeys?
    /// What this device is called where nobody has named it: "iPhone · Safari"; "" where the host doesn't say.
    var name = ""

    /// Where the fault lies.
    enum NoPasskeys: String { case address, browser }

    var hasPasskeys: Bool { noPasskeys == nil }
  }

  /// Somebody went to another screen: a form is put away, and what nobody else has, a code or an invitation, is not.
  @inline(never)  // a gate of the program's parts
  func putAway() {
    if case .form = flow.step { flow.step = .overview }
    (flow.question, flow.renaming, flow.failure, flow.resumed) = (nil, nil, nil, nil)
    flow.entries?.isLater = false
    flow.wantsLook = true
  }
}

/// Whose device this is, without the key, which the host alone has:
/// `{"account":"…","device":"…","name":"iPhone · Safari","session":"in","email":"…"}`.
struct AccountProfile: Equatable {
  var account: String
  var device: String
  var name: String
  var session: Session
  var email: String?
  /// What was here before goes along, or there was nothing: a person has said so, or made the account here.
  var isJoined: Bool
  /// Its password was set by mail: it lets in, and doesn't open yet what the old one opened.
  var isReset: Bool
  /// Its recovery code was shown here, and nobody has said that they kept it: they may have left too early.
  var isCodeUnkept: Bool
  /// Why the server lets it in no more, as it was told last: without a network that is still so.
  var over: SyncStop?

  /// Whether the server lets this device in, and it can open what comes.
  enum Session: String {
    case `in`
    /// Signed in, and the data still locked: a passkey opened the door and can't open the data.
    case locked
    /// Signed out; what is here is still that account's.
    case out
  }

  /// Under which it comes with a start.
  static let keptName = "account"

  init?(json: JSON) {
    guard let account = json["account"]?.string, let device = json["device"]?.string else { return nil }
    self.account = account
    self.device = device
    name = json["name"]?.string ?? ""
    session = json["session"]?.string.flatMap { Session(rawValue: $0) } ?? .out
    email = json["email"]?.string
    isJoined = json["joined"]?.bool ?? false
    isReset = json["reset"]?.bool ?? false
    isCodeUnkept = json["unkept"]?.bool ?? false
    over = session == .in ? json["over"]?.string.flatMap { SyncStop(rawValue: $0) } : nil
  }
}

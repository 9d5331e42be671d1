import Journal
import Kernel

/// Where a person is on the account's screen: which form is open, and what was asked for and not answered.
struct AccountFlow {
  var step = Step.overview
  /// A dialog over it.
  var question: Question?
  /// The device whose name is being typed.
  var renaming: String?
  /// What the host was asked for and has not answered: until then nothing else is asked.
  var asked: AccountAct?
  /// By a passkey: what is wrong then is none of the fields.
  var isByPasskey = false
  var failure: AccountFailure?
  /// What is done once a person has said again who they are.
  var resumed: AccountAction?
  /// A code that is shown until they say that they have it: nobody has it otherwise.
  var recovery: Recovery?
  /// A token that was just made, until they say that they have it.
  var token: NewToken?
  var entries: Entries?
  /// Everything on this device goes once it is signed out.
  var removesData = false
  /// To which a mail is on its way, should it be an account's.
  var mailed: String?
  /// The address that was typed last, for the next form that asks for one.
  var email: String?
  /// From the address, or because the server asked for one.
  var invite: String?
  /// It came with the address, and nobody has refused it.
  var isInvited = false
  /// The other device's code came with the address.
  var isScanned = false
  /// The list of devices and ways in is to be asked for, or is on its way.
  var wantsLook = true
  var isLooking = false
  /// Why the server no longer lets this device in, as it said when something was asked for.
  var stop: SyncStop?

  /// A form is open: on the screen, in a row of the list, in a dialog.
  var isFillingIn: Bool {
    if case .form = step { return true }
    return renaming != nil || question == .delete
  }

  /// What fills the screen.
  enum Step: Equatable {
    /// What an account is for, or what this one has.
    case overview
    case form(AccountForm)
    /// This device comes to an account.
    case joining(Joining)
    /// Another one comes to this account.
    case pairing(Pairing)
  }

  /// A recovery code; `isNew` where an account was just made.
  struct Recovery: Equatable {
    var code: String
    var isNew: Bool
  }

  /// `address` is where its program asks.
  struct NewToken: Equatable {
    var text: String
    var address: String
  }

  /// What this device had before it came to an account.
  struct Entries: Equatable {
    var count: Int
    /// The last number in the store when the file of them was asked for.
    var saved: Int64?
    /// And when that was, by the device's clock.
    var asked: Instant?
    var isSaved: Bool { saved != nil }
    /// The dialog was put away: the question stays on the screen.
    var isLater = false

    /// Milliseconds in which a second press is of the same double one: the question has become another in its place.
    static let onePress: Int64 = 600

    func isOfTheSamePress(_ now: Instant) -> Bool {
      asked.map { (0..<Self.onePress).contains(now.milliseconds &- $0.milliseconds) } ?? false
    }
  }

  /// The figures are there where a code was typed: then both sides compare them, and say so.
  struct Joining: Equatable {
    var figures: String?
    var hasAgreed = false
  }

  /// An invitation for one more device, until a moment of this device's clock.
  struct Pairing: Equatable {
    var code: String
    var url: String
    var ends: Instant
    var guest: Guest?

    /// A device that has come, and waits for a yes.
    struct Guest: Equatable {
      var name: String
      var figures: String?
    }
  }

  /// What is asked before it is done.
  enum Question: Equatable {
    case signOut, delete, leave, newRecovery
    case revoke(device: String)
    case remove(way: String)
    case removeToken(String)
  }
}

import Journal
import Kernel

/// Why something came to nothing, and of what it is said.
struct AccountFailure: Error, Equatable {
  var reason: Reason
  /// Nil where the form itself found it, before anything was asked.
  var act: AccountAct?
  /// Until it is worth trying again, where the server has said so.
  var seconds: Int64?
  /// The same by the device's clock.
  private var until: Instant?

  /// The host's words for it, and what a form finds by itself.
  enum Reason: String, CaseIterable {
    case wrong
    case emailTaken = "email-taken"
    case signupClosed = "signup-closed"
    case inviteWrong = "invite-wrong"
    /// None was sent.
    case inviteNeeded = "invite-needed"
    case tooMany = "too-many"
    case common, weak, cancelled
    case noAnswer = "no-answer"
    case busy, fresh
    case signedOut = "signed-out"
    case revoked, deleted, newer
    case lastWay = "last-way"
    case codeOver = "code-over"
    case codeTaken = "code-taken"
    case mismatch
    case noPasskeys = "no-passkeys"
    case noPasskeysHere = "no-passkeys-here"
    case lacksPasskey = "lacks-passkey"
    case noStore = "no-store"
    case noSecret = "no-secret"
    case hasPasskey = "has-passkey"
    case anotherAccount = "another-account"
    case noAccount = "no-account"
    case over
    case linkOver = "link-over"
    case wayTaken = "way-taken"
    case tokensFull = "tokens-full"
    case unsupported, unknown
    // What is found here.
    case offline
    /// The other device said no, has gone, or nobody said anything in time: the server keeps no record of which.
    case pairingEnded = "pairing-ended"
    case stillIn = "still-in"
    case unknownPasskey = "unknown-passkey"
    /// No answer came to what makes the recovery code anew: the old one may be nobody's by now.
    case codeInDoubt = "code-in-doubt"
    case badAddress = "bad-address"
    case passwordsDiffer = "passwords-differ"
    case badRecovery = "bad-recovery"
    case badLetters = "bad-letters"
    case noName = "no-name"
    case notTyped = "not-typed"
  }

  init(_ reason: Reason, of act: AccountAct? = nil, seconds: Int64? = nil) {
    self.reason = reason
    self.act = act
    self.seconds = seconds
  }

  /// `{"event":"failed","act":"signIn","reason":"too-many","seconds":30}`; a reason that this version doesn't know is unknown.
  init(json: JSON) {
    self.init(
      json["reason"]?.string.flatMap { Reason(rawValue: $0) } ?? .unknown,
      of: json["act"]?.string.flatMap { AccountAct(rawValue: $0) }, seconds: json["seconds"]?.integer)
  }

  /// As it is heard: without a network that is why nothing was answered, and what it is to wait it waits from now.
  init(json: JSON, isOnline: Bool, at now: Instant) {
    self.init(json: json)
    if reason == .noAnswer, !isOnline { reason = .offline }
    until = seconds.map { now.adding(seconds: $0) }
  }

  /// The same, asked once more, may be answered.
  var isOfTheMoment: Bool { [.offline, .noAnswer, .busy, .tooMany].contains(reason) }

  /// What it says of the whole device, and not only of what was asked.
  var stop: SyncStop? { SyncStop(rawValue: reason.rawValue) }

  /// As much later as it is now.
  func left(at now: Instant) -> AccountFailure {
    guard let seconds, let until else { return self }
    var left = self
    left.seconds = min(seconds, max(0, Instant(milliseconds: until.milliseconds &- now.milliseconds &+ 999).seconds))
    return left
  }

  /// Where it stands in a form; nil where no field is to blame.
  func field(in form: AccountForm) -> AccountForm.Field? {
    let blamed: AccountForm.Field?
    switch reason {
    case .emailTaken, .badAddress: blamed = .email
    case .common, .weak: blamed = .password
    case .passwordsDiffer: blamed = .again
    case .inviteWrong, .inviteNeeded: blamed = .invite
    case .badRecovery, .badLetters, .codeOver, .codeTaken: blamed = .code
    case .noName: blamed = .name
    case .notTyped: blamed = .word
    case .wrong: blamed = form.fields.contains(.code) ? .code : .password
    case .signupClosed, .tooMany, .cancelled, .noAnswer, .busy, .fresh, .signedOut, .revoked, .deleted, .newer,
      .lastWay,
      .mismatch, .noPasskeys, .noPasskeysHere, .lacksPasskey, .noStore, .offline, .noSecret, .hasPasskey,
      .anotherAccount,
      .noAccount, .over, .linkOver, .wayTaken, .tokensFull,
      .stillIn,
      .unsupported,
      .unknown, .unknownPasskey, .pairingEnded, .codeInDoubt:
      blamed = nil
    }
    return blamed.flatMap { form.fields.contains($0) ? $0 : nil }
  }
}

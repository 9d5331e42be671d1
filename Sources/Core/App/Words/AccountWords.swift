import Journal
import Kernel

/// The sentences of the account.
struct AccountWords: Words {
  let language: Language

  init(_ language: Language) { self.language = language }

  /// "ABCD EFGH": groups of four, as they are read aloud and typed.
  func grouped(_ code: String) -> String { spaced(code, every: 4) }

  /// "481 205".
  func figures(_ figures: String) -> String { spaced(figures, every: 3) }

  private func spaced(_ text: String, every count: Int) -> String {
    var bytes: [UInt8] = []
    for (place, byte) in text.utf8.enumerated() {
      if place > 0, place % count == 0 { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is asked when another device has come: where the letters were typed, both compare figures.
  func question(_ guest: AccountFlow.Pairing.Guest) -> String {
    guest.figures.map { compare(figures($0)) } ?? addGuest(guest.name)
  }

  // MARK: Why not

  /// What came of what was asked; `form` is the one that is open.
  func failed(_ failure: AccountFailure, _ form: AccountForm? = nil) -> String {
    switch failure.reason {
    case .wrong: wrong(failure.act, form)
    case .emailTaken: failedEmailTaken
    case .signupClosed: failedSignupClosed
    case .inviteWrong: failedInviteWrong
    case .inviteNeeded: failedInvite
    case .tooMany: failure.seconds == 0 ? failedWaited : failedTooMany(wait(failure.seconds ?? 60))
    case .common: failedCommon
    case .weak: form?.fields.contains(.again) == true ? failedWeak : failedNoPassword
    case .cancelled: failedCancelled
    case .noAnswer: failedNoAnswer
    case .codeInDoubt: failedCodeInDoubt
    case .offline: failedOffline
    case .busy: failedBusy
    case .fresh: freshText
    case .signedOut: title(.signedOut)
    case .revoked: title(.revoked)
    case .deleted: title(.deleted)
    case .newer: title(.newer)
    case .lastWay: failedLastWay
    case .codeOver: failure.act == .pair || failure.act == .answer ? failedPairingOver : failedCodeOver
    case .codeTaken: failedCodeTaken
    case .pairingEnded: failure.act == .join ? failedNotLedIn : failedGuestGone
    case .mismatch: failedMismatch
    case .noPasskeys: noPasskeys
    case .noPasskeysHere: noPasskeysHere
    case .lacksPasskey: lacksPasskey
    case .noStore: noStore
    case .noSecret: failedNoSecret
    case .hasPasskey: failedHasPasskey
    case .anotherAccount: failedAnotherAccount
    case .noAccount: failedNoAccount
    case .over: failedOver
    case .linkOver: failedLinkOver
    case .wayTaken: failedWayTaken
    case .tokensFull: failedTokensFull
    case .stillIn: failedStillIn
    case .unsupported: noSealing
    case .unknown: failedUnknown
    case .unknownPasskey: failedWrongPasskey
    case .badAddress: failedBadAddress
    case .passwordsDiffer: failedPasswordsDiffer
    case .badRecovery: failedBadRecovery
    case .badLetters: failedBadLetters
    case .noName: failedNoName
    case .notTyped: failedNotTyped(deleteWord)
    }
  }

  /// Never which of the two it was: whoever guesses is told nothing.
  private func wrong(_ act: AccountAct?, _ form: AccountForm?) -> String {
    if form?.fields.contains(.code) == true { return act == .join ? failedCodeOver : failedWrongCode }
    return failedWrongPassword
  }

  private func wait(_ seconds: Int64) -> String {
    let seconds = Int(min(max(seconds, 1), 86_400))
    return seconds < 60 ? waitSeconds(seconds) : waitMinutes((seconds + 59) / 60)
  }

  // MARK: How it stands with the others

  /// Why what waits is not sent, behind "Not sent:".
  func reason(_ trouble: SyncRun.Trouble) -> String {
    switch trouble {
    case .offline: troubleOffline
    case .noAnswer: troubleNoAnswer
    case .later: troubleLater
    case .disk: troubleDisk
    }
  }

  /// What a person can do about it, if anything.
  func advice(_ trouble: SyncRun.Trouble) -> String {
    switch trouble {
    case .offline, .noAnswer, .later: goesByItself
    case .disk: adviceDisk
    }
  }

  func title(_ stop: SyncStop) -> String {
    switch stop {
    case .signedOut: stopSignedOut
    case .revoked: stopRevoked
    case .deleted: stopDeleted
    case .newer: stopNewer
    }
  }

  func text(_ stop: SyncStop) -> String {
    switch stop {
    case .signedOut: stopSignedOutText
    case .revoked: stopRevokedText
    case .deleted: stopDeletedText
    case .newer: stopNewerText
    }
  }
}

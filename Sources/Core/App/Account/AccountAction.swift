import Kernel

/// What a person does on the account's screen: "open sign-in", "ask revoke d1".
enum AccountAction: WordedAction {
  /// `sent` is what stood in the form that it was opened from: an address typed there is not typed again.
  case open(AccountForm, sent: String = "")
  /// What stood in the form; `about` is the device that is renamed.
  case submit(AccountForm, about: String?, sent: String)
  /// The form's way by passkey; an invitation may be typed beside it.
  case passkey(AccountForm, sent: String = "")
  /// Off to a provider of the server's, to sign in by it or to add it.
  case provider(String, adds: Bool)
  /// Adds the one that somebody has come back from.
  case addProvider
  case rename(device: String)
  /// Out of a form, a dialog, a failure.
  case back
  case ask(AccountFlow.Question)
  case confirm(AccountFlow.Question)
  /// Signs out, and everything here goes.
  case remove
  case copyCode, saveCode, keptCode
  case copyToken, keptToken
  case newRecovery
  case bringAlong, leaveOut
  case joinScanned, agree, stopJoining
  case pair, answer(Bool), stopPairing
  case look
  /// Of what is told with the app closed.
  case notify(NotificationState.Request)

  static let name = "account"

  /// What they begin with.
  enum Word: String, ActionWord {
    case open, submit, passkey, provider, rename, back, ask, confirm, remove
    case newProvider = "new-provider"
    case addProvider = "add-provider"
    case copy, file, kept
    case copyToken = "copy-token"
    case keptToken = "kept-token"
    case newRecovery = "new-recovery"
    case bringAlong = "bring-along"
    case leaveOut = "leave-out"
    case join, agree
    case stopJoining = "stop-joining"
    case pair, yes, no
    case stopPairing = "stop-pairing"
    case look, notify
  }

  var worded: (word: Word, about: String?) {
    switch self {
    case .open(let form, _): (.open, form.rawValue)
    case .submit(let form, let about, _): (.submit, form.rawValue + (about.map { " " + $0 } ?? ""))
    case .passkey(let form, _): (.passkey, form.rawValue)
    case .provider(let id, let adds): (adds ? .newProvider : .provider, id)
    case .addProvider: (.addProvider, nil)
    case .rename(let device): (.rename, device)
    case .back: (.back, nil)
    case .ask(let question): (.ask, question.text)
    case .confirm(let question): (.confirm, question.text)
    case .remove: (.remove, nil)
    case .copyCode: (.copy, nil)
    case .saveCode: (.file, nil)
    case .keptCode: (.kept, nil)
    case .copyToken: (.copyToken, nil)
    case .keptToken: (.keptToken, nil)
    case .newRecovery: (.newRecovery, nil)
    case .bringAlong: (.bringAlong, nil)
    case .leaveOut: (.leaveOut, nil)
    case .joinScanned: (.join, nil)
    case .agree: (.agree, nil)
    case .stopJoining: (.stopJoining, nil)
    case .pair: (.pair, nil)
    case .answer(let isYes): (isYes ? .yes : .no, nil)
    case .stopPairing: (.stopPairing, nil)
    case .look: (.look, nil)
    case .notify(let request): (.notify, request.rawValue)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, about) = Self.read(wire) else { return nil }
    switch word {
    case .open, .submit, .passkey:
      let (name, rest) = (about ?? "").halves(at: " ")
      guard let form = AccountForm(rawValue: name) else { return nil }
      self =
        word == .open
        ? .open(form, sent: value)
        : word == .passkey ? .passkey(form, sent: value) : .submit(form, about: rest, sent: value)
    case .provider, .newProvider:
      guard let about else { return nil }
      self = .provider(about, adds: word == .newProvider)
    case .addProvider: self = .addProvider
    case .rename:
      guard let about else { return nil }
      self = .rename(device: about)
    case .ask, .confirm:
      guard let question = about.flatMap({ AccountFlow.Question(text: $0) }) else { return nil }
      self = word == .ask ? .ask(question) : .confirm(question)
    case .back: self = .back
    case .remove: self = .remove
    case .copy: self = .copyCode
    case .file: self = .saveCode
    case .kept: self = .keptCode
    case .copyToken: self = .copyToken
    case .keptToken: self = .keptToken
    case .newRecovery: self = .newRecovery
    case .bringAlong: self = .bringAlong
    case .leaveOut: self = .leaveOut
    case .join: self = .joinScanned
    case .agree: self = .agree
    case .stopJoining: self = .stopJoining
    case .pair: self = .pair
    case .yes, .no: self = .answer(word == .yes)
    case .stopPairing: self = .stopPairing
    case .look: self = .look
    case .notify:
      guard let request = about.flatMap({ NotificationState.Request(rawValue: $0) }) else { return nil }
      self = .notify(request)
    }
  }

  /// As it stands in the page, behind the name that says whose it is.
  var inPage: String { Self.name + " " + wire }
}

extension AccountFlow.Question {
  /// "revoke d1".
  var text: String {
    switch self {
    case .signOut: Name.signOut.rawValue
    case .delete: Name.delete.rawValue
    case .leave: Name.leave.rawValue
    case .newRecovery: Name.newRecovery.rawValue
    case .revoke(let device): Name.revoke.rawValue + " " + device
    case .remove(let way): Name.remove.rawValue + " " + way
    case .removeToken(let token): Name.removeToken.rawValue + " " + token
    }
  }

  init?(text: String) {
    let (name, about) = text.halves(at: " ")
    guard let name = Name(rawValue: name) else { return nil }
    switch (name, about) {
    case (.signOut, nil): self = .signOut
    case (.delete, nil): self = .delete
    case (.leave, nil): self = .leave
    case (.newRecovery, nil): self = .newRecovery
    case (.revoke, .some(let device)): self = .revoke(device: device)
    case (.remove, .some(let way)): self = .remove(way: way)
    case (.removeToken, .some(let token)): self = .removeToken(token)
    default: return nil
    }
  }

  /// What they begin with.
  private enum Name: String {
    case signOut = "sign-out"
    case newRecovery = "new-recovery"
    case removeToken = "remove-token"
    case delete, leave, revoke, remove
  }
}

import Journal
import Kernel

/// What became of something that a person did on the account's screen.
extension AppState {
  @inline(never)  // a gate of the program's parts
  func heard(ofDoing event: AccountEvent) -> [Outgoing] {
    guard let account else { return [] }
    let outgoing = hear(event.name, event.json, account)
    account.note()
    return outgoing
  }

  private func hear(_ event: String, _ json: JSON, _ account: AccountState) -> [Outgoing] {
    switch event {
    case "signedIn": return signedIn(json, account)
    case "account": return done(json, account)
    case "recovery":
      account.flow.recovery = json["code"]?.string.map { AccountFlow.Recovery(code: $0, isNew: false) }
      settle(account)
      return showStep()
    case "token":
      account.flow.token = json["token"]?.string.map {
        AccountFlow.NewToken(text: $0, address: json["address"]?.string ?? "")
      }
      return done(json["list"] ?? .null, account)
    case "mailed":
      account.flow.mailed = json["email"]?.string
      settle(account)
      return showStep()
    case "freshened": return freshened(json, account)
    case "signedOut", "left", "deleted": return ended(event, json, account)
    case "joining", "pairing", "asked", "paired", "pairingOver", "stopped": return met(event, json, account)
    case "failed": return failed(AccountFailure(json: json, isOnline: isOnline, at: clock.device), account)
    default: return []
    }
  }

  private func signedIn(_ json: JSON, _ account: AccountState) -> [Outgoing] {
    account.profile = json["profile"].flatMap { AccountProfile(json: $0) }
    let isNew = json["isNew"]?.bool ?? false
    if let code = json["recovery"]?.string { account.flow.recovery = AccountFlow.Recovery(code: code, isNew: isNew) }
    (account.flow.step, account.flow.stop, account.flow.isScanned) = (.overview, nil, false)
    (account.flow.wantsLook, account.flow.invite, account.flow.isInvited) = (true, nil, false)
    toast = nil  // of a session before this one
    // Who has signed in again goes on where they stopped.
    let began = account.sync.exchange == nil ? arrive() : resumeExchange()
    settle(account)
    return [.module(.announce(AccountWords(language).signedIn))] + showStep() + began
  }

  /// The list as it is now that something of it was changed.
  private func done(_ json: JSON, _ account: AccountState) -> [Outgoing] {
    // It is changed, though the list may not have come.
    account.listing = json["devices"] == nil ? nil : AccountListing(json: json)
    account.flow.wantsLook = account.flow.wantsLook || account.listing == nil
    account.flow.stop = nil
    let wasForm = account.flow.step != .overview
    if account.flow.asked == .rename, let own = account.listing?.devices.first(where: { $0.isThis }) {
      account.profile?.name = own.name
    }
    (account.flow.step, account.flow.renaming) = (.overview, nil)
    settle(account)
    return (wasForm ? showStep() : []) + [.module(.announce(AccountWords(language).done))]
  }

  /// By the recovery code there is a new one, which is shown before what they wanted.
  private func freshened(_ json: JSON, _ account: AccountState) -> [Outgoing] {
    var resumed = account.flow.resumed
    if let code = json["recovery"]?.string {
      account.flow.recovery = AccountFlow.Recovery(code: code, isNew: false)
      if case .newRecovery = resumed { resumed = nil }
    }
    account.flow.step = .overview
    var went: [Outgoing] = []
    if account.flow.stop != nil || account.isExchanging && !account.isHeard {
      // Its session was over, and is another one.
      (account.flow.stop, account.flow.wantsLook) = (nil, true)
      went = resumeExchange()
    }
    settle(account)
    return showStep() + went + (resumed.map { act(ofAccount: $0.wire, "") } ?? [])
  }

  /// This device is nobody's any more, or signed out of what it still is.
  private func ended(_ event: String, _ json: JSON, _ account: AccountState) -> [Outgoing] {
    let words = AccountWords(language)
    let removesData = account.flow.removesData
    let sentence =
      event == "left"
      ? words.didLeave
      : event == "deleted" ? words.didDelete : json["reached"]?.bool == false ? words.notReached : words.didSignOut
    if event == "signedOut" {
      account.profile?.session = .out
    } else {
      account.profile = nil
      keeping.shared = nil
    }
    account.listing = nil
    (account.flow, account.notifications) = (AccountFlow(), NotificationState())
    let after: [Outgoing] = removesData ? [.erase(signsOut: false)] : say(sentence) + showStep()
    return endExchange() + after
  }

  /// What was asked for has its answer.
  func settle(_ account: AccountState) {
    (account.flow.asked, account.flow.failure, account.flow.question) = (nil, nil, nil)
    account.flow.resumed = nil
  }

  private func failed(_ failure: AccountFailure, _ account: AccountState) -> [Outgoing] {
    if failure.act == .bringAlong || failure.act == .leaveOut { return undecided(failure, account) }
    // What stopped it has answered already.
    guard let act = failure.act, act == account.flow.asked else { return [] }
    var failure = failure
    if failure.reason == .wrong, account.flow.isByPasskey { failure.reason = .unknownPasskey }
    if failure.reason == .codeOver, hasMet(act, account) { failure.reason = .pairingEnded }
    if failure.reason == .noAnswer, act == .newRecovery { failure.reason = .codeInDoubt }
    (account.flow.asked, account.flow.failure, account.flow.removesData) = (nil, nil, false)
    if let stop = failure.stop, act != .signIn { account.flow.stop = stop }
    if failure.reason == .fresh, account.flow.resumed != nil {
      (account.flow.step, account.flow.question) = (.form(.fresh), nil)
      return showStep()
    }
    if failure.reason == .noAccount, account.profile == nil, account.waysIn?.signup != .closed {
      account.flow.step = .form(.provider)
      return showStep()
    }
    if failure.reason == .inviteWrong {
      let sent = account.flow.invite ?? ""
      if sent.isEmpty { failure.reason = .inviteNeeded }
      (account.flow.invite, account.flow.isInvited) = (sent, false)
    }
    // Its letters can be typed then.
    if act == .join { account.flow.isScanned = false }
    switch account.flow.step {
    case .joining:
      account.flow.step = .form(.join)
      return showStep() + say(failure, in: .join, account)
    case .pairing
    where act == .answer && !failure.isOfTheMoment || failure.reason == .pairingEnded || failure.reason == .codeOver:
      account.flow.step = .overview
    case .overview, .form, .pairing: break
    }
    let form: AccountForm? = act == .delete ? .delete : account.flow.renaming != nil ? .rename : form(account.flow.step)
    return say(failure, in: form ?? (account.profile?.session == .locked ? .unlock : .signIn), account)
  }

  /// What becomes of the entries could not be written down: it is asked again, with the reason. Where there are none it is tried
  /// again by itself (Web/account.js).
  private func undecided(_ failure: AccountFailure, _ account: AccountState) -> [Outgoing] {
    if keeping.last == 0 { return [] }
    account.profile?.isJoined = false
    account.flow.failure = failure
    return endExchange() + arrive() + [.module(.announce(AccountWords(language).failed(failure)))]
  }

  /// Nobody typed letters, or they were right and the two have met: what ended is no fault of theirs.
  private func hasMet(_ act: AccountAct, _ account: AccountState) -> Bool {
    switch account.flow.step {
    case .joining: act == .join
    case .form(.join): act == .join && account.flow.isScanned
    case .pairing(let pairing): act == .answer && pairing.guest != nil
    case .overview, .form: false
    }
  }

  private func form(_ step: AccountFlow.Step) -> AccountForm? {
    if case .form(let form) = step { return form }
    return nil
  }
}

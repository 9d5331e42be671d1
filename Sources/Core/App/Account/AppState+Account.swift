import Journal
import Kernel

/// What a person does on the account's screen.
extension AppState {
  /// This device has one. What speaks with its server comes beside all else, and says then how it stands.
  func open(accountOf text: String) -> [Outgoing] {
    keeping.shared = Keeping.SharedLog()
    guard let json = try? JSON.parse(text), let profile = AccountProfile(json: json), profile.session == .out else {
      return [.account(act: AccountAct.open.rawValue, [])]
    }
    // Nothing is exchanged, and the settings say that it is signed out.
    let account = AccountState()
    account.profile = profile
    self.account = account
    return []
  }

  /// A person's action; one that this version doesn't have, or whose place is not open, changes nothing.
  @inline(never)  // a gate of the program's parts
  func act(ofAccount wire: String, _ value: String) -> [Outgoing] {
    guard let account, let action = AccountAction(wire: wire, value: value) else { return [] }
    let outgoing = perform(action, account)
    account.note()
    return outgoing
  }

  func perform(_ action: AccountAction, _ account: AccountState) -> [Outgoing] {
    switch action {
    case .back where account.flow.asked == .join: return stop(.stopJoining, account)
    case .back where account.flow.asked?.canBeLeft == true: return giveUp(account, for: action)
    case .open where account.flow.asked?.canBeLeft == true: return giveUp(account, for: action)
    case .open, .rename, .back, .ask: return go(by: action, account)
    case .submit(let form, let about, let sent): return submit(form, about, AccountEntries(sent), account)
    case .passkey(let form, let sent): return usePasskey(form, AccountEntries(sent), account)
    case .provider(let id, let adds):
      guard account.flow.asked == nil else { return [] }
      // Nothing is waited for: who comes back by the browser's own way finds the page as they left it.
      let members = [JSON.Member("provider", .string(id)), JSON.Member("adds", .bool(adds))]
      return [.account(act: AccountAct.goToProvider.rawValue, members)]
    case .addProvider: return ask(AccountRequest(.addProvider), account, again: action)
    case .confirm(let question): return confirm(question, account)
    case .remove:
      guard account.flow.question == .signOut else { return [] }
      account.flow.removesData = account.flow.asked == nil
      return confirm(.signOut, account)
    case .copyCode, .saveCode, .keptCode: return handle(recovery: action, account)
    case .copyToken, .keptToken: return handle(token: action, account)
    case .newRecovery: return ask(AccountRequest(.newRecovery), account, again: action)
    case .bringAlong, .leaveOut: return decide(entries: action, account)
    case .joinScanned: return ask(AccountRequest(.join, [deviceName(account)]), account)
    case .agree: return agree(account)
    case .stopJoining: return stop(.stopJoining, account)
    case .pair: return ask(AccountRequest(.pair), account, again: action)
    case .answer(let isYes):
      guard case .pairing(let pairing) = account.flow.step, pairing.guest != nil else { return [] }
      return ask(AccountRequest(.answer, [JSON.Member("yes", .bool(isYes))]), account)
    case .stopPairing: return stop(.stopPairing, account)
    case .look:
      account.flow.failure = nil
      account.flow.wantsLook = true
      account.isOpened = false
      return []
    case .notify(let request): return askToNotify(request)
    }
  }

  // MARK: Where they go

  private func go(by action: AccountAction, _ account: AccountState) -> [Outgoing] {
    guard account.flow.asked == nil else { return [] }
    if account.flow.question == nil { account.flow.entries?.isLater = true }
    (account.flow.failure, account.flow.question, account.flow.renaming) = (nil, nil, nil)
    account.flow.mailed = nil
    switch action {
    case .open(let form, let sent):
      account.note(typed: AccountEntries(sent))
      account.flow.step = .form(form)
      return showStep()
    case .rename(let device):
      account.flow.renaming = device
      return [.module(.focus(selector: "#" + AccountForm.Field.name.id))]
    case .ask(let question):
      account.flow.question = question
      return []
    default:
      let wasForm = account.flow.step != .overview
      account.flow.step = .overview
      account.flow.resumed = nil
      return wasForm ? showStep() : []
    }
  }

  /// Another step fills the screen: its top, and the focus on its heading, as with another screen.
  /// Who has gone elsewhere meanwhile stays there.
  func showStep() -> [Outgoing] {
    route == .settings(.account) ? [.module(.scroll(top: 0)), .module(.focus(selector: "#title"))] : []
  }

  /// Of something that is under way, and so is not asked beside it but in its stead.
  private func stop(_ act: AccountAct, _ account: AccountState) -> [Outgoing] {
    guard account.flow.asked != act else { return [] }
    account.flow.asked = act
    return [.account(act: act.rawValue, [])]
  }

  /// Nothing is heard of it any more, but where it led in all the same, or to a code that nobody has otherwise.
  private func giveUp(_ account: AccountState, for action: AccountAction) -> [Outgoing] {
    account.flow.asked = nil
    return [.account(act: AccountAct.giveUp.rawValue, [])] + go(by: action, account)
  }

  // MARK: The code, and what was here before

  private func handle(recovery action: AccountAction, _ account: AccountState) -> [Outgoing] {
    guard let recovery = account.flow.recovery else { return [] }
    let words = AccountWords(language)
    switch action {
    case .copyCode:
      settings.awaitsCopy = true
      return [.module(.copy(words.grouped(recovery.code)))]
    case .saveCode:
      let text = words.recoveryFile + "\n\n" + words.grouped(recovery.code) + "\n\n" + words.loseAll + "\n"
      return [.module(.save(name: "pocketful-recovery-code.txt", type: "text/plain", text: text))]
    default:
      account.flow.recovery = nil
      account.profile?.isCodeUnkept = false
      return [.account(act: AccountAct.kept.rawValue, [])] + showStep()
    }
  }

  private func handle(token action: AccountAction, _ account: AccountState) -> [Outgoing] {
    guard let token = account.flow.token else { return [] }
    if case .copyToken = action {
      settings.awaitsCopy = true
      return [.module(.copy(token.text))]
    }
    account.flow.token = nil
    return showStep()
  }

  private func decide(entries action: AccountAction, _ account: AccountState) -> [Outgoing] {
    guard let entries = account.flow.entries else { return [] }
    // Not before the file has all of them.
    if action == .leaveOut, entries.saved != keeping.last || settings.writing != nil {
      account.flow.entries?.saved = keeping.last
      account.flow.entries?.asked = clock.device
      return act(SettingsAction.export.inPage, "") + [.module(.wake(milliseconds: Int(AccountFlow.Entries.onePress)))]
    }
    if action == .leaveOut, entries.isOfTheSamePress(clock.device) { return [] }
    account.flow.entries = nil
    // The page is loaded anew then, without them.
    if action == .leaveOut { return [.account(act: AccountAct.leaveOut.rawValue, [])] }
    return join() + showStep()
  }
}

/// What is asked of the host.
extension AppState {
  /// One thing at a time: while something is asked, nothing else is. `again` is what is done where the person must say who
  /// they are first.
  func ask(_ request: AccountRequest, _ account: AccountState, again: AccountAction? = nil) -> [Outgoing] {
    guard account.flow.asked == nil else { return [] }
    account.flow.asked = request.act
    account.flow.isByPasskey = request.isByPasskey
    // What stands in a form keeps its room until there is an answer: nothing comes under the finger of who presses twice.
    if !account.flow.isFillingIn { account.flow.failure = nil }
    if request.act != .fresh { account.flow.resumed = again }
    return [.account(act: request.act.rawValue, request.members)]
  }

  private func confirm(_ question: AccountFlow.Question, _ account: AccountState) -> [Outgoing] {
    guard account.flow.asked == nil else { return [] }
    account.flow.question = nil
    let again = AccountAction.confirm(question)
    switch question {
    case .signOut: return ask(AccountRequest(.signOut), account)
    case .leave: return ask(AccountRequest(.leave), account)
    case .newRecovery: return perform(.newRecovery, account)
    case .revoke(let device):
      return ask(AccountRequest(.revoke, [JSON.Member("device", .string(device))]), account, again: again)
    case .remove(let way):
      return ask(AccountRequest(.removeWay, [JSON.Member("id", .string(way))]), account, again: again)
    case .removeToken(let token):
      return ask(AccountRequest(.removeToken, [JSON.Member("id", .string(token))]), account, again: again)
    // It is done by a word that is typed.
    case .delete:
      account.flow.question = question
      return []
    }
  }

  private func usePasskey(_ form: AccountForm, _ typed: AccountEntries, _ account: AccountState) -> [Outgoing] {
    if account.flow.asked == nil { account.note(typed: typed) }
    let name = deviceName(account)
    switch form {
    case .make: return ask(AccountRequest(.create, by: "passkey", [name] + invite(account.flow.invite)), account)
    case .signIn: return ask(AccountRequest(.signIn, by: "passkey", [name]), account)
    case .fresh: return ask(AccountRequest(.fresh, by: "passkey", []), account)
    case .unlock: return ask(AccountRequest(.unlock, by: "passkey", []), account)
    case .provider, .recover, .forgot, .reset, .join, .unlockByPassword, .password, .passkey, .token, .rename,
      .freshByRecovery, .delete:
      return []
    }
  }

  private func submit(_ form: AccountForm, _ about: String?, _ typed: AccountEntries, _ account: AccountState)
    -> [Outgoing]
  {
    guard account.flow.asked == nil else { return [] }
    account.note(typed: typed)
    do {
      let request = try request(form, about, typed, account)
      return ask(request, account, again: form == .delete ? .ask(.delete) : .open(form))
    } catch {
      return say(error, in: form, account)
    }
  }

  private func request(_ form: AccountForm, _ about: String?, _ typed: AccountEntries, _ account: AccountState)
    throws(AccountFailure) -> AccountRequest
  {
    let name = deviceName(account)
    switch form {
    case .make:
      return AccountRequest(
        .create, by: "password", [try typed.email(), try typed.newPassword(), name] + invite(account.flow.invite))
    case .provider: return AccountRequest(.create, by: "provider", [name] + invite(account.flow.invite))
    case .signIn: return AccountRequest(.signIn, by: "password", [try typed.email(), try typed.password(), name])
    case .recover:
      return AccountRequest(.signIn, by: "recovery", [try typed.code(letters: 26, or: .badRecovery), name])
    case .join: return AccountRequest(.join, [try typed.code(letters: 8, or: .badLetters), name])
    case .forgot: return AccountRequest(.forgot, [try typed.email()])
    case .reset: return AccountRequest(.reset, [try typed.newPassword(), name])
    case .unlock: return AccountRequest(.unlock, by: "recovery", [try typed.code(letters: 26, or: .badRecovery)])
    case .unlockByPassword:
      return AccountRequest(.unlock, by: "password", [try typed.email(), try typed.password()])
    case .password:
      let email = account.listing?.has(.password) == true ? [] : [try typed.email()]
      return AccountRequest(.changePassword, [try typed.newPassword()] + email)
    case .passkey: return AccountRequest(.addPasskey, [try typed.name()])
    case .token: return AccountRequest(.newToken, [try typed.name()] + typed.token())
    case .rename: return AccountRequest(.rename, [JSON.Member("device", .string(about ?? "")), try typed.name()])
    case .fresh: return AccountRequest(.fresh, by: "password", [try typed.email(), try typed.password()])
    case .freshByRecovery:
      return AccountRequest(.fresh, by: "recovery", [try typed.code(letters: 26, or: .badRecovery)])
    case .delete:
      if typed[.word].tidied != AccountWords(language).deleteWord.tidied { throw AccountFailure(.notTyped) }
      return AccountRequest(.delete)
    }
  }

  /// At its field, which then has the focus.
  func say(_ failure: AccountFailure, in form: AccountForm, _ account: AccountState) -> [Outgoing] {
    account.flow.failure = failure
    var outgoing: [Outgoing] = [.module(.announce(AccountWords(language).failed(failure, form)))]
    if let field = failure.field(in: form) { outgoing.append(.module(.focus(selector: "#" + field.id))) }
    return outgoing
  }

  private func invite(_ code: String?) -> [JSON.Member] {
    guard let code, !code.isEmpty else { return [] }
    return [JSON.Member("invite", .string(code))]
  }

  /// What the others will see it called until somebody names it.
  func deviceName(_ account: AccountState) -> JSON.Member {
    let known = account.profile?.name ?? account.can?.name ?? ""
    return JSON.Member("name", .string(known.isEmpty ? AccountWords(language).unnamed : known))
  }
}

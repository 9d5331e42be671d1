import Kernel

/// The account: a way to it where there is none, and all that can be done with it where there is one.
struct AccountScreen {
  let state: AppState
  var words: AccountWords { AccountWords(state.language) }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    guard let account = state.account, let can = account.can else {
      let failure = state.account.map {
        $0.flow.failure == nil ? [] : failures($0.flow) + [button(words.tryAgain, .look)]
      }
      return [heading(SettingsWords(state.language).account)] + (failure ?? []) + intro(can: nil)
    }
    if account.flow.step == .overview, account.flow.recovery == nil, account.flow.token == nil {
      return overview(account, can) + dialogs(account)
    }
    return step(account, can)
  }

  /// What only a person's doing leads to.
  @inline(never)  // a gate of the program's parts
  private func step(_ account: AccountState, _ can: AccountState.Capabilities) -> [Node] {
    if let recovery = account.flow.recovery { return self.recovery(recovery) }
    if let token = account.flow.token { return made(token) }
    switch account.flow.step {
    case .form(let form): return [heading(title(form), hasBack: false), self.form(form, account, can)]
    case .joining(let joining): return self.joining(joining)
    case .pairing(let pairing): return self.pairing(pairing, account)
    case .overview: return []
    }
  }

  private func overview(_ account: AccountState, _ can: AccountState.Capabilities) -> [Node] {
    let top = [heading(SettingsWords(state.language).account)] + (isBusy ? [busy] : [])
    guard let profile = account.profile else { return top + failures(account.flow) + intro(can: can) }
    if profile.session != .out, let stop = state.accountStop { return top + stopped(stop) }
    switch profile.session {
    case .in: return top + member(profile, account)
    case .locked: return top + locked(account)
    case .out: return top + failures(account.flow) + signedOut(account)
    }
  }

  // MARK: What several of them need

  func heading(_ title: String, hasBack: Bool = true) -> Node {
    Heading.view(
      title, back: hasBack ? SettingsPlace.all.path : nil, hasBack ? SettingsWords(state.language).back : "")
  }

  func section(_ key: String, _ title: String, _ content: [Node]) -> Node {
    element("section.tile.data-section", key: key) {
      element("h2") { title }
      content
    }
  }

  func button(_ label: String, _ action: AccountAction, _ look: Button.Look = .plain, spoken: String? = nil) -> Node {
    Button.view(label, action.inPage, look, key: action.wire, spoken: spoken)
  }

  /// Off to each provider that is offered.
  func providers(
    _ label: (String) -> String, adds: Bool = false, where isOffered: (WaysIn.Provider) -> Bool = { _ in true }
  ) -> [Node] {
    (state.account?.waysIn?.providers ?? []).filter(isOffered).map {
      button(label($0.name), .provider($0.id, adds: adds))
    }
  }

  func paragraph(_ text: String, key: String? = nil) -> Node { element("p", key: key) { text } }
  func quiet(_ text: String, key: String? = nil) -> Node { element("p.quiet", key: key) { text } }

  /// The host was asked for something, and has not answered.
  var isBusy: Bool { state.account?.flow.asked != nil }
  var busy: Node { element("p.quiet", key: "busy", .role("status")) { words.oneMoment } }

  /// What came of one of these acts; of any, where none is named.
  func failures(_ flow: AccountFlow, of acts: [AccountAct]? = nil) -> [Node] {
    guard let failure = flow.failure, acts == nil || failure.act.map({ acts?.contains($0) == true }) == true else {
      return []
    }
    return [element("p.message", key: "failure") { words.failed(failure.left(at: state.clock.device)) }]
  }

  /// To a file of all that is here, which needs no account.
  var export: Node { Button.view(DataWords(state.language).export, SettingsAction.export.inPage, key: "export") }
}

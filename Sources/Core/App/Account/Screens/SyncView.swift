import Kernel

/// How this device stands with its account: in full on the account's screen, and in a line on every screen's edge.
struct SyncView {
  let status: SyncRun.Status
  /// So many the server refused, and so many need a newer version.
  let setAside: Int
  let sealed: Int
  let state: AppState
  private var words: AccountWords { AccountWords(state.language) }

  /// What is so, and what to do where something is wrong.
  var view: Node {
    element("div.facts", key: "sync") {
      element("p.sync-state", key: "state") { sentence }
      if let advice { element("p.quiet", key: "advice") { advice } }
      counts
    }
  }

  /// What waits for a reason, or is wrong; nothing where all is in order or on its way.
  var edge: String? {
    switch status {
    // What will be sent in a moment would come and go there with each tap.
    case .off, .synced, .sending, .waiting(_, nil): nil
    case .locked, .undecided, .waiting, .fetching, .stopped, .full: sentence
    }
  }

  var counts: Node? {
    if setAside == 0, sealed == 0 { return nil }
    return element("div", key: "counts") {
      if setAside > 0 { element("p.message", key: "aside") { words.setAside(setAside) } }
      if sealed > 0 { element("p.quiet", key: "sealed") { words.sealed(sealed) } }
    }
  }

  private var sentence: String {
    switch status {
    case .off: words.savedHere
    case .locked: words.lockedTitle
    case .undecided: words.undecided
    case .waiting(let unsent, nil): unsent == 0 ? words.savedHere : words.toSend(unsent)
    case .waiting(let unsent, .some(let trouble)): notSent(unsent, words.reason(trouble))
    case .sending: words.sending
    case .fetching(let count): words.fetched(count)
    case .synced(let moment):
      words.syncedAt(ClockText.text(moment, in: state.device.zone, hours: state.surroundings.hours))
    case .stopped(let stop): words.title(stop)
    case .full(let unsent): notSent(unsent, words.troubleFull)
    }
  }

  /// Where nothing of its own waits it is the others' that doesn't come.
  private func notSent(_ unsent: Int, _ reason: String) -> String {
    unsent == 0 ? words.notSynced(reason) : words.notSent(unsent, reason: reason)
  }

  private var advice: String? {
    switch status {
    case .off, .locked, .undecided, .sending, .fetching, .synced, .waiting(_, nil): nil
    case .waiting(_, .some(let trouble)): words.advice(trouble)
    case .stopped(let stop): words.text(stop)
    case .full: words.adviceFull
    }
  }
}

extension AppView {
  /// A quiet line at the foot of every screen but the account's own, where something waits or is wrong.
  @inline(never)  // a gate of the program's parts
  var syncEdge: Node? {
    // Of a store that is gone nothing is sent any more.
    if state.route == .settings(.account) || !state.storage.isUsable { return nil }
    let counts = state.syncCounts
    let sync = SyncView(status: state.syncStatus, setAside: counts.setAside, sealed: counts.sealed, state: state)
    return sync.edge.map { sentence in
      element("p.sync-edge", key: "sync") { element("a", .href(SettingsPlace.account.path)) { sentence } }
    }
  }
}

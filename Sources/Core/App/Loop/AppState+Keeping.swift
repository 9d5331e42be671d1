import Journal
import Kernel
import Training
import Workouts

/// What the keeping's outcomes are for the host and for the person.
extension AppState {
  /// A message that the state may change with. The modules give their part up first: a fold that somebody shares is copied
  /// with the next change.
  func fold(_ message: (inout Keeping) -> [Outcome]) -> [Outgoing] {
    guard keeping.isKnown else { return tell(message(&keeping)) }
    for module in Module.allCases { lend(nil, to: module) }
    let outcomes = message(&keeping)
    for module in Module.allCases { lend(keeping.state, to: module) }
    return tell(outcomes)
  }

  /// One after the other: what is said of an operation is said of the state that it made.
  @inline(never)  // a gate of the program's parts
  func tell(_ outcomes: [Outcome]) -> [Outgoing] {
    var outgoing: [Outgoing] = []
    for outcome in outcomes { outgoing += tell(outcome) }
    return outgoing
  }

  private func tell(_ outcome: Outcome) -> [Outgoing] {
    let words = AppWords(language)
    switch outcome {
    case .store(let records, let writer): return [.store(records, writer: writer)]
    case .snapshot(let cut): return [.snapshot(cut)]
    case .recall: return [.recall]
    case .goOn: return [.module(.wake(milliseconds: 1))]
    case .drafts(let drafts): return [keep(drafts)]
    case .changed:
      handOut()
      return []
    case .acknowledged(let operations): return acknowledge(operations)
    case .broughtIn(let count, let aside, let undo): return say(words.imported(count, aside: aside), undo: undo)
    case .failed(let failure, let broughtIn):
      handOut()  // As it was: what was chosen is not kept.
      return say(broughtIn > 0 ? words.importEndedAfter(broughtIn) : words.couldNotSave(failure), seconds: 20)
    case .tooLarge: return say(words.tooLarge)
    case .broken:
      (held, toast) = ([], nil)
      return [.module(.focus(selector: "#title"))]
    case .whole: return grantWishes()
    }
  }

  /// As chosen; else as it was chosen before there was a setting for it (a snapshot's); else as the region is used to.
  var isInPounds: Bool {
    if let chosen = preferences.isInPounds { return chosen }
    if !preferences.isChosen(.weight), let unit = keeping.state.workouts.unit { return unit == .pounds }
    return device.customs.isInPounds
  }
}

/// What needs the journal from before the snapshot: it is handed over when nothing else happens, or at once.
extension AppState {
  /// Asks the host for the rest at once.
  func recall() -> [Outgoing] { keeping.isWhole ? [] : [.recall] }

  /// The list of the last changes is there at once, and not when what is older has come in idle moments.
  func recallForHistory() -> [Outgoing] {
    guard case .settings(.history) = route, let journal = keeping.journal,
      journal.recent.count < keeping.pace.undoable
    else { return [] }
    return recall()
  }

  /// Does this action as soon as the whole journal is at hand.
  func whenWhole(_ action: String, _ value: String) -> [Outgoing] {
    wishes.append(Wish(action: action, value: value))
    return recall()
  }

  private func grantWishes() -> [Outgoing] {
    let granted = wishes
    wishes = []
    var outgoing: [Outgoing] = []
    for wish in granted { outgoing += act(wish.action, wish.value) }
    if account?.awaitsWhole == true { outgoing += arrive() }
    return outgoing
  }
}

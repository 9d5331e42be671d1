import Journal
import Kernel

/// The journal from before the snapshot: handed over when nothing else happens, or at once where something needs it.
extension AppState {
  /// Asks the host for the rest at once.
  func recall() -> [Outgoing] { disk.isWhole ? [] : [.recall] }

  /// The list of the last changes is there at once, and not when what is older has come in idle moments.
  func recallForHistory() -> [Outgoing] {
    guard case .settings(.history) = route, let journal, journal.undoable.count < pace.undoable else { return [] }
    return recall()
  }

  /// Does this action as soon as the whole journal is at hand.
  func whenWhole(_ action: String, _ value: String) -> [Outgoing] {
    disk.wishes.append(Disk.Wish(action: action, value: value))
    return recall()
  }

  @inline(never)  // a gate of the program's parts
  func older(_ records: [StoredRecord], hasMore: Bool) -> [Outgoing] {
    guard !disk.isWhole, let device = journal?.device else { return [] }
    let operations = sortOut(records)
    let past = disk.past ?? Disk.Past(Journal(device: device), Fold(Kept(), spacing: pace.checkpoint))
    if let place = past.journal.receive(operations) {
      past.fold.follow(past.journal, from: place)
    }
    disk.past = past
    return hasMore ? [] : becomeWhole()
  }

  /// The fold of the whole journal takes the place of the snapshot's. They are equal; if ever they are not, the journal
  /// is right.
  private func becomeWhole() -> [Outgoing] {
    guard let past = disk.past, let journal else { return [] }
    disk.past = nil
    past.journal.carryOn(from: journal)
    if let place = past.journal.receive(journal.operations) {
      past.fold.follow(past.journal, from: place)
    }
    if !disk.isStale, past.fold.state != fold.state {
      disk.hasWrongSnapshot = true
      disk.snapshot = 0
    }
    self.journal = past.journal
    fold = past.fold
    disk.isWhole = true
    disk.isStale = false
    handOut()
    let wishes = disk.wishes
    disk.wishes = []
    var outgoing: [Outgoing] = []
    for wish in wishes { outgoing += act(wish.action, wish.value) }
    return outgoing + storeNext()
  }
}

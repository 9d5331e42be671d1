import Journal
import Kernel

/// What a person does while a change is on its way to the disk. What it would lead to depends on how that ends, so the
/// action itself is held, and decided on the state that the change has made. All else goes on.
extension AppState {
  /// Decided now, it would be decided on a state that is about to change.
  func mustWait(_ effects: [Effect]) -> Bool {
    guard disk.isBusy else { return false }
    return effects.contains { if case .append = $0 { true } else { false } }
  }

  func hold(_ action: String, _ value: String) -> [Outgoing] {
    disk.held.append(Disk.Wish(action: action, value: value))
    return saySaving()
  }

  /// What was held, one after the other, until one of them is on its way in turn.
  func releaseHeld() -> [Outgoing] {
    var outgoing: [Outgoing] = []
    while !disk.isBusy, !disk.held.isEmpty {
      let next = disk.held.removeFirst()
      outgoing += act(next.action, next.value)
    }
    if toast?.isPending == true, !disk.isBusy { toast = nil }
    return outgoing
  }

  /// It stands until the change is on disk, or is not.
  func saySaving() -> [Outgoing] {
    let text = AppWords(language).saving
    if toast?.isPending == true { return [] }
    toast = Toast(text: text, undo: nil, isPending: true, until: clock.device.adding(seconds: 86_400))
    return [.module(.announce(text))]
  }

  /// A write that takes longer than a moment is said to be under way.
  func saySlowness() -> [Outgoing] {
    guard let handedOver = disk.handedOver, disk.inFlight != nil, clock.device.seconds(since: handedOver) >= 2 else {
      return []
    }
    disk.handedOver = nil
    return saySaving()
  }

  /// The browser asks before the page goes while something is held.
  func tellUnsaved() -> [Outgoing] {
    let isUnsaved = !disk.held.isEmpty
    if told.isUnsaved == isUnsaved { return [] }
    told.isUnsaved = isUnsaved
    return [.unsaved(isUnsaved)]
  }
}

/// What was decided before the part of the program that stores it has come: the host keeps it by name, and if the page is
/// closed meanwhile the next start stores it.
extension AppState {
  /// `asMany`: there are new ones. Else only what is left of them is kept on.
  func keepDrafts(asMany: Bool = false) -> [Outgoing] {
    guard asMany || disk.hasDrafts else { return [] }
    var changes: [Change] = []
    for case .changes(let waiting) in disk.waiting { changes += waiting }
    disk.hasDrafts = !changes.isEmpty
    return [.module(.keep(name: Disk.draftsName, text: changes.isEmpty ? "" : Change.text(changes)))]
  }

  /// Of an earlier visit. The page may have been closed when they were on disk already.
  func store(drafts text: String) -> [Outgoing] {
    disk.oldDrafts = Change.all(text)
    if disk.oldDrafts.isEmpty { return [] }
    disk.hasDrafts = true
    let changes = unstored(disk.oldDrafts)
    return changes.isEmpty ? keepDrafts() : append(changes)
  }

  /// Without the drafts that this device, by another tab perhaps, has stored already.
  func unstored(_ changes: [Change]) -> [Change] {
    guard !disk.oldDrafts.isEmpty, let journal else { return changes }
    return changes.filter { change in
      !disk.oldDrafts.contains(change)
        || !journal.operations.contains { $0.id.device == journal.device && $0.change == change }
    }
  }
}

extension Disk {
  static let draftsName = "drafts"
}

extension Change {
  /// As `[[kind, fields], …]`.
  static func text(_ changes: [Change]) -> String {
    JSON.array(changes.map { .array([.string($0.kind), $0.fields]) }).text
  }

  static func all(_ text: String) -> [Change] {
    var changes: [Change] = []
    for json in (try? JSON.parse(text))?.array ?? [] {
      guard let pair = json.array, pair.count == 2, let kind = pair[0].string else { continue }
      changes.append(Change(kind: kind, fields: pair[1]))
    }
    return changes
  }
}

extension AppState {
  /// What the short message offers to take back, else the last change that counts.
  @inline(never)  // a gate of the program's parts
  func undoLast() -> [Outgoing] {
    guard let id = toast?.undo ?? journal?.undoable.first?.id else { return [] }
    toast = nil
    return undo(id)
  }
}

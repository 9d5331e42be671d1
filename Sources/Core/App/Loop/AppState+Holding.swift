import Journal
import Kernel

/// What a person does while a change is on its way to the disk. What it would lead to depends on how that ends, so the
/// action itself is held, and decided on the state that the change has made. All else goes on.
extension AppState {
  /// Puts the action at the end of what is held, and says that something is being saved.
  func hold(_ action: String, _ value: String) -> [Outgoing] {
    held.append(Wish(action: action, value: value))
    return saySaving()
  }

  /// What was held, one after the other, until one of them is on its way in turn.
  func releaseHeld() -> [Outgoing] {
    var outgoing: [Outgoing] = []
    while !keeping.isBusy, !held.isEmpty {
      let next = held.removeFirst()
      outgoing += act(next.action, next.value)
    }
    if toast?.isPending == true, !keeping.isBusy { toast = nil }
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
    guard let handedOver = keeping.outbox.handedOver, keeping.outbox.inFlight != nil,
      clock.device.seconds(since: handedOver) >= 2
    else { return [] }
    keeping.outbox.handedOver = nil
    return saySaving()
  }

  /// The browser asks before the page goes while something is held.
  func tellUnsaved() -> [Outgoing] {
    let isUnsaved = !held.isEmpty
    if told.isUnsaved == isUnsaved { return [] }
    told.isUnsaved = isUnsaved
    return [.unsaved(isUnsaved)]
  }
}

/// What a person asked for and can't be decided yet, in its wire form.
struct Wish {
  var action: String
  var value: String
}

/// Where what is decided can't be stored yet, the host keeps it by name (Keeping/Outbox.swift).
extension AppState {
  static let draftsName = "drafts"

  /// `asMany`: there are new ones. Else only what is left of them is kept on.
  func keepDrafts(asMany: Bool = false) -> [Outgoing] {
    keeping.drafts(asMany: asMany).map { [keep($0)] } ?? []
  }

  /// Replaces what was kept before; without changes it is erased.
  func keep(_ drafts: Drafts) -> Outgoing {
    .module(.keep(name: Self.draftsName, text: drafts.changes.isEmpty ? "" : drafts.text))
  }

  /// Of an earlier visit.
  func store(drafts text: String) -> [Outgoing] {
    guard let drafts = Drafts(text: text) else { return [] }
    keeping.recall(drafts)
    return isComplete ? storeNext() : saySaving()
  }
}

extension Drafts {
  /// `["k3x9-1", [kind, fields], …]`
  var text: String {
    JSON.array([.string(first.text)] + changes.map { .array([.string($0.kind), $0.fields]) }).text
  }

  /// What an earlier version kept had no names yet: it gets those that everybody would give it.
  init?(text: String) {
    guard let list = (try? JSON.parse(text))?.array else { return nil }
    var changes: [Change] = []
    for json in list {
      guard let pair = json.array, pair.count == 2, let kind = pair[0].string else { continue }
      changes.append(Change(kind: kind, fields: pair[1]))
    }
    guard !changes.isEmpty else { return nil }
    let name = "drafts-" + String(Mixing.finished(Mixing.add(text, to: Mixing.start)))
    self.init(
      first: list[0].string.flatMap { OperationID(text: $0) } ?? OperationID(writer: name, counter: 1), changes: changes
    )
  }
}

extension AppState {
  /// What the short message offers to take back, else the last change that counts.
  @inline(never)  // a gate of the program's parts
  func undoLast() -> [Outgoing] {
    guard let id = toast?.undo ?? keeping.journal?.undoable.first?.id else { return [] }
    toast = nil
    return undo(id)
  }
}

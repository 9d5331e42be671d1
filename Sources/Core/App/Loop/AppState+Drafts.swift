import Journal
import Kernel

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

import Journal
import Kernel

/// Where what is decided can't be stored yet, the host keeps it by name (Keeping/Outbox.swift).
extension AppState {
  static let draftsName = "drafts"

  /// Those of a notification (Web/worker/push.js) have a name each, for they are made beside what a page may be keeping.
  static func isDrafts(_ name: String) -> Bool { name == draftsName || name.utf8.starts(with: (draftsName + " ").utf8) }

  /// `asMany`: there are new ones. Else only what is left of them is kept on.
  func keepDrafts(asMany: Bool = false) -> [Outgoing] {
    keeping.drafts(asMany: asMany).map { [keep($0)] } ?? []
  }

  /// Replaces what was kept before; without changes it is erased.
  func keep(_ drafts: Drafts) -> Outgoing {
    .module(.keep(name: drafts.name, text: drafts.changes.isEmpty ? "" : drafts.text))
  }

  /// Of an earlier visit, or done while no page was there, under that name.
  func store(drafts text: String, name: String) -> [Outgoing] {
    guard let drafts = Drafts(text: text, name: name) else { return [] }
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
  init?(text: String, name kept: String) {
    guard let list = (try? JSON.parse(text))?.array else { return nil }
    var changes: [Change] = []
    for json in list {
      guard let pair = json.array, pair.count == 2, let kind = pair[0].string else { continue }
      changes.append(Change(kind: kind, fields: pair[1]))
    }
    guard !changes.isEmpty else { return nil }
    let name = "drafts-" + String(Mixing.finished(Mixing.add(text, to: Mixing.start)))
    self.init(
      name: kept, first: list[0].string.flatMap { OperationID(text: $0) } ?? OperationID(writer: name, counter: 1),
      changes: changes)
  }

  /// One that is named before it is made: who asks for it twice gets the same.
  init(of change: Change, at time: Instant, device: String) {
    let about = [device, change.kind, change.fields.text, String(time.milliseconds)].joined(separator: " ")
    let writer = "told-" + String(Mixing.finished(Mixing.add(about, to: Mixing.start)))
    self.init(name: AppState.draftsName, first: OperationID(writer: writer, counter: 1), changes: [change])
  }
}

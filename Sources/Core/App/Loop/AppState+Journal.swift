import Departures
import Journal
import Kernel

/// What lasts: drafts go to the host, and the state changes when they are on disk.
extension AppState {
  mutating func append(_ change: Change) -> [Outgoing] {
    guard var journal else { return [] }
    let operation = journal.draft(change, now: clock.now)
    self.journal = journal
    unstored.append(operation)
    return [.store(key: operation.id.counter, record: operation.text)]
  }

  /// Those records are on disk, written by this tab or another one.
  mutating func stored(_ records: [String]) -> [Outgoing] {
    let operations = records.compactMap { try? Operation(text: $0) }
    var outgoing: [Outgoing] = []
    for operation in operations {
      let isOurs = unstored.contains { $0 == operation }
      unstored.removeAll { $0 == operation }
      if isOurs { outgoing += acknowledge(operation) }
    }
    _ = journal?.receive(operations)
    fold()
    return outgoing
  }

  /// Another tab took that number first; what it wrote has been received, so the same change gets the next number.
  mutating func conflict(_ draft: String) -> [Outgoing] {
    guard let operation = try? Operation(text: draft),
      let index = unstored.firstIndex(where: { $0 == operation })
    else { return [] }
    unstored.remove(at: index)
    return append(operation.change)
  }

  mutating func storeFailed(_ reason: String) -> [Outgoing] {
    let words = AppWords(language)
    unstored = []
    let text = words.couldNotSave(reason)
    toast = Toast(text: text, undo: nil, until: clock.device.adding(seconds: 20))
    return [.module(.announce(text))]
  }

  mutating func undo(_ id: OperationID) -> [Outgoing] {
    guard let journal, !journal.isUndone(id) else { return [] }
    return append(journal.undo(id))
  }

  /// State is a fold over the journal, module by module.
  mutating func fold() {
    guard let journal else { return }
    departures.mine = journal.fold(MyStops()) { stops, operation in
      StopsOperation(kind: operation.change.kind, fields: operation.change.fields)?.apply(to: &stops)
    }
  }

  /// Says what was done, and offers to take it back where that makes sense.
  private mutating func acknowledge(_ operation: Operation) -> [Outgoing] {
    let sentence: String?
    switch StopsOperation(kind: operation.change.kind, fields: operation.change.fields) {
    case .some(let change): sentence = departures.sentence(for: change, language)
    case .none: sentence = operation.isUndo ? AppWords(language).undone : nil
    }
    guard let sentence else { return [] }
    toast = Toast(
      text: sentence, undo: operation.isUndo ? nil : operation.id,
      until: clock.device.adding(seconds: 10))
    return [.module(.announce(sentence))]
  }
}

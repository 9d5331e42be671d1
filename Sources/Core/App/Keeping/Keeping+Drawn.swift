import Journal
import Kernel

/// What another device drew together of the log is shown while this one reads all of it: a base like any other that something
/// is missing from, until the journal that makes it is here and has been folded.
extension Keeping {
  /// What is shown stands on such a base, and its journal is on its way.
  var isDrawn: Bool { isWhole && isLate && second == nil }

  /// All that makes what is shown is at hand, in the store and from the log.
  var hasAll: Bool { isWhole && !isDrawn }

  /// On what was drawn, and what came to the log `later`. That is not in the journal yet: it comes with all else.
  mutating func stand(on drawn: Snapshot, later: [Operation]) -> [Outcome] {
    guard case .journal = ground, isWhole, second == nil, let journal else { return [] }
    var tail = DecodedJournal(writer: device, among: [])
    _ = tail.receive(later.map { DecodedRecord(key: 0, decoded: DecodedOperation($0)) })
    var whole = Fold(drawn.kept)
    whole.begin(at: tail.journal.count(through: drawn.position))
    whole.follow(tail, from: whole.first)
    // What takes back something that was drawn, or belongs before it, can't be told without the log.
    if tail.journal.operations.contains(where: { !isOnTop($0, of: drawn, in: tail.journal) }) { return [] }
    let position = max(drawn.position, tail.journal.operations.last?.position ?? drawn.position)
    // What was entered meanwhile would be missing from what is shown.
    guard journal.operations.allSatisfy({ $0.position > position }) else { return [] }
    decoded?.observe(position.at)
    fold = Fold(whole.state, spacing: pace.checkpoint)
    ground = .base(Base(position: position, isLate: true))
    return decoded.map { foldOnTop(from: 0, $0) } ?? []
  }

  private func isOnTop(_ operation: Operation, of drawn: Snapshot, in tail: Journal) -> Bool {
    if operation.position <= drawn.position || operation.isImport { return false }
    return !operation.isUndo || tail.root(of: operation.id).map { tail.contains($0) } == true
  }

  /// All of the log is here, or no more of it will come: folded, it takes the place of what was drawn.
  mutating func foldWhole() -> [Outcome] {
    guard isDrawn else { return [] }
    second = SecondFold(Fold(Kept(), spacing: pace.checkpoint), judgesDrawn: true)
    return [.whole, .goOn]
  }
}

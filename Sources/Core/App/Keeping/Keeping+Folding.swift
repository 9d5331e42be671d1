import Journal
import Kernel

/// State is a fold over the journal, module by module.
extension Keeping {
  /// Takes in operations that are on disk, and folds them: at once, or, `andMoreCome`, when the last of them is here,
  /// because each piece of another device's past would have the journal folded anew.
  /// `isAmended`: some are other records of what was stored before.
  mutating func receive(_ arrived: [DecodedRecord], andMoreCome: Bool = false, isAmended: Bool = false) -> [Outcome] {
    let place = decoded?.receive(arrived)
    let wanted = isAmended ? hold(place) : noteLate(arrived) ? [.recall] : []
    if let place {
      unfolded = min(place, unfolded ?? place)
      second?.fold.goBack(to: place)
    }
    return (andMoreCome ? [] : foldUnfolded()) + wanted
  }

  /// What waited for the last piece.
  mutating func foldUnfolded() -> [Outcome] {
    guard let place = unfolded, let decoded else { return [] }
    unfolded = nil
    switch ground {
    case .nothing: return []
    case .journal:
      if fold.count - place > pace.turn, standOnEarlier(than: place) {
        return foldOnTop(from: place, decoded) + [.goOn]
      }
      fold.follow(decoded, from: place)
      return [.changed]
    case .base: return foldOnTop(from: place, decoded)
    }
  }

  /// What has come belongs so far back that folding all that is later would be felt. The state of before stays shown, on an
  /// earlier one behind which lies all that can be undone; a second fold takes in what is late. False where no such earlier
  /// one was kept.
  private mutating func standOnEarlier(than place: Int) -> Bool {
    guard let journal, let (earlier, position) = fold.begun(before: pace.undoable),
      journal.count(through: position) > place
    else { return false }
    fold.goBack(to: place)
    second = SecondFold(fold)
    fold = earlier
    ground = .base(Base(position: position, isLate: true))
    return true
  }

  /// Some of it has another time now. On top of a base that has it under its old one it would count twice, or where it now
  /// belongs before that not at all. So what is shown stays until all is folded anew, as a base of its own, with nothing on
  /// top but what is entered from now on.
  private mutating func hold(_ place: Int?) -> [Outcome] {
    guard let journal, let place else { return [] }
    let entered = outbox.inFlight.map { $0.isFromFile ? [] : $0.operations } ?? []
    let latest = journal.operations.last { operation in !entered.contains { $0.id == operation.id } }
    guard var position = latest?.position else { return [] }
    var outcomes: [Outcome] = []
    switch ground {
    case .nothing: return []
    case .journal:
      // Little is folded at once.
      let first = min(place, unfolded ?? place)
      guard fold.count - first > pace.turn else { return [] }
      var whole = fold
      whole.goBack(to: first)
      second = SecondFold(whole)
      outcomes = [.goOn]
    case .base(let base):
      position = max(position, base.position)
      if !base.isLate, !isWhole { outcomes = [.recall] }
    }
    fold = Fold(fold.state, spacing: pace.checkpoint)
    ground = .base(Base(position: position, isLate: true))
    moveBase()
    return outcomes
  }

  /// What is later than the base. All else that came belongs before it.
  mutating func foldOnTop(from place: Int, _ decoded: DecodedJournal) -> [Outcome] {
    moveBase()
    fold.follow(decoded, from: max(place, fold.first))
    return [.changed]
  }

  /// The base has its place where all are that it stands for, or that have to wait.
  mutating func moveBase() {
    guard let journal, case .base(let base) = ground else { return }
    fold.begin(at: journal.count(through: base.position))
  }

  /// The next turn of the second fold. When it has all, it takes the place of the one that is shown. They are equal, unless
  /// something had to wait for it; if ever they are not, the journal is right.
  mutating func foldOn(_ clock: ServerClock) -> [Outcome] {
    guard let second, let decoded else { return [] }
    second.fold.follow(decoded, from: second.fold.count, atMost: pace.turn)
    if second.fold.count < decoded.journal.operations.count { return [.goOn] }
    if isLate {
      isSnapshotDue = true
      if second.judgesDrawn { wasDrawnRight = second.fold.state == fold.state }
    } else if isKnown, second.fold.state != fold.state {
      hasWrongSnapshot = true
      snapshot = 0
    }
    fold = second.fold
    self.second = nil
    ground = .journal
    unfolded = nil
    return [.changed] + handOver(clock)
  }

  /// On top of a base counts only what is later than all it stands for, and undoes nothing in it. All else is late: true
  /// where the rest of the journal is to be asked for.
  private mutating func noteLate(_ arrived: [DecodedRecord]) -> Bool {
    guard case .base(var base) = ground, !base.isLate, isLate(arrived, base) else { return false }
    base.isLate = true
    ground = .base(base)
    return !isWhole
  }

  private func isLate(_ arrived: [DecodedRecord], _ base: Base) -> Bool {
    guard let journal else { return false }
    return arrived.contains { record in
      let operation = record.decoded.operation
      if base.also.contains(where: { $0.contains(record.key) }) { return false }
      if operation.position <= base.position { return true }
      if operation.isImport { return !journal.isAllLater(than: base.position, broughtBy: operation) }
      guard operation.isUndo, let root = journal.root(of: operation.id) else { return false }
      // Of a file it reaches as far back as what the file brought.
      if journal.isImport(root) { return true }
      return !journal.operations[journal.count(through: base.position)...].contains { $0.id == root }
    }
  }
}

import Journal
import Kernel

/// State is a fold over the journal, module by module.
extension Keeping {
  /// Takes in operations that are on disk, and folds them: at once, or, `andMoreCome`, when the last of them is here,
  /// because each piece of another device's past would have the whole journal folded anew.
  mutating func receive(_ arrived: [DecodedOperation], andMoreCome: Bool = false) -> [Outcome] {
    let place = decoded?.receive(arrived)
    let recalls = noteLate(arrived)
    if let place { unfolded = min(place, unfolded ?? place) }
    return (andMoreCome ? [] : foldUnfolded()) + (recalls ? [.recall] : [])
  }

  /// What waited for the last piece.
  mutating func foldUnfolded() -> [Outcome] {
    guard let place = unfolded else { return [] }
    unfolded = nil
    return refold(from: place)
  }

  /// The state as the journal from `place` on makes it.
  mutating func refold(from place: Int) -> [Outcome] {
    guard let decoded else { return [] }
    switch extent {
    case .whole: fold.follow(decoded, from: place)
    case .tail(let base): fold.follow(decoded, from: place, after: base.at)
    case .nothing: return []
    }
    return [.changed]
  }

  /// On top of a snapshot counts only what is later than all it stands for, and undoes nothing in it. All else belongs
  /// before, and is wanted with what is older: true where that is to be asked for.
  private mutating func noteLate(_ arrived: [DecodedOperation]) -> Bool {
    switch extent {
    case .whole: return false
    case .nothing: return true
    case .tail(var base):
      guard !base.isLate, isLate(arrived, base) else { return false }
      base.isLate = true
      extent = .tail(base)
      return true
    }
  }

  private func isLate(_ arrived: [DecodedOperation], _ base: Base) -> Bool {
    guard let journal else { return false }
    return arrived.contains { decoded in
      let operation = decoded.operation
      if operation.at <= base.at { return true }
      guard operation.isUndo, let root = journal.root(of: operation.id) else { return false }
      return !journal.contains(root)
    }
  }

  /// Sets aside what is no operation, and notes what stands under a number that is not its own.
  mutating func sortOut(_ records: [StoredRecord]) -> [DecodedOperation] {
    guard let device = journal?.device else { return [] }
    var arrived: [DecodedOperation] = []
    arrived.reserveCapacity(records.count)
    for record in records {
      guard let operation = try? Operation(text: record.text) else {
        damaged.append(record.text)
        continue
      }
      if operation.id.counter != record.key || operation.id.device != device {
        strays.append(Stray(id: operation.id, key: record.key))
      }
      arrived.append(DecodedOperation(operation))
    }
    return arrived
  }
}

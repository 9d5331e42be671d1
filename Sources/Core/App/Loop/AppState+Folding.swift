import Departures
import FareCard
import Journal
import Kernel
import Races
import Score
import Workouts

/// State is a fold over the journal, module by module.
extension AppState {
  /// Takes in operations that are on disk, and shows what they make: at once, or, `andMoreCome`, when the last of them is
  /// here, because each piece of another device's past would have the whole journal folded anew.
  func receive(_ operations: [Operation], andMoreCome: Bool = false) -> [Outgoing] {
    guard var journal else { return [] }
    self.journal = nil  // One owner, so that nothing is copied.
    let place = journal.receive(operations)
    if !disk.isWhole, !disk.isStale { disk.isStale = needsMore(operations, journal) }
    self.journal = journal
    if disk.isStale { return recall() }
    if let place { disk.unfolded = min(place, disk.unfolded ?? place) }
    if !andMoreCome { showUnfolded() }
    return []
  }

  func showUnfolded() {
    guard let place = disk.unfolded else { return }
    disk.unfolded = nil
    show(from: place)
  }

  func show(from place: Int) {
    guard let journal, !disk.isStale else { return }
    // The modules give their part up first: a fold that somebody shares is copied with the next change.
    departures.mine = nil
    workouts.mine = nil
    fold.follow(journal, from: place)
    handOut()
  }

  /// Each module's part of the fold.
  func handOut() {
    departures.mine = fold.state.departures
    fareCard.wallet = fold.state.fareCard
    races.mine = fold.state.races
    score.file = fold.state.score
    workouts.mine = fold.state.workouts
    workouts.isInPounds = isInPounds
    language = fold.state.preferences.language ?? device.language
  }

  /// As chosen; else as it was chosen before there was a setting for it (a snapshot's); else as the region is used to.
  private var isInPounds: Bool {
    if let chosen = preferences.isInPounds { return chosen }
    if !preferences.isChosen(.weight), let unit = fold.state.workouts.unit { return unit == .pounds }
    return device.customs.isInPounds
  }

  /// Sets aside what is no operation, and notes what stands under a number that is not its own.
  func sortOut(_ records: [StoredRecord]) -> [Operation] {
    guard let device = journal?.device else { return [] }
    var operations: [Operation] = []
    operations.reserveCapacity(records.count)
    for record in records {
      guard let operation = try? Operation(text: record.text) else {
        disk.damaged.append(record.text)
        continue
      }
      if operation.id.counter != record.key || operation.id.device != device {
        disk.strays.append(Disk.Stray(id: operation.id, key: record.key))
      }
      operations.append(operation)
    }
    return operations
  }

  /// On top of a snapshot comes only what is later than all it stands for, and undoes nothing in it.
  private func needsMore(_ operations: [Operation], _ journal: Journal) -> Bool {
    guard let base = disk.base else { return true }
    for operation in operations {
      if operation.at <= base { return true }
      if operation.isUndo, let root = journal.root(of: operation.id), !journal.contains(root) { return true }
    }
    return false
  }
}

import Journal
import Kernel

/// What is to be stored, in order, and what is on its way there.
struct Outbox {
  /// Handed to the host and not yet on disk. NB: one at a time, so that whatever is stored was made in sight of all that
  /// stands before it: numbers and timestamps of a device grow together.
  var inFlight: Batch?
  /// By the device's clock; nil once that it takes long was said.
  var handedOver: Instant?
  /// What is to be stored after it, in order.
  var waiting: [Waiting] = []
  /// A file that is being brought in.
  var file: File?
  /// `waiting` is also kept by name, because nothing that could store it has come yet.
  var hasDrafts = false
  /// What the drafts of an earlier visit were, until they are on disk.
  var oldDrafts: [Change] = []

  var isBusy: Bool { inFlight != nil || !waiting.isEmpty }

  enum Waiting {
    case changes([Change])
    case file(Batch)
  }

  /// What one update asked to store: all of it or nothing.
  struct Batch {
    var operations: [Operation] = []
    var records: [String] = []
    /// From a file: stored as they are, under whichever numbers are free.
    var isFromFile: Bool
  }

  struct File {
    var records: [String]
    /// The first that was not handed to the host yet.
    var next = 0
    /// Operations that are on disk.
    var added = 0
    /// Records that are no operation, on disk.
    var aside = 0
  }
}

/// Drafts: what was decided before the part of the program that stores it has come. The host keeps them by name, and if the
/// page is closed meanwhile the next start stores them.
extension Keeping {
  /// To be stored after what waits already.
  mutating func enqueue(_ changes: [Change]) { outbox.waiting.append(.changes(changes)) }

  /// What is to be kept by name now; nil where that is as it was. `asMany`: there are new ones.
  mutating func drafts(asMany: Bool = false) -> [Change]? {
    guard asMany || outbox.hasDrafts else { return nil }
    var changes: [Change] = []
    for case .changes(let waiting) in outbox.waiting { changes += waiting }
    outbox.hasDrafts = !changes.isEmpty
    return changes
  }

  /// Of an earlier visit: gives those that are still to be stored. The page may have been closed when they were on disk
  /// already.
  mutating func recall(drafts: [Change]) -> [Change] {
    outbox.oldDrafts = drafts
    outbox.hasDrafts = !drafts.isEmpty
    return unstored(drafts)
  }

  /// Without the drafts that this device, by another tab perhaps, has stored already.
  func unstored(_ changes: [Change]) -> [Change] {
    guard !outbox.oldDrafts.isEmpty, let journal else { return changes }
    return changes.filter { change in
      !outbox.oldDrafts.contains(change)
        || !journal.operations.contains { $0.id.device == journal.device && $0.change.alone == change }
    }
  }
}

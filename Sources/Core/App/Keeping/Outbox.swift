import Journal
import Kernel

/// What is to be stored, in order, and what is on its way there.
struct Outbox {
  /// Handed to the host and not yet on disk. NB: one at a time, so that whatever a tab stores was made in sight of what it
  /// stored before.
  var inFlight: Batch?
  /// By the device's clock; nil once that it takes long was said.
  var handedOver: Instant?
  /// What is to be stored after it, in order.
  var waiting: [Waiting] = []
  /// A file that is being brought in.
  var file: File?
  /// `waiting` is also kept by name, because nothing that could store it has come yet.
  var hasDrafts = false

  /// Something was handed over, or waits to be.
  var isBusy: Bool { inFlight != nil || !waiting.isEmpty }

  /// What the host is handed at one go when its turn comes, all of it or nothing.
  enum Waiting {
    case changes([Change])
    /// Of an earlier start, under the numbers that they had there.
    case drafts(Drafts)
    case file(Batch)
  }

  /// What one update asked to store: all of it or nothing.
  struct Batch {
    var operations: [Operation] = []
    var records: [String] = []
    /// From a file: stored as they are, under whichever numbers are free.
    var isFromFile: Bool
    /// Those of a file that count with it: new ones, and ones that were here and had been taken back with it.
    var named: [OperationID] = []
    /// What this device says of it, stored with it: that this is what the file brought.
    var own: [Operation] = []
    /// What a notification's are kept under until they are on disk.
    var keptAs: String?
  }

  /// A data file on its way into the store, batch by batch, and how far that has come.
  struct File {
    var records: [String]
    /// Its own undos, and readings of files.
    var said: Journal
    /// The first that was not handed to the host yet.
    var next = 0
    /// What is taken back to take back all of it; nil until something of it was handed to the host.
    var imported: OperationID?
    /// Operations that are on disk, and count.
    var added = 0
    /// Records that are no operation, on disk.
    var aside = 0
  }
}

/// What was decided before the part of the program that stores it has come. The host keeps it by name, and if the page is
/// closed meanwhile the next start stores it: under the same names, so that whoever stores it too, an open page or another
/// tab, stores the same.
struct Drafts {
  /// What the host keeps them under.
  var name: String
  /// The name of the first; the others follow.
  var first: OperationID
  var changes: [Change]
}

extension Drafts {
  /// What was kept under that name is on disk.
  init(noneOf name: String) { self.init(name: name, first: OperationID(writer: name, counter: 1), changes: []) }
}

extension Keeping {
  /// To be stored after what waits already.
  mutating func enqueue(_ changes: [Change]) { outbox.waiting.append(.changes(changes)) }

  /// What is to be kept by name now; nil where that is as it was. `asMany`: there are new ones.
  mutating func drafts(asMany: Bool = false) -> Drafts? {
    guard asMany || outbox.hasDrafts, outbox.inFlight == nil, let first = journal?.nextDraft else { return nil }
    // Nothing else is kept while those of an earlier start wait.
    for case .drafts(let drafts) in outbox.waiting where drafts.name == AppState.draftsName { return drafts }
    var changes: [Change] = []
    for case .changes(let waiting) in outbox.waiting { changes += waiting }
    outbox.hasDrafts = !changes.isEmpty
    return Drafts(name: AppState.draftsName, first: first, changes: changes)
  }

  /// Of an earlier start; to be stored before all else.
  mutating func recall(_ drafts: Drafts) {
    outbox.waiting.insert(.drafts(drafts), at: 0)
    if drafts.name == AppState.draftsName { outbox.hasDrafts = true }
  }
}

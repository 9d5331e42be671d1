import Journal
import Kernel

/// What the app knows of the store that holds the journal: what is on its way there, what was set aside, and how much
/// of it has been handed over.
struct Disk {
  /// Handed to the host and not yet on disk. NB: one at a time, so that whatever is stored was made in sight of all that
  /// stands before it: numbers and timestamps of a device grow together.
  var inFlight: Batch?
  /// By the device's clock; nil once that it takes long was said.
  var handedOver: Instant?
  /// What is to be stored after it, in order.
  var waiting: [Waiting] = []
  /// The highest number the host has told of.
  var last: Int64 = 0
  /// What stands under another number than its own: operations of other devices, from a file.
  var strays: [Stray] = []
  /// Records that are no operation. They stay in the store, and go along in an export.
  var damaged: [String] = []
  /// False while records from before the snapshot have not been handed over.
  var isWhole = true
  /// True where the operations at hand are not enough to tell the state: it stays as it was until the rest is there.
  var isStale = false
  /// The last number that the stored snapshot stands for; 0 without one.
  var snapshot: Int64 = 0
  /// The time of the latest operation that the snapshot stands for.
  var base: HybridTimestamp?
  /// The journal from its beginning, as far as it has been handed over.
  var past: Past?
  /// Actions that wait for the whole journal, in order.
  var wishes: [Wish] = []
  /// A file that is being brought in.
  var importing: Importing?
  /// The first place of the journal that is not yet in the fold, while the pieces of one change arrive.
  var unfolded: Int?
  /// What a person did while a change was on its way, and what depends on how that ends, in order.
  var held: [Wish] = []
  /// `waiting` is also kept by name, because nothing that could store it has come yet.
  var hasDrafts = false
  /// What the drafts of an earlier visit were, until they are on disk.
  var oldDrafts: [Change] = []
  /// By the device's clock.
  var lastChange: Instant?
  /// The snapshot was found to differ from the fold of the whole journal, which should never be.
  var hasWrongSnapshot = false

  /// Something was decided and is not on disk yet: what it leads to is not known.
  var isBusy: Bool { inFlight != nil || !waiting.isEmpty }

  enum Waiting {
    case changes([Change])
    case file(Batch)
  }

  /// What one update asked to store: all of it or nothing.
  struct Batch {
    var operations: [Operation]
    var records: [String]
    /// From a file: stored as they are, under whichever numbers are free.
    var isImport: Bool
  }

  struct Importing {
    var records: [String]
    /// The first that was not handed to the host yet.
    var next = 0
    /// Operations that are on disk.
    var added = 0
    /// Records that are no operation, on disk.
    var aside = 0
  }

  struct Stray {
    var id: OperationID
    var key: Int64
  }

  /// A class, so that what it holds has one owner and is never copied.
  final class Past {
    var journal: Journal
    var fold: Fold<Kept>

    init(_ journal: Journal, _ fold: Fold<Kept>) {
      self.journal = journal
      self.fold = fold
    }
  }

  struct Wish {
    var action: String
    var value: String
  }
}

/// One record as the store holds it.
struct StoredRecord {
  var key: Int64
  var text: String
}

/// Whether what a person enters can be kept.
enum StorageHealth: Equatable {
  case fine
  /// This browser keeps nothing here; all lasts until the page is closed.
  case memory
  case broken(Breakage)

  enum Breakage: String {
    /// The database can't be opened or read.
    case unreadable
    /// Another tab erased all data.
    case erased
    /// The records that this page had read are no longer there.
    case vanished
    /// A later version of the app has made the database another.
    case newer
    /// More is stored than a page can take in at its start.
    case tooMuch
    /// The program ended several times while it worked with what is stored.
    case ended
  }

  var isUsable: Bool {
    if case .broken = self { return false }
    return true
  }
}

import Journal
import Kernel

/// What a person keeps on this device: the journal, the state it makes, and how the store stands that holds it.
///
/// A machine without words, screen or clock: what happened goes in, and what is to be done and told comes out, in order.
///
/// NB: one owner. A second copy that lives on makes the next change copy the whole journal.
struct Keeping {
  /// `nil` until the device's journal has been read, and always on the server.
  var decoded: DecodedJournal?
  /// What the journal makes.
  var fold = Fold(Kept())
  var extent = Extent.whole
  var health = StorageHealth.fine
  var outbox = Outbox()
  var pace = Pace()
  /// The highest number the host has told of.
  var last: Int64 = 0
  /// What stands under another number than its own: operations of other devices, from a file.
  var strays: [Stray] = []
  /// Records that are no operation. They stay in the store, and go along in an export.
  var damaged: [String] = []
  /// The journal from its beginning, as far as it has been handed over while `extent` is not whole.
  var past: Past?
  /// The first place of the journal that is not yet in the fold, while the pieces of one change arrive.
  var unfolded: Int?
  /// The last number that the stored snapshot stands for; 0 without one.
  var snapshot: Int64 = 0
  /// Another one is wanted soon, so that the next start need not wait for the whole journal as this one did.
  var isSnapshotDue = false
  /// The snapshot was found to differ from the fold of the whole journal, which should never be.
  var hasWrongSnapshot = false
  /// By the device's clock.
  var lastChange: Instant?

  /// How much of the journal is at hand.
  enum Extent {
    case whole
    /// What came after a snapshot, whose state is the beginning here.
    case tail(Base)
    /// Too little to tell a state: no snapshot could be used.
    case nothing
  }

  struct Base {
    /// The time of the latest operation that the snapshot stands for.
    var at: HybridTimestamp
    /// What the snapshot stands for and could not read.
    var unread: Unread
    /// Something has come that belongs before that, or this version reads more in what the snapshot stands for: it is in
    /// the state when the whole journal is at hand.
    var isLate: Bool
  }

  struct Stray {
    var id: OperationID
    var key: Int64
  }

  /// A class, so that what it holds has one owner, and that what only holds it, as Today does, has none of its code.
  final class Past {
    var decoded: DecodedJournal
    var fold: Fold<Kept>

    init(decoded: DecodedJournal, fold: Fold<Kept>) {
      self.decoded = decoded
      self.fold = fold
    }
  }
}

extension Keeping {
  var journal: Journal? { decoded?.journal }

  var state: Kept { fold.state }

  var isWhole: Bool { if case .whole = extent { true } else { false } }

  /// False while nothing can be said of the state.
  var isKnown: Bool { if case .nothing = extent { false } else { decoded != nil } }

  /// Something is at hand that the state lacks until the whole journal is here.
  var isLate: Bool { if case .tail(let base) = extent { base.isLate } else { false } }

  /// Something was decided and is not on disk yet: what it leads to is not known.
  var isBusy: Bool { outbox.isBusy }
}

/// What came of what happened: something for the host to do, or a fact for whoever tells the person.
enum Outcome {
  /// Records for the store, under this number and the next ones: all or none.
  case store(key: Int64, records: [String])
  /// The folded state, standing for all up to this number; and the numbers whose records it has made needless.
  case snapshot(last: Int64, text: String, needless: [Int64])
  /// What is older than the snapshot is wanted at once.
  case recall
  /// What still can't be stored, to be kept by name until it can.
  case drafts([Change])

  /// The state is another one.
  case changed
  /// What this page asked to store is on disk, and in the state.
  case acknowledged([DecodedOperation])
  /// All new records of a file are on disk, so many operations and so many that are none.
  case broughtIn(operations: Int, aside: Int)
  /// Nothing was changed, but for so many operations of a file that had been stored before.
  case failed(WriteFailure, broughtIn: Int)
  /// One change is longer than a record may be; nothing was changed.
  case tooLarge
  /// The store can't be worked with any more.
  case broken(StorageHealth.Breakage)
  /// The whole journal is at hand.
  case whole
}

/// How often what is only for speed is made; the tests go faster.
struct Pace {
  /// New operations since the last snapshot that make another one worth its time.
  var snapshot: Int64 = 256
  /// Operations between two checkpoints of the fold.
  var checkpoint = 64
  /// How many of the last operations must not need what is older than the snapshot.
  var undoable = Journal.mostUndoable
  /// Needless operations that make it worth its time to take them out of the store.
  var needless = 1000
  /// How many of a file's records are stored at once.
  var importing = 100_000
  /// How old an operation is that nobody can undo, in milliseconds.
  var settled: Int64 = 30 * 86_400_000
}

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
  /// This browser profile's name.
  var device = ""
  /// The state that is shown.
  var fold = Fold(Kept())
  var ground = Ground.journal
  /// The state as the whole journal makes it, on its way into the place of the one that is shown.
  var second: SecondFold?
  /// All that the store holds is at hand.
  var isWhole = true
  var health = StorageHealth.fine
  var outbox = Outbox()
  var pace = Pace()
  /// The highest number the host has told of.
  var last: Int64 = 0
  /// Records that are no operation. They stay in the store, and go along in an export.
  var damaged: [String] = []
  /// What was known when compactions dropped some of it, as text: it is read only where a file is.
  var known = ""
  /// The first place of the journal that is not yet in the fold, while the pieces of one change arrive.
  var unfolded: Int?
  /// The last number that the stored snapshot stands for; 0 without one.
  var snapshot: Int64 = 0
  /// Another one is wanted soon, so that the next start need not wait for the whole journal as this one did.
  var isSnapshotDue = false
  /// Whether the fold of the whole log was what another device had drawn; nil where nothing was.
  var wasDrawnRight: Bool?
  /// The snapshot was found to differ from the fold of the whole journal, which should never be.
  var hasWrongSnapshot = false
  /// By the device's clock.
  var lastChange: Instant?
  /// nil where the journal is nobody's.
  var shared: SharedLog?

  /// What the shown state stands on.
  enum Ground {
    /// All of the journal.
    case journal
    /// A state that was made before, a snapshot's or an earlier one of this page, and what is later than that.
    case base(Base)
    /// Too little is at hand to tell a state: no snapshot could be used.
    case nothing
  }

  /// The state made before: how far it reaches, and what is still missing from it.
  struct Base {
    /// Of the latest operation that it stands for.
    var position: Position
    /// What the snapshot stands for and could not read.
    var unread = Unread()
    /// The numbers beyond the snapshot's last that it stands for as well.
    var also: [ClosedRange<Int64>] = []
    /// Something has come that belongs before that, or this version reads more in what the snapshot stands for: it is in
    /// the state when the whole journal has been folded.
    var isLate: Bool
  }

  /// The account's log that the journal is shared by. A class, as the second fold is.
  final class SharedLog {
    /// What of the journal is there; nil until that was read.
    var ledger: Ledger?
  }

  /// A class, so that what only holds it, as Today does, has none of its code.
  final class SecondFold {
    var fold: Fold<Kept>
    /// It takes the place of what another device drew.
    let judgesDrawn: Bool

    init(_ fold: Fold<Kept>, judgesDrawn: Bool = false) { (self.fold, self.judgesDrawn) = (fold, judgesDrawn) }
  }
}

extension Keeping {
  var journal: Journal? { decoded?.journal }

  var state: Kept { fold.state }

  /// False while nothing can be said of the state.
  var isKnown: Bool { if case .nothing = ground { false } else { decoded != nil } }

  /// Something is at hand that the state lacks until the whole journal has been folded.
  var isLate: Bool { if case .base(let base) = ground { base.isLate } else { false } }

  /// A second fold waits for its next turn.
  var isFolding: Bool { second != nil }

  /// Something was decided and is not on disk yet: what it leads to is not known.
  var isBusy: Bool { outbox.isBusy }
}

/// How often what is only for speed is made; the tests go faster.
struct Pace {
  /// New operations since the last snapshot that make another one worth its time.
  var snapshot: Int64 = 256
  /// Operations between two checkpoints of the fold.
  var checkpoint = 64
  /// How many of the last operations must not need what is older than the snapshot.
  var undoable = Journal.mostUndoable
  /// How many operations are folded in one turn where that can wait.
  var turn = 1000
  /// How many records a start may read behind a snapshot, those among them that it stands for.
  var tail: Int64 = 1000
  /// Needless operations that make it worth its time to take them out of the store.
  var needless = 1000
  /// How many of a file's records are stored at once.
  var importing = 100_000
  /// How old an operation is that nobody can undo, in milliseconds.
  var settled: Int64 = 30 * 86_400_000
}

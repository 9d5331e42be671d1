import Journal
import Kernel

/// How this device stands with its account's log, and the machine that sees to it.
struct SyncRun {
  /// nil while it has no key, and until a person has said what becomes of what was here before.
  var exchange: Exchange?
  /// The steps of those before it on this page.
  var steps = 0
  /// Entries that are here alone, as far as is known, and are to be sent.
  var unsent = 0
  /// Those that the server would not take.
  var setAside = 0
  /// What came and can't be opened here.
  var sealed: Int64 = 0
  /// When all was in order last, by the server's clock.
  var synced: Instant?
  /// What came from the log in this round, of which there is more; a new device's first one is long.
  var fetched = 0
  /// Why the last round was in vain.
  var trouble: Trouble?
  /// What could not be opened was asked for again by this page.
  var hasReread = false
  /// That a clock was far ahead is said once.
  var hasToldOfClock = false
  /// The last that this device knows to have been drawn together of the log; nil before it knows of one.
  var drawing: Drawing?
  /// How much of the log was later than what this device stood on when it had nothing itself; nil where it did not.
  var laterThanDrawn: Int64?
  /// Each page draws once at most.
  var hasDrawn = false

  // By the device's clock.
  /// When what was entered is to be sent: a moment later, for more may come.
  var due: Instant?
  /// When the last round was asked for.
  var asked: Instant?
  /// The last turn, by which it is seen that the page was out of sight.
  var turned: Instant?

  /// How much of the journal was counted.
  var counted: Int64 = 0
  var wasOnline = true

  /// Why what waits is not sent.
  enum Trouble: Equatable {
    case offline
    case noAnswer
    /// The server wants to be asked later.
    case later
    /// The device's disk would not have it.
    case disk
  }

  /// What is said of it, on every screen's edge and in the account's own.
  enum Status: Equatable {
    /// Nothing is exchanged: what is entered is kept here.
    case off
    /// Somebody is in, and has no key here: nothing can be sealed or opened.
    case locked
    /// Until a person has said whether what was here before goes along.
    case undecided
    /// So many are here alone, and will be sent; without a trouble in a moment.
    case waiting(unsent: Int, Trouble?)
    case sending(unsent: Int)
    /// So much has come, and there is more.
    case fetching(Int)
    /// When all was in order last.
    case synced(Instant)
    case stopped(SyncStop)
    /// The account takes no more.
    case full(unsent: Int)
  }
}

extension SyncRun {
  /// Milliseconds between an entry and its sending; more may come.
  static let pause: Int64 = 300
  /// Seconds after which an open page asks though nothing happened.
  static let interval: Int64 = 300
  /// Seconds without a turn after which the page was out of sight.
  static let absence: Int64 = 5
}

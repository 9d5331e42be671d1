import Journal

/// What came of what happened: something for the host to do, or a fact for whoever tells the person.
enum Outcome {
  /// Records for the store, behind all that is there: all or none. `writer` made them; nil where they are a file's.
  case store([String], writer: String?)
  /// The folded state, and what goes with it.
  case snapshot(Cut)
  /// What is older than the snapshot is wanted at once.
  case recall
  /// There is more to fold: another turn, please.
  case goOn
  /// What still can't be stored, to be kept by name until it can.
  case drafts(Drafts)

  /// The state is another one.
  case changed
  /// What this page asked to store is on disk, and in the state.
  case acknowledged([DecodedOperation])
  /// All new records of a file are on disk, so many operations and so many that are none; `undo` takes them back.
  case broughtIn(operations: Int, aside: Int, undo: OperationID?)
  /// Nothing was changed, but for so many operations of a file that had been stored before.
  case failed(WriteFailure, broughtIn: Int)
  /// One change is longer than a record may be; nothing was changed.
  case tooLarge
  /// The store can't be worked with any more.
  case broken(StorageHealth.Breakage)
  /// All that the store holds is at hand.
  case whole
}

/// A snapshot as it is written, and in the same transaction what it makes superfluous.
struct Cut {
  /// The last number that it stands for.
  var last: Int64
  /// The highest number that its page knew of.
  var seen: Int64
  var text: String
  /// The numbers of records that no fold will miss.
  var needless: [Int64] = []
  /// What was known when those went; nil where none go.
  var known: String?
}

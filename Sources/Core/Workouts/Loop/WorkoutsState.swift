import Exercises
import Kernel
import Training

/// All that this module's screens are drawn from.
package struct WorkoutsState {
  package var place: WorkoutsPlace = .list
  /// The fold of the journal; `nil` until the journal is open, and always on the server.
  package var mine: MyWorkouts? { didSet { prepare() } }
  var bank = BankAtHand.wanted
  /// Where the bank's file is fetched from; nil where none was built.
  package var bankAddress: String?
  /// The workout that is being done, with what is worked out from it.
  private(set) var running: Running?

  // The editor
  var isArranging = false
  /// The superset whose rounds are shown one by one.
  var expanded: String?
  /// Rows of a list, supersets in the editor, rounds of the open one that are drawn: what isn't asked for isn't in the page.
  var shown = Self.page
  var shownSupersets = Self.cards
  var shownRounds = Self.cards
  var refusal: Refusal?

  // Exercises
  var query = ""
  var filter = ExerciseFilter()
  var own: OwnEditor?
  let pasts = PastMemory()
  let searches = SearchMemory()

  // Doing
  var draft: SetDraft?
  /// The set that was gone to by hand.
  var jumped: SetPlace?
  /// The draft of the page before, until its workout is there.
  var recalled = ""
  /// The end of the rest that was said to be over.
  var restTold: Instant?
  /// The page was asked to keep the screen on.
  var isAwake = false

  // The log and weights
  var point: Int?
  var target = ""

  // Links, texts and files
  /// What was put into the clipboard last, until another screen is open.
  var copied: Copied?
  /// "https://…", of the site that this page is from; "" where nobody knows.
  package var origin = ""
  /// What stood behind the "#" of the address that was opened.
  package var fragment = ""
  var pasted = ""
  var brought: Brought?

  /// What new weights are entered in; nil before the app has said.
  package var isInPounds: Bool?

  package init() {}

  /// As many rows as are drawn at once; more are asked for.
  static let page = 20
  /// The same of what has many fields: a frame is to be drawn in time on a slow phone.
  static let cards = 6
}

extension WorkoutsState: Feature {
  package static var name: String { "workouts" }
}

extension WorkoutsState {
  /// The person's, whichever way it was chosen: the app knows it for all modules.
  var unit: Weight.Unit { isInPounds.map { $0 ? .pounds : .kilograms } ?? mine?.unit ?? .kilograms }

  /// The one that is open, in the editor or beside it.
  var workout: Workout? {
    switch place {
    case .workout(let id), .share(let id): mine?.workout(id)
    case .exercises(.some(let target)), .exercise(_, from: .some(.choosing(let target))): mine?.workout(target.workout)
    default: nil
    }
  }

  private mutating func prepare() {
    running = mine?.running.map { Running($0, after: running) }
    if let running {
      recall(running)
    } else {
      draft = nil
      jumped = nil
    }
  }
}

/// What was typed and can't be: it stays in its field with a reason beside it, and nothing was changed.
struct Refusal: Equatable {
  /// The field's id on the page.
  var field: String
  var text: String
  var wanted: Wanted

  /// What the field takes.
  enum Wanted { case name, rounds, rest, amount, weight }
}

/// What was handed to the clipboard, and whether the browser took it.
struct Copied: Equatable {
  var form: WorkoutsAction.Form
  /// Nil until it has answered.
  var isDone: Bool?
}

/// The bank's file: asked for when the first screen needs it.
enum BankAtHand {
  case wanted
  case asked
  case ready(ExerciseBank)
  case failed

  var bank: ExerciseBank {
    if case .ready(let bank) = self { return bank }
    return .none
  }
}

import Exercises
import Kernel
import Training

/// All that this module's screens are drawn from: what several of them share, and of each what it alone has.
package struct WorkoutsState {
  package var place: WorkoutsPlace = .list
  /// The fold of the journal; `nil` until the journal is open, and always on the server.
  package var mine: MyWorkouts? { didSet { prepare() } }
  var bank = BankAtHand.wanted
  /// Where the bank's file is fetched from; nil where none was built.
  package var bankAddress: String?
  /// The workout that is being done, with what is worked out from it.
  private(set) var running: Running?
  /// What new weights are entered in; nil before the app has said.
  package var isInPounds: Bool?
  /// What a field has refused, on whichever screen it stands.
  var refusal: Refusal?
  let pasts = PastMemory()
  /// Up to when the passing of time was told.
  var spokenUntil: Instant?

  var page = PageState()
  var list = ListState()
  var plan = PlanState()
  var exercises = ExercisesState()
  /// The exercise of one's own that is being written.
  var own: OwnEditor?
  var doing = DoingState()
  /// The weight to load, as it is typed.
  var target = ""
  package var sharing = SharingState()

  package init() {}
}

extension WorkoutsState: Feature {
  package static var name: String { "workouts" }

  package mutating func glance() {}
}

extension WorkoutsState {
  /// The person's, whichever way it was chosen: the app knows it for all modules.
  var unit: Weight.Unit { isInPounds.map { $0 ? .pounds : .kilograms } ?? mine?.unit ?? .kilograms }

  /// The one that is open, in the editor or beside it.
  var workout: Workout? {
    switch place {
    case .workout(let id), .share(let id): mine?.workout(id)
    case .exercises(.some(let target)), .exercise(_, from: .some(.choosing(let target))): mine?.workout(target.workout)
    case .list, .exercises(.none), .exercise, .running, .log, .logged, .weights, .bring, .shared: nil
    }
  }

  private mutating func prepare() {
    running = mine?.running.map { Running($0, after: running) }
    if let running {
      recall(running)
    } else {
      doing.draft = nil
      doing.jumped = nil
    }
  }
}

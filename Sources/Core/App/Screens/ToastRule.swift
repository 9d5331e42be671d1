import Departures
import FareCard
import Races
import Score
import Workouts

extension ModuleOperation {
  /// A toast is for what can't be seen otherwise: what left the screen, what happened elsewhere, and money, which
  /// nobody should lose to a slip. What stands changed before the eyes of who changed it is only said to a screen
  /// reader; it can be taken back where it stands, by Ctrl-Z, or in the list of changes (Documentation/Decisions/0022).
  var isSeen: Bool {
    switch self {
    case .departures(.removed): false
    case .departures: true
    case .fareCard(let change): Self.isSeen(change)
    case .races: true
    case .score(.scaleChosen), .score(.hiddenOnToday), .score(.entryChanged): true
    case .score: false
    case .workouts(let change): Self.isSeen(change)
    case .preferences: true
    }
  }

  private static func isSeen(_ change: FareCardOperation) -> Bool {
    switch change {
    case .corrected, .entryChanged, .cardChanged, .fareChosen: true
    case .rode, .toppedUp, .entryRemoved, .cardAdded, .cardRemoved, .imported, .cardsCompared: false
    }
  }

  private static func isSeen(_ change: WorkoutsOperation) -> Bool {
    switch change {
    case .supersetChanged(let fact):
      if case .slotRemoved = fact.change { false } else { true }
    case .workoutAdded, .workoutRenamed, .exerciseAdded, .ownExerciseChanged, .started, .setDone,
      .unitChosen, .rackChosen:
      true
    case .workoutMoved, .workoutRemoved, .ownExerciseAdded, .ownExerciseRemoved, .setCleared, .rested, .finished,
      .loggedRemoved, .imported:
      false
    }
  }
}

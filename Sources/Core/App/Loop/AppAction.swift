import Departures
import FareCard
import Journal
import Kernel
import Races
import Score
import Workouts

/// What a person does, whichever module it is for. The wire form starts with the module's name.
enum AppAction {
  case departures(DeparturesAction)
  case fareCard(FareCardAction)
  case races(RacesAction)
  case score(ScoreAction)
  case workouts(WorkoutsAction)
  case settings(SettingsAction)
  case undo(OperationID)
  /// By the keyboard: what the short message offers, or the last change.
  case undoLast
  case dismissToast
  /// The version that was loaded beside this one takes over.
  case reload
  case dismissUpdate

  init?(wire: String, value: String) {
    let (module, tail) = wire.halves(at: " ")
    let rest = tail ?? ""
    switch module {
    case "departures":
      guard let action = DeparturesAction(wire: rest, value: value) else { return nil }
      self = .departures(action)
    case "fare-card":
      guard let action = FareCardAction(wire: rest, value: value) else { return nil }
      self = .fareCard(action)
    case "races":
      guard let action = RacesAction(wire: rest) else { return nil }
      self = .races(action)
    case "score":
      guard let action = ScoreAction(wire: rest, value: value) else { return nil }
      self = .score(action)
    case "workouts":
      guard let action = WorkoutsAction(wire: rest, value: value) else { return nil }
      self = .workouts(action)
    case "settings":
      guard let action = SettingsAction(wire: rest, value: value) else { return nil }
      self = .settings(action)
    case "undo" where rest.isEmpty: self = .undoLast
    case "undo":
      guard let id = OperationID(text: rest) else { return nil }
      self = .undo(id)
    case "dismiss-toast": self = .dismissToast
    case "reload": self = .reload
    case "dismiss-update": self = .dismissUpdate
    default: return nil
    }
  }
}

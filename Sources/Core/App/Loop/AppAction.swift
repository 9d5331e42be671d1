import Departures
import Journal
import Kernel

/// What a person does, whichever module it is for. The wire form starts with the module's name.
enum AppAction {
  case departures(DeparturesAction)
  case undo(OperationID)
  case dismissToast

  init?(wire: String, value: String) {
    let (module, tail) = wire.halves(at: " ")
    let rest = tail ?? ""
    switch module {
    case "departures":
      guard let action = DeparturesAction(wire: rest, value: value) else { return nil }
      self = .departures(action)
    case "undo":
      guard let id = OperationID(text: rest) else { return nil }
      self = .undo(id)
    case "dismiss-toast": self = .dismissToast
    default: return nil
    }
  }
}

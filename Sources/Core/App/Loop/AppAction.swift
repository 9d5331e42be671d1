import Journal
import Kernel

/// What a person does, whichever part it is for. The wire form of a module's starts with the module's name, and the module
/// reads the rest.
enum AppAction {
  case module(Module, wire: String)
  case settings(SettingsAction)
  case undo(OperationID)
  /// By the keyboard: what the short message offers, or the last change.
  case undoLast
  case dismissToast
  /// The version that was loaded beside this one takes over.
  case reload
  case dismissUpdate

  /// `value` is what the element held; nil for what no screen of this version says.
  init?(wire: String, value: String) {
    let (head, tail) = wire.halves(at: " ")
    let rest = tail ?? ""
    switch head {
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
    default:
      guard let module = Module(head) else { return nil }
      self = .module(module, wire: rest)
    }
  }
}

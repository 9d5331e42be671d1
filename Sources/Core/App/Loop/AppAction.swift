import Journal
import Kernel

/// What a person does that is no module's: the app's own actions. A module's stand in the page behind the module's name.
enum AppAction: WordedAction {
  case settings(SettingsAction)
  case undo(OperationID)
  /// By the keyboard: what the short message offers, or the last change.
  case undoLast
  case dismissToast
  /// The version that was loaded beside this one takes over.
  case reload
  case dismissUpdate

  /// What they begin with; no module has such a name.
  enum Word: String, ActionWord {
    case settings, undo, reload
    case dismissToast = "dismiss-toast"
    case dismissUpdate = "dismiss-update"
  }

  var worded: (word: Word, about: String?) {
    switch self {
    case .settings(let action): (.settings, action.wire)
    case .undo(let id): (.undo, id.text)
    case .undoLast: (.undo, nil)
    case .dismissToast: (.dismissToast, nil)
    case .reload: (.reload, nil)
    case .dismissUpdate: (.dismissUpdate, nil)
    }
  }

  /// `value` is what the element held; nil for what no screen of this version says.
  init?(wire: String, value: String) {
    guard let (word, about) = Self.read(wire) else { return nil }
    switch word {
    case .settings:
      guard let action = SettingsAction(wire: about ?? "", value: value) else { return nil }
      self = .settings(action)
    case .undo:
      guard let about else {
        self = .undoLast
        return
      }
      guard let id = OperationID(text: about) else { return nil }
      self = .undo(id)
    case .dismissToast: self = .dismissToast
    case .reload: self = .reload
    case .dismissUpdate: self = .dismissUpdate
    }
  }
}

import Journal
import Kernel

/// What a person does that is no module's and not the settings', whose actions stand in the page behind a name.
enum AppAction: WordedAction {
  case undo(OperationID)
  /// By the keyboard: what the short message offers, or the last change.
  case undoLast
  case bringBack(OperationID)
  case dismissToast
  /// The version that was loaded beside this one takes over.
  case reload
  case dismissUpdate

  /// What it leads to is decided on what is kept (FeatureAction.restsOnWhatIsKept).
  var restsOnWhatIsKept: Bool {
    switch self {
    case .undo, .undoLast, .bringBack: true
    case .dismissToast, .reload, .dismissUpdate: false
    }
  }

  /// What they begin with; no module has such a name, nor have the settings.
  enum Word: String, ActionWord {
    case undo, reload
    case bringBack = "bring-back"
    case dismissToast = "dismiss-toast"
    case dismissUpdate = "dismiss-update"
  }

  var worded: (word: Word, about: String?) {
    switch self {
    case .undo(let id): (.undo, id.text)
    case .undoLast: (.undo, nil)
    case .bringBack(let id): (.bringBack, id.text)
    case .dismissToast: (.dismissToast, nil)
    case .reload: (.reload, nil)
    case .dismissUpdate: (.dismissUpdate, nil)
    }
  }

  /// Nil for what no screen of this version says.
  init?(wire: String) {
    guard let (word, about) = Self.read(wire) else { return nil }
    switch word {
    case .undo:
      guard let about else {
        self = .undoLast
        return
      }
      guard let id = OperationID(text: about) else { return nil }
      self = .undo(id)
    case .bringBack:
      guard let id = about.flatMap({ OperationID(text: $0) }) else { return nil }
      self = .bringBack(id)
    case .dismissToast: self = .dismissToast
    case .reload: self = .reload
    case .dismissUpdate: self = .dismissUpdate
    }
  }
}

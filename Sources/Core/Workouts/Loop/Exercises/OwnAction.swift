import Kernel

/// What is done with an exercise of the person's own: written in its dialog, changed, removed.
package enum OwnAction: WordedAction {
  /// An exercise's id, or "" for a new one.
  case open(String)
  case type(OwnEditor.Field, String)
  case cancel
  case save
  case remove(String)
}

extension OwnAction {
  var restsOnWhatIsKept: Bool {
    switch self {
    case .save, .remove: true
    case .open, .type, .cancel: false
    }
  }

  /// What these wire forms begin with; no other screen of the module has these words.
  package enum Word: String, ActionWord {
    case own
    case save = "save-own"
    case remove = "remove-own"
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .open(let id): (.own, "open" + (id.isEmpty ? "" : " " + id))
    case .type(let field, let text): (.own, field.rawValue + (text.isEmpty ? "" : " " + text))
    case .cancel: (.own, "cancel")
    case .save: (.save, nil)
    case .remove(let id): (.remove, id)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    let (first, second) = (argument ?? "").halves(at: " ")
    switch word {
    case .own where first == "open": self = .open(second ?? value)
    case .own where first == "cancel": self = .cancel
    case .own:
      guard let field = OwnEditor.Field(named: first) else { return nil }
      self = .type(field, second ?? value)
    case .save: self = .save
    case .remove: self = .remove(argument ?? "")
    }
  }
}

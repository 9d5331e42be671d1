import Kernel

/// What is done with an exercise of the person's own: written in its dialog, changed, removed.
package enum OwnAction: WordedAction {
  /// One of those that are there, or a new one.
  case open(String)
  case field(OwnEditor.Field, String)
  case cancel
  case save
  case remove(String)
}

extension OwnAction {
  var restsOnWhatIsKept: Bool {
    switch self {
    case .save, .remove: true
    case .open, .field, .cancel: false
    }
  }

  package enum Word: String, ActionWord {
    case field = "own"
    case save = "save-own"
    case remove = "remove-own"
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .open(let id): (.field, "open" + (id.isEmpty ? "" : " " + id))
    case .field(let field, let text): (.field, field.rawValue + (text.isEmpty ? "" : " " + text))
    case .cancel: (.field, "cancel")
    case .save: (.save, nil)
    case .remove(let id): (.remove, id)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    let (first, second) = (argument ?? "").halves(at: " ")
    switch word {
    case .field:
      if first == "open" {
        self = .open(second ?? value)
      } else if first == "cancel" {
        self = .cancel
      } else if let field = OwnEditor.Field(named: first) {
        self = .field(field, second ?? value)
      } else {
        return nil
      }
    case .save: self = .save
    case .remove: self = .remove(argument ?? "")
    }
  }
}

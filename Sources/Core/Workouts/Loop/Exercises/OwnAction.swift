import Kernel

/// What is done with an exercise of the person's own: written in its dialog, changed, removed.
package enum OwnAction: WordedAction {
  case field(Field, String)
  case save
  case remove(String)

  package enum Field: String, Sendable { case open, name, measure, primary, secondary, equipment, cancel }
}

extension OwnAction {
  var restsOnWhatIsKept: Bool {
    switch self {
    case .save, .remove: true
    case .field: false
    }
  }

  package enum Word: String, ActionWord {
    case field = "own"
    case save = "save-own"
    case remove = "remove-own"
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .field(let field, let text): (.field, field.rawValue + (text.isEmpty ? "" : " " + text))
    case .save: (.save, nil)
    case .remove(let id): (.remove, id)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    let (first, second) = (argument ?? "").halves(at: " ")
    switch word {
    case .field:
      guard let field = Field(rawValue: first) else { return nil }
      self = .field(field, second ?? value)
    case .save: self = .save
    case .remove: self = .remove(argument ?? "")
    }
  }
}

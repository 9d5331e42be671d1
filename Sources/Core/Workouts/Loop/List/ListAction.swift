package import Kernel

/// What is done with the list of workouts.
package enum ListAction: WordedAction {
  case add
  case remove(String)
  case arrange(Bool)
  /// From one place to another, zero-based; nil in the page, where dragging says it.
  case move(Move?)
  case start(String)
}

extension ListAction {
  var restsOnWhatIsKept: Bool {
    switch self {
    case .add, .remove, .move, .start: true
    case .arrange: false
    }
  }

  /// What these wire forms begin with; no other screen of the module has these words.
  package enum Word: String, ActionWord {
    case add, remove, arrange, move, start
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .add: (.add, nil)
    case .remove(let id): (.remove, id)
    case .arrange(let isOn): (.arrange, isOn ? "on" : nil)
    case .move(let move): (.move, move?.text)
    case .start(let id): (.start, id)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    switch word {
    case .add: self = .add
    case .remove: self = .remove(argument ?? "")
    case .arrange: self = .arrange(argument != nil)
    case .move:
      guard let move = Move(text: argument ?? value) else { return nil }
      self = .move(move)
    case .start: self = .start(argument ?? "")
    }
  }
}

import Kernel

/// What is done with the log.
package enum LogAction: WordedAction {
  /// "2026-10".
  case month(String)
  /// "2026-10-05"; the chosen one again is all of its month.
  case day(String)
  case remove(String)
}

extension LogAction {
  var restsOnWhatIsKept: Bool {
    switch self {
    case .remove: true
    case .month, .day: false
    }
  }

  /// What these wire forms begin with; no other screen of the module has these words.
  package enum Word: String, ActionWord {
    case month, day
    case remove = "unlog"
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .month(let month): (.month, month)
    case .day(let day): (.day, day)
    case .remove(let id): (.remove, id)
    }
  }

  init?(wire: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    let text = argument ?? ""
    switch word {
    case .month: self = .month(text)
    case .day: self = .day(text)
    case .remove: self = .remove(text)
    }
  }
}

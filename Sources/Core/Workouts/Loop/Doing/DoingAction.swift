import Kernel
package import Training

/// What is done while a workout is being done.
package enum DoingAction: WordedAction {
  case draft(DraftField, String)
  case done
  case jump(SetPlace)
  case clear(SetPlace)
  /// 0 ends the rest now, others make it longer.
  case rest(seconds: Int)
  case finish

  /// What can be changed of a set before it is marked as done.
  package enum DraftField: String, Sendable { case amount, weight, kind }
}

extension DoingAction {
  var restsOnWhatIsKept: Bool {
    switch self {
    case .done, .clear, .rest, .finish: true
    case .draft, .jump: false
    }
  }

  /// What these wire forms begin with; no other screen of the module has these words.
  package enum Word: String, ActionWord {
    case draft, done, jump, clear, rest, finish
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .draft(let field, _): (.draft, field.rawValue)
    case .done: (.done, nil)
    case .jump(let place): (.jump, place.text)
    case .clear(let place): (.clear, place.text)
    case .rest(let seconds): (.rest, String(seconds))
    case .finish: (.finish, nil)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    let text = argument ?? ""
    switch word {
    case .draft:
      guard let field = DraftField(rawValue: text) else { return nil }
      self = .draft(field, value)
    case .done: self = .done
    case .jump:
      guard let place = SetPlace(text: text) else { return nil }
      self = .jump(place)
    case .clear:
      guard let place = SetPlace(text: text) else { return nil }
      self = .clear(place)
    case .rest:
      guard let seconds = Int(text) else { return nil }
      self = .rest(seconds: seconds)
    case .finish: self = .finish
    }
  }
}

extension SetPlace {
  /// "1 2 0", in wire forms.
  var text: String { superset + " " + slot + " " + String(round) }

  init?(text: String) {
    let (superset, rest) = text.halves(at: " ")
    let (slot, last) = (rest ?? "").halves(at: " ")
    guard let round = last.flatMap({ Int($0) }) else { return nil }
    self.init(superset: superset, slot: slot, round: round)
  }
}

package import Kernel

/// What is done with one workout in its editor.
package enum PlanAction: WordedAction {
  case rename(String)
  /// Planned for that day of each week, or no longer.
  case day(Int)
  /// When it is reminded of: a time field's value.
  case time(String)
  case arrange(Bool)
  /// From one place of its supersets to another, zero-based; nil in the page, where dragging says it.
  case move(Move?)
  case moveSlot(superset: String, Move)
  case removeSlot(superset: String, slot: String)
  /// A field's final value; a kind's is the next one.
  case field(PlanField, String)
  /// Opens a superset's rounds one by one, or closes them.
  case expand(String?)
  case moreSupersets
  case moreRounds
}

extension PlanAction {
  var restsOnWhatIsKept: Bool {
    switch self {
    case .rename, .day, .time, .move, .moveSlot, .removeSlot, .field: true
    case .arrange, .expand, .moreSupersets, .moreRounds: false
    }
  }

  /// What these wire forms begin with; no other screen of the module has these words.
  package enum Word: String, ActionWord {
    case rename
    case day = "plan-day"
    case time = "plan-time"
    case arrange = "arrange-plan"
    case move = "move-superset"
    case moveSlot = "slot"
    case removeSlot = "unslot"
    case field, expand
    case moreSupersets = "more-supersets"
    case moreRounds = "more-rounds"
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .rename: (.rename, nil)
    case .day(let day): (.day, String(day))
    case .time: (.time, nil)
    case .arrange(let isOn): (.arrange, isOn ? "on" : nil)
    case .move(let move): (.move, move?.text)
    case .moveSlot(let superset, let move): (.moveSlot, move.text + " " + superset)
    case .removeSlot(let superset, let slot): (.removeSlot, superset + " " + slot)
    case .field(let field, _): (.field, field.text)
    case .expand(let superset): (.expand, superset)
    case .moreSupersets: (.moreSupersets, nil)
    case .moreRounds: (.moreRounds, nil)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    let (first, second) = (argument ?? "").halves(at: " ")
    switch word {
    case .rename: self = .rename(value)
    case .day:
      guard let day = argument.flatMap({ Int($0) }), (0...6).contains(day) else { return nil }
      self = .day(day)
    case .time: self = .time(value)
    case .arrange: self = .arrange(argument != nil)
    case .move:
      guard let move = Move(text: argument ?? value) else { return nil }
      self = .move(move)
    case .moveSlot:
      guard let move = Move(text: first), let second else { return nil }
      self = .moveSlot(superset: second, move)
    case .removeSlot:
      guard let second else { return nil }
      self = .removeSlot(superset: first, slot: second)
    case .field:
      guard let field = PlanField(text: argument ?? "") else { return nil }
      self = .field(field, value)
    case .expand: self = .expand(argument)
    case .moreSupersets: self = .moreSupersets
    case .moreRounds: self = .moreRounds
    }
  }
}

package import Exercises
package import Kernel
package import Training

/// What a person does in this module. Each case has a wire form that stands in the page: "rounds 1 - -".
package enum WorkoutsAction: FeatureAction {
  // The list and one workout
  case add
  case rename(String)
  case remove(String)
  case arrange(Bool)
  /// From one place of the list to another, zero-based: workouts, or the supersets of the open workout.
  case move(Move)
  case reorder
  case moveSlot(superset: String, Move)
  case removeSlot(superset: String, slot: String)
  /// A field's final value; a kind's is the next one.
  case field(PlanField, String)
  /// Opens a superset's rounds one by one, or closes them.
  case expand(String?)
  case more(More)

  // Exercises
  case query(String)
  case filter(Filter, String)
  case pick(ExerciseRef)
  /// For the bank, which didn't come.
  case askAgain
  case openOwn(String)
  case own(OwnEditor.Field, String)
  case cancelOwn
  case saveOwn
  case removeOwn(String)

  // Doing
  case start(String)
  case draft(DraftField, String)
  case done
  case jump(SetPlace)
  case clear(SetPlace)
  case rest(seconds: Int)
  case finish
  case removeLogged(String)

  // The log, weights
  case month(String)
  case day(String)
  case point(String)
  case unit(Weight.Unit)
  case plates(PlateField, String)

  // Links, texts and files
  case send(Form)
  case paste(String)
  case readPasted
  case file(String)
  /// What the weights of the file that was read are in.
  case fileUnit(Weight.Unit)
  case take

  package enum More: String, Sendable { case rows, supersets, rounds }
  package enum Filter: String, Sendable { case muscle, equipment, level, category }
  package enum DraftField: String, Sendable { case amount, weight, kind }
  package enum Form: String, Sendable { case link, text, file }
  package enum PlateField: String, Sendable { case target, bar, count }
}

extension WorkoutsAction {
  package var restsOnWhatIsKept: Bool {
    switch self {
    case .add, .rename, .remove, .move, .moveSlot, .removeSlot, .field, .pick, .saveOwn, .removeOwn, .start, .done,
      .clear, .rest, .finish, .removeLogged, .unit, .plates, .readPasted, .file, .fileUnit, .take:
      true
    case .arrange, .reorder, .expand, .more, .query, .filter, .askAgain, .openOwn, .own, .cancelOwn, .draft, .jump, .month, .day, .point,
      .send, .paste:
      false
    }
  }

  package var asksAtOnce: Bool { false }

  package var wire: String {
    switch self {
    case .add: "add"
    case .rename: "rename"
    case .remove(let id): "remove " + id
    case .arrange(let isOn): isOn ? "arrange on" : "arrange"
    case .move(let move): "move " + move.text
    case .reorder: "reorder"
    case .moveSlot(let superset, let move): "slot " + move.text + " " + superset
    case .removeSlot(let superset, let slot): "unslot " + superset + " " + slot
    case .field(let field, _): "field " + field.text
    case .expand(let superset): superset.map { "expand " + $0 } ?? "expand"
    case .more(let what): "more " + what.rawValue
    case .query: "query"
    case .filter(let filter, _): "filter " + filter.rawValue
    case .pick(let exercise): "pick " + exercise.text
    case .askAgain: "ask-again"
    case .openOwn(let id): "own open" + (id.isEmpty ? "" : " " + id)
    case .cancelOwn: "own cancel"
    case .own(let field, let text): "own " + field.rawValue + (text.isEmpty ? "" : " " + text)
    case .saveOwn: "save-own"
    case .removeOwn(let id): "remove-own " + id
    case .start(let id): "start " + id
    case .draft(let field, _): "draft " + field.rawValue
    case .done: "done"
    case .jump(let place): "jump " + place.text
    case .clear(let place): "clear " + place.text
    case .rest(let seconds): "rest \(seconds)"
    case .finish: "finish"
    case .removeLogged(let id): "unlog " + id
    case .month(let month): "month " + month
    case .day(let day): "day " + day
    case .point: "point"
    case .unit(let unit): "unit " + unit.symbol
    case .plates(let field, let text): "plates " + field.rawValue + (text.isEmpty ? "" : " " + text)
    case .send(let form): "send " + form.rawValue
    case .paste: "paste"
    case .readPasted: "read"
    case .file: "file"
    case .fileUnit: "file-unit"
    case .take: "take"
    }
  }

  @inline(never)  // a gate of the program's parts
  package init?(wire: String, value: String) {
    let (name, tail) = wire.halves(at: " ")
    let rest = tail ?? ""
    let (first, second) = rest.halves(at: " ")
    switch name {
    case "add": self = .add
    case "rename": self = .rename(value)
    case "remove": self = .remove(rest)
    case "arrange": self = .arrange(!rest.isEmpty)
    case "move", "reorder":
      guard let move = Move(text: name == "move" ? rest : value) else { return nil }
      self = .move(move)
    case "slot":
      guard let move = Move(text: first), let second else { return nil }
      self = .moveSlot(superset: second, move)
    case "slots":
      guard let move = Move(text: value) else { return nil }
      self = .moveSlot(superset: rest, move)
    case "unslot":
      guard let second else { return nil }
      self = .removeSlot(superset: first, slot: second)
    case "field":
      guard let field = PlanField(text: rest) else { return nil }
      self = .field(field, value)
    case "expand": self = .expand(tail)
    case "more":
      guard let what = More(rawValue: rest) else { return nil }
      self = .more(what)
    case "query": self = .query(value)
    case "ask-again": self = .askAgain
    case "save-own": self = .saveOwn
    case "remove-own": self = .removeOwn(rest)
    case "start": self = .start(rest)
    case "done": self = .done
    case "finish": self = .finish
    case "unlog": self = .removeLogged(rest)
    case "month": self = .month(rest)
    case "day": self = .day(rest)
    case "point": self = .point(value)
    case "paste": self = .paste(value)
    case "read": self = .readPasted
    case "file": self = .file(value)
    case "file-unit": self = .fileUnit(value == Weight.Unit.pounds.symbol ? .pounds : .kilograms)
    case "take": self = .take
    default:
      guard let action = Self(name, rest, first, second, value) else { return nil }
      self = action
    }
  }

  /// Those whose argument may be wrong.
  private init?(_ name: String, _ rest: String, _ first: String, _ second: String?, _ value: String) {
    var action: Self?
    switch name {
    case "filter": action = Filter(rawValue: rest).map { .filter($0, value) }
    case "pick": action = ExerciseRef(text: rest).map { .pick($0) }
    case "own" where first == "open": action = .openOwn(second ?? value)
    case "own" where first == "cancel": action = .cancelOwn
    case "own": action = OwnEditor.Field(named: first).map { .own($0, second ?? value) }
    case "draft": action = DraftField(rawValue: rest).map { .draft($0, value) }
    case "jump": action = SetPlace(text: rest).map { .jump($0) }
    case "clear": action = SetPlace(text: rest).map { .clear($0) }
    case "rest": action = Int(rest).map { .rest(seconds: $0) }
    case "send": action = Form(rawValue: rest).map { .send($0) }
    case "unit": action = .unit(rest == Weight.Unit.pounds.symbol ? .pounds : .kilograms)
    case "plates":
      action = PlateField(rawValue: first).map { .plates($0, second.map { $0 + " " + value } ?? value) }
    default: break
    }
    guard let action else { return nil }
    self = action
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

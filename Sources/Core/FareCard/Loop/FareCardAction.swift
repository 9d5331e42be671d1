import Kernel

/// What a person does in this module. Each case has a wire form that stands in the page: "edit balance".
package enum FareCardAction: FeatureAction {
  /// Asks first where it may be a transfer.
  case ride
  case rideAs(RideAnswer)
  case expressRide
  case show(card: String)
  /// To the next card ("left") or the one before.
  case swipe(String)
  /// To the card before, round and round.
  case turn
  case edit(Editor.Subject)
  /// The text of one field of the open editor.
  case type(Editor.Field, String)
  case save
  case cancel
  /// Takes away what the open editor is about: a number, a date, an entry, the card.
  case remove
  case showMore
  case export(ExportForm)
  case importFile(String)
  case dismissImport
  /// The two cards of `Wallet.toCompare` are one, or two.
  case compare(isSame: Bool)

  package enum RideAnswer: String, Sendable { case transfer, new }
  package enum ExportForm: String, Sendable { case csv, json }
}

extension FareCardAction {
  package var restsOnWhatIsKept: Bool {
    switch self {
    case .ride, .expressRide, .rideAs, .save, .remove, .importFile, .compare: true
    case .show, .swipe, .turn, .edit, .type, .cancel, .showMore, .export, .dismissImport: false
    }
  }

  package var asksAtOnce: Bool { false }

  package var wire: String {
    switch self {
    case .ride: "ride"
    case .rideAs(let answer): "ride " + answer.rawValue
    case .expressRide: "express"
    case .show: "card"
    case .swipe: "swipe"
    case .turn: "turn"
    case .edit(.entry(let id)): "entry " + id
    case .edit(let subject): "edit " + subject.name
    case .type(let field, _): "type " + field.rawValue
    case .save: "save"
    case .cancel: "cancel"
    case .remove: "remove"
    case .showMore: "more"
    case .export(let form): "export " + form.rawValue
    case .importFile: "import"
    case .dismissImport: "dismiss-import"
    case .compare(let isSame): isSame ? "compare same" : "compare"
    }
  }

  @inline(never)  // a gate of the program's parts
  package init?(wire: String, value: String) {
    let (name, argument) = wire.halves(at: " ")
    switch (name, argument) {
    case ("ride", .none): self = .ride
    case ("ride", .some(let answer)):
      guard let answer = RideAnswer(rawValue: answer) else { return nil }
      self = .rideAs(answer)
    case ("express", _): self = .expressRide
    case ("card", _): self = .show(card: value)
    case ("swipe", _): self = .swipe(value)
    case ("turn", _): self = .turn
    case ("entry", .some(let id)): self = .edit(.entry(id))
    case ("edit", .some(let name)):
      guard let subject = Editor.Subject(name: name) else { return nil }
      self = .edit(subject)
    case ("type", .some(let name)):
      guard let field = Editor.Field(named: name) else { return nil }
      self = .type(field, value)
    case ("save", _): self = .save
    case ("cancel", _): self = .cancel
    case ("remove", _): self = .remove
    case ("more", _): self = .showMore
    case ("export", .some(let form)):
      guard let form = ExportForm(rawValue: form) else { return nil }
      self = .export(form)
    case ("import", _): self = .importFile(value)
    case ("dismiss-import", _): self = .dismissImport
    case ("compare", let answer): self = .compare(isSame: answer == "same")
    default: return nil
    }
  }
}

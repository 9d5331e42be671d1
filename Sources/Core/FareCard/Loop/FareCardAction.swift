package import Kernel

/// What a person does in this module. Each case has a wire form that stands in the page: "edit balance".
package enum FareCardAction: FeatureAction, WordedAction {
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
  case export(TableForm)
  case importFile(String)
  case dismissImport
  /// The two cards of `Wallet.toCompare` are one, or two.
  case compare(isSame: Bool)

  /// What kind of ride it was, where both are possible and the person had to be asked.
  package enum RideAnswer: String, Sendable { case transfer, new }
}

extension FareCardAction {
  package var restsOnWhatIsKept: Bool {
    switch self {
    case .ride, .expressRide, .rideAs, .save, .remove, .importFile, .compare: true
    case .show, .swipe, .turn, .edit, .type, .cancel, .showMore, .export, .dismissImport: false
    }
  }

  package var asksAtOnce: Bool { false }

  /// What this module's wire forms begin with.
  package enum Word: String, ActionWord {
    case ride, express, card, swipe, turn, entry, edit, type, save, cancel, remove, more, export
    case importFile = "import"
    case dismissImport = "dismiss-import"
    case compare
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .ride: (.ride, nil)
    case .rideAs(let answer): (.ride, answer.rawValue)
    case .expressRide: (.express, nil)
    case .show: (.card, nil)
    case .swipe: (.swipe, nil)
    case .turn: (.turn, nil)
    case .edit(.entry(let id)): (.entry, id)
    case .edit(let subject): (.edit, subject.name)
    case .type(let field, _): (.type, field.rawValue)
    case .save: (.save, nil)
    case .cancel: (.cancel, nil)
    case .remove: (.remove, nil)
    case .showMore: (.more, nil)
    case .export(let form): (.export, form.rawValue)
    case .importFile: (.importFile, nil)
    case .dismissImport: (.dismissImport, nil)
    case .compare(let isSame): (.compare, isSame ? "same" : nil)
    }
  }

  @inline(never)  // a gate of the program's parts
  package init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    switch word {
    case .ride:
      guard let argument else {
        self = .ride
        return
      }
      guard let answer = RideAnswer(rawValue: argument) else { return nil }
      self = .rideAs(answer)
    case .express: self = .expressRide
    case .card: self = .show(card: value)
    case .swipe: self = .swipe(value)
    case .turn: self = .turn
    case .entry:
      guard let argument else { return nil }
      self = .edit(.entry(argument))
    case .edit:
      guard let subject = argument.flatMap({ Editor.Subject(name: $0) }) else { return nil }
      self = .edit(subject)
    case .type:
      guard let field = argument.flatMap({ Editor.Field(named: $0) }) else { return nil }
      self = .type(field, value)
    case .save: self = .save
    case .cancel: self = .cancel
    case .remove: self = .remove
    case .more: self = .showMore
    case .export:
      guard let form = argument.flatMap({ TableForm(rawValue: $0) }) else { return nil }
      self = .export(form)
    case .importFile: self = .importFile(value)
    case .dismissImport: self = .dismissImport
    case .compare: self = .compare(isSame: argument == "same")
    }
  }
}

package import Kernel

/// What a person does in this module. Each case has a wire form that stands in the page: "retry".
package enum ScoreAction: FeatureAction, WordedAction {
  case retry
  /// Shows the hidden number on Today.
  case reveal
  case hide(Bool)
  /// To a point of the chart.
  case point(Int)
  /// The chart's curve as tones.
  case listen
  case choose(scale: String)
  case edit(ScoreEditor.Subject)
  case type(ScoreEditor.Field, row: Int? = nil, String)
  case save
  case cancel
  case delete
  case showMore
  case export(TableForm)
  case importFile(String)
  case dismissImport
}

extension ScoreAction {
  package var restsOnWhatIsKept: Bool {
    switch self {
    case .hide, .choose, .save, .delete, .importFile: true
    case .retry, .reveal, .point, .listen, .edit, .type, .cancel, .showMore, .export, .dismissImport: false
    }
  }

  package var asksAtOnce: Bool { false }

  /// What this module's wire forms begin with.
  package enum Word: String, ActionWord {
    case retry, reveal, hide, show, point, listen, choose, add, entry
    case addScale = "add-scale"
    case bands, type, save, cancel, delete, more, export
    case importFile = "import"
    case dismissImport = "dismiss-import"
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .retry: (.retry, nil)
    case .reveal: (.reveal, nil)
    case .hide(let isHidden): (isHidden ? .hide : .show, nil)
    case .point: (.point, nil)
    case .listen: (.listen, nil)
    case .choose(let scale): (.choose, scale)
    case .edit(.newEntry): (.add, nil)
    case .edit(.entry(let id)): (.entry, id)
    case .edit(.newScale): (.addScale, nil)
    case .edit(.bands(let scale)): (.bands, scale)
    case .type(let field, let row, _): (.type, field.name(row: row))
    case .save: (.save, nil)
    case .cancel: (.cancel, nil)
    case .delete: (.delete, nil)
    case .showMore: (.more, nil)
    case .export(let form): (.export, form.rawValue)
    case .importFile: (.importFile, nil)
    case .dismissImport: (.dismissImport, nil)
    }
  }

  @inline(never)  // a gate of the program's parts
  package init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    switch word {
    case .retry: self = .retry
    case .reveal: self = .reveal
    case .hide: self = .hide(true)
    case .show: self = .hide(false)
    case .point:
      guard let index = Int(argument ?? value), (0..<100_000).contains(index) else { return nil }
      self = .point(index)
    case .listen: self = .listen
    case .choose:
      guard let argument else { return nil }
      self = .choose(scale: argument)
    case .add: self = .edit(.newEntry)
    case .entry:
      guard let argument else { return nil }
      self = .edit(.entry(argument))
    case .addScale: self = .edit(.newScale)
    case .bands:
      guard let argument else { return nil }
      self = .edit(.bands(argument))
    case .type:
      guard let (field, row) = argument.flatMap({ ScoreEditor.Field.named($0) }) else { return nil }
      self = .type(field, row: row, value)
    case .save: self = .save
    case .cancel: self = .cancel
    case .delete: self = .delete
    case .more: self = .showMore
    case .export:
      guard let form = argument.flatMap({ TableForm(rawValue: $0) }) else { return nil }
      self = .export(form)
    case .importFile: self = .importFile(value)
    case .dismissImport: self = .dismissImport
    }
  }
}

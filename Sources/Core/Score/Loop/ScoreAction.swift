import Kernel

/// What a person does in this module. Each case has a wire form that stands in the page: "retry".
package enum ScoreAction: FeatureAction {
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
  case export(Form)
  case importFile(String)
  case dismissImport

  package enum Form: String, Sendable { case csv, json }
}

extension ScoreAction {
  package var restsOnWhatIsKept: Bool {
    switch self {
    case .hide, .choose, .save, .delete, .importFile: true
    case .retry, .reveal, .point, .listen, .edit, .type, .cancel, .showMore, .export, .dismissImport: false
    }
  }

  package var asksAtOnce: Bool { false }

  package var wire: String {
    switch self {
    case .retry: "retry"
    case .reveal: "reveal"
    case .hide(let isHidden): isHidden ? "hide" : "show"
    case .point: "point"
    case .listen: "listen"
    case .choose(let scale): "choose " + scale
    case .edit(.newEntry): "add"
    case .edit(.entry(let id)): "entry " + id
    case .edit(.newScale): "add-scale"
    case .edit(.bands(let scale)): "bands " + scale
    case .type(let field, let row, _): "type " + field.name(row: row)
    case .save: "save"
    case .cancel: "cancel"
    case .delete: "delete"
    case .showMore: "more"
    case .export(let form): "export " + form.rawValue
    case .importFile: "import"
    case .dismissImport: "dismiss-import"
    }
  }

  @inline(never)  // a gate of the program's parts
  package init?(wire: String, value: String) {
    let (name, argument) = wire.halves(at: " ")
    switch (name, argument) {
    case ("retry", _): self = .retry
    case ("reveal", _): self = .reveal
    case ("hide", _): self = .hide(true)
    case ("show", _): self = .hide(false)
    case ("point", let argument):
      guard let index = Int(argument ?? value), (0..<100_000).contains(index) else { return nil }
      self = .point(index)
    case ("listen", _): self = .listen
    case ("choose", .some(let scale)): self = .choose(scale: scale)
    case ("add", _): self = .edit(.newEntry)
    case ("entry", .some(let id)): self = .edit(.entry(id))
    case ("add-scale", _): self = .edit(.newScale)
    case ("bands", .some(let scale)): self = .edit(.bands(scale))
    case ("type", .some(let name)):
      guard let (field, row) = ScoreEditor.Field.named(name) else { return nil }
      self = .type(field, row: row, value)
    case ("save", _): self = .save
    case ("cancel", _): self = .cancel
    case ("delete", _): self = .delete
    case ("more", _): self = .showMore
    case ("export", .some(let form)):
      guard let form = Form(rawValue: form) else { return nil }
      self = .export(form)
    case ("import", _): self = .importFile(value)
    case ("dismiss-import", _): self = .dismissImport
    default: return nil
    }
  }
}

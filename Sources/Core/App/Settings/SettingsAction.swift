import Kernel

/// What a person does in the settings. The wire form stands in the page: "choose theme dark".
enum SettingsAction: Equatable {
  case choose(Preference, String)
  /// From one place of the list to another, zero-based.
  case move(Move)
  case hide(Module, Bool)
  case export
  /// The pieces of a data file: before the first one, with each, and with the last.
  case readBegin
  case readPart(text: String)
  case read(text: String)
  /// What is in the file that was read, once the whole journal is here to tell what is known.
  case preview
  case add
  case cancel
  case erase
  case eraseNow
  case persist
  case retryStorage
  case copyDiagnostics
  /// A file of all that can be read where the app can't work with what is stored.
  case rescue
}

extension SettingsAction {
  /// It leads to an operation, made of what is kept.
  var isKept: Bool {
    switch self {
    case .choose, .move, .hide, .add: true
    case .export, .readBegin, .readPart, .read, .preview, .cancel, .erase, .eraseNow, .persist, .retryStorage,
      .copyDiagnostics, .rescue:
      false
    }
  }

  /// As it stands in the page: App's router wants to know whose it is.
  var inPage: String { "settings " + wire }

  var wire: String {
    switch self {
    case .choose(let preference, let value): "choose \(preference.rawValue) \(value)"
    case .move(let move): "move " + move.text
    case .hide(let module, let isHidden): (isHidden ? "hide " : "show ") + module.rawValue
    case .export: "export"
    case .readBegin: "read begin"
    case .readPart: "read part"
    case .read: "read"
    case .preview: "preview"
    case .add: "add"
    case .cancel: "cancel"
    case .erase: "erase"
    case .eraseNow: "erase-now"
    case .persist: "persist"
    case .retryStorage: "retry"
    case .copyDiagnostics: "diagnostics"
    case .rescue: "rescue"
    }
  }

  @inline(never)  // a gate of the program's parts
  init?(wire: String, value: String) {
    let (name, rest) = wire.halves(at: " ")
    switch name {
    case "choose":
      let (preference, chosen) = (rest ?? "").halves(at: " ")
      guard let preference = Preference(rawValue: preference), let chosen, preference.values.contains(chosen) else {
        return nil
      }
      self = .choose(preference, chosen)
    case "move", "reorder":
      guard let move = Move(text: rest ?? value) else { return nil }
      self = .move(move)
    case "hide", "show":
      guard let module = rest.flatMap({ Module($0) }) else { return nil }
      self = .hide(module, name == "hide")
    case "export": self = .export
    case "read": self = rest == "begin" ? .readBegin : rest == "part" ? .readPart(text: value) : .read(text: value)
    case "preview": self = .preview
    case "add": self = .add
    case "cancel": self = .cancel
    case "erase": self = .erase
    case "erase-now": self = .eraseNow
    case "persist": self = .persist
    case "retry": self = .retryStorage
    case "diagnostics": self = .copyDiagnostics
    case "rescue": self = .rescue
    default: return nil
    }
  }
}

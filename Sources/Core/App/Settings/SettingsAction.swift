import Kernel

/// What a person does in the settings: "choose theme dark".
enum SettingsAction: WordedAction {
  case choose(Preference, String)
  /// From one place of the list to another, zero-based; a list that is ordered by hand holds it as its value.
  case move(Move?)
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
  /// It leads to an operation, made of what is kept (FeatureAction.restsOnWhatIsKept).
  var restsOnWhatIsKept: Bool {
    switch self {
    case .choose, .move, .hide, .add: true
    case .export, .readBegin, .readPart, .read, .preview, .cancel, .erase, .eraseNow, .persist, .retryStorage,
      .copyDiagnostics, .rescue:
      false
    }
  }

  /// As it stands in the page, behind the name that says whose it is.
  var inPage: String { Self.name + " " + wire }

  static let name = "settings"

  /// What they begin with.
  enum Word: String, ActionWord {
    case choose, move, reorder, hide, show, export, read, preview, add, cancel, erase
    case eraseNow = "erase-now"
    case persist, retry, diagnostics, rescue
  }

  var worded: (word: Word, about: String?) {
    switch self {
    case .choose(let preference, let value): (.choose, preference.rawValue + " " + value)
    case .move(let move): (move == nil ? .reorder : .move, move?.text)
    case .hide(let module, let isHidden): (isHidden ? .hide : .show, module.rawValue)
    case .export: (.export, nil)
    case .readBegin: (.read, Piece.begin)
    case .readPart: (.read, Piece.part)
    case .read: (.read, nil)
    case .preview: (.preview, nil)
    case .add: (.add, nil)
    case .cancel: (.cancel, nil)
    case .erase: (.erase, nil)
    case .eraseNow: (.eraseNow, nil)
    case .persist: (.persist, nil)
    case .retryStorage: (.retry, nil)
    case .copyDiagnostics: (.diagnostics, nil)
    case .rescue: (.rescue, nil)
    }
  }

  @inline(never)  // a gate of the program's parts
  init?(wire: String, value: String) {
    guard let (word, about) = Self.read(wire) else { return nil }
    switch word {
    case .choose:
      let (preference, chosen) = (about ?? "").halves(at: " ")
      guard let preference = Preference(rawValue: preference), let chosen, preference.values.contains(chosen) else {
        return nil
      }
      self = .choose(preference, chosen)
    case .move, .reorder:
      guard let move = Move(text: about ?? value) else { return nil }
      self = .move(move)
    case .hide, .show:
      guard let module = about.flatMap({ Module($0) }) else { return nil }
      self = .hide(module, word == .hide)
    case .export: self = .export
    case .read:
      self = about == Piece.begin ? .readBegin : about == Piece.part ? .readPart(text: value) : .read(text: value)
    case .preview: self = .preview
    case .add: self = .add
    case .cancel: self = .cancel
    case .erase: self = .erase
    case .eraseNow: self = .eraseNow
    case .persist: self = .persist
    case .retry: self = .retryStorage
    case .diagnostics: self = .copyDiagnostics
    case .rescue: self = .rescue
    }
  }

  /// Of a file that the host hands over piece by piece.
  private enum Piece {
    static let begin = "begin"
    static let part = "part"
  }
}

import Kernel

/// One choice of how the app should be: a struct each, with all that is to be known of it in its own file. Their kinds and
/// fields are kept by journals for ever: never change one, add another.
enum PreferencesOperation: Equatable, Sendable {
  case chosen(PreferenceChosen)
  case moved(ModuleMoved)
  case hidden(ModuleHidden)

  /// As the journal names them, for ever.
  enum Kind: String, CaseIterable, Sendable {
    case chosen = "app.chosen"
    case moved = "app.moduleMoved"
    case hidden = "app.moduleHidden"
  }
}

/// What each of them is.
protocol PreferencesFact: Coded, Equatable, Sendable {
  /// To be read into.
  init()
  func apply(to preferences: inout Preferences)
  /// What it did, for the short message and the list of changes.
  func sentence(_ words: SettingsWords) -> String
}

extension PreferencesOperation {
  /// `nil` for another part's kind, or fields this version cannot read; the journal keeps those as they are.
  init?(kind: String, fields: JSON) {
    let read: Self? =
      switch Kind(named: kind) {
      case .chosen: PreferenceChosen().read(fields).map { .chosen($0) }
      case .moved: ModuleMoved().read(fields).map { .moved($0) }
      case .hidden: ModuleHidden().read(fields).map { .hidden($0) }
      case nil: nil
      }
    guard let read else { return nil }
    self = read
  }

  /// As it is stored.
  var stored: (kind: Kind, fields: JSON) {
    switch self {
    case .chosen(let fact): (.chosen, fact.json)
    case .moved(let fact): (.moved, fact.json)
    case .hidden(let fact): (.hidden, fact.json)
    }
  }

  var kind: String { stored.kind.rawValue }
  var fields: JSON { stored.fields }

  func apply(to preferences: inout Preferences) {
    switch self {
    case .chosen(let fact): fact.apply(to: &preferences)
    case .moved(let fact): fact.apply(to: &preferences)
    case .hidden(let fact): fact.apply(to: &preferences)
    }
  }

  func sentence(_ language: Language) -> String {
    let words = SettingsWords(language)
    return switch self {
    case .chosen(let fact): fact.sentence(words)
    case .moved(let fact): fact.sentence(words)
    case .hidden(let fact): fact.sentence(words)
    }
  }
}

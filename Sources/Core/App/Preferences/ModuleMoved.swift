import Kernel

/// A module stands elsewhere among the others.
struct ModuleMoved: PreferencesFact {
  var module = Module.fareCard
  var position = ""

  mutating func code(_ fields: inout Fields) {
    fields.choice("module", &module)
    fields.text("position", &position, 0...256)
  }

  func apply(to preferences: inout Preferences) { preferences.move(module, to: position) }
  func sentence(_ words: SettingsWords) -> String { words.didMove(module.title(words.language)) }
}

extension PreferencesOperation {
  static func moved(_ module: Module, position: String) -> Self {
    .moved(ModuleMoved(module: module, position: position))
  }
}

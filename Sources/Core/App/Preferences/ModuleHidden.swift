import Kernel

/// A module is not on Today and in the bar any more, or is again.
struct ModuleHidden: PreferencesFact {
  var module = Module.fareCard
  var isHidden = false

  mutating func code(_ fields: inout Fields) {
    fields.choice("module", &module)
    fields.flag("hidden", &isHidden)
  }

  func apply(to preferences: inout Preferences) { preferences.hide(module, isHidden) }

  func sentence(_ words: SettingsWords) -> String {
    let title = module.title(words.language)
    return isHidden ? words.didHide(title) : words.didShow(title)
  }
}

extension PreferencesOperation {
  static func hidden(_ module: Module, _ isHidden: Bool) -> Self {
    .hidden(ModuleHidden(module: module, isHidden: isHidden))
  }
}

import Kernel

/// One choice is made.
struct PreferenceChosen: PreferencesFact {
  var preference = Preference.theme
  var value = ""

  mutating func code(_ fields: inout Fields) {
    fields.choice("preference", &preference)
    fields.text("value", &value)
    fields.check(preference.values.contains(value))
  }

  func apply(to preferences: inout Preferences) { preferences.choose(preference, value) }
  func sentence(_ words: SettingsWords) -> String { words.chosen(preference, value) }
}

extension PreferencesOperation {
  static func chosen(_ preference: Preference, _ value: String) -> Self {
    .chosen(PreferenceChosen(preference: preference, value: value))
  }
}

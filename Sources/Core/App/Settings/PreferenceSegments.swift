import Kernel

/// One choice as a group of buttons: all values are seen, each is one tap.
struct PreferenceSegments {
  let preference: Preference
  let chosen: String

  /// Of what names the group, and stands before it.
  var labelID: String { "choice-" + preference.rawValue }

  func view(_ values: [String], _ name: (String) -> String) -> Node {
    element("div.segments", .role("group"), .aria("labelledby", labelID)) {
      for value in values {
        element(
          "button", key: value, .type("button"), .aria("pressed", chosen == value),
          preference == .language && value != Preference.language.values[0] ? .lang(value) : nil,
          .on(.click, SettingsAction.choose(preference, value).inPage)
        ) { name(value) }
      }
    }
  }
}

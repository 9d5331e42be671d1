import Kernel

/// The settings: choices on this page, and the way to the rest.
struct SettingsScreen {
  let state: AppState
  private var words: SettingsWords { SettingsWords(state.language) }

  var view: [Node] {
    [
      Heading.view(words.settings, back: "/", AppWords(state.language).today),
      element("div.settings.needs-script", key: "choices") {
        if state.keeping.journal != nil { Preference.ofTheApp.map { choice($0) } }
      },
      element("ul.links", key: "links") {
        link(.modules, .today, words.modules, words.modulesText)
        link(.notifications, .bell, words.notifications, words.notificationsText)
        link(.history, .undo, words.history, words.historyText)
        link(.data, .data, DataWords(state.language).data, DataWords(state.language).dataText)
        link(.account, .account, words.account, accountText)
        link(.about, .sign, AboutWords(state.language).about, AboutWords(state.language).aboutText)
      },
    ]
  }

  /// One choice as a group of buttons: all values are seen, each is one tap.
  private func choice(_ preference: Preference) -> Node {
    element("section.setting", key: preference.rawValue, .aria("labelledby", "choice-" + preference.rawValue)) {
      element("h2", .id("choice-" + preference.rawValue)) { words.name(preference) }
      element("div.segments", .role("group"), .aria("labelledby", "choice-" + preference.rawValue)) {
        for value in preference.values {
          element(
            "button", key: value, .type("button"), .aria("pressed", state.preferences[preference] == value),
            preference == .language && value != Preference.language.values[0] ? .lang(value) : nil,
            .on(.click, SettingsAction.choose(preference, value).inPage)
          ) { words.name(preference, value) }
        }
      }
    }
  }

  /// How this device stands with its account, in a line.
  private var accountText: String {
    guard let profile = state.account?.profile else { return words.accountText }
    if profile.session != .out, let stop = state.accountStop { return AccountWords(state.language).title(stop) }
    switch profile.session {
    case .in: return profile.email ?? words.accountIn
    case .locked: return AccountWords(state.language).lockedTitle
    case .out: return words.accountOut
    }
  }

  private func link(_ place: SettingsPlace, _ icon: Icon, _ title: String, _ text: String) -> Node {
    element("li", key: place.rawValue) {
      element("a.link-row", .href(place.path)) {
        Icon.view(icon)
        element("span.link-face") {
          element("span.link-title") { title }
          element("span.quiet") { text }
        }
      }
    }
  }
}

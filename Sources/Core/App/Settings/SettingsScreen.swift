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

  private func choice(_ preference: Preference) -> Node {
    let segments = PreferenceSegments(preference: preference, chosen: state.preferences[preference])
    return element("section.setting", key: preference.rawValue, .aria("labelledby", segments.labelID)) {
      element("h2", .id(segments.labelID)) { words.name(preference) }
      segments.view(preference.values) { words.name(preference, $0) }
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

import Kernel

/// The one bar: Today and the modules; at the bottom on a phone, at the side when wide.
enum Navigation {
  static func view(_ route: AppRoute, _ preferences: Preferences, _ language: Language) -> Node {
    let words = AppWords(language)
    return element("nav.bar", key: "nav", .aria("label", words.mainNavigation)) {
      element("ul") {
        item("/", .today, words.today, words.today, isOpen: route == .today)
        for module in preferences.shown {
          item(
            module.path, module.icon, module.shortTitle(language), module.title(language),
            isOpen: route.module == module)
        }
        let settings = SettingsWords(language).settings
        item(SettingsPlace.all.path, .settings, settings, settings, isOpen: isSettings(route), look: "only-wide")
      }
    }
  }

  /// The short name on a phone, the full one at the side. Where there is no room for names, the open one's alone is seen.
  private static func item(
    _ path: String, _ icon: Icon, _ short: String, _ label: String, isOpen: Bool, look: String = ""
  ) -> Node {
    element("li", key: path, look.isEmpty ? nil : .class(look)) {
      element("a", .href(path), isOpen ? .aria("current", "page") : nil) {
        Icon.view(icon)
        if short != label { element("span.bar-name.only-narrow", key: "short") { short } }
        element("span", key: "name", .class(short == label ? "bar-name" : "bar-name only-wide")) { label }
      }
    }
  }

  private static func isSettings(_ route: AppRoute) -> Bool {
    if case .settings = route { return true }
    return false
  }
}

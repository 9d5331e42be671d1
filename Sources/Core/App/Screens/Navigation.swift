import Departures
import Kernel

/// The one bar: Today and the modules; at the bottom on a phone, at the side when wide.
enum Navigation {
  static func view(_ route: AppRoute, _ language: Language) -> Node {
    let words = AppWords(language)
    return element("nav.bar", key: "nav", .aria("label", words.mainNavigation)) {
      element("ul") {
        item("/", .today, words.today, isOpen: route == .today)
        item("/departures", .departures, DeparturesWords(language).departures, isOpen: isDepartures(route))
      }
    }
  }

  private static func item(_ path: String, _ icon: Icon, _ label: String, isOpen: Bool) -> Node {
    element("li") {
      element("a", .href(path), isOpen ? .aria("current", "page") : nil) {
        Icon.view(icon)
        element("span") { label }
      }
    }
  }

  private static func isDepartures(_ route: AppRoute) -> Bool {
    if case .departures = route { return true }
    return false
  }
}

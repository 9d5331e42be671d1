import Departures
import FareCard
import Kernel

/// The whole page: the open screen, the navigation, and what floats above them.
///
/// A class, though nothing in it changes, so that its parts share one copy of the session.state.
final class AppView {
  let session: Session
  private var words: AppWords { AppWords(session.state.language) }

  init(_ session: Session) { self.session = session }

  var root: Node {
    element("div", .id("app"), .class("app"), .lang(session.state.language.rawValue)) {
      element("a.skip", key: "skip", .href("#main")) { words.skip }
      Navigation.view(session.state.route, session.state.preferences, session.state.language)
      element("main", key: "main", .id("main"), .class("screen-" + name), .tabindex(-1)) { screen }
      if let toast = session.state.toast { ToastView.view(toast, words) }
      if session.state.hasUpdate { UpdateBar.view(words) }
    }
  }

  var title: String {
    screenTitle + " · Pocketful"
  }

  /// False where the address leads to nothing.
  var exists: Bool {
    switch session.state.route {
    case .today, .settings: true
    case .departures: departures.exists
    case .fareCard: fareCard.exists
    case .unknown: false
    }
  }

  private var departures: DeparturesScreen { DeparturesScreen(session.state.departures, session.state.surroundings) }
  private var fareCard: FareCardScreen { FareCardScreen(session.state.fareCard, session.state.surroundings) }

  private var screen: [Node] {
    if case .broken(let breakage) = session.state.storage {
      return StorageFailureScreen(breakage: breakage, session: session).view
    }
    switch session.state.route {
    case .today: return TodayScreen(session: session).view
    case .departures: return departures.view
    case .fareCard: return fareCard.view
    case .settings(let place): return settings(place)
    case .unknown: return unknown
    }
  }

  private func settings(_ place: SettingsPlace) -> [Node] {
    switch place {
    case .all: SettingsScreen(session: session).view
    case .modules: ModulesScreen(session: session).view
    case .history: HistoryScreen(session: session).view
    case .data: DataScreen(session: session).view
    case .about: AboutScreen(session: session).view
    }
  }

  private var screenTitle: String {
    if case .broken = session.state.storage { return DataWords(session.state.language).brokenTitle }
    switch session.state.route {
    case .today: return words.today
    case .departures: return departures.title
    case .fareCard: return fareCard.title
    case .settings(let place): return title(of: place)
    case .unknown: return words.notFound
    }
  }

  private func title(of place: SettingsPlace) -> String {
    switch place {
    case .all: SettingsWords(session.state.language).settings
    case .modules: SettingsWords(session.state.language).modules
    case .history: SettingsWords(session.state.language).history
    case .data: DataWords(session.state.language).data
    case .about: AboutWords(session.state.language).about
    }
  }

  private var name: String {
    switch session.state.route {
    case .today: "today"
    case .departures: "departures"
    case .fareCard: "fare-card"
    case .settings: "settings"
    case .unknown: "unknown"
    }
  }

  private var unknown: [Node] {
    [
      Heading.view(words.notFound),
      Notice.view(
        .failing, title: words.notFound, text: words.notFoundText,
        action: element("a.button", .href("/")) { words.backToToday }),
    ]
  }
}

import Departures
import Kernel

/// The whole page: the open screen, the navigation, and what floats above them.
/// A class so that its parts share one copy of the state.
final class AppView {
  let state: AppState
  private var words: AppWords { AppWords(state.language) }

  init(_ state: AppState) { self.state = state }

  var root: Node {
    element("div", .id("app"), .class("app"), .lang(state.language.rawValue)) {
      element("a.skip", key: "skip", .href("#main")) { words.skip }
      Navigation.view(state.route, state.language)
      element("main", key: "main", .id("main"), .class("screen-" + name), .tabindex(-1)) { screen }
      if let toast = state.toast { ToastView.view(toast, words) }
    }
  }

  var title: String {
    screenTitle + " · Pocketful"
  }

  /// False where the address leads to nothing.
  var exists: Bool {
    switch state.route {
    case .today: true
    case .departures: departures.exists
    case .unknown: false
    }
  }

  private var departures: DeparturesScreen { DeparturesScreen(state.departures, state.surroundings) }

  private var screen: [Node] {
    switch state.route {
    case .today: TodayScreen(state: state).view
    case .departures: departures.view
    case .unknown: unknown
    }
  }

  private var screenTitle: String {
    switch state.route {
    case .today: words.today
    case .departures: departures.title
    case .unknown: words.notFound
    }
  }

  private var name: String {
    switch state.route {
    case .today: "today"
    case .departures: "departures"
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

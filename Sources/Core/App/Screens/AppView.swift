import Departures
import FareCard
import Kernel
import Races
import Score
import Workouts

/// The whole page: the open screen, the navigation, and what floats above them.
///
/// A class, though nothing in it changes, so that its parts share one copy of the state.
final class AppView {
  let state: AppState
  private var words: AppWords { AppWords(state.language) }

  init(_ state: AppState) { self.state = state }

  var root: Node {
    element("div", .id("app"), .class("app"), .lang(state.language.rawValue)) {
      element("a.skip", key: "skip", .href("#main")) { words.skip }
      Navigation.view(state.route, state.preferences, state.language)
      element(
        "main", key: "main", .id("main"), .class("screen-" + name, isDetail ? "has-side" : ""), .tabindex(-1)
      ) {
        if state.storage == .memory { element("p.not-kept", key: "not-kept") { words.notKept } }
        state.device.isWide && isDetail ? panes() : screen
      }
      if !isNearSettings { foot }
      if let toast = state.toast { ToastView.view(toast, words) }
      if state.hasUpdate { UpdateBar.view(words) }
    }
  }

  /// The way to the settings from every screen of a phone; Today has it in its heading, a wide window in the bar.
  private var foot: Node {
    element("footer.foot.only-narrow", key: "foot") {
      element("a.text-button", .href(SettingsPlace.all.path)) { SettingsWords(state.language).settings }
    }
  }

  private var isNearSettings: Bool {
    switch state.route {
    case .today, .settings: true
    case .departures, .fareCard, .races, .score, .workouts, .unknown: false
    }
  }

  var title: String {
    screenTitle + " · Pocketful"
  }

  /// False where the address leads to nothing.
  var exists: Bool {
    switch state.route {
    case .today, .score, .settings: true
    case .departures: departures.exists
    case .fareCard: fareCard.exists
    case .races: races.exists
    case .workouts: workouts.exists
    case .unknown: false
    }
  }

  private var departures: DeparturesScreen { DeparturesScreen(state.departures, state.surroundings) }
  private var races: RacesScreen { RacesScreen(state.races, state.surroundings) }
  private var fareCard: FareCardScreen { FareCardScreen(state.fareCard, state.surroundings) }
  private var workouts: WorkoutsScreen { WorkoutsScreen(state.workouts, state.surroundings) }

  private var score: ScoreScreen { ScoreScreen(state.score, state.surroundings) }

  private var screen: [Node] {
    if state.storage.isUsable, state.route == .today { return TodayScreen(state: state).view }
    return opened()
  }

  /// Any screen but Today.
  @inline(never)  // a gate of the program's parts
  private func opened() -> [Node] {
    if case .broken(let breakage) = state.storage {
      return StorageFailureScreen(breakage: breakage, state: state).view
    }
    switch state.route {
    case .today: return TodayScreen(state: state).view
    case .departures: return departures.view
    case .fareCard: return fareCard.view
    case .races: return races.view
    case .score: return score.view
    case .workouts: return workouts.view
    case .settings(let place): return settings(place)
    case .unknown: return unknown
    }
  }

  @inline(never)  // a gate of the program's parts
  private func settings(_ place: SettingsPlace) -> [Node] {
    switch place {
    case .all: SettingsScreen(state: state).view
    case .modules: ModulesScreen(state: state).view
    case .history: HistoryScreen(state: state).view
    case .data: DataScreen(state: state).view
    case .about: AboutScreen(state: state).view
    }
  }

  /// Opened from a list that a wide window shows beside it. The server's page has the class as well, so that the room is
  /// there before the list is.
  private var isDetail: Bool {
    guard state.storage.isUsable, exists else { return false }
    switch state.route {
    case .departures(let place): return place != .myStops
    case .races(let place): return place != .board
    case .workouts(let place): return place != .list && place != .running
    case .settings(let place): return place != .all
    case .today, .fareCard, .score, .unknown: return false
    }
  }

  @inline(never)  // a gate of the program's parts
  private func panes() -> [Node] {
    var list: [Node] = []
    var label = ""
    switch state.route {
    case .departures:
      let stops = DeparturesScreen(state.departures, state.surroundings, at: .myStops)
      (list, label) = (stops.view, stops.title)
    case .races:
      let board = RacesScreen(state.races, state.surroundings, at: .board)
      (list, label) = (board.view, board.title)
    case .workouts:
      let workouts = WorkoutsScreen(state.workouts, state.surroundings, at: .list)
      (list, label) = (workouts.view, workouts.title)
    case .settings: (list, label) = (settings(.all), title(of: .all))
    case .today, .fareCard, .score, .unknown: return screen
    }
    return Panes.view(list: list, label: label, path: path, detail: screen)
  }

  private var path: String {
    switch state.route {
    case .departures(let place): DeparturesState.address(place)
    case .races(let place): RacesState.address(place)
    case .workouts(let place): WorkoutsState.address(place)
    case .settings(let place): place.path
    case .today, .fareCard, .score, .unknown: ""
    }
  }

  private var screenTitle: String {
    state.storage.isUsable && state.route == .today ? words.today : openedTitle()
  }

  @inline(never)  // a gate of the program's parts
  private func openedTitle() -> String {
    if case .broken(let breakage) = state.storage { return DataWords(state.language).brokenTitle(breakage) }
    switch state.route {
    case .today: return words.today
    case .departures: return departures.title
    case .fareCard: return fareCard.title
    case .races: return races.title
    case .score: return score.title
    case .workouts: return workouts.title
    case .settings(let place): return title(of: place)
    case .unknown: return words.notFound
    }
  }

  @inline(never)  // a gate of the program's parts
  private func title(of place: SettingsPlace) -> String {
    switch place {
    case .all: SettingsWords(state.language).settings
    case .modules: SettingsWords(state.language).modules
    case .history: SettingsWords(state.language).history
    case .data: DataWords(state.language).data
    case .about: AboutWords(state.language).about
    }
  }

  private var name: String {
    switch state.route {
    case .today: "today"
    case .departures: "departures"
    case .fareCard: "fare-card"
    case .races: "races"
    case .score: "score"
    case .workouts: "workouts"
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

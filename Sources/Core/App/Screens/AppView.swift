import Kernel

/// The whole page: the open screen, the navigation, and what floats above them.
final class AppView {
  let state: AppState
  private var words: AppWords { AppWords(state.language) }

  init(_ state: AppState) { self.state = state }

  var root: Node {
    element("div", .id("app"), .class("app"), .lang(state.language.tag.rawValue)) {
      element("a.skip", key: "skip", .href("#main")) { words.skip }
      Navigation.view(state.route, state.preferences, state.language)
      element(
        "main", key: "main", .id("main"), .class("screen-" + name, isDetail ? "has-side" : ""), .tabindex(-1)
      ) {
        if state.storage == .memory { element("p.not-kept", key: "not-kept") { words.notKept } }
        state.device.isWide && isDetail ? panes() : screen
      }
      if state.account?.isMember == true { syncEdge }
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
    case .module, .unknown: false
    }
  }

  var title: String {
    screenTitle + " · Pocketful"
  }

  /// False where the address leads to nothing.
  var exists: Bool {
    switch state.route {
    case .today, .settings: true
    case .module(let module): exists(module)
    case .unknown: false
    }
  }

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
    case .module(let module): return view(module)
    case .settings(let place): return settings(place)
    case .unknown: return unknown
    }
  }

  @inline(never)  // a gate of the program's parts
  private func settings(_ place: SettingsPlace) -> [Node] {
    switch place {
    case .all: SettingsScreen(state: state).view
    case .modules: ModulesScreen(state: state).view
    case .notifications: NotificationsScreen(state: state).view
    case .history: ChangesScreen(state: state).view
    case .data: DataScreen(state: state).view
    case .account: AccountScreen(state: state).view
    case .about: AboutScreen(state: state).view
    }
  }

  /// Opened from a list that a wide window shows beside it. The server's page has the class as well, so that the room is
  /// there before the list is.
  private var isDetail: Bool {
    guard state.storage.isUsable, exists else { return false }
    switch state.route {
    case .module(let module): return hasListBeside(module)
    case .settings(let place): return place != .all
    case .today, .unknown: return false
    }
  }

  @inline(never)  // a gate of the program's parts
  private func panes() -> [Node] {
    let list: ListBeside?
    switch state.route {
    case .module(let module): list = self.list(beside: module)
    case .settings(let place):
      list = ListBeside(view: settings(.all), title: title(of: .all), path: place.path)
    case .today, .unknown: list = nil
    }
    guard let list else { return screen }
    return Panes.view(list: list.view, label: list.title, path: list.path, detail: screen)
  }

  private var screenTitle: String {
    state.storage.isUsable && state.route == .today ? words.today : openedTitle()
  }

  @inline(never)  // a gate of the program's parts
  private func openedTitle() -> String {
    if case .broken(let breakage) = state.storage { return DataWords(state.language).brokenTitle(breakage) }
    switch state.route {
    case .today: return words.today
    case .module(let module): return title(module)
    case .settings(let place): return title(of: place)
    case .unknown: return words.notFound
    }
  }

  @inline(never)  // a gate of the program's parts
  private func title(of place: SettingsPlace) -> String {
    switch place {
    case .all: SettingsWords(state.language).settings
    case .modules: SettingsWords(state.language).modules
    case .notifications: SettingsWords(state.language).notifications
    case .history: SettingsWords(state.language).history
    case .data: DataWords(state.language).data
    case .account: SettingsWords(state.language).account
    case .about: AboutWords(state.language).about
    }
  }

  private var name: String {
    switch state.route {
    case .today: "today"
    case .module(let module): module.rawValue
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

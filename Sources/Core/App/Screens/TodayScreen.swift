import Departures
import Kernel

/// One glance at each module.
struct TodayScreen {
  let state: AppState

  var view: [Node] {
    [
      Heading.view(AppWords(state.language).today),
      element("div.tiles", key: "tiles") {
        DeparturesTile.view(DeparturesScreen(state.departures, state.surroundings))
      },
    ]
  }
}

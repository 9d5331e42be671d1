import Kernel

/// Find a station by any part of its name. The form works without JavaScript too.
struct SearchScreen {
  let base: DeparturesScreen
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }

  var view: [Node] {
    [
      Heading.view(words.search, back: DeparturesScreen.link(.myStops), words.myStops),
      SearchForm.view(
        id: "query", to: "/departures/search", name: "q", value: state.query, hint: words.searchHint, input: .query(""),
        submit: .submitQuery, base),
      results,
    ]
  }

  private var results: Node {
    if state.query.isEmpty {
      return element("div.start", key: "start") {
        element("p.quiet") { words.searchStart }
        element("a.button", .href(DeparturesScreen.link(.nearby(from: nil)))) {
          Icon.view(.near)
          element("span") { words.nearby }
        }
      }
    }
    let stations = state.results
    if stations.isEmpty {
      return Notice.view(.empty, title: words.nothingFound(state.query), text: words.nothingFoundHint)
    }
    return element("ul.stations", key: "results") {
      for station in stations {
        StationRow.view(station, to: DeparturesScreen.link(.station(station.id)), base)
      }
    }
  }
}

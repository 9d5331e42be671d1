import Kernel

/// Find a station by any part of its name. The form works without JavaScript too.
struct SearchScreen {
  let base: DeparturesScreen
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    [
      Heading.view(words.search, back: DeparturesScreen.link(.myStops), words.myStops),
      SearchForm.view(
        id: "query", to: "/departures/search", name: "q", value: state.query, hint: hint, input: .query(""),
        submit: .submitQuery, base),
    ] + (state.query.unicodeScalars.allSatisfy { $0 == " " } ? start : [results])
  }

  /// What people type where they live helps nobody elsewhere.
  private var hint: String {
    KnownAs.example(of: state.network).map { words.searchHintSuch($0) } ?? words.searchHint
  }

  /// Before a letter is typed: what is near, what was opened lately, and all lines.
  private var start: [Node] {
    [
      element("p.button-row", key: "start") {
        NearbyScreen.link(base, "button")
        element("a.button", key: "map", .href(DeparturesScreen.link(.map(MapPlace())))) {
          Icon.view(.map)
          element("span") { words.map }
        }
      },
      recent,
      element("section.search-start", key: "lines", .aria("labelledby", "by-line")) {
        element("h2", .id("by-line")) { words.byLine }
        element("div.line-links") {
          for line in state.lineLinks {
            element(
              "a.line-link", key: line.id, .href(DeparturesScreen.link(.search(query: words.lineQuery(line.label))))
            ) { LineBullet.view(line.id, state.network, named: words.lineName(line.label)) }
          }
        }
      },
    ].compactMap { $0 }
  }

  private var recent: Node? {
    let stations = state.recent.compactMap { state.network.station($0) }
    if stations.isEmpty { return nil }
    return element("section.search-start", key: "recent", .aria("labelledby", "recent")) {
      element("h2", .id("recent")) { words.recent }
      element("ul.stations") {
        for station in stations { StationRow.view(station, note: nil, base) }
      }
    }
  }

  private var results: Node {
    let hits = state.hits
    if hits.isEmpty {
      return Notice.view(.empty, title: words.nothingFound(state.query), text: words.nothingFoundHint)
    }
    return element("ul.stations", key: "results") {
      for hit in hits { StationRow.view(hit.station, note: hit.why, base) }
    }
  }
}

import Kernel

/// The nearest stations: to the person, asked for only on tap, or to a place they type.
struct NearbyScreen {
  let base: DeparturesScreen
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }

  var view: [Node] {
    [
      Heading.view(words.nearby, back: DeparturesScreen.link(.myStops), words.myStops),
      locator,
      SearchForm.view(
        id: "place", to: "/departures/near", name: "from", value: typed, hint: words.orFrom, input: .nearbyQuery(""),
        submit: .submitNearby, base),
    ] + list
  }

  /// What stands in the field: what is typed, else where the page was opened for.
  private var typed: String {
    if !state.nearbyQuery.isEmpty { return state.nearbyQuery }
    guard case .nearby(.some(let from)) = state.place else { return "" }
    return state.network.station(from)?.name ?? from
  }

  private var locator: Node {
    element("div.locator.needs-script", key: "locator") {
      element(
        "button.button.primary", .type("button"), .aria("busy", state.nearby == .locating),
        .on(.click, DeparturesScreen.wire(.locate))
      ) {
        Icon.view(.near)
        element("span") { state.nearby == .locating ? words.locating : words.useLocation }
      }
      if case .failed(let failure) = state.nearby {
        element("p.message", .role("alert")) { words.locationFailed(failure) }
      } else {
        element("p.quiet") { words.nearbyText }
      }
    }
  }

  /// The typed place wins over the device's position: it was said last.
  private var list: [Node] {
    if case .nearby(.some(let from)) = state.place {
      guard let origin = state.origin(from) else {
        return [Notice.view(.empty, title: words.nothingFound(from), text: words.nothingFoundHint)]
      }
      return stations(near: origin.location, title: words.nearTo(origin.name))
    }
    if case .found(let location) = state.nearby { return stations(near: location, title: words.nearYou) }
    return []
  }

  private func stations(near location: Location, title: String) -> [Node] {
    [
      element("h2", key: "near-title") { title },
      element("ul.stations", key: "near-list") {
        for (station, metres) in Nearby.stations(of: state.network, near: location, limit: 20) {
          StationRow.view(station, to: DeparturesScreen.link(.station(station.id)), metres: metres, base)
        }
      },
    ]
  }
}

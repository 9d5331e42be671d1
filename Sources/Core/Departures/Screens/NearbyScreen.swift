import Kernel

/// The nearest stations and their next trains: around the person, asked for only on tap, or around a place they type.
struct NearbyScreen {
  let base: DeparturesScreen
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }

  /// What one came for stands first: once something is found, what asks for another place stands below it.
  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    let heading = Heading.view(
      words.nearby, back: DeparturesScreen.link(.myStops), words.myStops, trailing: state.around.isEmpty ? nil : again)
    return state.around.isEmpty ? [heading, locator, form] + list : [heading] + list + [form]
  }

  private var form: Node {
    SearchForm.view(
      id: "place", to: "/departures/near", name: "from", value: typed, hint: words.orFrom, input: .nearbyQuery(""),
      submit: .submitNearby, isFirst: false, base)
  }

  /// Asks for the position once more, without taking away what is shown.
  private var again: Node {
    element(
      "button.icon-button.needs-script", key: "again", .type("button"), .aria("label", words.useLocation),
      .aria("busy", state.nearby == .locating), .on(.click, DeparturesScreen.wire(.locate))
    ) { Icon.view(.near) }
  }

  /// Leads here, and asks for the position: one tap less.
  static func link(_ screen: DeparturesScreen, _ kind: String) -> Node {
    let isIcon = kind == "icon-button"
    return element(
      "a", key: "near", .class(kind), .href(DeparturesScreen.link(.nearby(from: nil))),
      isIcon ? .aria("label", screen.words.nearby) : nil, .on(.click, DeparturesScreen.wire(.nearMe))
    ) {
      Icon.view(.near)
      if !isIcon { element("span") { screen.words.nearby } }
    }
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
      if case .failed(let failure) = state.nearby, let text = words.locationFailed(failure) {
        element("p.message", .role("alert")) { text }
      } else {
        element("p.quiet") { words.nearbyText }
      }
    }
  }

  /// A typed place wins over the device's position: it was said last.
  private var list: [Node] {
    var title = words.nearYou
    if case .nearby(.some(let from)) = state.place {
      guard let origin = state.origin(from) else {
        return [Notice.view(.empty, title: words.nothingFound(from), text: words.nothingFoundHint)]
      }
      title = words.nearTo(origin.name)
    }
    guard let nearest = state.around.first else { return [] }
    let units = base.surroundings.units
    if Walking.isTooFar(metres: nearest.metres) {
      return [
        Notice.view(
          .empty, title: words.nothingNear(units),
          text: words.nearestIs(
            nearest.station.name, distance: words.distance(nearest.metres, DistanceScale(nearest.metres, units))))
      ]
    }
    let scale = DistanceScale(state.around[state.around.count - 1].metres, units)
    return [
      element("h2", key: "near-title") { title },
      element("ul.tiles.stop-tiles", key: "near-boards") {
        for near in state.around.prefix(DeparturesState.nearBoards) {
          element("li", key: near.station.id) {
            StopTile.view(
              near.station.id, about: words.way(near.metres, scale), trailing: KeepStar.view(near.station, base),
              below: nil, base)
          }
        }
      },
      element("ul.stations", key: "near-list") {
        for near in state.around.dropFirst(DeparturesState.nearBoards) {
          StationRow.view(near.station, note: words.way(near.metres, scale), base)
        }
      },
    ]
  }
}

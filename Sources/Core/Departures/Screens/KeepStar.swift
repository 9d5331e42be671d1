package import Kernel

/// Whether a station is one of the person's: a mark that is on or off, under one name. One tap changes it, the next one
/// changes it back.
package enum KeepStar {
  package static func view(_ station: Station, _ screen: DeparturesScreen) -> Node {
    let isKept = screen.state.mine?.contains(station.id) ?? false
    let action: DeparturesAction = isKept ? .remove(station.id) : .add(station.id)
    return element(
      "button.icon-button.star.needs-script", key: "star", .type("button"), .aria("pressed", isKept),
      .aria("label", screen.words.inMyStops(station.name)), .on(.click, DeparturesScreen.wire(action))
    ) { Icon.view(.star) }
  }
}

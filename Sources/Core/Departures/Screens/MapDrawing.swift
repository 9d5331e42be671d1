import Kernel

/// The map itself, drawn for one view of it. The host shows the part that is looked at, and moves it under a finger
/// (Web/host/map.js).
struct MapDrawing {
  let base: DeparturesScreen
  let open: MapPlace
  let agency: String
  let map: SystemMap
  private var state: DeparturesState { base.state }

  /// Before a window was measured: all of it, as on a phone.
  private static let first = 187

  private var looked: MapView {
    state.view(of: open)
      ?? MapView(middle: MapPoint(x: map.frame.width / 2, y: map.frame.height / 2), scale: Self.first)
  }

  var view: Node {
    let looked = self.looked
    let style = MapStyle(looked)
    let wanted = state.wanted(on: open)
    let outstanding = state.network.outstanding(on: open)
    return element(
      "svg.map-drawing", key: "drawing", Attribute("viewBox", "0 0 \(map.frame.width) \(map.frame.height)"),
      .data("size", "\(map.frame.width),\(map.frame.height)")
    ) {
      element("g.map-tracks", key: "tracks", Attribute("stroke-width", steps(style.width)), .aria("hidden", true)) {
        for (line, course) in state.map.paths(of: map, agency, at: looked) {
          let isAside = !outstanding.isEmpty && !outstanding.contains { $0.id == line }
          track(line, course, isAside)
        }
      }
      stations(style, wanted)
      mark(style)
      names(looked, wanted)
      trains(style)
    }
  }

  /// Aside is what others stand out from.
  private func track(_ id: String, _ course: String, _ isAside: Bool) -> Node {
    element(
      "path", key: id, .class(isAside ? "is-aside" : ""),
      Attribute("stroke", Contrast.stroke(of: state.network.line(id)?.color ?? 0x80_8183)), Attribute("d", course))
  }

  /// A dot each, and a bar from stop to stop where riders change between them: as four paths, not a thousand elements.
  private func stations(_ style: MapStyle, _ wanted: (Int) -> Bool) -> Node {
    var (dots, aside) = ("", "")
    for (place, station) in state.network.stations.enumerated() where state.network.isOf(agency, station.id) {
      var course = ""
      for stop in station.stops {
        let point = map.frame.point(stop.location)
        course += (course.isEmpty ? "M" : "L") + String(point.x) + " " + String(point.y)
      }
      if station.stops.count == 1 { course += "h0" }
      if wanted(place) { dots += course } else { aside += course }
    }
    return element("g.map-stations", key: "stations", .aria("hidden", true)) {
      for (key, course) in [("aside", aside), ("dots", dots)] {
        element("g", key: key, .class(key == "aside" ? "is-aside" : "")) {
          element("path.map-rim", key: "rim", Attribute("stroke-width", steps(style.dot)), Attribute("d", course))
          element("path.map-core", key: "core", Attribute("stroke-width", steps(style.core)), Attribute("d", course))
        }
      }
    }
  }

  /// Around the station that the map was opened for.
  private func mark(_ style: MapStyle) -> Node? {
    guard let station = open.stop.flatMap({ state.network.station($0) }) else { return nil }
    let point = map.frame.point(station.location)
    return element(
      "circle.map-here", key: "here", Attribute("cx", String(point.x)), Attribute("cy", String(point.y)),
      Attribute("r", steps(style.dot * 2.2)), Attribute("stroke-width", steps(style.width * 0.7)))
  }

  private func names(_ looked: MapView, _ wanted: (Int) -> Bool) -> Node {
    let window = state.map.window ?? MapWindow(width: 390, height: 500, text: 16)
    let size = Double(window.text) * MapNames.size * looked.stepsPerPixel
    let names = state.map.names(of: map, state.network, at: looked, window, open, wanted: wanted)
    return element(
      "g.map-names", key: "names", Attribute("font-size", steps(size)), Attribute("stroke-width", steps(size / 4))
    ) {
      for name in names {
        let station = state.network.stations[name.station]
        element(
          "a", key: station.id, .href(DeparturesScreen.link(.station(station.id))),
          .aria("label", station.name + ", " + base.words.lines(station.lines.map { state.network.label($0) })),
          .on(.click, DeparturesScreen.wire(.map(.open(station.id))))
        ) {
          element(
            "text", Attribute("x", String(name.x)), Attribute("y", String(name.y)),
            name.anchor == .start ? nil : Attribute("text-anchor", name.anchor.rawValue)
          ) { station.name }
        }
      }
    }
  }

  /// They glide from where they were a second ago.
  private func trains(_ style: MapStyle) -> Node {
    let color = state.lineOnMap?.color ?? 0x80_8183
    return element(
      "g.map-trains", key: "trains", .aria("hidden", true), Attribute("fill", Contrast.stroke(of: color)),
      Attribute("stroke-width", steps(style.width * 0.9))
    ) {
      for train in state.trainsOnMap(at: base.surroundings.now) {
        element(
          "circle", key: train.trip.id, Attribute("cx", String(train.point.x)), Attribute("cy", String(train.point.y)),
          Attribute("r", steps(style.dot * 0.9)))
      }
    }
  }

  private func steps(_ length: Double) -> String { String(Int(max(length.rounded(), 1))) }
}

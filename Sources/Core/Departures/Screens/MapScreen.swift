import Kernel

/// The whole system: its lines and stations, to be looked at from near and far; and the same as lists, which a screen reader
/// reads, and who has no JavaScript.
struct MapScreen {
  let base: DeparturesScreen
  let open: MapPlace
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }
  private var agency: String { state.network.agency(of: open) }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    let from = open.stop.flatMap { state.network.station($0) }
    return [
      Heading.view(
        words.map, back: DeparturesScreen.link(from.map { .station($0.id) } ?? .myStops), from?.name ?? words.myStops,
        trailing: search),
      agencies, lines, map, trains, list,
    ].compactMap { $0 }
  }

  private var search: Node {
    element(
      "a.icon-button", .href(DeparturesScreen.link(.search(query: ""))), .aria("label", words.search)
    ) { Icon.view(.search) }
  }

  /// Each has a map of its own.
  private var agencies: Node? {
    if state.network.parts.isEmpty { return nil }
    return element("nav.chips.map-agencies", key: "agencies", .aria("label", words.agencies)) {
      choice("", state.network.agency)
      for part in state.network.parts { choice(part.slug, part.agency) }
    }
  }

  private func choice(_ slug: String, _ name: String) -> Node {
    element(
      "a.chip", key: slug, .href(DeparturesScreen.link(.map(MapPlace(of: slug.isEmpty ? nil : slug)))),
      slug == agency ? .aria("current", "page") : nil
    ) { name }
  }

  /// Those that are chosen stand out, so that one sees where they meet; the same chip once more takes it back.
  private var lines: Node {
    let shared = sharedLabels
    return element("div.chips.map-lines.needs-script", key: "lines", .role("group"), .aria("label", words.chooseLine)) {
      for line in state.network.lines where state.network.isOf(agency, line.id) {
        element(
          "button.chip", key: line.id, .type("button"), .aria("pressed", open.lines.contains(line.id)),
          .on(.click, DeparturesScreen.wire(.map(.line(line.id))))
        ) { LineBullet.view(line.id, state.network, named: name(of: line, shared)) }
      }
    }
  }

  /// Told apart from others that bear the same label: three shuttles are an S.
  private func name(of line: Line, _ shared: [String]) -> String {
    let isAlone = line.longName.isEmpty || !shared.contains(line.label)
    return words.lineName(line.label) + (isAlone ? "" : ", " + line.longName)
  }

  /// The labels that more than one line bears.
  private var sharedLabels: [String] {
    let labels = state.network.lines.map { $0.label }.sorted { $0 < $1 }
    return zip(labels, labels.dropFirst()).filter { $0 == $1 }.map { $0.0 }
  }

  private var map: Node {
    element(
      "div.map.needs-script", key: "map", .role("group"), .aria("label", words.mapLabel), .tabindex(0),
      .data("view", state.view(of: open)?.text ?? ""), .data("fit", fit),
      .on(.moved, DeparturesScreen.wire(.map(.moved(nil, nil)))),
      .on(.pick, DeparturesScreen.wire(.map(.pick(nil))))
    ) {
      if let map = state.map.map(of: agency) {
        MapDrawing(base: base, open: open, agency: agency, map: map).view
        element("span.map-mark", key: "mark", .aria("hidden", true))
        element("div.map-buttons", key: "buttons") {
          button(.add, words.closer, .closer)
          button(.less, words.farther, .farther)
          button(.whole, fit.isEmpty ? words.wholeMap : words.chosenLines, .whole)
        }
      } else {
        let isComing = base.outage == nil && !state.map.isHere
        element("p.quiet", key: "missing", .aria("busy", isComing)) { isComing ? words.loading : words.mapMissing }
      }
    }
  }

  /// What is drawn as a dot is said in words too, and by what it was placed.
  private var trains: Node? {
    guard let line = state.lineOnMap else { return nil }
    let isHeard = state.map.trainsLine == line.id && state.map.trains != nil
    let trains = state.trainsOnMap(at: base.surroundings.now)
    // Of what was heard long ago, or never, nothing is said to be absent.
    if !isHeard || trains.isEmpty && !state.knowsTrains(at: base.surroundings.now) {
      guard isHeard || base.outage != nil else { return nil }
      let unknown = words.trainsUnknown(base.spokenLine(line.id))
      return element("p.quiet", key: "no-trains") { base.outage.map { unknown + " " + base.cause($0) } ?? unknown }
    }
    if trains.isEmpty { return element("p.quiet", key: "no-trains") { words.noTrainsOnMap(base.spokenLine(line.id)) } }
    return element("details.map-trains-list", key: "trains") {
      element("summary") {
        words.trainsOnMap(trains.count, line: base.spokenLine(line.id))
        Icon.view(.down)
        age(of: trains)
      }
      element("p.quiet") { words.trainsByTimes }
      element("ul") {
        for train in trains { element("li", key: train.trip.id) { row(train) } }
      }
    }
  }

  /// Of those that were heard of long ago; a dot looks as sure as any other.
  private func age(of trains: [MapTrains.Placed]) -> Node? {
    let oldest = trains.map { $0.trip }.filter { $0.health != .fresh || base.outage != nil }
      .min { ($0.asOf?.seconds ?? 0) < ($1.asOf?.seconds ?? 0) }
    return oldest.map { trip in element("span.note", key: "age") { base.age(trip.health, asOf: trip.asOf) } }
  }

  /// It leads to the train as seen from the stop that it makes for.
  private func row(_ train: MapTrains.Placed) -> Node {
    guard let call = train.trip.ahead(at: base.surroundings.now).first else { return .text(whereabouts(train)) }
    return element(
      "a.row-link", .href(DeparturesScreen.link(.train(station: call.station, trip: train.trip.id)))
    ) {
      element("span") { whereabouts(train) }
      element("span.trip-time") { base.clock(call.time, of: call.station) }
    }
  }

  private func whereabouts(_ train: MapTrains.Placed) -> String {
    let (to, destination) = (name(train.to), train.trip.destination)
    return train.from.map { words.trainBetween(destination, from: name($0), to: to) }
      ?? words.trainAt(destination, station: to)
  }

  private func name(_ stop: String) -> String { state.network.station(stop)?.name ?? stop }

  /// What is looked at where nothing else is said: all of the lines that stand out, else all; its edges in steps.
  private var fit: String {
    guard let frame = state.map.map(of: agency)?.frame else { return "" }
    var (left, top, right, bottom) = (frame.width, frame.height, 0, 0)
    for stop in state.network.outstanding(on: open).flatMap({ $0.stops }) {
      guard let place = state.network.stop(stop)?.location else { continue }
      let point = frame.point(place)
      (left, top) = (min(left, point.x), min(top, point.y))
      (right, bottom) = (max(right, point.x), max(bottom, point.y))
    }
    if left > right { return "" }
    return String(left) + "," + String(top) + "," + String(right) + "," + String(bottom)
  }

  private func button(_ icon: Icon, _ label: String, _ action: MapAction) -> Node {
    element(
      "button.icon-button", key: label, .type("button"), .aria("label", label),
      .on(.click, DeparturesScreen.wire(.map(action)))
    ) { Icon.view(icon) }
  }

  /// The stations of the lines that stand out, in their order; or all lines.
  private var list: Node {
    let lines = state.network.outstanding(on: open)
    return element("section.map-list", key: "list", .aria("label", words.linesAndStations)) {
      if lines.isEmpty {
        element("h2") { words.linesAndStations }
        element("ul.map-all-lines", key: "all") {
          for line in state.network.lines where state.network.isOf(agency, line.id) {
            element("li", key: line.id) {
              element("a.row-link", .href(DeparturesScreen.link(.map(MapPlace(line: line.id))))) {
                LineBullet.view(line.id, state.network, named: words.lineName(line.label))
                element("span") { line.longName }
              }
            }
          }
        }
      }
      for line in lines {
        element("h2", key: "of " + line.id) { words.stationsOf(base.spokenLine(line.id)) }
        element("ol.stations", key: line.id) {
          for station in stations(of: line) { StationRow.view(station, note: nil, base) }
        }
      }
    }
  }

  /// Each once, also where two of its stops are of one station.
  private func stations(of line: Line) -> [Station] {
    var all: [Station] = []
    for stop in line.stops {
      guard let station = state.network.station(stop), !all.contains(where: { $0.id == station.id }) else { continue }
      all.append(station)
    }
    return all
  }
}

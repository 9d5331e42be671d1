import Kernel

/// What a person does on the map.
package enum MapAction: WordedAction {
  /// It was moved by hand: what the window shows now, and how large the window is.
  case moved(MapView?, MapWindow?)
  /// Tapped there, or meant by the keyboard. Without a place it is what the page reports with one.
  case pick(MapPoint?)
  case closer
  case farther
  case whole
  /// A line stands out, or no line any more.
  case line(String)
  case open(String)
}

extension MapAction {
  /// What these wire forms begin with, behind the module's own "map".
  package enum Word: String, ActionWord {
    case moved, pick, closer, farther, whole, line, open
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .moved: (.moved, nil)
    case .pick: (.pick, nil)
    case .closer: (.closer, nil)
    case .farther: (.farther, nil)
    case .whole: (.whole, nil)
    case .line(let line): (.line, line)
    case .open(let station): (.open, station)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, about) = Self.read(wire) else { return nil }
    switch word {
    case .moved:
      guard let all = MapNumbers.read(value, count: 6) else { return nil }
      self = .moved(
        MapView(middle: MapPoint(x: all[0], y: all[1]), scale: all[2]),
        MapWindow(width: all[3], height: all[4], text: min(max(all[5], 8), 64)))
    case .pick:
      guard let all = MapNumbers.read(value, count: 2) else { return nil }
      self = .pick(MapPoint(x: all[0], y: all[1]))
    case .closer: self = .closer
    case .farther: self = .farther
    case .whole: self = .whole
    case .line: self = .line(about ?? "")
    case .open: self = .open(about ?? "")
    }
  }
}

extension DeparturesState {
  /// Where the tracks lie has come, as a file of facts.
  package func learn(map text: String?) { map.take(text) }

  package var lacksMap: Bool {
    if case .map = place { return !map.isHere }
    return false
  }

  /// On another screen, such as one that came by *back* while the map was still gliding, none of it means anything.
  @inline(never)  // a gate of the program's parts
  mutating func updateMap(_ action: MapAction, _ surroundings: Surroundings) -> [Effect] {
    guard case .map(var open) = place else { return [] }
    switch action {
    case .moved(let view, let window):
      guard let view, let window else { return [] }
      map.window = window
      return show(view, open)
    case .pick(let point):
      guard let point, let frame = map.map(of: network.agency(of: open))?.frame, let view = view(of: open) else {
        return []
      }
      switch MapPick(at: point, view, network, of: network.agency(of: open), in: frame, wanted: wanted(on: open)) {
      case .station(let id): return go(to: id)
      case .closer(let view): return show(view, open)
      case .nothing: return [.announce(DeparturesWords(surroundings.language).noStationThere)]
      }
    case .closer: return zoom(by: 2, open)
    case .farther: return zoom(by: 0.5, open)
    case .whole: return show(nil, open)
    case .line(let line):
      let (view, agency) = (view(of: open), network.agency(of: open))
      open.choose(line, in: network)
      if network.agency(of: open) != agency { open.of = agency }
      return show(view, open)
    case .open(let id): return go(to: id)
    }
  }

  /// What is looked at, once a window has been measured or the address says it.
  func view(of open: MapPlace) -> MapView? {
    guard let frame = map.map(of: network.agency(of: open))?.frame else { return open.view }
    if let view = open.view { return view.within(frame) }
    guard let stop = open.stop.flatMap({ network.station($0) }) else { return nil }
    return .near(frame.point(stop.location))
  }

  /// The stations that the map is about: those of the lines that stand out, else all.
  func wanted(on open: MapPlace) -> (Int) -> Bool {
    let lines = network.outstanding(on: open)
    if lines.isEmpty { return { _ in true } }
    var isOn = network.stations.map { _ in false }
    for stop in lines.flatMap({ $0.stops }) {
      if let place = network.place(ofStop: stop) { isOn[place] = true }
    }
    return { isOn[$0] }
  }

  private mutating func zoom(by factor: Double, _ open: MapPlace) -> [Effect] {
    guard let view = view(of: open) else { return [] }
    return show(view.zoomed(by: factor, around: view.middle), open)
  }

  private mutating func show(_ view: MapView?, _ open: MapPlace) -> [Effect] {
    var next = open
    next.view = view
    if view == nil { next.stop = nil }
    let agency = network.agency(of: open)
    if network.agency(of: next) != agency { next.of = agency }
    guard .map(next) != place else { return [] }
    place = .map(next)
    return [.navigate(path: Self.address(place), replace: true)]
  }

  private mutating func go(to id: String) -> [Effect] {
    guard let station = network.station(id) else { return [] }
    open(.station(station.id))
    return [.navigate(path: Self.address(place), replace: false), .scroll(top: 0), .focus(selector: "#title")]
  }
}

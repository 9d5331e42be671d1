package import Kernel

extension DeparturesState {
  /// What a person's action changes, and what it asks the host to do. Kept things change only by `.append`.
  @inline(never)  // a gate of the program's parts
  package mutating func update(_ action: DeparturesAction, _ surroundings: Surroundings) -> [Effect] {
    let words = DeparturesWords(surroundings.language)
    switch action {
    case .add(let id):
      guard let mine, let station = network.station(id), !mine.contains(station.id) else { return [] }
      return [append(added(station.id, mine))]
    case .remove(let id):
      guard let mine, let kept = mine.kept.first(where: { $0.station == id }) else { return [] }
      removed.removeAll { $0.station == id }
      removed.append(kept)
      if options == id { options = nil }
      return [append(.removed(StopRemoved(station: id)))]
    case .move(let move):
      return self.move(from: move.from, to: move.to, words)
    case .timeStyle(let style):
      guard mine != nil, style != timeStyle else { return [] }
      return [append(.timeStyleChosen(TimeStyleChosen(style: style)))]
    case .order(let chosen):
      guard mine != nil, chosen != order else { return [] }
      return [append(.orderChosen(OrderChosen(order: chosen)))]
    case .query(let text):
      query = Self.bounded(text)
      return follow(query) + (query.isEmpty ? [] : [.announce(words.found(hits.count))])
    case .clearQuery:
      query = ""
      return follow(query) + [.focus(selector: "#query")]
    case .submitQuery:
      return follow(query) + [.announce(words.found(hits.count))]
    case .nearbyQuery(let text):
      nearbyQuery = Self.bounded(text)
      return []
    case .submitNearby:
      open(.nearby(from: nearbyQuery.isEmpty ? nil : nearbyQuery))
      nearbyQuery = ""
      return [.navigate(path: Self.address(place), replace: true)]
    case .line(let chosen):
      line = line == chosen ? nil : chosen
      return []
    case .later(let isOn):
      showsLater = isOn
      return []
    case .edit(let isOn):
      isEditing = isOn
      return []
    case .locate:
      return locate(words)
    case .nearMe:
      return locate(words) + [.scroll(top: 0), .focus(selector: "#title")]
    case .options(let station):
      options = options == station ? nil : station
      return []
    case .wantLine(let line, let station):
      return want(line: line, of: station)
    case .wantWay(let direction, let station):
      guard let mine, mine.contains(station), mine.wanted(of: station).direction != direction else { return [] }
      return [append(.directionChosen(DirectionChosen(station: station, direction: direction)))]
    case .keepOnly(let direction, let station):
      return keepOnly(direction, of: station)
    case .retry:
      link = .connecting
      return []
    case .reorder:
      return []
    case .leaving(let action):
      return leave(action, surroundings)
    case .map(let action):
      return updateMap(action, surroundings)
    }
  }

  /// A different screen of this module is open: what belonged to the one before is put away.
  @inline(never)  // a gate of the program's parts
  package mutating func open(_ next: DeparturesPlace) {
    // Back from a train, or from what is said of the stop, the board is as it was left.
    if case .station(let id) = next, filtered != id {
      line = nil
      showsLater = false
      filtered = id
    }
    if case .search(let text) = next { query = Self.bounded(text) }
    switch next {
    case .station, .train, .alerts: break
    case .myStops, .search, .nearby, .nearMe, .reminders, .map: filtered = nil
    }
    if next != .myStops {
      isEditing = false
      options = nil
    }
    if next != place {
      around = []
      measuring = .idle
      (opened, form) = (nil, nil)
    }
    let last = place
    place = next
    remember(from: last)
    switch next {
    case .search: prepareSearch()
    case .nearby, .nearMe:
      prepareSearch()
      lookAround()
    case .station(let id):
      if let station = network.station(id) { noteOpened(station.id) }
    case .train: look()
    case .myStops, .reminders, .alerts, .map: break
    }
  }

  @inline(never)  // a gate of the program's parts
  private mutating func prepareSearch() {
    if index == nil { index = StationSearch(network) }
  }

  /// Only where a location is awaited: one that comes late changes nothing.
  package mutating func located(_ result: Result<Location, LocationFailure>, _ surroundings: Surroundings) -> [Effect] {
    locate(result)
    guard case .locating(let station) = measuring else { return [] }
    return measure(result, to: station, surroundings)
  }

  private mutating func locate(_ result: Result<Location, LocationFailure>) {
    guard nearby == .locating else { return }
    switch result {
    case .success(let location):
      nearby = .found(location)
      lookAround()
    case .failure(let failure):
      nearby = .failed(failure)
      lookAround()
    }
  }

  /// A board from the stream, a fetch or this device. An older one than the one held is ignored, unless the one held
  /// claimed a time to come when it came.
  package mutating func received(_ board: Board, at now: Instant) {
    let held = boards[board.station]
    if FeedAge.isOutdated(board.asOf, by: held?.asOf, heardAt: held?.receivedAt ?? now) { return }
    var board = board
    if board.receivedAt == nil { board.receivedAt = now }
    boards.put(board)
    look()
  }

  /// What is known now of the train that is open: off its station's board, or, where that does not reach as far, off its
  /// own stops.
  mutating func look() {
    guard case .train(let station, let trip) = place else { return }
    if let board = boards[station] { look(at: board, station, trip) }
    guard opened == nil, let way = ways.trips.first(where: { $0.id == trip }),
      let call = way.calls.first(where: { $0.station == network.station(station)?.id })
    else { return }
    var train = RemindedTrain()
    (train.trip, train.route, train.destination) = (way.id, way.route, way.destination)
    (train.direction, train.time) = (way.direction, call.time)
    opened = train
  }

  private mutating func look(at board: Board, _ station: String, _ trip: String) {
    if let known = opened ?? reminder(of: trip, at: station)?.train,
      case .listed(let departure) = board.fate(of: known, trust: .live)
    {
      opened = RemindedTrain(departure, known.direction)
      return
    }
    for heading in board.directions {
      for departure in heading.departures where departure.tripID == trip {
        opened = RemindedTrain(departure, heading.direction)
        return
      }
    }
  }

  /// Nothing where it stays in its place, or where there is no such place.
  func move(from: Int, to: Int, _ words: DeparturesWords) -> [Effect] {
    guard let mine, mine.kept.indices.contains(from), mine.kept.indices.contains(to), from != to else { return [] }
    let id = mine.kept[from].station
    let name = network.station(id)?.name ?? id
    return mine.moves(of: id, to: to).map { append(.moved(StopMoved(station: $0.id, position: $0.position))) }
      + [.announce(words.didMoveTo(name, place: to + 1, count: mine.kept.count))]
  }

  /// Nobody types more; a pasted book must not be carried along.
  static func bounded(_ text: String) -> String { text.cut(toBytes: 128) }
}

extension LocationFailure: Error {}

extension DeparturesState {
  /// Enough for every station of a line.
  private static let mostHits = 60

  /// Stations that match the query, best first; none until the search is ready.
  var hits: [StationSearch.Hit] { index?.hits(matching: query, limit: Self.mostHits) ?? [] }

  /// The station that "near …" means: an id, or the best match of what was typed.
  func origin(_ text: String) -> Station? {
    network.station(text) ?? index?.stations(matching: Self.bounded(text), limit: 1).first
  }
}

package import Kernel

/// All that this module's screens are drawn from.
package struct DeparturesState {
  package var place: DeparturesPlace = .myStops
  /// From where the open station was found, which its arrow leads back to; nil for My stops.
  var cameFrom: DeparturesPlace?
  /// Today has been opened since.
  private var isLeft = false
  /// Bullets and drawn rows are right only while it stays what it is: `learn` makes all of them anew.
  package private(set) var network: Network
  /// The fold of the journal; `nil` until the journal is open, and always on the server.
  package var mine: MyStops?
  package var boards = BoardsAtHand()
  /// What the agency says of its service, to whatever was last asked.
  package private(set) var alerts: AlertBoard?
  /// How boards come in.
  package var link: Link = .connecting
  package var nearby: NearbyState = .idle
  /// What lies around the place that the screen of what is near is open for, the nearest first.
  var around: [NearStation] = []
  /// Stations opened lately, the last one first.
  package var recent: [String] = []
  /// Of those, what the device was last asked to keep.
  var keptRecent: [String] = []
  /// The query as typed; the address follows it.
  package var query = ""
  package var nearbyQuery = ""
  package var line: String?
  /// The station whose board `line` and `showsLater` were chosen for.
  var filtered: String?
  package var showsLater = false
  package var isEditing = false
  /// The kept stop whose choices are open.
  var options: String?
  /// Stops taken out since the app was opened: put back, they stand where they stood.
  var removed: [MyStops.Kept] = []
  /// How the walk to a station is being measured.
  var measuring = Measuring.idle
  /// The train whose page is open, as it was last known: the page stays when the board lets go of it.
  var opened: RemindedTrain?
  let ways = WaysAtHand()
  package let weeks = WeeksAtHand()
  let map = MapAtHand()
  /// What is known of reminders' trains from one second to the next.
  var followed: [FollowedTrain] = []
  /// Until when reminders have been spoken of.
  var spokenUntil: Instant?
  /// The weekly reminder that is being written; `nil` until its screen is open and what is kept has been read.
  var form: ReminderForm?
  /// Made when a screen that searches is first opened: it is nearly half of what a start would cost.
  var index: StationSearch?
  private(set) var bullets: LineBullets
  private(set) var boardRows = DrawnRows<TrainFace>(most: 1000)
  private(set) var tileRows = DrawnRows<[TrainFace]>(most: 1000)

  package init(network: Network) {
    self.network = network
    bullets = LineBullets(network)
  }

  /// The network has come, after a start that showed nothing of it.
  package mutating func learn(_ network: Network) {
    let fresh = DeparturesState(network: network)
    self.network = network
    map.forget()
    (bullets, boardRows, tileRows, index) = (fresh.bullets, fresh.boardRows, fresh.tileRows, nil)
  }
}

/// The way to a station, from where the person is.
package enum Measuring: Equatable, Sendable {
  case idle
  case locating(String)
  case failed(String, LocationFailure)
  /// Nobody walks as far.
  case tooFar(String)

  /// Whose way it is.
  var station: String? {
    switch self {
    case .idle: nil
    case .locating(let station), .failed(let station, _), .tooFar(let station): station
    }
  }
}

/// Where the Nearby screen looks from.
package enum NearbyState: Equatable, Sendable {
  case idle
  case locating
  case found(Location)
  case failed(LocationFailure)
}

/// Why the browser gave no location; the raw value is the host's word for it.
package enum LocationFailure: String, Equatable, Sendable {
  case denied, unavailable, timeout
  /// The browser would have to ask the person, who did not ask for it now.
  case unasked
}

extension DeparturesState: Feature {
  package static var name: String { "departures" }

  package mutating func glance() { isLeft = true }

  /// Back from a train, from what is said of the stop, or from its reminder, it is the place it was.
  mutating func remember(from last: DeparturesPlace) {
    defer { isLeft = false }
    guard case .station(let id) = place else { return }
    switch last {
    case _ where isLeft: cameFrom = nil
    case .map, .search, .nearby, .nearMe: cameFrom = last
    case .station(id), .train(id, _), .alerts(id), .reminders: break
    case .myStops, .station, .train, .alerts: cameFrom = nil
    }
  }

  package mutating func answered(
    _ request: String, _ status: Int, _ body: String, _ presence: Presence, _ surroundings: Surroundings
  ) -> [Effect] {
    let (word, about) = request.halves(at: " ")
    if word == Self.trainsRequest { answeredTrains(about ?? "", status, body, at: surroundings.now) }
    return []
  }

  package mutating func acknowledged(_ operation: StopsOperation, id: String) -> [Effect] { [] }
}

extension DeparturesState {
  /// An older one than the one held says nothing, unless it answers something else or the one held claims a time to come.
  package mutating func received(_ board: AlertBoard, at now: Instant) {
    if let held = alerts, held.query == board.query, let old = held.asOf, old <= now.adding(seconds: 60) {
      guard let new = board.asOf, new >= old else { return }
    }
    alerts = board
  }

  /// From the stream, a fetch or this device. An older one than the one held says nothing.
  package mutating func received(_ trip: Trip, at now: Instant) {
    ways.put(trip, at: now)
    look()
  }

  /// What is kept of alerts for a start without network.
  package static let keptAlerts = "alerts"

  /// From what was kept; what the server has sent meanwhile is newer.
  @inline(never)  // a gate of the program's parts
  mutating func recall(alerts text: String) {
    if alerts == nil { alerts = AlertBoard(text: text) }
  }
}

extension DeparturesState {
  /// Each once and by its own id, also where one was kept by that of a stop in it. One that is no longer of the network
  /// is not asked for: the server would answer for none of them.
  package func known(_ stations: [String]) -> [String] {
    var known: [String] = []
    for id in stations {
      let own = network.stations.isEmpty ? id : network.station(id)?.id
      if let own, !known.contains(own) { known.append(own) }
    }
    return known
  }

  /// What is shown of a station: its board as it came, or, where our server is not heard, gone on by the week that this
  /// device keeps; `nil` where there is neither.
  package func board(_ id: String, _ surroundings: Surroundings) -> Board? {
    let station = network.station(id)?.id ?? id
    let held = boards[station]?.dated(at: surroundings.now)
    let isHeard =
      held.map { !BoardTrust($0, link: link, isOnline: surroundings.isOnline, now: surroundings.now).isOurs }
      ?? (link.outage(isOnline: surroundings.isOnline) == nil)
    return isHeard || weeks.stations.isEmpty ? held : gone(on: held, station, at: surroundings.now)
  }

  @inline(never)  // a gate of the program's parts
  private func gone(on held: Board?, _ station: String, at now: Instant) -> Board? {
    weeks.board(station, held, network, at: now)
  }

  /// The first train of some lines by the week that this device keeps, behind what a board lists of the timetable; `nil`
  /// where there is none at hand.
  @inline(never)  // a gate of the program's parts
  func firstScheduled(_ lines: [String], _ direction: Direction, of board: Board, at now: Instant) -> Instant? {
    if lines.isEmpty || weeks.stations.isEmpty { return nil }
    let listed = max(now, board.receivedAt ?? now).adding(seconds: TimetableFill.window)
    return weeks.first(of: lines, direction, at: board.station, network, after: listed, now: now)
  }

  /// The train whose page is open, where only the timetable on this device has it.
  func scheduled(_ surroundings: Surroundings) -> RemindedTrain? {
    guard case .train(let station, let trip) = place else { return nil }
    for heading in board(station, surroundings)?.directions ?? [] {
      for departure in heading.departures where departure.tripID == trip {
        return RemindedTrain(departure, heading.direction)
      }
    }
    return nil
  }

  /// The stations whose boards are on the screen that is open.
  package var watched: [String] {
    switch place {
    case .myStops: Array((mine?.stations ?? []).prefix(Self.mostWatched))
    case .station(let id), .train(let id, _): network.station(id).map { [$0.id] } ?? []
    case .nearby, .nearMe: around.prefix(Self.nearBoards).map { $0.station.id }
    case .alerts(let id): id.flatMap { network.station($0) }.map { [$0.id] } ?? []
    case .search, .reminders, .map: []
    }
  }

  /// As many boards are shown of what is near: what a person walks to.
  static let nearBoards = 6

  /// Whether nobody asks for the trains of this one of My stops: there are too many before it.
  func isBeyondWatched(_ id: String) -> Bool {
    guard place == .myStops, let kept = mine?.stations, kept.count > Self.mostWatched else { return false }
    return !watched.contains(id)
  }

  /// The server's limit for one live stream.
  package static let mostWatched = 50

  var timeStyle: TimeStyle { mine?.timeStyle ?? .both }
  var order: BoardOrder { mine?.order ?? .lines }

  /// Trains of each line and destination that the open screen wants: in one list by time the frequent line's must reach
  /// as far as the rare one's.
  package var wanted: Int {
    if case .station = place, order == .time { return Self.far }
    // Who opens a later train has seen it among as many.
    if case .train = place { return Self.far }
    return showsLater ? Self.far : BoardGroups.shown
  }

  private static let far = 10
}

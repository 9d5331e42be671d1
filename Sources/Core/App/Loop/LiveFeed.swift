import Departures
import Kernel
import Races

/// How boards reach this page: one stream for what is on the screen, and asking where the stream is down.
struct LiveFeed {
  /// What the host was last told to hold open.
  var url: String?
  var isOpen = false
  var lastPoll: Instant?
  /// When boards of stops that are not on the screen were last fetched.
  var lastForLater: Instant?
  var shelf = BoardShelf()
  var lastRaces: Instant?
  var lastKeptRaces: Instant?
  var lastAlerts: Instant?
  var lastKeptAlerts: Instant?
  /// What those were an answer to.
  var keptAlertsQuery: String?
  /// Trips that were asked for last, and when.
  var askedTrips: [String] = []
  var lastTrips: Instant?
  var lastKeptRide: Instant?
  /// The trip that it was of.
  var keptTrip: String?
  /// Stations whose week was asked for lately, and when.
  var askedWeeks: [(station: String, at: Instant)] = []

  /// Seconds between two rounds of asking while the stream is down.
  static let pollInterval: Int64 = 15
  /// Seconds between two rounds of asking for alerts while the stream is down.
  static let alertsInterval: Int64 = 60
  /// Seconds between two rounds of asking for trips while the stream is down.
  static let tripsInterval: Int64 = 20
  /// Seconds between two savings of the races, alerts, or the ride, for a start without network.
  static let keepInterval: Int64 = 30
  /// Seconds between two fetches of what is not on the screen.
  static let laterInterval: Int64 = 300
  /// The most stations that are fetched so.
  static let mostForLater = 12

  /// What the app itself asks for, in one word, of a trip or a week with its id: a module's requests begin with the module's name.
  enum Request: String {
    case board, races, alerts, trip, week, time
    /// Of a stop that is not on the screen.
    case laterBoard = "later-board"
  }
}

extension LiveFeed {
  /// All that is paced by the device's clock begins anew.
  mutating func forgetWhen() {
    (lastPoll, lastForLater, lastRaces, lastKeptRaces) = (nil, nil, nil, nil)
    (lastAlerts, lastKeptAlerts, lastTrips, lastKeptRide) = (nil, nil, nil, nil)
    askedWeeks = []
  }

  /// With the next turn, whatever was asked last.
  mutating func askAtOnce() {
    lastPoll = nil
    lastRaces = nil
    lastAlerts = nil
    lastTrips = nil
  }
}

extension AppState {
  /// Something on the page, or of what the person keeps, is fed by the server, or was a moment ago.
  var isFed: Bool {
    if live.url != nil || departures.mine?.stations.isEmpty == false || departures.mine?.reminders.isEmpty == false
      || departures.mine?.alighting != nil
      || races.mine?.followed.isEmpty == false
    {
      return true
    }
    switch route {
    case .today, .module(.departures), .module(.races): return true
    case .module, .settings, .unknown: return false
    }
  }

  @inline(never)  // a gate of the program's parts
  func followFeeds() -> [Outgoing] {
    let watched = watchedStations
    if !watched.isEmpty { takeFromShelf(watched) }
    var outgoing: [Outgoing] = []
    let wantedRaces = wantedRaces
    let wantedAlerts = wantedAlerts
    let wantedTrips = wantedTrips
    let url = LiveFeed.address(
      watched, each: wantedOfEach, races: wantedRaces, alerts: wantedAlerts, trips: wantedTrips,
      hasAccount: account?.isHeard ?? false)
    if url != live.url {
      live.url = url
      live.isOpen = false
      outgoing.append(.module(.stream(url: url)))
      // The stream answers at once; asking as well only makes sense when it does not.
      live.lastPoll = clock.device
      live.lastRaces = clock.device
      live.lastAlerts = clock.device
    }
    outgoing += poll(watched)
    outgoing += fetchForLater()
    let stations = watched + (departures.mine?.stations ?? [])
    if !stations.isEmpty { outgoing += keepBoards(stations) }
    if hasWeeks { outgoing += followWeeks() }
    if let wantedRaces { outgoing += followRaces(wantedRaces) }
    if let wantedAlerts { outgoing += followAlerts(wantedAlerts) }
    if !wantedTrips.isEmpty { outgoing += followTrips(wantedTrips) }
    return outgoing
  }

  /// The person keeps a stop, or did a moment ago.
  private var hasWeeks: Bool {
    guard let mine = departures.mine else { return false }
    return !mine.stations.isEmpty || !mine.reminders.isEmpty || !departures.weeks.stations.isEmpty
  }

  /// The stations whose boards the open screen shows, or a reminder needs; their changes are listened to.
  var watchedStations: [String] {
    let shown =
      switch route {
      case .today: Array((departures.mine?.stations ?? []).prefix(1))
      case .module(.departures): departures.watched + stopsBeside
      case .module, .settings, .unknown: [String]()
      }
    return departures.known(shown + departures.reminded(at: clock.now))
  }

  /// Trains of each line and destination that the screen wants.
  private var wantedOfEach: Int { route == .module(.departures) ? departures.wanted : BoardGroups.shown }

  /// What My stops shows beside a station in a wide window.
  private var stopsBeside: [String] {
    guard device.isWide, departures.place != .myStops, let mine = departures.mine else { return [] }
    let watched = departures.watched
    return Array(mine.stations.filter { !watched.contains($0) }.prefix(8))
  }

  private func poll(_ watched: [String]) -> [Outgoing] {
    guard !live.isOpen, !watched.isEmpty, isOnline else { return [] }
    if let last = live.lastPoll, clock.device.seconds(since: last) < LiveFeed.pollInterval { return [] }
    live.lastPoll = clock.device
    return watched.prefix(8).map { station in
      LiveFeed.fetch(.board, LiveFeed.board(station, each: wantedOfEach))
    }
  }

  /// What a request of the feeds led to. What nothing asks for any more is nobody's.
  func answered(_ request: LiveFeed.Request, about: String, _ status: Int, _ body: String) -> [Outgoing] {
    guard isFed else { return [] }
    switch request {
    case .races: return answeredRaces(status, body)
    case .alerts: answeredAlerts(status, body)
    case .trip: answeredTrip(about, status, body)
    case .week: return answeredWeek(about, status, body)
    case .board: if !live.isOpen { answeredBoard(status, body, isShown: true) }
    case .laterBoard: answeredBoard(status, body, isShown: false)
    // Each answer has it.
    case .time: break
    }
    return []
  }

  @inline(never)  // a gate of the program's parts
  private func answeredBoard(_ status: Int, _ body: String, isShown: Bool) {
    let board = status == 200 ? Board(text: body) : nil
    if let board { departures.received(board, at: clock.now) }
    if isShown { departures.link = board == nil ? .failed(status: ours(status)) : .open }
  }

  /// A 200 that is no answer of ours comes from something in between, such as a hotel's sign-in page: our server is silent.
  func ours(_ status: Int) -> Int { status == 200 ? 0 : status }

  /// One event of the live stream; one that this version does not know changes nothing.
  func streamed(_ event: String, _ data: JSON) -> [Outgoing] {
    switch LiveEventName(rawValue: event) {
    case .clock: return learn(data["now"]?.integer.map { Instant(milliseconds: $0) })
    case .board where isFed:
      departures.link = .open
      readBoard(data)
      return []
    case .races where isFed:
      races.link = .open
      return readRaces(data)
    case .alerts where isFed:
      departures.link = .open
      readAlerts(data)
      return []
    case .trip where isFed:
      readTrip(data)
      return []
    case .journal where account?.isHeard == true: return woken()
    // What nothing on the page asks for any more may have nobody to read it.
    case .board, .races, .alerts, .trip, .journal, nil: return []
    }
  }

  /// One that can't be read is passed over, and the board held stays.
  @inline(never)  // a gate of the program's parts
  func readBoard(_ json: JSON) {
    if let board = Board(json: json) { departures.received(board, at: clock.now) }
  }
}

extension LiveFeed {
  /// `nil` where nothing is to be heard of.
  static func address(
    _ stations: [String], each: Int, races: RaceQuery? = nil, alerts: AlertQuery? = nil, trips: [String] = [],
    hasAccount: Bool = false
  ) -> String? {
    // An id with the mark between ids can only be asked for.
    let trips = trips.filter { !$0.utf8.contains(UInt8(ascii: ",")) }
    if stations.isEmpty, races == nil, alerts == nil, trips.isEmpty, !hasAccount { return nil }
    var query: [(name: String, value: String)] = []
    if !stations.isEmpty {
      query.append(("stations", stations.listed))
      query.append(("each", String(each)))
    }
    if let races {
      if races.categories.isAll { query.append(("races", "all")) }
      for pair in races.pairs { query.append((pair.name == "category" ? "races" : pair.name, pair.value)) }
    }
    for pair in alerts?.pairs ?? [] { query.append((pair.name == "lang" ? "alerts" : pair.name, pair.value)) }
    if !trips.isEmpty { query.append(("trips", trips.listed)) }
    if hasAccount { query.append(("journal", "1")) }
    return Address(segments: ["api", "v1", "live"], query: query).text
  }

  /// Asks the server, which has ten seconds.
  static func fetch(_ request: Request, about: String? = nil, _ url: String) -> Outgoing {
    .module(.fetch(request: request.rawValue + (about.map { " " + $0 } ?? ""), url: url, timeout: 10_000))
  }

  /// Keeps what `write` writes for a start without network; nothing where that was done a moment ago.
  static func keep(
    _ name: String, _ last: inout Instant?, at device: Instant, _ write: (inout JSONWriter) -> Void
  ) -> [Outgoing] {
    if let last, device.seconds(since: last) < keepInterval { return [] }
    last = device
    var json = JSONWriter(capacity: 8192)
    write(&json)
    return [.module(.keep(name: name, text: String(decoding: json.bytes, as: UTF8.self)))]
  }

  /// The address of one board; `each` is how many trains of each line and destination it should have.
  static func board(_ station: String, each: Int) -> String {
    Address(segments: ["api", "v1", "stations", station, "board"], query: [("each", String(each))]).text
  }
}

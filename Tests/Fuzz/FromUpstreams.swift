import Departures
import Glibc
import Kernel
@testable import Races
import Score

enum FromUpstreams {
  private static let now = Instant(seconds: 1_759_414_800)

  /// Bytes to columns to boards: what `LiveBoards` does with an answer, and a page after it.
  static func feed(_ bytes: [UInt8]) {
    guard let columns = try? FeedScanner.scan(bytes) else { return }
    var state = city.feeds[0]
    state.board = FeedBoard(columns, on: city.platforms, fetchedAt: now)
    let set = city.with(feeds: [state])
    for bytes in [TripUpdates.bytes(set, at: now), VehiclePositions.bytes(set, at: now)] {
      guard let out = try? FeedScanner.scan(bytes) else { preconditionFailure() }
      precondition(out.malformed == 0 && out.trips.count <= columns.trips.count)
    }
    for filter in [
      Boards.Filter(), Boards.Filter(limit: 100, each: 3), Boards.Filter(includesTimetable: false, times: .arrivals),
    ] {
      for station in ["127", "D43", "M16"] {
        guard let board = set.board(station, filter, now) else { continue }
        for heading in board.directions { precondition(heading.departures.count <= filter.limit) }
        var json = JSONWriter()
        board.write(into: &json, network: BuiltIn.newYork, now: now)
        precondition(Board(json: (try? JSON.parse(json.bytes)) ?? .null) != nil)
      }
    }
    if let town { plain(columns, in: town) }
  }

  /// The same answer on another agency's network, by the plain rules.
  private static func plain(_ columns: FeedColumns, in town: BoardSet) {
    var state = town.feeds[0]
    let board = town.board(of: columns, fetchedAt: now)
    precondition(board.columns.stopTimes.count <= max(FeedExpansion.mostRows, columns.stopTimes.count))
    state.board = board
    let set = town.with(feeds: [state])
    for station in ["1", "3"] { _ = set.board(station, Boards.Filter(limit: 100), now) }
    for trip in ["a", "b", "f"] { _ = set.boards.trip(trip, now) }
    precondition((try? FeedScanner.scan(TripUpdates.bytes(set, at: now)))?.malformed == 0)
  }

  /// Its ids are short, so that they are soon met with.
  private static let town: BoardSet? = {
    let stops = ["1,1,", "2,0,1", "3,,", "4,,", "5,1,", "6,0,5"].map { "\($0),51,0\n" }.joined()
    let trips = ["a,0", "b,1", "f,0"].map { "r,w,\($0)\n" }.joined()
    let calls = [
      "a,2,1,10:25:00", "a,3,2,10:30:00", "a,6,4,10:35:00", "b,6,1,10:25:00", "b,4,2,", "b,2,3,10:40:00",
      "f,2,1,00:00:00", "f,3,2,00:05:00", "f,4,3,00:09:00",
    ]
    let zip = zipped(
      """
      === agency.txt
      agency_name,agency_timezone
      T,America/New_York
      === routes.txt
      route_id,route_short_name
      r,r
      === calendar_dates.txt
      service_id,date,exception_type
      w,20251002,1
      === frequencies.txt
      trip_id,start_time,end_time,headway_secs
      f,10:00:00,11:00:00,600
      === stops.txt
      stop_id,location_type,parent_station,stop_lat,stop_lon
      \(stops)=== trips.txt
      route_id,service_id,trip_id,direction_id
      \(trips)=== stop_times.txt
      trip_id,stop_id,stop_sequence,departure_time
      \(calls.joined(separator: "\n"))
      """.utf8)
    guard let index = index(of: zip), let network = try? Network(facts: index.facts) else { preconditionFailure() }
    return BoardSet(
      network: network, timetable: Timetable(index), feeds: [FeedState(feed: RealtimeFeed(name: "f", url: ""))])
  }()

  /// Made once: its platforms take longer than a feed does.
  private static let city = BoardSet(
    network: BuiltIn.newYork, timetable: .none, feeds: [FeedState(feed: RealtimeFeed(name: "f", url: ""))])

  /// A set as one text, "=== stops.txt" before each file: an import from there on.
  static func gtfs(_ bytes: [UInt8]) { imported(zipped(bytes)) }

  private static func zipped(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var zip = ZipWriter()
    var name = ""
    var content: [UInt8] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: "=== ".utf8) {
        if !name.isEmpty { zip.add(name, content) }
        (name, content) = (String(decoding: line.dropFirst(4).prefix(32), as: UTF8.self), [])
      } else {
        content += line + [0x0A]
      }
    }
    if !name.isEmpty { zip.add(name, content) }
    return zip.bytes
  }

  static func zip(_ bytes: [UInt8]) { imported(bytes) }

  /// Read as a set; what comes of it must be readable as an index.
  private static func imported(_ bytes: [UInt8]) {
    guard let index = index(of: bytes) else { return }
    precondition(index.callTimes.count <= 500_000)
    drawn(index)
    guard let again = try? IndexFile.index(from: IndexFile.bytes(of: index), path: "") else { preconditionFailure() }
    read(again)
  }

  private static let path = "/dev/shm/pocketful-fuzz-\(getpid()).zip"

  /// The map by the shapes of the set that was read last.
  private static func drawn(_ index: TimetableIndex) {
    guard let network = try? Network(facts: index.facts) else { preconditionFailure() }
    let (map, report) = MapImport.drawn(network, zip: path)
    precondition(report.shaped <= network.lines.count && !report.sentences.isEmpty)
    if let again = try? SystemMap(facts: Array(map.facts.utf8)) { precondition(again == map) }
  }

  private static func index(of bytes: [UInt8]) -> TimetableIndex? {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return nil }
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
    // The twenty million that a server takes are twenty seconds under the sanitizers.
    return try? StaticImport.index(zip: path, departures: 500_000).0
  }

  static func read(_ index: TimetableIndex) {
    let timetable = Timetable(index)
    for place in index.places.prefix(8) {
      _ = timetable.calls(place, now, now.adding(seconds: 86_400), 20)
      _ = timetable.calls(place, Instant(seconds: .min), Instant(seconds: .max), 5)
    }
    _ = timetable.headsign("060000_Q..S01", "Q", .south)
    _ = index.days
    guard let train else { return }
    // What goes out is joined to whatever the index says.
    var state = city.feeds[0]
    state.board = FeedBoard(train, on: city.platforms, fetchedAt: now)
    let set = city.with(timetable: timetable).with(feeds: [state])
    for bytes in [TripUpdates.bytes(set, at: now), VehiclePositions.bytes(set, at: now)] {
      precondition((try? FeedScanner.scan(bytes))?.malformed == 0)
    }
  }

  /// Two trains of one trip, one of them by its id's end and the other by its run.
  private static let train: FeedColumns? = {
    var writer = ProtobufWriter()
    writer.message(1) { $0.integer(3, now.seconds) }
    for id in ["060000_Q..S01", "060000_Q..S09X"] {
      for field in [3, 4] {
        writer.message(2) { entity in
          entity.message(field) { inside in
            inside.message(1) { trip in
              trip.string(1, id)
              trip.string(3, "20251002")
              trip.string(5, "Q")
              trip.message(1001) {
                $0.string(1, id)
                $0.integer(2, 1)
                $0.integer(3, 3)
              }
            }
            if field == 4 {
              inside.integer(5, now.seconds)
              return inside.string(7, "R16S")
            }
            for (stop, time) in [("127S", 60), ("R16S", 120)] as [(String, Int64)] {
              inside.message(2) { call in
                call.message(3) { $0.integer(2, now.seconds + time) }
                call.string(4, stop)
              }
            }
          }
        }
      }
    }
    return try? FeedScanner.scan(writer.bytes)
  }()

  /// Rows whole, and the same rows in two parts.
  static func csv(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      var rows = CSVRows(buffer, isWhole: true)
      while rows.next() {
        for column in -1..<min(rows.count, CSVRows.columnLimit) + 1 {
          let field = rows[column]
          _ = (field.number, field.time, field.day, field.color, field.degrees(within: 180), rows.text(column))
        }
      }
      var part = CSVRows(UnsafeBufferPointer(rebasing: buffer[..<(buffer.count / 2)]), isWhole: false)
      while part.next() {}
      precondition(part.position <= buffer.count / 2)
    }
  }

  /// Either of the two lists of elevators, to alerts on a network.
  static func equipment(_ bytes: [UInt8]) {
    let network = BuiltIn.newYork
    let register = (try? EquipmentRegister(bytes)) ?? EquipmentRegister()
    guard let list = try? Outage.list(bytes, in: network.zone) else { return }
    precondition(list.outages.count <= Outage.most)
    for outage in list.outages.prefix(50) {
      let feed = FeedAlert(outage, register, on: network)
      guard let alert = Alert(feed, on: network, language: "en", agency: "en") else { preconditionFailure() }
      precondition(alert.isUnplaced != !alert.informed.isEmpty)
    }
  }

  /// Bytes to alerts to the page's: what `LiveAlerts` does with an answer, and the API after it.
  static func alerts(_ bytes: [UInt8]) {
    guard let feed = try? AlertScanner.scan(bytes) else { return }
    precondition(feed.alerts.count <= AlertScanner.mostAlerts)
    let network = BuiltIn.newYork
    let made = feed.alerts.prefix(50).compactMap { Alert($0, on: network, language: "fr-CA", agency: "en") }
    let board = AlertBoard(asOf: now, health: .fresh, alerts: AlertOrder.ordered(made))
    var json = JSONWriter()
    board.write(into: &json, network: network, now: now)
    let read = AlertBoard(json: (try? JSON.parse(json.bytes)) ?? .null)
    precondition(read?.alerts.count == board.alerts.count)
    for alert in made { _ = (alert.phase(at: now), alert.period(at: now)) }
    let query = AlertQuery(routes: ["Q"], stations: ["127"])
    _ = made.filter { query.asks(for: $0, network: network) }
  }

  static func races(_ bytes: [UInt8]) {
    guard let answer = try? NextRaces(bytes) else { return }
    precondition(answer.races.count <= NextRaces.mostRows)
    _ = answer.skipped.detail
    for race in answer.races { precondition(RaceSummary.years.contains(race.start.seconds)) }
  }

  static func report(_ bytes: [UInt8]) {
    guard let report = try? Report.read(upstream: bytes) else { return }
    var answer = ScoreAnswer()
    answer.report = report
    answer.asOf = now
    precondition(ScoreAnswer(json: (try? JSON.parse(Array(answer.json.text.utf8))) ?? .null) != nil)
  }

  /// Headers and addresses, a line each.
  static func headers(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let answer = FeedClient.Response(
      status: 429, headers: [.init("Retry-After", text), .init("Date", "Thu, 02 Oct 2025 14:20:00 GMT")])
    if let seconds = RetryAfter.seconds(answer) {
      precondition(Backoff.wait(failures: 3, random: 0.5, retryAfter: seconds) <= Backoff.longestAsked)
    }
    if let date = HTTPDate.instant(text) { _ = HTTPDate.text(date) }
    if let next = Redirect.target(text, from: "http://agency.example:8080/a") {
      precondition(
        Redirect.isSameOrigin(next, "http://agency.example:8080/") || next.lowercased().hasPrefix("https://"))
    }
    _ = Encoding.best(of: text, among: Encoding.allCases)
    let query = Query(text)
    for name in ["limit", "lat", "q"] { if let value = query[name] { _ = Query.decimal(value) } }
    _ = Address(text)
    _ = LanguageTag(acceptLanguage: text)
  }
}

import Departures
import Kernel

/// The boards that this device keeps for a start without a network: those of the person's stops and of what was opened
/// lately, each by itself and with its own age, so that keeping one never drops another.
struct BoardShelf {
  /// One station's board on the device, and how old it is.
  struct Place {
    var station: String
    /// When the server gave it, by the server's clock.
    var receivedAt: Instant
    /// When it was last written, by the device's; `nil` in a life before this one.
    var writtenAt: Instant?
    /// As it was kept; `nil` once it has been read or is newer than that.
    var text: String?
  }

  private(set) var places: [Place] = []
  /// The first version kept all boards under one name; that goes when they are kept anew.
  var hasOldForm = false

  /// Boards beside those of the person's stops.
  static let mostOpened = 24
  /// Seconds between two writings of one station's board.
  static let interval: Int64 = 30
  /// Bytes of one kept board; a greater one is not one of ours.
  static let mostBytes = 200_000

  static let oldName = "boards"

  /// Under which the host keeps it.
  static func name(_ station: String) -> String { "board " + station }
}

extension BoardShelf {
  /// What was kept under `name`, as "milliseconds JSON"; false for another name.
  mutating func restore(_ name: String, _ text: String) -> Bool {
    guard name.halves(at: " ").head == "board", let station = name.halves(at: " ").tail else { return false }
    let (at, json) = text.halves(at: " ")
    guard text.utf8.count <= Self.mostBytes, let at = Int64(at), let json else { return true }
    put(station, receivedAt: Instant(milliseconds: at), writtenAt: nil, text: json)
    return true
  }

  func holds(_ station: String) -> Bool { places.contains { $0.station == station } }

  /// A kept board, once: what is opened is read, not all that is kept.
  mutating func take(_ station: String) -> Board? {
    for index in places.indices where places[index].station == station {
      guard let text = places[index].text else { return nil }
      places[index].text = nil
      guard var board = Board(text: text), board.station == station else { return nil }
      board.receivedAt = places[index].receivedAt
      return board
    }
    return nil
  }

  /// The first of `boards` that is worth writing now, one a turn so that no turn is long.
  func due(_ boards: [Board], at device: Instant) -> Board? {
    boards.first { board in
      guard let receivedAt = board.receivedAt, let place = places.first(where: { $0.station == board.station }) else {
        return true
      }
      guard receivedAt != place.receivedAt else { return false }
      return place.writtenAt.map { abs(device.seconds(since: $0)) >= Self.interval } ?? true
    }
  }

  /// Notes that a board is written, and gives back the stations that are kept no longer for it.
  mutating func wrote(_ board: Board, at device: Instant, mine: [String]) -> [String] {
    guard let receivedAt = board.receivedAt else { return [] }
    put(board.station, receivedAt: receivedAt, writtenAt: device, text: nil)
    let opened = places.filter { !mine.contains($0.station) }
    guard opened.count > Self.mostOpened else { return [] }
    var oldest = opened[0]
    for place in opened where place.receivedAt < oldest.receivedAt { oldest = place }
    places.removeAll { $0.station == oldest.station }
    return [oldest.station]
  }

  private mutating func put(_ station: String, receivedAt: Instant, writtenAt: Instant?, text: String?) {
    places.removeAll { $0.station == station }
    places.append(Place(station: station, receivedAt: receivedAt, writtenAt: writtenAt, text: text))
  }
}

extension AppState {
  /// Shows what this device kept of the stations on the screen, until something newer comes.
  @inline(never)  // a gate of the program's parts
  func takeFromShelf(_ watched: [String]) {
    for station in watched where departures.boards[station] == nil {
      if let board = live.shelf.take(station) { departures.received(board, at: clock.now) }
    }
  }

  /// At most one board a turn, the one that is due first; what falls off the shelf is erased.
  @inline(never)  // a gate of the program's parts
  func keepBoards(_ watched: [String]) -> [Outgoing] {
    let boards = watched.compactMap { departures.boards[$0] }
    guard let board = live.shelf.due(boards, at: clock.device) else { return [] }
    let gone = live.shelf.wrote(board, at: clock.device, mine: departures.mine?.stations ?? [])
    var json = JSONWriter(capacity: 8192)
    var bare = board
    bare.receivedAt = nil
    bare.write(into: &json, network: departures.network, now: clock.now)
    let at = String((board.receivedAt ?? clock.now).milliseconds)
    var outgoing = [keep(board.station, at + " " + String(decoding: json.bytes, as: UTF8.self))]
    for station in gone { outgoing.append(keep(station, "")) }
    if live.shelf.hasOldForm {
      live.shelf.hasOldForm = false
      outgoing.append(.module(.keep(name: BoardShelf.oldName, text: "")))
    }
    return outgoing
  }

  private func keep(_ station: String, _ text: String) -> Outgoing {
    .module(.keep(name: BoardShelf.name(station), text: text))
  }

  /// Boards of my stops that this page does not listen to are fetched now and then, so that the device has them when
  /// the network goes: a few minutes' trains each.
  func fetchForLater() -> [Outgoing] {
    guard isOnline, live.isOpen, departures.mine != nil else { return [] }
    if let last = live.lastForLater, abs(clock.device.seconds(since: last)) < LiveFeed.laterInterval { return [] }
    let watched = watchedStations
    let stations = (departures.mine?.stations ?? []).prefix(LiveFeed.mostForLater).filter { !watched.contains($0) }
    guard !stations.isEmpty else { return [] }
    live.lastForLater = clock.device
    return stations.map { station in
      LiveFeed.fetch(.laterBoard, LiveFeed.board(station, each: BoardGroups.shown))
    }
  }
}

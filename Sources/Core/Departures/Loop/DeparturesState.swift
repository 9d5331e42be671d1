import Kernel

/// All that this module's screens are drawn from.
package struct DeparturesState {
  package var place: DeparturesPlace = .myStops
  package var network: Network
  /// The fold of the journal; `nil` until the journal is open, and always on the server.
  package var mine: MyStops?
  package var boards = BoardsAtHand()
  package var link: Link = .connecting
  package var nearby: NearbyState = .idle
  /// The query as typed; the URL follows it only when it is sent.
  package var query = ""
  package var nearbyQuery = ""
  package var line: String?
  package var showsLater = false
  package var isEditing = false
  /// Made when a screen that searches is first opened: it is nearly half of what a start would cost.
  var index: StationSearch?
  let bullets: LineBullets
  let boardRows = DrawnRows<TrainFace>(most: 1000)
  let tileRows = DrawnRows<TrainFace>(most: 1000)

  package init(network: Network) {
    self.network = network
    bullets = LineBullets(network)
  }

  /// How boards come in.
  package enum Link: Equatable, Sendable {
    case connecting
    case open
    /// No stream and the last fetch failed; `status` 0 is no answer at all.
    case failed(status: Int)
  }
}

/// Where the Nearby screen looks from.
package enum NearbyState: Equatable, Sendable {
  case idle
  case locating
  case found(Location)
  case failed(LocationFailure)
}

package enum LocationFailure: String, Equatable, Sendable {
  case denied, unavailable, timeout
}

extension DeparturesState {
  /// The stations whose boards are on the screen that is open.
  package var watched: [String] {
    switch place {
    case .myStops: Array((mine?.stations ?? []).prefix(Self.mostWatched))
    case .station(let id): network.station(id).map { [$0.id] } ?? []
    case .search, .nearby: []
    }
  }

  /// The server's limit for one live stream.
  package static let mostWatched = 50

  var timeStyle: TimeStyle { mine?.timeStyle ?? .both }

  /// Trains of each line and destination that the open screen wants.
  package var wanted: Int { showsLater ? 10 : BoardGroups.shown }
}

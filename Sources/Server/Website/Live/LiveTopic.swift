import Departures
import Kernel
import Races

extension LiveHub {
  /// One thing as subscribers ask for it.
  enum Topic: Hashable {
    /// A station's board with so many departures a direction, or so many of each line and destination. Of both there are
    /// few sizes (`LiveHub.sizes`), so that strangers can't have a board made for each number there is.
    case board(station: String, limit: Int, each: Int?)
    case races(Asked<RaceQuery>)
    case alerts(Asked<AlertQuery>)
    /// The stops ahead of a train, by its trip's id.
    case trip(String)

    /// The event that tells of it.
    var event: LiveEventName {
      switch self {
      case .board: .board
      case .races: .races
      case .alerts: .alerts
      case .trip: .trip
      }
    }
  }

  /// The same question is the same topic.
  struct Asked<Query: FeedQuery>: Hashable {
    let query: Query
    private let text: String

    init(_ query: Query) {
      self.query = query
      text = query.text
    }

    static func == (a: Asked, b: Asked) -> Bool { a.text == b.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}

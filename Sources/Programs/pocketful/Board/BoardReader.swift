import Departures
import Feeds
import Kernel

/// Where the command reads a board from; a value with one instance for the agency itself and one for a server.
struct BoardReader: Sendable {
  /// A board, with what it takes to draw it.
  struct Reading: Sendable {
    var board: Board
    /// Its station, its lines, its zone.
    var network: Network
    /// As a server sent it; nil where it was put together here.
    var json: [UInt8]?
  }

  /// The best first; the only one where `text` is an id.
  var find: @Sendable (_ text: String) async throws -> [Station]
  /// As the network calls it; nil for none.
  var line: @Sendable (_ text: String) -> Line?
  /// Asks upstream anew. Throws only where nothing at all is known.
  var refresh: @Sendable (_ station: Station) async throws -> Void
  var read: @Sendable (_ station: Station, _ filter: Boards.Filter) async throws -> Reading

  /// The one station that is meant. Of several with one name none is picked in silence.
  func station(matching text: String) async throws -> Station {
    let found = try await find(text)
    guard let first = found.first else {
      throw Failure("No station matches \u{201C}\(Terminal.plain(text, most: 60))\u{201D}.")
    }
    let alike = found.filter { $0.name == first.name }
    guard alike.count > 1 else { return first }
    let list = alike.map { station in
      station.id + " ("
        + ([station.lines.joined(separator: " "), station.borough].filter { !$0.isEmpty }).joined(separator: ", ")
        + ")"
    }
    throw Failure.wrongUse(
      "\(alike.count) stations are called \(Terminal.plain(first.name)): \(Terminal.plain(list.joined(separator: ", "))). "
        + "Say which by its id, or add a line.")
  }
}

extension BoardReader {
  /// Fetches the feeds that speak for the station's lines, all at once.
  static func agency(
    base: String, loaded: StaticImport.Loaded?, _ client: FeedClient, clock: @escaping @Sendable () -> Instant
  ) -> BoardReader {
    let network = loaded?.network ?? BuiltIn.newYork
    let feeds = RealtimeFeed.newYork(base: base).filter { $0.agency.runs(network) }
    let live = LiveBoards(feeds: feeds, network: network, timetable: loaded?.timetable ?? .none)
    return BoardReader(
      find: { text in
        if let station = network.station(text) ?? network.station(text.uppercased()) { return [station] }
        return StationSearch(network).stations(matching: text, limit: 8)
      },
      line: { network.line($0) ?? network.line($0.uppercased()) },
      refresh: { station in
        let wanted = feeds.filter { feed in station.lines.contains { feed.speaks(for: $0) } }
        let failures = await withTaskGroup(of: UpstreamError?.self) { group in
          for feed in wanted {
            group.addTask { await fetch(feed, client, into: live, at: clock) }
          }
          return await group.reduce(into: [UpstreamError]()) { all, failure in
            if let failure { all.append(failure) }
          }
        }
        // An agency without feeds has its timetable, and nothing that could fail.
        if let failure = failures.first, failures.count == wanted.count, loaded == nil {
          throw Failure(failure.sentence)
        }
      },
      read: { station, filter in
        guard let board = live.source.boards().board(station.id, filter, clock()) else {
          throw Failure("\(Terminal.plain(station.name)) is not in the network.")
        }
        return Reading(board: board, network: network)
      })
  }

  private static func fetch(
    _ feed: RealtimeFeed, _ client: FeedClient, into live: LiveBoards, at clock: @Sendable () -> Instant
  ) async -> UpstreamError? {
    do throws(UpstreamError) {
      _ = try await FeedUpstream.transit(feed, live).fetch(client, clock: clock)
      return nil
    } catch {
      live.note(error, from: feed.name)
      return error
    }
  }
}

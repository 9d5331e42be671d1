import Departures
import Feeds
import Kernel

/// Where the command reads a board from; a value with one instance for the agency itself and one for a server.
struct BoardReader: Sendable {
  var network: Network
  /// Asks upstream anew. Throws only where nothing at all is known.
  var refresh: @Sendable (_ station: Station) async throws -> Void
  var board: @Sendable (_ station: Station, _ filter: Boards.Filter) async throws -> Board

  /// By id, else the best match of a search.
  func station(matching text: String) throws(Failure) -> Station {
    if let station = network.station(text) ?? network.station(text.uppercased()) { return station }
    guard let station = StationSearch(network).stations(matching: text, limit: 1).first else {
      throw Failure("No station matches \u{201C}\(text.prefix(60))\u{201D}.")
    }
    return station
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
      network: network,
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
      board: { station, filter in
        guard let board = live.source.boards().board(station.id, filter, clock()) else {
          throw Failure("\(station.name) is not in the network.")
        }
        return board
      })
  }

  private static func fetch(
    _ feed: RealtimeFeed, _ client: FeedClient, into live: LiveBoards, at clock: @Sendable () -> Instant
  ) async -> UpstreamError? {
    do throws(UpstreamError) {
      try await client.take(.transit(feed, live), at: clock())
      return nil
    } catch {
      live.note(error, from: feed.name)
      return error
    }
  }

  /// A running Pocketful: it has the timetable and the last good feeds already.
  static func server(_ address: String, _ client: FeedClient) throws(Failure) -> BoardReader {
    guard address.hasPrefix("http://") || address.hasPrefix("https://") else {
      throw .wrongUse("--server must be an address that begins with http:// or https://.")
    }
    let base = address.hasSuffix("/") ? String(address.dropLast()) : address
    return BoardReader(
      network: BuiltIn.newYork, refresh: { _ in },
      board: { station, filter in
        var url = base + "/api/v1/stations/\(station.id)/board?limit=\(filter.limit)"
        if let route = filter.route { url += "&route=\(route)" }
        if let direction = filter.direction { url += "&direction=\(direction.rawValue)" }
        let answer: FeedClient.Answer
        do throws(UpstreamError) { answer = try await client.get(url, [], FeedClient.Limits()) } catch {
          throw Failure("\(address) can't be reached: \(error.detail).")
        }
        guard answer.status == 200, let json = try? JSON.parse(answer.body), let board = Board(json: json) else {
          throw Failure("\(address) is no Pocketful, or doesn't know \(station.name).")
        }
        return board
      })
  }
}

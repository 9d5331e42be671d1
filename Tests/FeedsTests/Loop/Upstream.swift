import Departures
import Feeds
import Kernel
import Synchronization
import TestSupport

/// An upstream that gives its replies one after the other and then ends the loop; it remembers what happened.
final class Upstream: Sendable {
  enum Reply: Sendable {
    /// A feed with one train, whose header is so many seconds after the stage's clock.
    case feed(at: Int64, String)
    case tagged(at: Int64, String, [RealtimeFeed.Header])
    case body([UInt8])
    case status(Int)
    case answer(Int, [RealtimeFeed.Header])
    case throwing(UpstreamError)
  }

  private struct State {
    var replies: [Reply]
    var requests: [[RealtimeFeed.Header]] = []
    var waits: [Int64] = []
    var stored: [Int64] = []
  }

  private struct Over: Error {}

  private let state: Mutex<State>
  private let feed: RealtimeFeed
  let live: LiveBoards
  let book = FetchBook()

  init(_ replies: [Reply], headers: [RealtimeFeed.Header] = []) {
    state = Mutex(State(replies: replies))
    feed = RealtimeFeed(name: "f", url: "http://agency/nyct%2Fgtfs", headers: headers)
    live = LiveBoards(feeds: [feed], network: Places.network)
  }

  var requests: [[RealtimeFeed.Header]] { state.withLock { $0.requests } }
  var waits: [Int64] { state.withLock { $0.waits } }
  /// Header times of what the program was given to store.
  var stored: [Int64] { state.withLock { $0.stored } }
  var status: Boards.FeedStatus? { live.source.boards().feeds(Stage.now).first }

  var trips: [String] {
    let board = live.source.boards().board("127", Boards.Filter(), Stage.now)
    return board?.directions.flatMap { $0.departures.map(\.tripID) } ?? []
  }

  /// Runs the loop until the replies are used up. The clock stands still and the jitter is always a half.
  func run() async {
    let loop = FeedLoop(
      .transit(feed, live), client: FeedClient { _, headers, _ throws(UpstreamError) in try self.reply(headers) },
      clock: { Stage.now }, random: { 0.5 },
      sleep: { wait in
        let isOver = self.state.withLock { state in
          state.waits.append(wait)
          return state.replies.isEmpty
        }
        if isOver { throw Over() }
      },
      didFetch: { kept in
        let asOf = (try? FeedScanner.scan(kept.bytes))?.header.timestamp ?? 0
        self.state.withLock { $0.stored.append(asOf) }
      }, book: book)
    try? await loop.run()
  }

  private func reply(_ headers: [RealtimeFeed.Header]) throws(UpstreamError) -> FeedClient.Response {
    let reply = state.withLock { state -> Reply in
      state.requests.append(headers)
      return state.replies.removeFirst()
    }
    switch reply {
    case .feed(let offset, let trip): return .init(status: 200, body: Upstream.bytes(offset, trip))
    case .tagged(let offset, let trip, let headers):
      return .init(status: 200, headers: headers, body: Upstream.bytes(offset, trip))
    case .body(let bytes): return .init(status: 200, body: bytes)
    case .status(let code): return .init(status: code)
    case .answer(let code, let headers): return .init(status: code, headers: headers)
    case .throwing(let error): throw error
    }
  }

  private static func bytes(_ offset: Int64, _ trip: String) -> [UInt8] {
    var writer = FeedWriter(at: soon(offset))
    writer.train(.init(trip, route: "1"), [.init("127N", departure: soon(600))])
    return writer.bytes
  }
}

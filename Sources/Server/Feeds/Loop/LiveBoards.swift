package import Departures
package import Kernel
import Synchronization

/// The boards of all feeds as they are now. A writer builds the new set beside the old one and swaps it in; a reader takes
/// whichever is there: it holds a lock for no longer than it takes to copy a reference, and never waits for a decoder.
package final class LiveBoards: Sendable {
  /// What became of a fetched answer.
  package enum Outcome: Equatable, Sendable {
    /// Newer than what was held; swapped in.
    case swapped
    /// The header's time is the one held: nothing to do but note the fetch.
    case same
    /// The header's time is before the one held; ignored.
    case older
  }

  private let feeds: [RealtimeFeed]
  private let current: Mutex<BoardSet>
  /// Of the network in use.
  private let map: Mutex<AgencyMap?>
  let changes = ChangeStreams()
  /// One writer at a time, so that two feeds swapping at once don't lose each other's work.
  private let writing = Mutex(Announced())

  /// For each feed, the header time at which all its stations were last announced.
  private struct Announced {
    var asOf: [String: Instant] = [:]
  }

  /// `kept` are the last good answers of an earlier run: decoded at once, so that a restart has boards with their true
  /// age. One that can't be decoded is left out.
  package init(
    feeds: [RealtimeFeed], network: Network, map: AgencyMap? = nil, timetable: Timetable = .none, kept: [KeptFeed] = []
  ) {
    self.feeds = feeds
    self.map = Mutex(Self.map(map, of: network))
    let set = BoardSet(network: network, timetable: timetable, feeds: feeds.map { FeedState(feed: $0) })
    let states = set.feeds.map { state in
      var state = state
      guard let answer = kept.last(where: { $0.name == state.feed.name }),
        let columns = try? FeedScanner.scan(answer.bytes)
      else { return state }
      state.board = set.board(of: columns, fetchedAt: answer.fetchedAt)
      state.fetchedAt = answer.fetchedAt
      return state
    }
    current = Mutex(set.with(feeds: states))
  }

  /// What the website reads.
  package var source: BoardSource {
    BoardSource(
      network: { self.set.network }, boards: { self.set.boards }, changes: { self.changes.stream() },
      map: { self.map.withLock { $0 } },
      outgoing: { OutgoingSet(self.set) })
  }

  private static func map(_ map: AgencyMap?, of network: Network) -> AgencyMap? {
    map ?? (network == BuiltIn.newYork ? .newYork : nil)
  }

  private var set: BoardSet { current.withLock { $0 } }

  /// The stations changed (an import): boards are made anew from the feeds at hand.
  package func replace(network: Network, map: AgencyMap? = nil) {
    writing.withLock { _ in
      self.map.withLock { $0 = Self.map(map, of: network) }
      let old = set
      let states = feeds.map { feed in old.feeds.first { $0.feed == feed } ?? FeedState(feed: feed) }
      let new = BoardSet(network: network, timetable: old.timetable, feeds: states, after: old.version)
      current.withLock { $0 = new }
      changes.announce(Set(new.platforms.stations.map(\.id)))
    }
  }

  /// Swaps in another timetable; every station may have changed.
  package func replace(timetable: Timetable) {
    writing.withLock { _ in
      let new = set.with(timetable: timetable)
      current.withLock { $0 = new }
      changes.announce(Set(new.platforms.stations.map(\.id)))
    }
  }

  /// Whether the network in use is that of the feed's agency: another's feed is not even asked for.
  package func wants(_ feed: RealtimeFeed) -> Bool { set.feeds.contains { $0.feed.name == feed.name } }

  /// Decodes an answer and swaps it in. Throws for what is not a feed; what was held stays.
  @discardableResult
  package func accept(_ bytes: [UInt8], from feed: String, at fetchedAt: Instant) throws(FeedError) -> Outcome {
    apply(try FeedScanner.scan(bytes), from: feed, at: fetchedAt)
  }

  /// Swaps in what was decoded, unless what is held is as new.
  func apply(_ columns: FeedColumns, from feed: String, at fetchedAt: Instant) -> Outcome {
    writing.withLock { announced in
      let old = set
      guard let index = old.feeds.firstIndex(where: { $0.feed.name == feed }) else { return .same }
      var feeds = old.feeds
      feeds[index].fetchedAt = fetchedAt
      feeds[index].failure = nil
      let held = feeds[index].board
      let outcome = LiveBoards.outcome(Instant(seconds: columns.header.timestamp), held: held, at: fetchedAt)
      if outcome == .swapped { feeds[index].board = old.board(of: columns, fetchedAt: fetchedAt) }
      let new = old.with(feeds: feeds, isSwapped: outcome == .swapped)
      current.withLock { $0 = new }
      if outcome == .swapped { announce(index, held: held, in: new, &announced) }
      return outcome
    }
  }

  /// The upstream says that nothing is new since the last answer.
  package func noteUnchanged(_ feed: String, at fetchedAt: Instant) {
    change(feed) { state in
      state.fetchedAt = fetchedAt
      state.failure = nil
    }
  }

  /// The last fetch gave nothing: the reason stands in the feed's status until one succeeds.
  package func note(_ failure: UpstreamError, from feed: String) {
    change(feed) { $0.failure = failure }
  }

  /// Changes what is known of a feed without new rows. Boards differ by it only while the feed has none at all.
  private func change(_ feed: String, _ body: (inout FeedState) -> Void) {
    writing.withLock { _ in
      let old = set
      guard let index = old.feeds.firstIndex(where: { $0.feed.name == feed }) else { return }
      var feeds = old.feeds
      let hadFailed = feeds[index].failure != nil
      body(&feeds[index])
      let new = old.with(feeds: feeds)
      current.withLock { $0 = new }
      if feeds[index].board == nil, hadFailed != (feeds[index].failure != nil) {
        changes.announce(new.stations(servedBy: index))
      }
    }
  }

  private static func outcome(_ asOf: Instant, held: FeedBoard?, at fetchedAt: Instant) -> Outcome {
    switch HeaderOrder(asOf, held: held?.asOf, at: fetchedAt) {
    case .newer: .swapped
    case .same: .same
    case .older: .older
    }
  }

  /// Stations whose rows differ; and all of the feed's when the age they show would otherwise pass for a delay.
  private func announce(_ index: Int, held: FeedBoard?, in set: BoardSet, _ announced: inout Announced) {
    guard let board = set.feeds[index].board else { return }
    let name = set.feeds[index].feed.name
    let last = announced.asOf[name]
    guard let held, let last, board.asOf.seconds(since: last) < FeedAge.freshLimit / 2, board.asOf >= last else {
      announced.asOf[name] = board.asOf
      changes.announce(set.stations(servedBy: index).union(set.stations(differing: board, held)))
      return
    }
    changes.announce(set.stations(differing: board, held))
  }
}

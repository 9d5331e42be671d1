package import Feeds
package import Kernel
package import Logging

/// The pages, the API and the live stream over a source of boards, one of races and one of the score: what they share. What
/// is served is `routes()`; how it is reached, `run()`.
package struct Website: Sendable {
  let configuration: WebsiteConfiguration
  let clock: @Sendable () -> Instant
  let source: BoardSource
  let races: RaceSource
  let alerts: AlertSource
  let score: ScoreSource
  /// nil where the server has none: then nothing of them is served.
  let accounts: AccountSource?
  /// What became of the questions to the upstreams.
  let fetches: @Sendable () -> [Fetches]
  /// nil where it is the only server of its database.
  let node: (@Sendable () -> NodeReport)?
  let assets: Assets
  let logger: Logger

  let networks: NetworkShelf
  let shelves = Shelves()
  let live: LiveHub
  let meters = Meters()
  let syncs = SyncMeters()
  let openIDs = OpenIDMeters()
  let syncRate = RequestRate()
  let pushRate = RequestRate()
  /// A minute, of messages that only show that they arrive.
  static let tests = 3
  let testRate = RequestRate(most: tests)
  let heavy = AccountPlaces(most: 16, mostOfOne: 4)
  let coming = AccountPlaces(most: 32, mostOfOne: 4)
  let dates: HTTPDates
  let numbers = RequestNumbers()

  package init(
    source: BoardSource, races: RaceSource = .none, alerts: AlertSource = .none, score: ScoreSource = .none,
    accounts: AccountSource? = nil, fetches: @escaping @Sendable () -> [Fetches] = { [] },
    node: (@Sendable () -> NodeReport)? = nil, assets: Assets = .none,
    configuration: WebsiteConfiguration = WebsiteConfiguration(),
    clock: @escaping @Sendable () -> Instant, logger: Logger = Logger(label: "website")
  ) {
    self.configuration = configuration
    self.clock = clock
    self.source = source
    self.races = races
    self.alerts = alerts
    self.score = score
    self.accounts = accounts
    self.fetches = fetches
    self.node = node
    self.assets = assets
    self.logger = logger
    networks = NetworkShelf(source: source, assets: assets)
    live = LiveHub(
      source: source, races: races, alerts: alerts, networks: networks, clock: clock,
      limits: LiveHub.Limits(
        subscribers: configuration.subscribers, subscribersOfOne: configuration.subscribersOfOne,
        remembered: configuration.remembered))
    dates = HTTPDates(clock: clock)
  }

  /// A feed was swapped in: what was kept for these stations is made anew, and subscribers hear of it.
  package func changed(_ stations: Set<String>) {
    shelves.forgetBoards()
    live.changed(stations)
  }
}

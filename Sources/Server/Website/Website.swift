import Departures
package import Feeds
import Hummingbird
package import Kernel
package import Logging

/// The pages, the API and the live stream over a source of boards, one of races and one of the score. A value: tests ask
/// it in process, the program lets it listen (`Website+Listening.swift`).
package struct Website: Sendable {
  let configuration: WebsiteConfiguration
  let clock: @Sendable () -> Instant
  let source: BoardSource
  let races: RaceSource
  let score: ScoreSource
  let assets: Assets
  let logger: Logger

  let networks: NetworkShelf
  let boards: BoardShelf
  let calls: MTAPIShelf
  let live: LiveHub
  let meters: Meters
  let dates: HTTPDates
  let hosts: Hosts
  let requests: RequestLog
  private(set) var routes = RouteTable([])

  package init(
    source: BoardSource, races: RaceSource = .none, score: ScoreSource = .none, assets: Assets = .none,
    configuration: WebsiteConfiguration = WebsiteConfiguration(),
    clock: @escaping @Sendable () -> Instant, logger: Logger = Logger(label: "website")
  ) {
    self.configuration = configuration
    self.clock = clock
    self.source = source
    self.races = races
    self.score = score
    self.assets = assets
    self.logger = logger
    networks = NetworkShelf(source: source, assets: assets)
    boards = BoardShelf()
    calls = MTAPIShelf()
    live = LiveHub(
      source: source, races: races, networks: networks, clock: clock,
      limits: LiveHub.Limits(
        subscribers: configuration.subscribers, subscribersOfOne: configuration.subscribersOfOne,
        remembered: configuration.remembered))
    meters = Meters()
    dates = HTTPDates(clock: clock)
    hosts = Hosts(configuration)
    requests = RequestLog(logger)
    routes = RouteTable(endpoints)
  }

  /// A feed was swapped in: what was kept for these stations is made anew, and subscribers hear of it.
  package func changed(_ stations: Set<String>) {
    boards.forget()
    calls.forget()
    live.changed(stations)
  }
}

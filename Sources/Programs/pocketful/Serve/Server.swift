import Feeds
import Kernel
import Logging
import ServiceLifecycle
import Storage
import UnixSignals
import Website

/// The program as a whole: every part is made and wired here, and nowhere else.
struct Server {
  private let plan: ServerPlan
  private let logger: Logger

  init(_ plan: ServerPlan) {
    self.plan = plan
    var logger = Logger(label: "pocketful") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .notice
    self.logger = logger
  }

  func run() async throws {
    OpenFiles.raise()
    let clock = WallClock.clock(fixedAt: plan.now)
    let store = try openStore()
    let feeds = RealtimeFeed.newYork(base: plan.realtimeBase)
    let statics = StaticSet(folder: plan.dataFolder, source: plan.timetable, clock: clock, logger: logger)
    let loaded = statics.load()
    let kept = try await kept(store)
    let races = LiveRaces(kept: kept.last { $0.name == RacesFeed.name }, logger: logger)
    let live = LiveBoards(
      feeds: feeds, network: loaded?.network ?? BuiltIn.newYork, timetable: loaded?.timetable ?? .none,
      kept: kept)
    let assets = try openAssets()

    try await FeedClient.using { client in
      let score = LiveScore(
        feed: .live(url: plan.scoreURL, client), kept: kept.last { $0.name == ScoreFeed.name }, clock: clock,
        uptime: WallClock.uptime, random: { Double.random(in: 0..<1) }, didFetch: { await save($0, in: store) },
        logger: logger)
      let website = Website(
        source: live.source, races: races.source, score: score.source, assets: assets,
        configuration: WebsiteConfiguration(host: plan.host, port: plan.port), clock: clock, logger: logger)
      let loop = { (upstream: FeedUpstream, limits: FeedClient.Limits) in
        FeedLoop(
          upstream, client: client, limits: limits, clock: clock, random: { Double.random(in: 0..<1) },
          didFetch: { await save($0, in: store) }, logger: logger)
      }
      let loops =
        feeds.map { loop(.transit($0, live), FeedClient.Limits()) }
        + [loop(.races(base: plan.racesURL, races), RacesFeed.limits)]
      let refresh = StaticRefresh(statics: statics, client: client, live: live)
      try await run(loops + [WebsiteService(website: website, host: plan.host), refresh])
    }
  }

  private func run(_ services: [any Service]) async throws {
    var configuration = ServiceGroupConfiguration(
      services: services.map { ServiceGroupConfiguration.ServiceConfiguration(service: $0) },
      gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet)
    configuration.maximumGracefulShutdownDuration = .seconds(1.5)
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch let error as ListeningError {
      throw Failure(error.sentence)
    }
  }

  /// The group's own account of starting and stopping is of no use to a person.
  private var quiet: Logger {
    var logger = logger
    logger.logLevel = .critical
    return logger
  }

  private func openStore() throws -> FeedStore {
    guard case .sqlite(let path) = plan.database else { return .memory }
    do { return try .sqlite(path: path) } catch { throw Failure(error.sentence) }
  }

  private func kept(_ store: FeedStore) async throws -> [KeptFeed] {
    do {
      return try await store.load().map { KeptFeed(name: $0.name, bytes: $0.bytes, fetchedAt: $0.fetchedAt) }
    } catch {
      throw Failure(error.sentence)
    }
  }

  /// A disk that is full must not stop the boards: it is said, and tried again with the next answer.
  private func save(_ feed: KeptFeed, in store: FeedStore) async {
    do {
      try await store.save(FeedStore.Kept(name: feed.name, bytes: feed.bytes, fetchedAt: feed.fetchedAt))
    } catch {
      logger.error("\(error.sentence)")
    }
  }

  private func openAssets() throws -> Assets {
    guard let folder = WebFolder.find(named: plan.webFolder) else {
      logger.warning("No web app was found: pages work, without JavaScript and without style. `make build` makes it.")
      return .none
    }
    do { return try Assets(folder: folder) } catch { throw Failure(error.sentence) }
  }
}

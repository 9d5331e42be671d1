import Accounts
import Feeds
import Kernel
import Logging
import Mail
import Nodes
import Push
import ServiceLifecycle
import Storage
import UnixSignals
import Website

/// The program as a whole: every part is made and wired here, and nowhere else.
struct Server {
  private let plan: ServerPlan
  private let logger: Logger
  /// Tells this server from all others, also from itself before it was started anew.
  private let holder: String

  init(_ plan: ServerPlan) {
    self.plan = plan
    holder = "\(Machine.name):\(plan.website.port)-" + Machine.random(4).map { String($0, radix: 16) }.joined()
    var logger = Logger(label: "pocketful") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = plan.logLevel
    self.logger = logger
  }

  func run() async throws {
    var configuration = plan.website
    configuration.connections = OpenFiles.connections(of: OpenFiles.raise())
    // Before anything is written: who can't serve leaves no trace in a folder that was not there.
    let folder = WebFolder.find(named: plan.webFolder)
    let assets = try folder.map(openAssets) ?? .none
    if let taken = PortCheck.taken(host: plan.website.host, port: plan.website.port) { throw Failure(taken) }
    let clock = WallClock.clock(fixedAt: plan.now)
    let people = try await openPeople(clock)
    // Who can't serve says that alone.
    if let shortage = Machine.shortage { logger.warning("\(shortage)") }
    if folder == nil {
      logger.warning("No web app was found: pages work, without JavaScript and without style. `make build` makes it.")
    }
    if let trouble = plan.website.accountTrouble { logger.warning("\(trouble)") }
    let (accounts, log) = (people.accounts, AccountLog(people.database))
    let (saver, kept) = await openCache(people.database)
    let races = LiveRaces(kept: kept.last { $0.name == RacesFeed.name }, logger: logger)
    let first = FirstAgency(plan, kept: kept, clock: clock, logger: logger)
    let others = plan.others.map {
      ServedAgency($0, dataFolder: plan.dataFolder, kept: kept, clock: clock, logger: logger)
    }
    let all = LiveAgencies(first.boards, first.alerts, equipment: first.equipment, with: others.map(\.live))

    let book = FetchBook()
    try await ProviderTransport.using { client, transport in
      let upstreams =
        first.upstreams + [FeedUpstream.races(base: plan.racesURL.revealed, races)] + others.flatMap(\.live.upstreams)
      let node = node(asking: upstreams, people, log)
      let question = node?.question(ScoreFeed.name, client)
      let report: (@Sendable () -> NodeReport)? = if let node { { node.report } } else { nil }
      let score = LiveScore(
        feed: .live(url: plan.scoreURL.revealed, question?.shared ?? client, clock: clock, book: book),
        kept: kept.last { $0.name == ScoreFeed.name }, clock: { question?.asOf(clock()) ?? clock() },
        uptime: WallClock.uptime, random: { Double.random(in: 0..<1) }, didFetch: { await saver?.keepNow($0) },
        logger: logger)
      let website = Website(
        source: all.source, races: races.source, alerts: all.alerts, score: score.source,
        accounts: AccountSource(
          accounts, log: log, providers: plan.providers.map { OpenIDClient($0, by: transport) },
          post: plan.mail.map { Post(by: .live($0)) }, push: people.push),
        fetches: { book.fetches }, node: report, assets: assets,
        configuration: configuration,
        clock: clock, logger: logger)
      let loops = upstreams.map { upstream in
        let shared = node?.share(upstream, client)
        return FeedLoop(
          upstream, client: shared?.shared ?? client, clock: { shared?.asOf(clock()) ?? clock() },
          random: { Double.random(in: 0..<1) },
          sleep: { milliseconds in
            if let shared { return try await shared.sleep(milliseconds) }
            try await Task.sleep(for: .milliseconds(milliseconds))
          },
          didFetch: { await saver?.keep($0) }, book: book, logger: logger)
      }
      let refreshes = [first.refresh(client)] + others.map { $0.refresh(client) }
      // The first to start is the last to end: what the others held is stored then.
      let services: [any Service] = [saver].compactMap { $0 } + (node?.services ?? []) + loops
      let keeping = DatabaseService(
        prepare: people.prepare, failure: people.failure, upkeep: AccountUpkeep(people.database),
        isOurs: { node.map { $0.leadership.lease(of: ClusterNode.sweep) != nil } ?? true }, clock: clock, logger: logger
      )
      let retiming = people.push.retiming(by: all.source, races.source) {
        node.map { $0.leadership.lease(of: ClusterNode.reminders) != nil } ?? true
      }
      // The last is told first, and the others once it has ended: what takes long must not keep people waiting for nothing.
      try await run(
        services + [score, keeping, people.push.sender, retiming] + refreshes + [
          WebsiteService(website: website, plan: plan)
        ])
    }
  }

  /// nil where the database is this machine's alone.
  private func node(
    asking upstreams: [FeedUpstream], _ people: People, _ log: AccountLog
  ) -> ClusterNode? {
    guard case .postgres(let address) = plan.database else { return nil }
    return ClusterNode(
      address, listening: plan.listening, isThere: people.failure == nil, upstreams: upstreams,
      holder: holder, accounts: people.accounts, log: log, logger: logger)
  }

  private func run(_ services: [any Service]) async throws {
    var configuration = ServiceGroupConfiguration(
      services: services.map { ServiceGroupConfiguration.ServiceConfiguration(service: $0) },
      gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet)
    configuration.maximumGracefulShutdownDuration = plan.website.drain + .seconds(1.5)
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

  /// What people send: opened, or, where a server has it that is not there yet, to be prepared later.
  private struct People {
    var database: Database
    var accounts: Accounts
    var push: PushService
    var prepare: @Sendable () async throws(StorageError) -> Void
    var failure: StorageError?
  }

  private func openPeople(_ clock: @escaping @Sendable () -> Instant) async throws(Failure) -> People {
    let (database, prepareDatabase) = try await plan.database.made()
    let accounts = Accounts(database, signup: plan.signup, random: Machine.random)
    let push = PushService(
      database, hosts: plan.pushHosts, as: plan.pushIdentity(holder: holder), by: .live(), random: Machine.random,
      clock: clock, logger: logger)
    var people = People(database: database, accounts: accounts, push: push) { () throws(StorageError) in
      try await prepareDatabase()
      try await accounts.prepared()
      try await push.prepared()
    }
    do throws(StorageError) { try await people.prepare() } catch {
      // What nobody has to do anything about is waited for.
      guard error.isPassing else { throw Failure(error.sentence) }
      logger.error("\(error.sentence) Accounts are served as soon as it is there.")
      people.failure = error
    }
    return people
  }

  /// What the feeds said last, and who keeps it up to date. Without it boards are served all the same.
  private func openCache(_ people: Database) async -> (FeedSaver?, [KeptFeed]) {
    do throws(StorageError) {
      let cache = try await FeedStore.cache(path: plan.cacheFile)
      if case .sqlite = plan.database { try await cache.takeOver(from: people) }
      return (FeedSaver(cache, logger: logger), try await cache.load())
    } catch {
      logger.error("\(error.sentence) Boards are served; after a restart there are none until the feeds answer.")
      return (nil, [])
    }
  }

  private func openAssets(_ folder: String) throws -> Assets {
    do { return try Assets(folder: folder) } catch { throw Failure(error.sentence) }
  }
}

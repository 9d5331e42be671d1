import Accounts
import Feeds
import Hummingbird
import HummingbirdCore
import Kernel
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

/// Why the website cannot be reached.
package enum ListeningError: Error, Equatable {
  case portInUse(host: String, port: Int)
  case cannotListen(host: String, port: Int, reason: String)
  /// It was reachable, and then something ended it.
  case broken(reason: String)

  package var sentence: String {
    switch self {
    case .portInUse(let host, let port):
      "Port \(port) on \(host) is already in use. Stop what listens there, or choose another with --port."
    case .cannotListen(let host, let port, let reason):
      "Can't listen on \(host) port \(port): \(reason)."
    case .broken(let reason):
      "The website has stopped: \(reason)."
    }
  }
}

extension Website {
  /// Listens until the task is cancelled or the service group shuts down; open streams are ended first.
  /// `onListening` is told the port, once connections are taken.
  package func run(onListening: @escaping @Sendable (_ port: Int) -> Void = { _ in }) async throws {
    try await run(routes(), onListening: onListening)
  }

  /// The same over a router that a test has added to.
  func run(_ router: Router<SiteContext>, onListening: @escaping @Sendable (_ port: Int) -> Void) async throws {
    let website = self
    router.refuseOtherMethods()
    let responder = router.buildResponder()
    var quiet = logger
    quiet.logLevel = max(logger.logLevel, .warning)
    let isListening = Atomic(false)
    let server = Server(
      childChannelSetup: RuledChannel(
        http: HTTP1Channel(
          responder: { request, writer, channel in
            let response = await website.answer(request, over: channel, by: responder)
            try await writer.write(response: response.head, body: response.body)
          },
          configuration: HTTP1Channel.Configuration(
            idleTimeout: .init(configuration.idleTimeout),
            httpDecoderConfiguration: .init(
              maxHeaderFieldSize: Limited.field, maxHeaderListSize: 64 << 10, maxHeaderFieldCount: 100))),
        dates: dates, patience: .init(configuration.patience)),
      configuration: ServerConfiguration(
        address: .hostname(configuration.host, port: configuration.port), backlog: 4096,
        availableConnectionsDelegate: MaximumAvailableConnections(configuration.connections)),
      onServerRunning: {
        isListening.store(true, ordering: .relaxed)
        onListening($0.localAddress?.port ?? website.configuration.port)
      },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: quiet)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { await website.follow() }
        group.addTask { await website.followRaces() }
        group.addTask { await website.followAlerts() }
        group.addTask { await website.followLogs() }
        group.addTask { await website.followDismissals() }
        group.addTask { await website.askWhoListens() }
        group.addTask { await website.beat() }
        group.addTask { await website.giveBack() }
        group.addTask { await website.lookAtLogs() }
        try await website.serve(server)
        group.cancelAll()
      }
    } catch  where isListening.load(ordering: .relaxed) {
      throw ListeningError.broken(reason: String(describing: error))
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw ListeningError.portInUse(host: configuration.host, port: configuration.port)
    } catch {
      throw ListeningError.cannotListen(
        host: configuration.host, port: configuration.port, reason: String(describing: error))
    }
  }

  /// One request, answered in a task of its own: its many layers take memory that a task keeps for as long as it lives, and
  /// a connection's lives as long as a live stream (Documentation/Decisions/0031). It begins here and now, without a queue.
  private func answer(
    _ request: Request, over channel: any Channel, by responder: RouterResponder<SiteContext>
  ) async -> Response {
    let context = SiteContext(
      source: .init(
        logger: logger, now: clock(), id: numbers.next, channel: channel, configuration: configuration))
    var response = await withTaskGroup(of: Response.self) { group in
      group.addImmediateTask {
        (try? await responder.respond(to: request, context: context)) ?? Problem.broken.response
      }
      return await group.next() ?? Problem.broken.response
    }
    if request.method == .head { Conditional.empty(&response) }
    return response
  }

  /// Serves until it is told to stop, and `drain` longer, for whoever sends people here to notice it at /readyz.
  private func serve(_ server: some Service) async throws {
    // Apart from this task, whose end it would take for its own.
    let group = ServiceGroup(
      configuration: .init(
        services: [.init(service: server, successTerminationBehavior: .gracefullyShutdownGroup)],
        logger: Logger(label: "server") { _ in SwiftLogNoOpLogHandler() }))
    let serving = Task.detached { try await group.run() }
    try await withTaskCancellationHandler {
      try await withGracefulShutdownHandler {
        try await serving.value
      } onGracefulShutdown: {
        Task {
          live.sendElsewhere()
          try? await Task.sleep(for: configuration.drain)
          live.close()
          await group.triggerGracefulShutdown()
        }
      }
    } onCancel: {
      serving.cancel()
    }
  }

  private func follow() async {
    for await stations in source.changes() { changed(stations) }
  }

  private func followRaces() async {
    for await _ in races.changes() {
      shelves.races.forget()
      live.racesChanged()
    }
  }

  private func followAlerts() async {
    for await _ in alerts.changes() {
      shelves.alerts.forget()
      live.alertsChanged()
    }
  }

  private func followLogs() async {
    guard let accounts else { return }
    let (elsewhere, news) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await growth in accounts.log.grown() {
          if let last = growth.last {
            live.grew(growth.account, last)
          } else if live.grewElsewhere(growth.account) {
            news.yield()
          }
        }
        news.finish()
      }
      group.addTask {
        for await _ in elsewhere {
          while await !look(at: live.takeGrownElsewhere()), !Task.isCancelled {
            try? await Task.sleep(for: Self.afterFailure)
          }
          // What other nodes tell within so long is looked up together.
          try? await Task.sleep(for: Self.pause)
        }
      }
    }
  }

  private func followDismissals() async {
    guard let accounts else { return }
    for await dismissal in accounts.accounts.dismissed() { live.dismissed(dismissal.account) }
  }

  /// Another process may have taken somebody off their account, as the operator's commands do. One question for all.
  private func askWhoListens() async {
    guard let accounts else { return }
    while (try? await Task.sleep(for: configuration.heartbeat)) != nil {
      let listeners = live.listeners
      guard let isIn = try? await accounts.accounts.stillIn(listeners, now: clock()) else { continue }
      live.doubt(listeners.subtracting(isIn))
    }
  }

  /// How far those logs reach. False where nobody could say; they are to be asked again.
  private func look(at journals: [AccountID]) async -> Bool {
    guard let accounts, !journals.isEmpty else { return true }
    do throws(LogRefusal) {
      live.reach(try await accounts.log.ends(of: journals))
      return true
    } catch {
      for account in journals { live.grewElsewhere(account) }
      return false
    }
  }

  /// While it is doubted that the other nodes are heard, whoever listens here hears of their log's end as it is found.
  private func lookAtLogs() async {
    guard let node else { return }
    while (try? await Task.sleep(for: Self.interval)) != nil {
      if node().isListening { continue }
      while await !look(at: live.journals), !Task.isCancelled { try? await Task.sleep(for: Self.afterFailure) }
    }
  }

  private static let pause = Duration.milliseconds(20)
  private static let interval = Duration.seconds(5)
  private static let afterFailure = Duration.seconds(1)

  private func beat() async {
    while (try? await Task.sleep(for: configuration.heartbeat)) != nil { live.beat() }
  }

  /// What a start takes for a moment, of feeds and timetables, the allocator would keep: 2 MB of the built-in network's, 9 of an
  /// imported one's, which may come later, and 1 of what a node's first minute does.
  private func giveBack() async {
    var pause = configuration.heartbeat
    while (try? await Task.sleep(for: pause)) != nil {
      ProcessMemory.giveBack()
      pause = min(pause * 2, Duration.seconds(3600))
    }
  }
}

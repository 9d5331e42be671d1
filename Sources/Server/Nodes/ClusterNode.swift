package import Accounts
package import Feeds
package import Logging
package import ServiceLifecycle
package import Storage

/// This server as one of several over the same database: what it leads, what it asks for all, whom it tells.
///
/// Nothing between them but the database: each may be stopped, killed or cut off, and the others find that out by a lease that ends.
package struct ClusterNode: Sendable {
  package let leadership: Leadership
  package let wakes: NodeWakes
  private let database: Database
  private let listener: PostgresListener
  private let accounts: AccountWakes

  /// What is done by one alone, beside the upstreams.
  package static let sweep = "sweep"
  /// Moving reminders with trains and races.
  package static let reminders = "reminders"

  /// `listening` is where it can be listened, if that is not where it is asked (a pooler). `isThere`: whether the database is now.
  /// `holder` is drawn anew at each start.
  package init(
    _ address: PostgresAddress, listening: PostgresAddress? = nil, isThere: Bool, upstreams: [FeedUpstream],
    holder: String,
    accounts: Accounts, log: AccountLog, logger: Logger
  ) {
    // Apart from the accounts', and leases once more: one is renewed however busy the others are.
    database = .postgres(address, connections: 2)
    let wakes = NodeWakes(database, holder: holder)
    let accounts = AccountWakes(accounts, log: log, database: database, holder: holder)
    let leadership = Leadership(
      of: upstreams.map(SharedUpstream.lease) + [Self.sweep, Self.reminders], holder: holder, isThere: isThere,
      store: LeaseStore(.postgres(address, connections: 1)),
      changed: { change in
        switch change {
        case .took(let name): wakes.signal(name)
        case .loneliness: wakes.signalAll()
        }
      }, logger: logger)
    listener = PostgresListener(
      listening ?? address,
      hears: { name in
        accounts.heard(name)
        wakes.heard(name)
      },
      changed: { change in
        wakes.missed()
        // Without a database that is said already.
        if let reason = change.reason, !leadership.isAlone {
          logger.warning("what other nodes tell is found late: \(reason)")
        }
      })
    self.leadership = leadership
    self.wakes = wakes
    self.accounts = accounts
  }

  /// One upstream, asked by whoever leads it.
  package func share(_ upstream: FeedUpstream, _ client: FeedClient) -> SharedUpstream {
    SharedUpstream(
      SharedUpstream.lease(upstream), client: client, leadership: leadership, store: AnswerStore(database),
      wakes: wakes,
      random: { Double.random(in: 0..<1) })
  }

  /// One that is asked when somebody wants it.
  package func question(_ upstream: String, _ client: FeedClient) -> SharedQuestion {
    SharedQuestion(
      upstream, client: client, holder: leadership.holder, leases: LeaseStore(database), answers: AnswerStore(database))
  }

  /// What runs as long as the server does; the first to start is the last to end.
  package var services: [any Service] { [leadership, Hearing(listener: listener, wakes: wakes), accounts, forgetting] }

  private var forgetting: Forgetting { Forgetting(leadership: leadership, answers: AnswerStore(database)) }

  /// Takes what was asked for somebody out of the database, on the node that sweeps.
  private struct Forgetting: Service {
    var leadership: Leadership
    var answers: AnswerStore

    private static let interval = Duration.seconds(60)

    func run() async throws {
      await cancelWhenGracefulShutdown {
        while (try? await Task.sleep(for: Self.interval)) != nil {
          if leadership.lease(of: ClusterNode.sweep) != nil { await SharedQuestion.forget(answers) }
        }
      }
    }
  }

  /// The listener, and the heartbeat by which a node knows that it hears at all.
  private struct Hearing: Service {
    var listener: PostgresListener
    var wakes: NodeWakes

    private static let interval = Duration.seconds(5)

    func run() async throws {
      listener.begin()
      await cancelWhenGracefulShutdown {
        repeat { await wakes.beat() } while (try? await Task.sleep(for: Self.interval)) != nil
      }
      listener.end()
    }
  }
}

extension PostgresListener.Change {
  fileprivate var reason: String? {
    switch self {
    case .hears: nil
    case .silent:
      "nothing is heard. Where a pooler stands in front, name the database's own address with --database-listen."
    case .failed(let error): error.sentence
    }
  }
}

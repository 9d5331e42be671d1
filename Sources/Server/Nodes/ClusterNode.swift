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

  /// `listening` is where it can be listened, if that is not where it is asked (a pooler). `holder` is drawn anew at each start.
  package init(
    _ address: PostgresAddress, listening: PostgresAddress? = nil, upstreams: [String], holder: String,
    accounts: Accounts, log: AccountLog, logger: Logger
  ) {
    // Of its own: a lease is renewed however busy the others are.
    database = .postgres(address, connections: 2)
    let wakes = NodeWakes(database, holder: holder)
    let accounts = AccountWakes(accounts, log: log, database: database)
    leadership = Leadership(
      of: upstreams.map(SharedUpstream.lease) + [Self.sweep], holder: holder, store: LeaseStore(database),
      took: { wakes.stir($0) }, logger: logger)
    listener = PostgresListener(listening ?? address) { name in
      accounts.heard(name)
      wakes.heard(name)
    }
    self.wakes = wakes
    self.accounts = accounts
  }

  /// One upstream, asked by whoever leads it.
  package func share(_ upstream: String, _ client: FeedClient) -> SharedUpstream {
    SharedUpstream(
      upstream, client: client, leadership: leadership, store: AnswerStore(database), wakes: wakes,
      random: { Double.random(in: 0..<1) })
  }

  /// One that is asked when somebody wants it.
  package func question(_ upstream: String, _ client: FeedClient) -> FeedClient {
    SharedQuestion(
      upstream, client: client, holder: leadership.holder, leases: LeaseStore(database), answers: AnswerStore(database)
    ).shared
  }

  /// What runs as long as the server does; the first to start is the last to end.
  package var services: [any Service] { [leadership, Ears(listener: listener, wakes: wakes), accounts] }

  /// The listener, and the beat by which a node knows that it hears at all.
  private struct Ears: Service {
    var listener: PostgresListener
    var wakes: NodeWakes

    private static let beat = Duration.seconds(5)

    func run() async throws {
      listener.begin()
      await cancelWhenGracefulShutdown {
        repeat { await wakes.beat() } while (try? await Task.sleep(for: Self.beat)) != nil
      }
      listener.end()
    }
  }
}

package import Feeds
package import Kernel
package import Logging
package import Storage

/// Web Push as this server has it: who subscribed, what they are to be told of, and what sends it. Documentation/Reminders.md.
package struct PushService: Sendable {
  package let key = SharedVAPIDKey()
  package let hosts: PushHosts
  package let subscriptions: SubscriptionStore
  package let reminders: ReminderStore
  package let sender: PushSender
  private let database: Database
  private let identity: Identity
  /// Rings where a set was put here.
  private let news = Alarm()
  private let clock: @Sendable () -> Instant
  private let logger: Logger
  private let random: @Sendable (_ count: Int) -> [UInt8]

  /// Who this server is to push services, and to the other nodes of its database.
  package struct Identity: Sendable {
    /// Where people reach it, without a slash at its end: "https://pocketful.example".
    package var origin: String
    /// "mailto:me@example.org", or an address: where its operator can be reached (RFC 8292 section 2.1).
    package var subject: String
    /// Tells it from all other nodes.
    package var holder: String
    /// No other one takes reminders of this database.
    package var isAlone: Bool

    package init(origin: String, subject: String, holder: String, isAlone: Bool) {
      self.origin = origin
      self.subject = subject
      self.holder = holder
      self.isAlone = isAlone
    }
  }

  package init(
    _ database: Database, hosts: PushHosts, as identity: Identity, by transport: PushTransport,
    random: @escaping @Sendable (_ count: Int) -> [UInt8], clock: @escaping @Sendable () -> Instant, logger: Logger
  ) {
    self.database = database
    self.hosts = hosts
    self.random = random
    self.identity = identity
    self.clock = clock
    self.logger = logger
    subscriptions = SubscriptionStore(database, random: random)
    reminders = ReminderStore(database)
    sender = PushSender(
      reminders, subscriptions,
      by: PushMessages(
        transport: transport, tokens: VAPIDTokens(key, subject: identity.subject), hosts: hosts,
        origin: identity.origin, random: random),
      holder: identity.holder, isAlone: identity.isAlone, clock: clock, logger: logger)
  }

  /// Once the database can be asked; a second time does no harm.
  package func prepared() async throws(StorageError) { try await key.load(from: database, orDraw: random) }

  /// What was put here may be due at once, or hang on a train that has moved already.
  package func changed() {
    sender.wake()
    news.ring()
  }

  /// What moves reminders with trains and races, wherever `isLeading`.
  package func retiming(
    by boards: BoardSource, _ races: RaceSource, isLeading: @escaping @Sendable () -> Bool
  ) -> Retiming {
    let sender = sender
    return Retiming(
      reminders, boards, races, alarm: news, isAlone: identity.isAlone, isLeading: isLeading, moved: { sender.wake() },
      clock: clock, logger: logger)
  }
}

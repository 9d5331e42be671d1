import Accounts
package import Kernel
package import Logging
import ServiceLifecycle
import Storage
import Synchronization

/// Sends what is due. Each node of a database runs one: what one has taken the others leave alone, and what a killed one had in hand is
/// sent by another once its claim has ended.
package final class PushSender: Sendable {
  /// Reminders that are taken at once.
  private static let batch = 100
  /// So many may be in hand: those of one batch, and those of the one before that wait for slow services.
  private static let mostInHand = 2 * batch

  /// What has been taken and is not written down yet.
  private struct State {
    var inHand = 0
    var settled: [SettledReminder] = []
    var isEnding = false
    /// What the database failed of last, so that a night without it is one line.
    var failure: StorageError?
  }

  private let store: ReminderStore
  private let subscriptions: SubscriptionStore
  private let messages: PushMessages
  private let holder: String
  /// How long it is believed that nothing comes before what is known: other nodes take reminders, too.
  private let look: Duration
  private let clock: @Sendable () -> Instant
  private let logger: Logger
  package let meters = PushMeters()
  private let alarm = Alarm()
  private let lanes = PushLanes()
  private let state = Mutex(State())

  /// `holder` tells this node from all others; `isAlone`: no other one takes reminders.
  package init(
    _ store: ReminderStore, _ subscriptions: SubscriptionStore, by messages: PushMessages, holder: String,
    isAlone: Bool, clock: @escaping @Sendable () -> Instant, logger: Logger
  ) {
    self.store = store
    self.subscriptions = subscriptions
    self.messages = messages
    self.holder = holder
    look = isAlone ? .seconds(30) : .seconds(1)
    self.clock = clock
    self.logger = logger
  }

  /// There is something to be sent, perhaps at once.
  package func wake() { alarm.ring() }

  /// To one device, and at once: that notifications arrive. Tried once.
  package func sendTest(to subscription: Subscription) async {
    let now = clock()
    let terms = PushMessages.Terms(topic: "test", expires: now.adding(seconds: 60), due: now)
    let sent = await messages.send(.test, terms, to: subscription, now: now)
    note(sent, of: subscription)
    try? await subscriptions.note(sent.outcome, of: subscription, now: now)
  }
}

extension PushSender: Service {
  /// Told to stop, it takes nothing more, gives back what it has not begun, and finishes the rest.
  package func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled { await self.alarm.sleep(for: await self.turn()) }
    }
    state.withLock { $0.isEnding = true }
    // By a task that nobody has cancelled: a database would not be asked by one.
    let end = ContinuousClock.now + Self.ending
    await Task {
      while .now < end, self.state.withLock({ $0.inHand > 0 || !$0.settled.isEmpty }) {
        await self.alarm.sleep(for: min(await self.turn(), end - .now))
      }
      await self.messages.transport.close()
    }.value
  }

  /// So long it waits for what is on its way. What is not known by then is sent again, by whoever comes first.
  private static let ending = Duration.seconds(1)

  /// Writes down what has come to an end, and begins what is due; gives how long there is nothing to do then.
  private func turn() async -> Duration {
    let (settled, room, isEnding, isIdle) = state.withLock { state in
      defer { state.settled = [] }
      let room = state.isEnding ? 0 : min(Self.batch, Self.mostInHand - state.inHand)
      return (state.settled, room, state.isEnding, state.inHand == 0)
    }
    lanes.release(isEnding: isEnding)
    // What waits for a service that hangs is looked after.
    let look = isIdle ? self.look : min(self.look, Self.pause)
    do throws(StorageError) {
      let now = clock()
      if settled.isEmpty {
        // What ends rings.
        guard room > 0 else { return Self.pause }
        guard let next = try await store.nextWake() else { return look }
        if next > now { return min(look, .milliseconds(next.milliseconds - now.milliseconds)) }
      }
      let claimed = try await store.turn(settling: settled, claiming: room, by: holder, now: now)
      begin(claimed)
      noteSuccess()
      // Where another node has just taken it, a moment later that is known.
      return claimed.isEmpty && settled.isEmpty ? .milliseconds(50) : .zero
    } catch {
      state.withLock { $0.settled = settled + $0.settled }
      noteFailure(error)
      return Self.pause
    }
  }

  private static let pause = Duration.seconds(1)

  private func begin(_ claimed: [ClaimedReminder]) {
    state.withLock { $0.inHand += claimed.count }
    for one in claimed {
      // Of nobody's task: what is on its way is not broken off.
      Task {
        let settled = await self.send(one)
        self.state.withLock { state in
          state.inHand -= 1
          state.settled.append(settled)
        }
        self.alarm.ring()
      }
    }
  }

  private func send(_ reminder: ClaimedReminder) async -> SettledReminder {
    let outcomes = await withTaskGroup(of: (Subscription, PushOutcome).self) { group in
      for target in reminder.targets { group.addTask { (target, await self.send(reminder, to: target)) } }
      return await group.reduce(into: [(subscription: Subscription, outcome: PushOutcome)]()) { all, one in
        all.append((one.0, one.1))
      }
    }
    return SettledReminder(reminder, outcomes, now: clock())
  }

  private func send(_ reminder: ClaimedReminder, to subscription: Subscription) async -> PushOutcome {
    // Where nothing is sent any more no place is needed: that is told below.
    let origin = messages.origin(of: subscription)
    if let origin, case .later(let seconds) = await lanes.take(origin) { return .later(seconds: seconds) }
    var isAnswered = true
    defer { if let origin { lanes.end(origin, isAnswered: isAnswered) } }
    // Another node may have it at once.
    if state.withLock({ $0.isEnding }) { return .later(seconds: 0) }
    let now = clock()
    // It waited too long for its place.
    if reminder.expires <= now { return .taken }
    if reminder.tries == 1, !reminder.isOfMoves {
      meters.sent(late: Double(now.milliseconds - reminder.due.milliseconds) / 1000)
    }
    let content = PushPayload.Content.reminder(
      id: reminder.id, box: reminder.box, at: reminder.at, isGone: reminder.isGone, badge: reminder.badge)
    let terms = PushMessages.Terms(topic: reminder.id, expires: reminder.expires, due: reminder.due)
    let sent = await messages.send(content, terms, to: subscription, now: now)
    isAnswered = sent.outcome != .later(seconds: nil) || sent.status != nil
    note(sent, of: subscription)
    return sent.outcome
  }

  /// A push service that refuses is said once; where its subscription is over, that is how they end.
  private func note(_ sent: PushMessages.Sent, of subscription: Subscription) {
    meters.count(sent.outcome)
    if case .refused = sent.outcome, !subscription.isFailing {
      logger.warning("\(sent.host) refuses what is pushed: \(sent.status.map { "status \($0)" } ?? "it can't be sent")")
    }
  }

  private func noteFailure(_ error: StorageError) {
    let isNews = state.withLock { state in
      defer { state.failure = error }
      return state.failure != error
    }
    if isNews { logger.warning("reminders wait: \(error.sentence)") }
  }

  private func noteSuccess() {
    let wasFailing = state.withLock { state in
      defer { state.failure = nil }
      return state.failure != nil
    }
    if wasFailing { logger.notice("Reminders are sent again.") }
  }
}

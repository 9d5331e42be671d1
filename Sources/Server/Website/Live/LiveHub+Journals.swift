import Accounts
import Hummingbird
import Synchronization

extension LiveHub {
  /// Who listens to one account's log, and when they were last told.
  struct JournalNews {
    var listeners: Set<Subscriber.ID> = []
    var toldAt: ContinuousClock.Instant?
    /// It grew again since, and they will hear of all that together.
    var isPending = false
  }

  /// Between two of an account's `journal` events: a device that sends a lot doesn't wake the others for each batch.
  static let journalPause = Duration.milliseconds(250)

  /// An account's log grew: its own listeners are told at once, or as soon as the pause since the last time is over.
  func grew(_ growth: LogGrowth) {
    let now = ContinuousClock.now
    let (told, wait) = state.withLock { state -> ([Subscriber], Duration?) in
      guard var news = state.journals[growth.account] else { return ([], nil) }
      let listeners = news.listeners.compactMap { state.subscribers[$0] }
      for listener in listeners { listener.hear(of: growth.last) }
      defer { state.journals[growth.account] = news }
      if news.isPending { return ([], nil) }
      if let toldAt = news.toldAt, now - toldAt < Self.journalPause {
        news.isPending = true
        return ([], Self.journalPause - (now - toldAt))
      }
      news.toldAt = now
      return (listeners, nil)
    }
    for listener in told { listener.wake() }
    if let wait {
      Task {
        try? await Task.sleep(for: wait)
        tell(growth.account)
      }
    }
  }

  private func tell(_ account: AccountID) {
    let listeners = state.withLock { state -> [Subscriber] in
      guard var news = state.journals[account] else { return [] }
      (news.toldAt, news.isPending) = (.now, false)
      state.journals[account] = news
      return news.listeners.compactMap { state.subscribers[$0] }
    }
    for listener in listeners { listener.wake() }
  }

  /// The event that a subscriber has not been sent yet, if there is one.
  func journal(for subscriber: Subscriber) -> [ByteBuffer] {
    subscriber.takeJournal().map { [LiveEvent.journal($0)] } ?? []
  }
}

extension LiveHub.State {
  /// What nobody listens to any more is forgotten.
  mutating func leave(_ account: AccountID, _ id: Subscriber.ID) {
    journals[account]?.listeners.remove(id)
    if journals[account]?.listeners.isEmpty == true { journals[account] = nil }
  }
}

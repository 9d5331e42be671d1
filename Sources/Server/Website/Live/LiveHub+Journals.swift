import Accounts
import Hummingbird
import Synchronization

extension LiveHub {
  /// Who listens to one account's log, and when they were last told.
  struct JournalNews {
    var listeners: Set<Subscriber.ID> = []
    /// The number of the log's last row, as far as was heard.
    var last: Int64 = 0
    var toldAt: ContinuousClock.Instant?
    /// It has grown since, and they will hear of all that together.
    var isPending = false
  }

  /// Between two of an account's `journal` events: a device that sends a lot doesn't wake the others for each batch.
  static let journalPause = Duration.milliseconds(250)

  /// An account's log grew: its own listeners are told at once, or as soon as the pause since the last time is over.
  func grew(_ account: AccountID, _ last: Int64) {
    let wait = state.withLock { state -> Duration? in
      guard let news = state.journals[account] else { return nil }
      // Two that were pushed at once may be told of in the other order.
      state.journals[account]?.last = max(news.last, last)
      if news.isPending { return nil }
      state.journals[account]?.isPending = true
      return news.toldAt.map { max(.zero, Self.journalPause - (.now - $0)) } ?? .zero
    }
    guard let wait else { return }
    if wait == .zero { return tell(account) }
    Task {
      try? await Task.sleep(for: wait)
      tell(account)
    }
  }

  private func tell(_ account: AccountID) {
    let (listeners, last) = state.withLock { state -> ([Subscriber], Int64) in
      guard let news = state.journals[account] else { return ([], 0) }
      state.journals[account]?.toldAt = .now
      state.journals[account]?.isPending = false
      return (news.listeners.compactMap { state.subscribers[$0] }, news.last)
    }
    for listener in listeners {
      listener.hear(of: last)
      listener.wake()
    }
  }

  /// Another node took something for it, and said no more. Whether anybody here listens to it.
  @discardableResult
  func grewElsewhere(_ account: AccountID) -> Bool {
    state.withLock { state in
      guard state.journals[account] != nil else { return false }
      state.grownElsewhere.insert(account)
      return true
    }
  }

  /// Those, once.
  func takeGrownElsewhere() -> [AccountID] {
    state.withLock { state in
      defer { state.grownElsewhere = [] }
      return Array(state.grownElsewhere)
    }
  }

  /// Whose logs somebody listens to here.
  var journals: [AccountID] { state.withLock { Array($0.journals.keys) } }

  /// They were found to reach so far: who has heard of less is told.
  func reach(_ ends: [AccountID: Int64]) {
    for (account, last) in ends {
      let isNews = state.withLock { state in state.journals[account].map { $0.last < last } ?? false }
      if isNews { grew(account, last) }
    }
  }

  /// What a stream of it began with.
  func note(_ account: AccountID, reaches last: Int64) {
    state.withLock { state in
      if let known = state.journals[account]?.last { state.journals[account]?.last = max(known, last) }
    }
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

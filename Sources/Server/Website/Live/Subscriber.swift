import Accounts
import Synchronization

/// One open live stream: what it listens to, and up to which change that has been sent. One whose reader takes nothing is
/// closed by its connection (`ConnectionRules`).
final class Subscriber: Sendable {
  typealias ID = UInt64

  let id: ID
  let topics: [LiveHub.Topic]
  /// Whom its address belongs to; nil for this machine's own.
  let owner: NetworkAddress?
  /// Who hears of their account's log by it, if anybody.
  let listener: SignedIn?
  /// One element for any number of changes since the last.
  let wakes: AsyncStream<Void>
  private let waker: AsyncStream<Void>.Continuation
  private let sent = Mutex<UInt64?>(nil)
  private let journal = Mutex<Int64?>(nil)
  private let isDoubtful = Mutex(false)

  init(id: ID, topics: [LiveHub.Topic], owner: NetworkAddress?, listener: SignedIn?) {
    self.id = id
    self.topics = topics
    self.owner = owner
    self.listener = listener
    (wakes, waker) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// There may be something to send, if only the clock.
  func wake() { waker.yield() }

  /// Nothing more comes: its stream is closed.
  func end() { waker.finish() }

  /// It has been given what there was when it came; before, a change is part of that.
  var hasBegun: Bool { sent.withLock { $0 != nil } }

  /// Sends what there is up to this change; gives the one up to which that was done before.
  func send(upTo change: UInt64) -> UInt64 {
    sent.withLock { sent in
      defer { sent = change }
      return sent ?? 0
    }
  }

  /// Its account's log reaches this far; of several the furthest is told.
  func hear(of last: Int64) { journal.withLock { $0 = max($0 ?? 0, last) } }

  /// How far that log reaches, if it was not told yet.
  func takeJournal() -> Int64? {
    journal.withLock { journal in
      defer { journal = nil }
      return journal
    }
  }

  /// It may be somebody's who is no longer let in.
  func doubt() { isDoubtful.withLock { $0 = true } }

  /// Whether that is to be looked at; once it was asked, until it is said anew.
  func takeDoubt() -> Bool {
    isDoubtful.withLock { isDoubtful in
      defer { isDoubtful = false }
      return isDoubtful
    }
  }
}

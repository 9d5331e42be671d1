import Kernel
import Storage

/// A push as it waits for its transaction.
struct Push: Sendable {
  var account: AccountID
  var author: Author
  /// The last row that the author was told of.
  var mark: LogMark?
  var operations: [SealedOperation]
  /// Later times under which the same operations were sent too.
  var others: [String: LogTime] = [:]
  var now: Instant

  /// Who sends.
  enum Author: Sendable {
    case device(DeviceID)
    /// A token's program, whose answer is kept with what it sends. It decided by the log as far as `mark`: where there is more, it is
    /// to look again.
    case token(TokenAnswer)
  }

  /// How far ahead of the server a time may be, in milliseconds: a clock that is a little fast is no fault.
  static let tolerance: Int64 = 5 * 60_000
}

extension Transaction {
  /// Looks first and writes then: what is refused has written nothing.
  func take(_ push: Push) throws(StorageError) -> Result<Pushed, LogRefusal> {
    var head: LogHead
    switch try self.head(of: push.account) {
    case .success(let found): head = found
    case .failure(let refusal): return .failure(refusal)
    }
    if let refusal = try refusal(of: push, at: head) { return .failure(refusal) }

    var stamps: [String: LogTime] = [:]
    var (new, taken): ([SealedOperation], [String]) = ([], [])
    let known = try held(push.operations.map(\.id), of: push.account)
    for operation in push.operations {
      let held = known[operation.id]
      if let held, held.hash != operation.hash { taken.append(operation.id) }
      if held == nil { new.append(operation) }
      let time = held?.at ?? operation.at
      if time != operation.at || push.others[operation.id].map({ $0 != time }) ?? false {
        stamps[operation.id] = time
      }
    }
    if !taken.isEmpty { return .failure(.taken(taken)) }

    // After a server's clock was put back, what lies behind its own log must still be takeable. Nothing on top of that: or each
    // push could carry the log's time on by so much.
    let limit = max(push.now.milliseconds + Push.tolerance, head.latest)
    let ahead = new.filter { $0.at.milliseconds > limit }
    // To be lowered to: whatever is no later than this is taken.
    let now = Instant(milliseconds: max(push.now.milliseconds, head.latest))
    guard ahead.isEmpty else { return .failure(.clock(now: now, ids: ahead.map(\.id))) }
    let bytes = new.reduce(head.bytes) { $0 + Int64($1.box.count) }
    guard head.mark.number + Int64(new.count) <= AccountLog.most, new.isEmpty || bytes <= AccountLog.mostBytes else {
      return .failure(.full)
    }

    if !new.isEmpty {
      try append(new.map { ($0, push.now) }, to: &head)
      try put(head)
    }
    if case .token(let answer) = push.author { try keep(answer, of: push.account, now: push.now) }
    return .success(Pushed(mark: head.mark, added: new.count, stamps: stamps))
  }

  /// Why its author is let in no more, or has to look again.
  private func refusal(of push: Push, at head: LogHead) throws(StorageError) -> LogRefusal? {
    switch push.author {
    case .device(let device):
      guard try isLive(device, of: push.account.bytes) else { return .revoked }
      return try head.fits(push.mark ?? .beginning, self) ? nil : .cursor
    case .token(let answer):
      guard let row = try token(answer.token), row.account == push.account, !row.isOver(at: push.now) else {
        return .revoked
      }
      return push.mark ?? .beginning == head.mark ? nil : .cursor
    }
  }
}

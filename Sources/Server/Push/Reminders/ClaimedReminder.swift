import Accounts
import Kernel
import Wire

/// A reminder that this node has taken to send: for half a minute no other one does.
struct ClaimedReminder: Sendable {
  var account: AccountID
  var id: String
  var due: Instant
  var expires: Instant
  /// When the claim ends. By it the row is known for the one that was claimed: whoever changed it since has set another.
  var until: Instant
  var box: String
  var badge: Int?
  /// The time of what it hangs on.
  var at: Instant?
  var isGone: Bool
  /// It is told with each move, and waits again.
  var isOfMoves: Bool
  /// How often it was taken, this time among them.
  var tries: Int
  /// To whom it goes now.
  var targets: [Subscription]
  /// Who has not taken it, and whose time has not come.
  var later: [Remaining]

  /// A subscription that has not taken it yet, and when it is to be tried again.
  struct Remaining: Equatable, Sendable {
    var id: [UInt8]
    var at: Instant
  }
}

extension [ClaimedReminder.Remaining] {
  /// "AAAA@1764547200000 BBBB@1764547205000", as it is stored.
  var text: String { map { Base64URL.text($0.id) + "@" + String($0.at.milliseconds) }.joined(separator: " ") }

  /// What was written by no program of ours is left out.
  init(text: String) {
    self = text.split(separator: " ").compactMap { part in
      let pieces = part.split(separator: "@")
      guard pieces.count == 2, let id = Base64URL.bytes(String(pieces[0])), let at = Int64(pieces[1]) else {
        return nil
      }
      return ClaimedReminder.Remaining(id: id, at: Instant(milliseconds: at))
    }
  }
}

/// What became of one that was claimed.
struct SettledReminder: Sendable {
  var claimed: ClaimedReminder
  /// Of each that it was sent to.
  var outcomes: [(subscription: Subscription, outcome: PushOutcome)]
  /// Whom it is to be sent to again, and when.
  var remaining: [ClaimedReminder.Remaining]

  /// Nobody is tried again once it has expired.
  init(
    _ claimed: ClaimedReminder, _ outcomes: [(subscription: Subscription, outcome: PushOutcome)], now: Instant
  ) {
    self.claimed = claimed
    self.outcomes = outcomes
    let again = outcomes.compactMap { subscription, outcome -> ClaimedReminder.Remaining? in
      guard case .later(let asked) = outcome else { return nil }
      let at = now.adding(seconds: PushOutcome.wait(after: claimed.tries, asked: asked))
      return ClaimedReminder.Remaining(id: subscription.id, at: at)
    }
    remaining = (claimed.later + again).filter { $0.at < claimed.expires }
  }
}

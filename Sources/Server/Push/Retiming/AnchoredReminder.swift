package import Accounts
import Departures
package import Kernel

/// A reminder whose time hangs on a race or a train, as the server holds it to move it.
package struct AnchoredReminder: Equatable, Sendable {
  package var account: AccountID
  package var id: String
  package var anchor: ReminderAnchor
  /// When its device wanted it: by that a row is known for the one that was read.
  package var asked: Instant
  package var due: Instant
  package var expires: Instant
  /// The time that it hangs on, as it is known.
  package var at: Instant
  package var isGone = false
  /// Its train from one look to the next.
  var followed: FollowedTrain?
  /// The last look did not find it.
  var isMissed = false

  package init(
    account: AccountID, id: String, anchor: ReminderAnchor, asked: Instant, due: Instant, expires: Instant, at: Instant
  ) {
    self.account = account
    self.id = id
    self.anchor = anchor
    self.asked = asked
    self.due = due
    self.expires = expires
    self.at = at
  }

  /// Feeds say another second with each answer: nobody has to be told of those.
  private static let jitter: Int64 = 5000

  /// Takes in that the race starts, or the train leaves, then; true where that changes anything.
  mutating func move(to time: Instant, now: Instant) -> Bool {
    if anchor.isOfMoves {
      if let from = anchor.from, now < from { return false }
      guard abs(time.seconds(since: at)) >= ReminderAnchor.tolerance else { return false }
      (at, due) = (time, now)
      return true
    }
    let shift = time.milliseconds - anchor.leadSeconds * 1000 - due.milliseconds
    guard abs(shift) >= Self.jitter else { return false }
    at = time
    due = Instant(milliseconds: due.milliseconds + shift)
    expires = Instant(milliseconds: expires.milliseconds + shift)
    return true
  }

  /// Its train comes no more: that is told at once.
  mutating func end(now: Instant) -> Bool {
    guard !anchor.isOfMoves, !isGone else { return false }
    (isGone, due) = (true, now)
    return true
  }
}

/// What is another of a reminder, as it is written down.
package struct MovedReminder: Equatable, Sendable {
  package var account: AccountID
  package var id: String
  package var asked: Instant
  package var due: Instant
  package var expires: Instant
  package var at: Instant
  package var isGone: Bool
  package var isOfMoves: Bool

  init(_ reminder: AnchoredReminder) {
    account = reminder.account
    id = reminder.id
    asked = reminder.asked
    due = reminder.due
    expires = reminder.expires
    at = reminder.at
    isGone = reminder.isGone
    isOfMoves = reminder.anchor.isOfMoves
  }
}

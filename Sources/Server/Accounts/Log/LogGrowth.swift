/// An account's log has more than it had.
package struct LogGrowth: Equatable, Sendable {
  package var account: AccountID
  /// The number of its last row; nil where another node said it, which says no more.
  package var last: Int64?

  package init(account: AccountID, last: Int64?) {
    self.account = account
    self.last = last
  }

  /// It was pushed here.
  package var isFromHere: Bool { last != nil }
}

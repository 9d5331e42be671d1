import Kernel
import Storage

/// What waits for an answer from elsewhere: a question to an authenticator, a sign-in at a provider. It is found by a hash of what
/// only the one who may answer has.
struct PendingRow: Sendable {
  var hash: [UInt8]
  var purpose: String
  /// No bytes where it is nobody's yet.
  var account: [UInt8] = []
  var data = ""
  var expires: Instant

  /// Those that wait for one purpose; one more takes the place of the oldest. Who would push others' out has to send thousands in
  /// the seconds that a person needs, and one address gets 30 in ten minutes (`BackOff`). By purpose, since some wait for longer: they
  /// would push the others out.
  static let most: Int64 = 4096
}

extension Transaction {
  func keep(_ row: PendingRow, now: Instant) throws(StorageError) {
    try rows("DELETE FROM challenge WHERE expires <= $1", .integer(now.milliseconds))
    try rows(
      """
      DELETE FROM challenge WHERE hash IN
        (SELECT hash FROM challenge WHERE purpose = $1
         ORDER BY expires DESC LIMIT \(PendingRow.most) OFFSET \(PendingRow.most - 1))
      """, .text(row.purpose))
    try rows(
      "INSERT INTO challenge (hash, purpose, account, data, expires) VALUES ($1, $2, $3, $4, $5)", .bytes(row.hash),
      .text(row.purpose), .bytes(row.account), .text(row.data), .integer(row.expires.milliseconds))
  }
}

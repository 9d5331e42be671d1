import Kernel
import Storage

/// A question to an authenticator, which one answer may be given to within five minutes. What is kept of it is a hash.
struct Challenge: Sendable {
  var purpose: PasskeyPurpose
  /// Whose it is: of a new account the id that it is to have, nil for a sign-in.
  var account: AccountID?

  /// Bytes.
  static let length = 32
  /// Seconds.
  static let time: Int64 = 300
}

extension Transaction {
  func ask(_ challenge: Challenge, _ bytes: [UInt8], now: Instant) throws(StorageError) {
    try keep(
      PendingRow(
        hash: Digest.of(bytes), purpose: challenge.purpose.rawValue, account: challenge.account?.bytes ?? [],
        expires: now.adding(seconds: Challenge.time)), now: now)
  }

  /// Whether it was asked, for this, and is not answered yet. What made a credential may be sent again, its answer lost on the
  /// way: by `answer`, the attestation, it is known again. What was shown is good once.
  func use(_ bytes: [UInt8], _ challenge: Challenge, by answer: [UInt8], now: Instant) throws(StorageError) -> Bool {
    let (hash, account) = (Digest.of(bytes), challenge.account?.bytes ?? [])
    switch challenge.purpose {
    case .create, .add:
      return try !rows(
        """
        UPDATE challenge SET answer = $1 WHERE hash = $2 AND purpose = $3 AND account = $4 AND expires > $5
          AND (answer IS NULL OR answer = $1) RETURNING hash
        """, .bytes(Digest.of(answer)), .bytes(hash), .text(challenge.purpose.rawValue), .bytes(account),
        .integer(now.milliseconds)
      ).isEmpty
    case .signIn, .fresh:
      return try !rows(
        "DELETE FROM challenge WHERE hash = $1 AND purpose = $2 AND account = $3 AND expires > $4 RETURNING hash",
        .bytes(hash), .text(challenge.purpose.rawValue), .bytes(account), .integer(now.milliseconds)
      ).isEmpty
    }
  }
}

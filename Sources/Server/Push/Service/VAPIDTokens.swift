package import Kernel
import Synchronization
import Wire

/// The header by which each push service knows who sends (RFC 8292 section 3). One token an origin is used for an hour, since
/// each is a signature.
package final class VAPIDTokens: Sendable {
  private let key: SharedVAPIDKey
  private let subject: String
  private let held = Mutex<[String: Held]>([:])

  /// A token, and when it was made.
  private struct Held {
    var token: String
    var made: Instant
  }

  /// Seconds for which one is used, and those for which it would hold: at most a day (RFC 8292 section 2).
  static let reused: Int64 = 3600
  static let lasting: Int64 = 12 * 3600
  /// There are four push services of note; an operator may add some.
  private static let most = 64

  /// `subject` is where the operator can be reached: "mailto:me@example.org" or an https address.
  package init(_ key: SharedVAPIDKey, subject: String) {
    self.key = key
    self.subject = subject
  }

  /// "vapid t=…, k=…" for that push service, "https://fcm.googleapis.com"; nil where there is no key yet.
  package func authorization(for origin: String, now: Instant) -> String? {
    guard let key = key.key else { return nil }
    let token = held.withLock { held -> String? in
      if let known = held[origin], (0..<Self.reused).contains(now.seconds(since: known.made)) { return known.token }
      guard let token = key.token(for: origin, expires: now.adding(seconds: Self.lasting), subject: subject) else {
        return nil
      }
      if held.count >= Self.most { held = [:] }
      held[origin] = Held(token: token, made: now)
      return token
    }
    return token.map { "vapid t=\($0), k=\(Base64URL.text(key.publicKey))" }
  }
}

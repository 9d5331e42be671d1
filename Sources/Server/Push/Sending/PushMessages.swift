import Kernel
import Crypto

/// Makes of what is due the request that a push service gets (RFC 8030 section 5), and says what came of it.
package struct PushMessages: Sendable {
  let transport: PushTransport
  let tokens: VAPIDTokens
  let hosts: PushHosts
  /// Where people reach the server, without a slash at its end.
  let origin: String
  private let random: @Sendable (_ count: Int) -> [UInt8]

  package init(
    transport: PushTransport, tokens: VAPIDTokens, hosts: PushHosts, origin: String,
    random: @escaping @Sendable (_ count: Int) -> [UInt8]
  ) {
    self.transport = transport
    self.tokens = tokens
    self.hosts = hosts
    self.origin = origin
    self.random = random
  }

  /// What a message is, beside its text.
  struct Terms: Equatable {
    /// At most 32 letters (RFC 8030 section 5.4): of two that a device has not got yet, the later takes the place of the earlier.
    var topic: String
    var expires: Instant
    var due: Instant
  }

  /// Seconds before which what is due is urgent.
  private static let soon: Int64 = 600

  /// `content` once more without its box where the push service finds it too large: then the generic words are shown.
  func send(
    _ content: PushPayload.Content, _ terms: Terms, to subscription: Subscription, now: Instant
  ) async -> Sent {
    let endpoint: PushEndpoint
    // The list may be another than it was when the device subscribed.
    do throws(PushEndpoint.Refusal) { endpoint = try PushEndpoint(subscription.endpoint, among: hosts) } catch {
      return Sent(host: "", status: nil, outcome: .refused(0))
    }
    let sent = await send(content, terms, to: subscription, at: endpoint, now: now)
    guard sent.outcome == .tooLarge, case .reminder(let id, .some, let at, let isGone, let badge) = content else {
      return sent
    }
    let short = PushPayload.Content.reminder(id: id, box: nil, at: at, isGone: isGone, badge: badge)
    return await send(short, terms, to: subscription, at: endpoint, now: now)
  }

  /// Of the push service; nil where nothing is sent there any more.
  func origin(of subscription: Subscription) -> String? {
    try? PushEndpoint(subscription.endpoint, among: hosts).origin
  }

  /// What came of a message, and of which host: for the log.
  struct Sent: Equatable {
    var host: String
    /// nil where there was no answer.
    var status: Int?
    var outcome: PushOutcome
  }

  private func send(
    _ content: PushPayload.Content, _ terms: Terms, to subscription: Subscription, at endpoint: PushEndpoint,
    now: Instant
  ) async -> Sent {
    let payload = PushPayload(content, origin: origin, language: subscription.language)
    guard let authorization = tokens.authorization(for: endpoint.origin, now: now) else {
      return Sent(host: endpoint.host, status: nil, outcome: .later(seconds: nil))
    }
    guard let body = encrypted(payload.json, for: subscription.keys) else {
      return Sent(host: endpoint.host, status: nil, outcome: .tooLarge)
    }
    let message = PushTransport.Message(
      endpoint: endpoint, headers: headers(terms, now: now) + [("authorization", authorization)], body: body)
    switch await transport.send(message, now) {
    case .success(let answer):
      let outcome = PushOutcome(status: answer.status, retryAfter: answer.retryAfter)
      return Sent(host: endpoint.host, status: answer.status, outcome: outcome)
    case .failure(.silent): return Sent(host: endpoint.host, status: nil, outcome: .later(seconds: nil))
    // What a name leads to may be right again in a minute.
    case .failure(.notPublic): return Sent(host: endpoint.host, status: nil, outcome: .later(seconds: 60))
    }
  }

  private func headers(_ terms: Terms, now: Instant) -> [(name: String, value: String)] {
    [
      ("ttl", String(max(0, terms.expires.seconds(since: now)))),
      ("urgency", terms.due.seconds(since: now) <= Self.soon ? "high" : "normal"), ("topic", terms.topic),
      ("content-encoding", "aes128gcm"), ("content-type", "application/octet-stream"),
    ]
  }

  private func encrypted(_ text: [UInt8], for keys: SubscriptionKeys) -> [UInt8]? {
    guard text.count <= MessageEncryption.most else { return nil }
    let sender = P256.KeyAgreement.PrivateKey()
    return MessageEncryption.encrypted(text, for: keys, by: sender, salt: random(16))
  }
}

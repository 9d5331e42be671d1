import Accounts
import Crypto
import Kernel
import Logging
import Push
import Storage
import Wire

@testable import Website

/// A question for each answer that the document promises of pushing.
enum PushExamples {
  static let all =
    exchange("/subscription", "GET", 200) + exchange("/subscription", "PUT", 200, subscribing)
    + exchange("/subscription", "DELETE", 204) + exchange("/reminders", "PUT", 200, set(seq: 7))
    + [example("/reminders", "PUT", 409, body: set(seq: 0))]
    + exchange("/reminders/{id}", "DELETE", 204) + [example("/reminders/x", of: "/reminders/{id}", "DELETE", 404)]
    + exchange("/reminders/{id}/snooze", "POST", 202, snooze)
    + [example("/reminders/x/snooze", of: "/reminders/{id}/snooze", "POST", 404, body: snooze)]
    + exchange("/test", "POST", 202) + [example("/test", "POST", 409, as: "old-b")]

  static let id = String(repeating: "A", count: 32)
  private static let snooze = Array(#"{"seconds":600}"#.utf8)

  static func set(seq: Int64) -> [UInt8] {
    let due = Site.now.milliseconds + 60_000
    return Array(
      #"{"seq":\#(seq),"reminders":[{"id":"\#(id)","due":\#(due),"expires":\#(due + 60_000),"box":"AAAA"}]}"#.utf8)
  }

  private static let subscribing: [UInt8] = {
    let key = Base64URL.text([UInt8](P256.KeyAgreement.PrivateKey().publicKey.x963Representation))
    let secret = Base64URL.text([UInt8](repeating: 1, count: 16))
    return Array(
      #"{"endpoint":"https://web.push.apple.com/x","keys":{"p256dh":"\#(key)","auth":"\#(secret)"},"language":"fr"}"#
        .utf8)
  }()

  /// A service that sends nothing anywhere.
  static func service(_ database: Database) async throws -> PushService {
    let identity = PushService.Identity(
      origin: "https://pocketful.example", subject: "mailto:me@example.org", holder: "test", isAlone: true)
    let push = PushService(
      database, hosts: PushHosts(), as: identity,
      by: PushTransport { _, _ in .success(PushTransport.Answer(status: 201)) },
      random: { count in (0..<count).map { _ in UInt8.random(in: .min ... .max) } }, clock: { Site.now },
      logger: Logger(label: "push"))
    try await push.prepared()
    return push
  }

  /// Device old-a has subscribed, and its account has a set of all that is in its log.
  static func prepare(_ server: SyncServer) async throws {
    let who = SignedIn(account: SyncServer.account("old"), device: SyncServer.device("old-a"), isFresh: false)
    _ = try await server.push.subscriptions.put(SubscriptionRequest(subscribing), by: who, now: Site.now)
    _ = try await server.push.reminders.put(ReminderSet(set(seq: 5), now: Site.now), by: who)
  }

  /// What each of the routes answers, whatever is asked by it.
  private static func exchange(
    _ path: String, _ method: String, _ status: Int, _ body: [UInt8] = []
  ) -> [OpenAPITests.Example] {
    let who = [("old-a", status), ("revoked", 403), ("none", 401), ("deleted", 410), ("busy", 429), ("unkept", 503)]
    let all = who.map { cookie, status in example(path, method, status, as: cookie, body: body) }
    if body.isEmpty { return all }
    return all + [
      example(path, method, 400, body: [0x7B]), example(path, method, 415, type: "text/plain", body: [0x7B]),
      example(path, method, 413, body: [UInt8](repeating: 0x20, count: ReminderSet.mostBytes + 1)),
    ]
  }

  private static func example(
    _ target: String, of path: String? = nil, _ method: String, _ status: Int, as cookie: String = "old-a",
    type: String = "application/json", body: [UInt8] = []
  ) -> OpenAPITests.Example {
    var headers = ["Sec-Fetch-Site": "same-origin", "Cookie": cookie]
    if cookie == "none" { headers["Cookie"] = nil }
    if !body.isEmpty { (headers["Content-Length"], headers["Content-Type"]) = (String(body.count), type) }
    return OpenAPITests.Example(
      "/api/v1/push" + target.replacing("{id}", with: id), "/api/v1/push" + (path ?? target), status, headers,
      by: method,
      body: body)
  }
}

import Accounts
import HTTPTypes
import Hummingbird
import Kernel
import Push
import Storage
import Wire

/// Where a device is pushed to, and what an account's devices are to be reminded of: Documentation/Reminders.md.
struct PushAPI {
  var accounts: AccountSource
  var push: PushService
  var rate: RequestRate
  /// Messages that only show that they arrive.
  var testRate: RequestRate
  /// For large bodies.
  var coming: AccountPlaces

  private static let reminders = BodyRule(
    types: ["application/json"], limit: ReminderSet.mostBytes, takesGzip: true)

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .reading("/api/v1/push/subscription", taken: [.put, .delete], use: subscription)
      .on("/api/v1/push/subscription", method: .put, use: subscribe)
      .on("/api/v1/push/subscription", method: .delete, use: unsubscribe)
      .on("/api/v1/push/reminders", method: .put, use: put)
      .on("/api/v1/push/reminders/{id}", method: .delete, use: end)
      .on("/api/v1/push/reminders/{id}/snooze", method: .post, use: putOff)
      .on("/api/v1/push/test", method: .post, use: test)
  }

  private func subscription(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await asking(request, context)
    return try ready(try await push.subscriptions.subscriptions(of: who), context)
  }

  private func subscribe(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await asking(request, context)
    let wanted = try SubscriptionRequest(Array(buffer: try await AccountRoutes.body.body(of: request)))
    do throws(PushEndpoint.Refusal) { _ = try PushEndpoint(wanted.endpoint, among: push.hosts) } catch {
      throw error == .host ? Problem.pushHost : Problem(SubscriptionRequest.noEndpoint)
    }
    return try ready(try await push.subscriptions.put(wanted, by: who, now: context.now), context)
  }

  private func ready(_ subscriptions: Subscriptions, _ context: SiteContext) throws -> Ready {
    guard let key = push.key.key else { throw AccountError.storage(.server(.notReady)) }
    return .own(context) { json in
      json.member("key", Base64URL.text(key.publicKey))
      json.name("subscription")
      if let own = subscriptions.own {
        json.beginObject()
        json.member("endpoint", own.endpoint)
        json.member("language", own.language.rawValue)
        if own.isFailing {
          json.name("failing")
          json.bool(true)
        }
        json.endObject()
      } else {
        json.null()
      }
      json.name("count")
      json.integer(subscriptions.count)
    }
  }

  private func unsubscribe(_ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await asking(request, context)
    try await push.subscriptions.remove(of: who)
    return .done
  }

  private func put(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await asking(request, context)
    let place = try coming.place(for: request, of: who)
    defer { withExtendedLifetime(place) {} }
    let body = Array(buffer: try await Self.reminders.body(of: request))
    let count = try await push.reminders.put(try ReminderSet(body, now: context.now), by: who)
    push.changed()
    return .own(context) { json in
      json.name("count")
      json.integer(count)
    }
  }

  private func end(_ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await asking(request, context)
    let id = try Self.id(context)
    try await push.reminders.end(id, by: who)
    return .done
  }

  private func putOff(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await asking(request, context)
    let asked = try PuttingOff(Array(buffer: try await AccountRoutes.body.body(of: request)))
    let id = try Self.id(context)
    try await push.reminders.putOff(id, by: who, seconds: asked.seconds, now: context.now)
    push.changed()
    return .own(context, status: .accepted) { _ in }
  }

  private func test(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await asking(request, context)
    guard let own = try await push.subscriptions.subscriptions(of: who).own else { throw Problem.noSubscription }
    if let seconds = testRate.wait(of: who, at: context.began) { throw Problem.testedTooOften(seconds) }
    let sender = push.sender
    // What comes of it the device sees by itself.
    Task { await sender.sendTest(to: own) }
    return .own(context, status: .accepted) { _ in }
  }

  /// Before anything of what was sent is read.
  private func asking(_ request: Request, _ context: SiteContext) async throws -> SignedIn {
    let who = try await accounts.who(request, context)
    if let seconds = rate.wait(of: who, at: context.began) { throw Problem.tooOften(seconds) }
    return who
  }

  private static func id(_ context: SiteContext) throws(Problem) -> String {
    let id = context.parameter("id")
    guard ReminderSet.isID(id) else { throw .noReminder }
    return id
  }
}

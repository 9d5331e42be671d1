import Accounts
import HTTPTypes
import Hummingbird
import Kernel
import Storage
import Wire

/// The exchange of a device with its account's log: what others sent is pulled by a cursor, what it made itself is pushed, and
/// both can be asked again.
struct SyncAPI {
  var accounts: AccountSource
  var rate: RequestRate
  var meters: SyncMeters
  /// For large answers.
  var heavy: AccountPlaces
  /// For large bodies.
  var coming: AccountPlaces
  /// For making an answer, which takes some megabytes.
  var making = Turns(places: 4, mostWaiting: 100)

  /// The oldest form of the exchange that is still spoken; who doesn't say which it speaks, speaks this one.
  static let least = 1
  /// Rows of an answer.
  static let limit = 1000

  private static let batch = BodyRule(types: ["application/json"], limit: PushRequest.mostBytes, takesGzip: true)

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .reading("/api/v1/sync", taken: [.post]) { request, context in
        try await counted(context) { try await pull(request, context) }
      }
      .on("/api/v1/sync", method: .post) { request, context in
        try await counted(context) { try await push(request, context) }
      }
      .reading("/api/v1/sync/snapshot", taken: [.put]) { request, context in
        try await counted(context) { try await snapshot(request, context) }
      }
      .on("/api/v1/sync/snapshot", method: .put) { request, context in
        try await counted(context) { try await keep(request, context) }
      }
  }

  /// `?after=&mark=&limit=&device=`. 304 to who has this very answer; it lacks the new `now`.
  private func pull(_ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await asking(request, context)
    let turn = try await turn()
    defer { withExtendedLifetime(turn) {} }
    let query = request.query
    let limit = try query.integer("limit", in: 1...Self.limit, default: Self.limit)
    let after = try LogMark.read(query["after"])
    let tag = { @Sendable (last: LogMark) in "\"\(after?.number ?? 0).\(limit).\(last.text)\"" }
    let pulled = try await accounts.log.pull(
      who.account, after: after, mark: try LogMark.read(query["mark"]), limit: limit,
      isKnown: { Conditional.known(to: request, among: [tag($0)]) != nil })
    meters.pulled()
    var headers = Headers.privateJSON
    headers[.eTag] = tag(pulled.mark)
    return try answer(
      Ready(pulled.json(now: context.now), headers: headers, isTagged: false), to: who, request, context)
  }

  private func push(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await asking(request, context)
    let place = try coming.place(for: request, of: who)
    defer { withExtendedLifetime(place) {} }
    let push = try PushRequest(Array(buffer: try await Self.batch.body(of: request)))
    guard push.device == who.device else { throw Problem.otherDevice }
    let pushed = try await accounts.log.push(who.account, push, now: context.now)
    meters.pushed(accepted: pushed.added)
    return Ready(json: pushed.json(now: context.now))
  }

  private func snapshot(_ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await asking(request, context)
    let turn = try await turn()
    defer { withExtendedLifetime(turn) {} }
    let snapshot = try await accounts.log.snapshot(who.account)
    return try answer(
      Ready(json: .answer(now: context.now) { snapshot.write(into: &$0) }), to: who, request, context)
  }

  /// Answers up to where the one goes that is kept now, which may be another device's.
  private func keep(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await asking(request, context)
    let place = try coming.place(for: request, of: who)
    defer { withExtendedLifetime(place) {} }
    let snapshot = try Snapshot(Array(buffer: try await Self.batch.body(of: request)))
    let through = try await accounts.log.keep(snapshot, by: who, now: context.now)
    return Ready(
      json: .answer(now: context.now) { json in
        json.name("through")
        json.string(through.text)
      })
  }

  private func turn() async throws(Problem) -> Turn {
    guard let turn = await making.take() else { throw .busy }
    return turn
  }

  /// A large one keeps its place until it is sent, or the connection is closed.
  private func answer(
    _ ready: Ready, to who: SignedIn, _ request: Request, _ context: SiteContext
  ) throws(Problem) -> Response {
    var response = ready.response(from: request, context: context)
    guard ready.body.readableBytes >= AccountPlaces.large else { return response }
    guard let place = heavy.place(for: who.account) else { throw .busy }
    let body = response.body
    response.body = ResponseBody(contentLength: body.contentLength) { writer in
      try await body.write(writer)
      withExtendedLifetime(place) {}
    }
    return response
  }

  /// Before anything of what was sent is read.
  private func asking(_ request: Request, _ context: SiteContext) async throws -> SignedIn {
    let who = try await accounts.who(request, context)
    if let seconds = rate.wait(of: who, at: context.began) { throw Problem.tooOften(seconds) }
    let query = request.query
    if let text = query["device"], Base64URL.bytes(text) != who.device.bytes { throw Problem.otherDevice }
    let form = try query.integer("protocol", in: 0...Int(Int32.max), default: Self.least)
    guard form >= Self.least else { throw Problem.tooOld(least: Self.least) }
    return who
  }

  private func counted<Answer>(_ context: SiteContext, _ work: () async throws -> Answer) async throws -> Answer {
    do {
      return try await work()
    } catch {
      let problem = (error as? LogRefusal).map { Problem($0, context) } ?? error as? Problem
      guard let problem else { throw error }
      meters.refused(problem.code ?? "other")
      throw problem
    }
  }
}

import Accounts
import HTTPTypes
import Hummingbird
import Kernel
import Languages
import Voice

/// A fare card for a program of its owner's, by a token: how it stands, and a ride.
struct FareCardAPI {
  var voice: Voice
  var routes: AccountRoutes
  var rate: RequestRate

  private static let key = Headers.name("Idempotency-Key")
  private static let longestKey = 128

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .reading("/api/v1/fare-card", use: card)
      .on("/api/v1/fare-card/rides", method: .post, use: ride)
  }

  /// `?card=`: its id; else the one used last.
  private func card(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let card = try request.query["card"].map { text throws(Problem) in
      guard let card = RideRequest.card(text) else { throw .wrong("card", "card must be a card\u{2019}s id.") }
      return card
    }
    return try await told(context) { () throws(VoiceRefusal) in
      let asker = try await admitted(.readFareCard, request, context)
      let spoken = try await voice.card(card, for: asker, in: Self.language(of: request), now: context.now)
      return .own(context) { spoken.write(into: &$0) }
    }
  }

  private func ride(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let asker: Voice.Asker = try await told(context) { () throws(VoiceRefusal) in
      try await admitted(.writeFareCard, request, context)
    }
    guard let key = Self.key(of: request) else { throw Problem.needsKey }
    let ride = try RideRequest(try await Self.body(of: request))
    return try await told(context) { () throws(VoiceRefusal) in
      let (card, isNew) = try await voice.ride(
        ride, key: key, for: asker, in: Self.language(of: request), now: context.now)
      return .own(context, status: isNew ? .created : .ok) { card.write(into: &$0) }
    }
  }

  /// Before anything of what was sent is read.
  private func admitted(
    _ scope: TokenScope, _ request: Request, _ context: SiteContext
  ) async throws(VoiceRefusal) -> Voice.Asker {
    guard let token = Self.token(of: request) else { throw .account(.tokenOver) }
    let asker = try await voice.asker(
      by: token, may: scope, from: routes.address(of: request, context), now: context.now)
    if let seconds = rate.wait(of: asker.token, at: context.began) { throw .account(.wait(seconds: Int64(seconds))) }
    return asker
  }

  private func told<Value>(
    _ context: SiteContext, _ work: () async throws(VoiceRefusal) -> Value
  ) async throws(Problem) -> Value {
    do throws(VoiceRefusal) { return try await work() } catch { throw Problem(error, context) }
  }

  /// nil where there is none, or more than one.
  private static func token(of request: Request) -> BearerToken? {
    let fields = request.headers[values: .authorization]
    return fields.count == 1 ? BearerToken(authorization: fields[0]) : nil
  }

  /// Printable ASCII.
  private static func key(of request: Request) -> String? {
    guard let key = request.headers[key], (1...longestKey).contains(key.utf8.count),
      key.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return key
  }

  /// Who wants a usual ride need send nothing, of no kind.
  private static func body(of request: Request) async throws -> [UInt8] {
    let isNone = request.headers[.contentType] == nil && request.headers[.transferEncoding] == nil
    if isNone, request.headers[.contentLength].map({ $0 == "0" }) ?? true { return [] }
    return Array(buffer: try await AccountRoutes.body.body(of: request))
  }

  private static func language(of request: Request) -> Language {
    .of(LanguageTag(acceptLanguage: request.headers[.acceptLanguage] ?? ""))
  }
}

extension SpokenCard {
  func write(into json: inout JSONWriter) {
    for member in members {
      json.name(member.name)
      json.value(member.value)
    }
  }
}

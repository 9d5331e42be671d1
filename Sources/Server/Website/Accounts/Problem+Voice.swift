import Accounts
import Hummingbird
import Kernel
import Voice

extension Problem {
  /// What a token's program is told; of 401 and 403 also by the header that it looks for (RFC 6750, 3).
  init(_ refusal: VoiceRefusal, _ context: SiteContext) {
    switch refusal {
    case .account(let error): self.init(error, context)
    case .log(let refusal): self.init(refusal, context)
    case .scope(let scope):
      self.init(.forbidden, "scope", "This token may not do that. Make one in the app that has \(scope.rawValue).")
      challenge = "Bearer realm=\"pocketful\", error=\"insufficient_scope\", scope=\"\(scope.rawValue)\""
    case .unopened:
      self.init(
        .conflict, "unopened", "What this token opens can\u{2019}t be read by it. Make another one in the app.")
    case .noCard: self.init(.notFound, "no-card", "There is no such card.")
    case .insufficient(let sentence):
      self.init(.conflict, "insufficient", "Nothing was entered. " + sentence)
      members = [JSON.Member("sentence", .string(sentence))]
    case .keyReused:
      self.init(
        .unprocessableContent, "key-reused", "Another ride was asked for by this Idempotency-Key. Draw a new one.")
    case .tooMuch:
      self.init(.serviceUnavailable, "too-much", "This account has more entries than can be read by a token.")
    case .busy: self = .busy
    }
  }

  static let tokenOver = Problem(
    status: .unauthorized,
    detail:
      "No token is here that holds: send Authorization: Bearer and one that was made in the app, and has not ended.",
    code: "token-over", challenge: "Bearer realm=\"pocketful\", error=\"invalid_token\"")

  static let needsKey = Problem(
    status: .badRequest,
    detail: "A ride needs the header Idempotency-Key: 1 to 128 printable bytes, another one for each ride.",
    parameter: "Idempotency-Key", code: "malformed")
}

import Accounts
import HTTPTypes
import Hummingbird

/// The cookie that says which browser began a sign-in at a provider. It is sent along when that leads back here (`Lax`); where the
/// provider's page posts its answer, only a cookie for requests from anywhere is (`None`), which signs nobody in by itself.
struct FlowCookie {
  private let isSecure: Bool
  private let provider: OpenIDProvider

  init(_ provider: OpenIDProvider, _ context: SiteContext) {
    self.provider = provider
    isSecure = context.origin?.isSecure ?? false
  }

  /// Each provider has its own, since they differ in where they are sent from.
  private var name: String { (isSecure ? "__Host-openid-" : "pocketful-openid-") + provider.id }

  func setting(_ token: FlowToken) -> HTTPField {
    let site = provider.answersByPost ? "None" : "Lax"
    // Browsers take no `None` that is not `Secure`, at localhost either.
    let secure = isSecure || provider.answersByPost ? "; Secure" : ""
    return HTTPField(
      name: .setCookie,
      value: "\(name)=\(token.text); Max-Age=\(FlowToken.time); Path=/; HttpOnly; SameSite=\(site)\(secure)")
  }

  func token(in request: Request) -> FlowToken? { request.cookie(name).flatMap { FlowToken(text: $0) } }
}

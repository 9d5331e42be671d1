import Accounts
import HTTPTypes
import Hummingbird

/// The cookie that a session's secret stands in: no script reads it, and no other site's page makes a browser send it along.
///
/// Its name begins with `__Host-` (RFC 6265bis section 4.1.3.2), so that it comes from this very origin by https. At
/// http://localhost it has another name and is not `Secure`: WebKit keeps no secure cookie there, and who tries the server out
/// in Safari would sign in and be signed out again without a word. Nothing is lost by it: what is sent to a browser's own
/// machine crosses no network. That name is nobody else's, since all that listens at localhost shares its cookies.
struct SessionCookie {
  private let isSecure: Bool

  /// As people reach the server.
  init(_ context: SiteContext) { isSecure = context.origin?.isSecure ?? false }

  private var name: String { isSecure ? "__Host-session" : "pocketful-session" }

  /// Given to a browser, or given anew.
  func setting(_ token: SessionToken) -> HTTPField {
    field("\(token.text); Max-Age=\(SessionRules.cookie)")
  }

  /// Taken from it.
  var clearing: HTTPField { field("; Max-Age=0") }

  private func field(_ value: String) -> HTTPField {
    HTTPField(
      name: .setCookie, value: "\(name)=\(value); Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : ""))
  }

  /// nil where there is none, or what is no session's.
  func token(in request: Request) -> SessionToken? {
    request.cookie(name).flatMap { SessionToken(text: $0) }
  }
}

extension Request {
  /// The first of that name.
  func cookie(_ name: String) -> String? {
    for header in headers[values: .cookie] {
      for pair in header.split(separator: ";") {
        let pair = pair.drop { $0 == " " }
        if pair.hasPrefix(name + "=") { return String(pair.dropFirst(name.utf8.count + 1)) }
      }
    }
    return nil
  }
}

import Accounts
import Hummingbird
import Kernel

/// By what one may get in at this server, for the page that asks: it shows what works and nothing else. No session is needed.
struct WaysInAPI {
  var routes: AccountRoutes

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self).reading("/api/v1/account/ways-in") { request, context in
      Ready.own(context) { write(request, context, into: &$0) }
    }
  }

  private func write(_ request: Request, _ context: SiteContext, into json: inout JSONWriter) {
    json.member("signup", routes.accounts.signup.rawValue)
    json.name("password")
    json.bool(true)
    json.name("passkeys")
    json.bool((try? RelyingParty(request, context)) != nil)
    json.name("providers")
    json.beginArray()
    for client in routes.source.providers {
      json.beginObject()
      json.member("id", client.provider.id)
      json.member("name", client.provider.name)
      json.endObject()
    }
    json.endArray()
    // A way back in by a link that comes by mail.
    json.name("mail")
    json.bool(routes.source.post != nil)
  }
}

import Hummingbird

/// The OpenAPI 3.1 document of everything but the pages: `openapi.json` beside this, written by hand and built into the
/// program. A test holds it against the routes, and each answer against it.
enum OpenAPI {
  static var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self).reading("/api/openapi.json") { _, _ in ready }
  }

  private static let ready = Ready.open(json: PackageResources.openapi_json)
}

import Hummingbird

/// The OpenAPI 3.1 document of everything but the pages, written by hand; a test holds it against the routes, and each
/// answer against it.
enum OpenAPI {
  static let document = """
    {"openapi":"3.1.0",
    "info":{"title":"Pocketful","version":"1","summary":"Live departures and races, self-hosted.",
    "description":"Read-only and without a key; the score and the metrics are for the server's own machine. Errors are RFC 9457 problem details. Unknown parameters are ignored, \
    wrong ones answered with 400. Each answer carries the server's time in `Date`; data carries an `ETag`.",
    "license":{"name":"MIT","identifier":"MIT"}},
    "servers":[{"url":"/"}],
    "tags":[{"name":"departures","description":"Stations, lines and the next trains."},
    {"name":"races","description":"The next races to go."},
    {"name":"score","description":"The credit score."},
    {"name":"mtapi","description":"The endpoints of jonthornton/MTAPI, for its clients."},
    {"name":"service","description":"For whoever runs the server."}],
    "paths":{\(departures),\(races),\(score),\(mtapi),\(service)},
    "components":{"parameters":{\(parameters)},"responses":{\(responses)},"schemas":{\(schemas)}}}
    """
}

extension OpenAPI {
  static var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self).reading("/api/openapi.json") { _, _ in ready }
  }

  private static let ready = Ready.open(json: Array(document.utf8))
}

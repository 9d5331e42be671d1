import Hummingbird

/// One address of the website and the method that answers it. GET; HEAD follows by itself.
struct Endpoint: Sendable {
  /// With parameters in braces: "/api/v1/stations/{id}/board". The name in the metrics and in the OpenAPI document.
  var path: String
  var answer: @Sendable (Call) throws(Problem) -> Answer
  /// Pages of other sites may read it. Nothing is shared that does not say so.
  private(set) var isShared = false

  init(_ path: String, _ answer: @escaping @Sendable (Call) throws(Problem) -> Answer) {
    self.path = path
    self.answer = answer
  }

  /// For what is sent as it is: streams, files, short texts.
  init(_ path: String, plain: @escaping @Sendable (Call) throws(Problem) -> Response) {
    self.init(path) { call throws(Problem) in Answer(try plain(call)) }
  }

  /// The same, for everybody's pages: what is public anyway.
  var shared: Endpoint {
    var endpoint = self
    endpoint.isShared = true
    return endpoint
  }
}

extension Website {
  /// Everything that is served, in the order of the documentation; each list stands in its own file under Resources.
  var endpoints: [Endpoint] {
    pageEndpoints + assetEndpoints + scoreEndpoints + healthEndpoints
      + (stationEndpoints + routeEndpoints + raceEndpoints + liveEndpoints + openAPIEndpoints + mtapiEndpoints)
      .map(\.shared)
  }
}

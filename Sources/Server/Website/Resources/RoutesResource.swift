import Hummingbird

/// The agency's lines.
extension Website {
  var routeEndpoints: [Endpoint] {
    [Endpoint("/api/v1/routes", routes)]
  }

  private func routes(_ call: Call) throws(Problem) -> Answer { networks.index.routes.answer }
}

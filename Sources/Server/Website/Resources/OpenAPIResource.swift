import Hummingbird

/// The description of all this for programs.
extension Website {
  var openAPIEndpoints: [Endpoint] {
    [Endpoint("/api/openapi.json", openAPI)]
  }

  private func openAPI(_ call: Call) throws(Problem) -> Answer { Self.document.answer }

  private static let document = Ready(json: Array(OpenAPI.document.utf8))
}

import HTTPTypes
import Hummingbird

/// Refuses what no honest client sends before anything looks at it. What makes a request ambiguous never comes this far
/// (`ConnectionRules`).
enum RequestLimits {
  static let address = 8 << 10
  static let body = 64 << 10
  /// A header, and the address where it is not even read.
  static let field = 16 << 10

  static func check(_ request: Request) throws(Problem) {
    guard request.uri.string.utf8.count <= address else { throw .tooLongAddress }
    guard !hasTooLargeBody(request) else { throw .tooLargeBody }
    switch request.method {
    case .get, .head, .options: return
    default: throw .onlyReading
    }
  }

  private static func hasTooLargeBody(_ request: Request) -> Bool {
    guard let text = request.headers[.contentLength] else { return false }
    return (Int(text) ?? .max) > body
  }

  /// Before a page of another site reads something, its browser may ask whether it may.
  static func options(_ endpoint: Endpoint) -> Answer {
    var headers = HTTPFields([HTTPField(name: .allow, value: "GET, HEAD, OPTIONS")])
    if endpoint.isShared { headers[.accessControlAllowMethods] = "GET, HEAD" }
    return Answer(Response(status: .noContent, headers: headers))
  }
}

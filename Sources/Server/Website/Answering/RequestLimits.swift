import HTTPTypes
import Hummingbird

/// Refuses what no honest client sends before anything looks at it.
enum RequestLimits {
  static let address = 8 << 10
  static let body = 64 << 10

  static func check(_ request: Request) throws(Problem) {
    guard request.uri.string.utf8.count <= address else { throw .tooLongAddress }
    guard !hasTooLargeBody(request) else { throw .tooLargeBody }
    switch request.method {
    case .get, .head, .options: return
    default: throw .onlyReading
    }
  }

  static func hasTooLargeBody(_ request: Request) -> Bool {
    guard let text = request.headers[.contentLength] else { return false }
    return (Int(text) ?? .max) > body
  }

  /// Anybody's page may read.
  static let options = Response(
    status: .noContent,
    headers: [.allow: "GET, HEAD, OPTIONS", .accessControlAllowOrigin: "*", .accessControlAllowMethods: "GET, HEAD"])
}

import HTTPTypes
import Hummingbird

extension RouterMethods where Context == SiteContext {
  /// An address that is read: GET; HEAD, whose content is left out as it is sent; and OPTIONS, by which a browser asks what
  /// a page of another site may.
  @discardableResult
  func reading(
    _ path: RouterPath, use answer: @Sendable @escaping (Request, SiteContext) async throws -> some ResponseGenerator
  ) -> Self {
    on(path, method: .get, use: answer)
      .on(path, method: .head, use: answer)
      .on(path, method: .options) { _, _ in
        Response(status: .noContent, headers: [.allow: "GET, HEAD, OPTIONS"])
      }
  }

  /// An address that something is sent to. What comes is checked and counted by `rule`, and whole when `answer` is asked.
  @discardableResult
  func taking(
    _ rule: BodyRule, at path: RouterPath, by method: HTTPRequest.Method = .post,
    use answer: @Sendable @escaping (ByteBuffer, Request, SiteContext) async throws -> some ResponseGenerator
  ) -> Self {
    on(path, method: method) { request, context in
      try await answer(try await rule.body(of: request), request, context)
    }
  }
}

extension Router<SiteContext> {
  /// An address that is there says of each method that it doesn't serve which ones it does, and to OPTIONS as well.
  func refuseOtherMethods() {
    for (path, routes) in Dictionary(grouping: routes, by: \.path.description) {
      let served = routes.map(\.method)
      if !served.contains(.options) {
        let allowed = (served + [.options]).map(\.rawValue).joined(separator: ", ")
        on(RouterPath(path), method: .options) { _, _ in Response(status: .noContent, headers: [.allow: allowed]) }
      }
      let problem = Problem.notAllowed(served.filter { $0 != .options })
      for method in [HTTPRequest.Method.get, .head, .post, .put, .patch, .delete] where !served.contains(method) {
        on(RouterPath(path), method: method) { _, _ -> Response in throw problem }
      }
    }
  }
}

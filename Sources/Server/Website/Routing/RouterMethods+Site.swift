import HTTPTypes
import Hummingbird

extension RouterMethods where Context == SiteContext {
  /// An address that is read: GET; HEAD, whose content is left out as it is sent; and OPTIONS, by which a browser asks what
  /// a page of another site may. `taken` are the methods by which something is sent there as well (`taking`).
  @discardableResult
  func reading(
    _ path: RouterPath, taken: [HTTPRequest.Method] = [],
    use answer: @Sendable @escaping (Request, SiteContext) async throws -> some ResponseGenerator
  ) -> Self {
    on(path, method: .get, use: answer)
      .on(path, method: .head, use: answer)
      .on(path, method: .options) { _, _ in Response.allowing([.get, .head] + taken) }
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
  /// Below these nothing is for pages of other sites, not even that it is there.
  private static var own: [String] {
    ["/api/v1/account", "/api/v1/sync", "/api/v1/push", "/api/v1/fare-card", "/api/v1/score", "/metrics"]
  }

  /// An address that is there says of each method that it doesn't serve which ones it does, and to OPTIONS as well.
  func refuseOtherMethods() {
    for (path, routes) in Dictionary(grouping: routes, by: \.path.description) {
      let served = routes.map(\.method).filter { $0 != .options }
      if served.count == routes.count {
        on(RouterPath(path), method: .options) { _, _ in Response.allowing(served) }
      }
      var problem = Problem.notAllowed(served)
      if Self.own.contains(where: { path.hasPrefix($0) }) { problem.isOpen = false }
      let refusal = problem
      for method in [HTTPRequest.Method.get, .head, .post, .put, .patch, .delete] where !served.contains(method) {
        on(RouterPath(path), method: method) { _, _ -> Response in throw refusal }
      }
    }
  }
}

extension Response {
  fileprivate static func allowing(_ methods: [HTTPRequest.Method]) -> Response {
    Response(status: .noContent, headers: [.allow: (methods + [.options]).map(\.rawValue).joined(separator: ", ")])
  }
}

import HTTPTypes
import Hummingbird
import Kernel
import NIOCore

extension Website {
  /// One request, answered. Not asynchronous on purpose: each asynchronous layer costs every open connection a kilobyte
  /// for as long as it lives, and a live stream lives long. What has to wait is in the answer's body (`LiveResource`).
  func answer(_ request: Request, over channel: (any Channel)? = nil) -> Response {
    let start = ContinuousClock.now
    var found: RouteTable.Match?
    var answer: Answer
    do throws(Problem) {
      try RequestLimits.check(request)
      guard hosts.answer(to: request.head.authority) else { throw .wrongHost(request.head.authority ?? "") }
      found = routes.endpoint(for: request.uri.path)
      answer = try self.answer(request, found, over: channel)
    } catch {
      answer = Answer(error.response)
    }
    if !Conditional.isKnown(&answer.response, to: request) { Compression.shorten(&answer, for: request) }
    var response = answer.response
    if request.method == .head { Conditional.empty(&response) }
    for field in Headers.security(of: request.uri.path) { response.headers.append(field) }
    if found?.endpoint.isShared ?? true { response.headers.append(Headers.shared) }
    if configuration.publicURL?.isSecure == true { response.headers.append(Headers.onlySecure) }
    response.headers[.date] = dates.text
    let took = ContinuousClock.now - start
    meters.count(found?.endpoint.path ?? "NotFound", status: response.status.code, took: took)
    requests.note(request, found?.endpoint, &response, took) { Caller(request, over: channel, configuration) }
    return response
  }

  private func answer(
    _ request: Request, _ found: RouteTable.Match?, over channel: (any Channel)?
  ) throws(Problem) -> Answer {
    let call = Call(request, found?.parameters ?? [], channel: channel, now: clock(), configuration)
    guard let found else { return try nothing(call) }
    if request.method == .options { return RequestLimits.options(found.endpoint) }
    do throws(Problem) { return try found.endpoint.answer(call) } catch {
      if error.status == .notFound { return try nothing(call, error) }
      throw error
    }
  }

  /// A page for a person, problem details for a program.
  private func nothing(_ call: Call, _ problem: Problem = .noAddress) throws(Problem) -> Answer {
    let path = call.request.uri.path
    // A browser asks for HTML by name.
    let isPage =
      !path.hasPrefix("/api/") && !path.hasPrefix("/assets/") && call.request.method != .options
      && call.request.headers[.accept]?.contains("text/html") == true
    guard isPage else { throw problem }
    return page(call, status: problem.status)
  }
}

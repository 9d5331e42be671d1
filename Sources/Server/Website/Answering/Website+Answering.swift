import HTTPTypes
import Hummingbird
import Kernel
import NIOCore

extension Website {
  /// One request, answered. Not asynchronous on purpose: each asynchronous layer costs every open connection a kilobyte
  /// for as long as it lives, and a live stream lives long. What has to wait is in the answer's body (`LiveResource`).
  func answer(_ request: Request, over channel: (any Channel)? = nil) -> Response {
    let start = ContinuousClock.now
    let found = routes.endpoint(for: request.uri.path)
    let call = Call(request, found?.parameters ?? [], channel: channel, now: clock())
    var answer: Answer
    do throws(Problem) {
      try RequestLimits.check(request)
      if request.method == .options {
        answer = Answer(RequestLimits.options)
      } else if let found {
        answer = try found.endpoint.answer(call)
      } else {
        throw .noAddress
      }
    } catch {
      answer = self.answer(error, call)
    }
    if !Conditional.isKnown(&answer.response, to: request) { Compression.shorten(&answer, for: request) }
    var response = answer.response
    if request.method == .head { Conditional.empty(&response) }
    for field in Headers.security(of: request.uri.path) { response.headers.append(field) }
    response.headers[.date] = dates.text
    meters.count(found?.endpoint.path ?? "NotFound", status: response.status.code, took: ContinuousClock.now - start)
    return response
  }

  /// A page for a person, problem details for a program.
  private func answer(_ problem: Problem, _ call: Call) -> Answer {
    let path = call.request.uri.path
    // A browser asks for HTML by name.
    let isPage =
      problem.status == .notFound && !path.hasPrefix("/api/") && !path.hasPrefix("/assets/")
      && call.request.headers[.accept]?.contains("text/html") == true
    return isPage ? page(call, status: problem.status) : Answer(problem.response)
  }
}

@testable import Accounts
@testable import Website

/// A question for each answer that the document promises of an account's log.
enum SyncExamples {
  static let all =
    live
    + exchange("/api/v1/sync", "GET", also: [example("/api/v1/sync", status: 304, ["If-None-Match": "*"])])
    + [
      example("/api/v1/sync?limit=0", status: 400), example("/api/v1/sync?after=x", status: 409),
    ]
    + exchange(
      "/api/v1/sync", "POST", body: { Site.batch([.number(1)], from: $0) }, also: sent("/api/v1/sync", "POST"))
    + [
      example(
        "/api/v1/sync", "POST", status: 409, ["Content-Type": "application/json"],
        body: Site.batch([.number(1)], mark: "AAAAAAAAAAEBAgMEBQYHCA"))
    ]
    + exchange("/api/v1/sync/snapshot", "GET")
    + exchange("/api/v1/sync/snapshot", "PUT", body: { _ in snapshot }, also: sent("/api/v1/sync/snapshot", "PUT"))
    + [example("/api/v1/sync/snapshot", "PUT", status: 409, ["Content-Type": "application/json"], body: snapshot)]

  private static let live = [("none", 401), ("revoked", 403), ("gone-a", 410)].map { cookie, status in
    example("/api/v1/live?journal=1", status: status, ["Cookie": cookie])
  }

  /// Of account old's only row.
  private static let snapshot = Array(
    #"""
    {"through":"\#(LogMark.beginning.adding(.number(1)).text)","boxes":{"AbC_":"\#(String(repeating: "A", count: 80))"}}
    """#.utf8)

  /// What each of the routes answers, whatever is asked by it.
  private static func exchange(
    _ path: String, _ method: String, body: (String) -> [UInt8] = { _ in [] }, also others: [OpenAPITests.Example] = []
  ) -> [OpenAPITests.Example] {
    let type = body("").isEmpty ? [:] : ["Content-Type": "application/json"]
    let who = [("old-a", 200), ("revoked", 403), ("none", 401), ("gone-a", 410), ("busy", 429), ("broken", 503)]
    return who.map { cookie, status in
      example(path, method, status: status, type.merging(["Cookie": cookie]) { $1 }, body: body(cookie))
    } + [
      example(path + "?protocol=0", method, status: 426, type, body: body("one-a"))
    ] + others
  }

  /// What may be wrong with a body.
  private static func sent(_ path: String, _ method: String) -> [OpenAPITests.Example] {
    [
      example(path, method, status: 400, ["Content-Type": "application/json"], body: [0x7B]),
      example(path, method, status: 415, ["Content-Type": "text/plain"], body: [0x7B]),
      example(
        path, method, status: 413, ["Content-Type": "application/json"],
        body: [UInt8](repeating: 0x20, count: PushRequest.mostBytes + 1)),
    ]
  }

  private static func example(
    _ target: String, _ method: String = "GET", status: Int, _ headers: [String: String] = [:], body: [UInt8] = []
  ) -> OpenAPITests.Example {
    var headers = ["Sec-Fetch-Site": "same-origin", "Cookie": "one-a"].merging(headers) { $1 }
    if headers["Cookie"] == "none" { headers["Cookie"] = nil }
    if !body.isEmpty { headers["Content-Length"] = String(body.count) }
    return OpenAPITests.Example(
      target, String(target.prefix { $0 != "?" }), status, headers, by: method, body: body)
  }
}

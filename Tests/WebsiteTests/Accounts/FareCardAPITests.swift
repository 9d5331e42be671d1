import Accounts
import Journal
import Kernel
import Sealing
import TestSupport
import Testing
import Website

@Suite("A fare card for a program with a token")
struct FareCardAPITests {
  /// An address, and each status that the document promises of it.
  struct Example: CustomTestStringConvertible, Sendable {
    var method: String
    var path: String
    var statuses: [Int]

    var testDescription: String { "\(method) \(path)" }
  }

  static let examples = [
    Example(method: "GET", path: "/api/v1/fare-card", statuses: [200, 400, 401, 403, 404, 409, 429, 503]),
    Example(
      method: "POST", path: "/api/v1/fare-card/rides",
      statuses: [200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 503]),
  ]

  /// As `OpenAPITests` counts them.
  static var names: [String] {
    examples.flatMap { example in example.statuses.map { "\(example.method) \(example.path) \($0)" } }
  }

  @Test("each status of each address is answered as the document says", arguments: examples)
  func answers(example: Example) async throws {
    let check = SchemaCheck(document: try await OpenAPITests.document())
    for status in example.statuses {
      try await AccountSite.open { site async throws in
        let answer = try await Self.answer(status, to: example, site)
        #expect(answer.status == status, "\(answer.text.prefix(200))")
        let content = try #require(check.content(of: example.path, by: example.method, status: status))
        #expect(answer.header("content-type")?.hasPrefix(content.type) == true)
        #expect(check.faults(of: answer.object, content.schema) == [])
        #expect(answer.object["now"] != nil && answer.header("cache-control") == "no-store")
        #expect(answer.header("access-control-allow-origin") == nil)
        #expect((answer.header("www-authenticate") != nil) == (status == 401 || status == 403))
      }
    }
  }

  /// Makes the server give that status.
  private static func answer(
    _ status: Int, to example: Example, _ site: AccountSite
  ) async throws -> HTTPProbe.Answer {
    let isRide = example.method == "POST"
    let scopes = status == 403 ? [isRide ? "fareCard.read" : "fareCard.write"] : ["fareCard.read", "fareCard.write"]
    let isUnopened = status == 409 && !isRide
    let cookie = try await begin(
      site, balance: status == 409 ? 100 : 3000,
      TokenBodies.make(scopes: scopes, account: isUnopened ? [UInt8](repeating: 9, count: 16) : TokenBodies.account))
    var path = example.path
    var headers = ["Authorization": TokenBodies.bearer(), "Content-Type": "application/json"]
    var body = isRide ? "{}" : ""
    if isRide { headers["Idempotency-Key"] = "k" }
    func ask() async throws -> HTTPProbe.Answer {
      headers["Content-Length"] = String(body.utf8.count)
      return try await site.site.probe.ask(example.method, path, headers, body: Array(body.utf8))
    }
    switch status {
    case 200 where isRide: _ = try await ask()
    case 400 where isRide: headers["Idempotency-Key"] = nil
    case 400: path += "?card="
    case 401: _ = try await site.ask("DELETE", "/tokens/\(TokenBodies.id)", cookie: cookie)
    case 404 where isRide: body = #"{"card":"nobody-1"}"#
    case 404: path += "?card=nobody-1"
    case 413: body = String(repeating: " ", count: 9000)
    case 415: headers["Content-Type"] = "text/plain"
    case 422:
      _ = try await ask()
      body = #"{"service":"express"}"#
    case 429:
      headers["Authorization"] = TokenBodies.bearer(secret: TokenBodies.another)
      for _ in 0..<5 { _ = try await ask() }
    case 503: return try await broken(example, headers)
    default: break
    }
    return try await ask()
  }

  /// An account with a token, and so much on its card; gives its cookie.
  private static func begin(_ site: AccountSite, balance: Int64, _ token: JSON) async throws -> String {
    let cookie = try await site.created()
    #expect(try await site.ask("POST", "/tokens", token, cookie: cookie).status == 201)
    let keys = AccountKeys(account: TokenBodies.account, key: TokenBodies.key)
    let time = Site.now.milliseconds - 60_000
    let fields = JSON.object([
      .init("card", .string("card")), .init("time", .integer(time)), .init("amount", .integer(balance)),
      .init("currency", .string("USD")),
    ])
    let entry = try keys.seal(
      Operation(
        id: OperationID(writer: "phone", counter: 1),
        at: HybridTimestamp(milliseconds: time, counter: 0, writer: "phone"),
        change: Change(kind: "fareCard.corrected", fields: fields)), nonce: [UInt8](repeating: 4, count: 12))
    let sealed = SealedOperation(
      id: "phone-1", at: LogTime(milliseconds: time, counter: 0), tag: entry.tag, hash: entry.hash, box: entry.box)
    let push = Site.batch([sealed], of: try await site.device(cookie))
    #expect(try await site.send("POST", "/api/v1/sync", push, cookie: cookie).status == 200)
    return cookie
  }

  /// Of a server whose disk is full.
  private static func broken(_ example: Example, _ headers: [String: String]) async throws -> HTTPProbe.Answer {
    try await AccountFailuresTests.onFullDisk { site async throws in
      let body: [UInt8] = example.method == "POST" ? [0x7B, 0x7D] : []
      let length = ["Content-Length": String(body.count)]
      return try await site.probe.ask(
        example.method, example.path, headers.merging(length) { $1 }, body: body)
    }
  }
}

import Kernel
import TestSupport
import Testing

@Suite("The accounts' part of the OpenAPI document")
struct AccountDocumentTests {
  /// An address with what is sent to it, and each status that the document promises of it.
  struct Example: CustomTestStringConvertible, Sendable {
    var method: String
    /// Below the account's; "{id}" stands for the other device, or for the recovery code.
    var path: String
    var body: JSON?
    var statuses: [Int]

    init(_ method: String, _ path: String, _ body: JSON?, _ statuses: [Int]) {
      (self.method, self.path, self.body, self.statuses) = (method, path, body, statuses)
    }

    var testDescription: String { "\(method) \(path)" }
  }

  static let examples = [
    Example("GET", "", nil, [200, 401, 403, 410]),
    Example("DELETE", "", .object(["confirm": .string("delete")]), [204, 400, 401, 403, 409, 410]),
    Example("POST", "/signOut", nil, [204, 403]),
    Example(
      "POST", "/password/create", AccountBodies.create(email: "you@example.org", account: 9),
      [201, 400, 403, 409, 410, 429]),
    Example("POST", "/password/params", AccountBodies.email(), [200, 400, 403]),
    Example("POST", "/password/signIn", AccountBodies.signIn(), [200, 400, 401, 403, 429]),
    Example("POST", "/password/change", AccountBodies.change(auth: 7), [204, 400, 401, 403, 410]),
    Example("PUT", "/recovery", AccountBodies.recovery(7), [204, 400, 401, 403, 410]),
    Example("POST", "/recovery/signIn", AccountBodies.recover(account: 1), [200, 400, 401, 403, 429]),
    Example("GET", "/ways", nil, [200, 401, 403, 410]),
    Example("DELETE", "/ways/{id}", nil, [204, 401, 403, 404, 409, 410]),
    Example("GET", "/devices", nil, [200, 401, 403, 410]),
    Example("PATCH", "/devices/{id}", .object(["name": .string("x")]), [200, 400, 401, 403, 404, 410]),
    Example("DELETE", "/devices/{id}", nil, [204, 401, 403, 404, 410]),
    Example("GET", "/tokens", nil, [200, 401, 403, 410]),
    Example("POST", "/tokens", TokenBodies.make(), [201, 400, 401, 403, 409, 410]),
    Example("DELETE", "/tokens/{id}", nil, [204, 401, 403, 404, 410]),
  ]

  /// As `OpenAPITests` counts them.
  static var names: [String] {
    examples.flatMap { example in example.statuses.map { "\(example.method) /api/v1/account\(example.path) \($0)" } }
  }

  @Test("each status of each address is answered as the document says", arguments: examples)
  func answers(example: Example) async throws {
    let check = SchemaCheck(document: try await OpenAPITests.document())
    for status in example.statuses {
      try await AccountSite.open { site async throws in
        let answer = try await Self.answer(status, to: example, site)
        #expect(answer.status == status)
        guard
          let content = check.content(of: "/api/v1/account" + example.path, by: example.method, status: status)
        else { return #expect(answer.body.isEmpty) }
        #expect(answer.header("content-type")?.hasPrefix(content.type) == true)
        #expect(check.faults(of: answer.object, content.schema) == [])
        #expect(answer.object["now"] != nil)
      }
    }
  }

  /// Makes the server give that status.
  private static func answer(
    _ status: Int, to example: Example, _ site: AccountSite
  ) async throws -> HTTPProbe.Answer {
    let (mine, other) = (try await site.created(), try await site.signedIn())
    let isSignIn = example.path.hasSuffix("/signIn")
    var (path, body, cookie, headers) = (example.path, example.body, Optional(mine), AccountSite.own)
    if status == 404 {
      path = path.replacing("{id}", with: "AAAA")
    } else if path.hasPrefix("/ways/") {
      let ways = try await site.ask("GET", "/ways", cookie: mine).object["ways"]?.array ?? []
      path = path.replacing("{id}", with: ways[status == 409 ? 0 : 1]["id"]?.string ?? "")
    } else if path.hasPrefix("/tokens/") {
      path = path.replacing("{id}", with: TokenBodies.id)
      _ = try await site.ask("POST", "/tokens", TokenBodies.make(), cookie: mine)
    } else {
      path = path.replacing("{id}", with: try await site.device(other))
    }
    switch status {
    case 400: body = .object([:])
    case 401 where isSignIn: body = body?.with("auth", AccountBodies.bytes(99, 32))
    case 401: cookie = nil
    case 403: headers = ["Sec-Fetch-Site": "cross-site"]
    case 409 where example.path.hasSuffix("/create"): body = AccountBodies.create(account: 9)
    case 409 where example.path == "/tokens":
      _ = try await site.ask("POST", "/tokens", TokenBodies.make(secret: TokenBodies.another), cookie: mine)
    case 409 where example.path.isEmpty: body = body?.with("account", AccountBodies.bytes(9, 16))
    case 410:
      _ = try await site.ask("DELETE", "", .object(["confirm": .string("delete")]), cookie: mine)
      if example.path.hasSuffix("/create") { body = AccountBodies.create() }
    case 429:
      let wrong = isSignIn ? body?.with("auth", AccountBodies.bytes(99, 32)) : AccountBodies.create(auth: 99)
      let target = isSignIn ? path : "/password/create"
      // The account is the same.
      for _ in 0..<5 { _ = try await site.ask("POST", target, wrong) }
      if !isSignIn { body = AccountBodies.create(auth: 99) }
    default: break
    }
    return try await site.ask(example.method, path, body, cookie: cookie, headers)
  }
}

import Kernel
import TestSupport
import Testing
import Website

@Suite("The pairing's part of the OpenAPI document")
struct PairingDocumentTests {
  /// An address, and each status that the document promises of it.
  struct Example: CustomTestStringConvertible, Sendable {
    var method: String
    /// Below the pairing's.
    var path: String
    var side: Side
    var statuses: [Int]

    init(_ method: String, _ path: String, by side: Side, _ statuses: [Int]) {
      (self.method, self.path, self.side, self.statuses) = (method, path, side, statuses)
    }

    var testDescription: String { "\(method) pairing\(path)" }
  }

  enum Side { case opener, joiner, stranger }

  static let examples = [
    Example("POST", "", by: .opener, [201, 400, 401, 403, 410]),
    Example("GET", "/{code}/commit", by: .stranger, [200, 403, 404, 410, 429]),
    Example("POST", "/{code}/join", by: .stranger, [200, 400, 403, 404, 409, 410, 429]),
    Example("GET", "/{code}", by: .opener, [200, 401, 403, 404, 410]),
    Example("DELETE", "/{code}", by: .opener, [204, 401, 403, 404, 410]),
    Example("POST", "/{code}/reveal", by: .opener, [204, 400, 401, 403, 404, 409, 410]),
    Example("POST", "/{code}/confirm", by: .opener, [200, 400, 401, 403, 404, 409, 410]),
    Example("POST", "/{code}/signIn", by: .joiner, [200, 403, 404, 409, 410]),
  ]

  /// As `OpenAPITests` counts them.
  static var names: [String] {
    examples.flatMap { example in
      example.statuses.map { "\(example.method) /api/v1/account/pairing\(example.path) \($0)" }
    }
  }

  @Test("each status of each address is answered as the document says", arguments: examples)
  func answers(example: Example) async throws {
    let check = SchemaCheck(document: try await OpenAPITests.document())
    for status in example.statuses {
      try await AccountSite.open {
        $0.proxies = TrustedProxies("127.0.0.1") ?? TrustedProxies()
        $0.publicURL = PublicURL("https://pocketful.example")
      } visit: { site async throws in
        let answer = try await Self.answer(status, to: example, site)
        #expect(answer.status == status)
        let path = "/api/v1/account/pairing" + example.path
        guard let content = check.content(of: path, by: example.method, status: status) else {
          return #expect(answer.body.isEmpty)
        }
        #expect(answer.header("content-type")?.hasPrefix(content.type) == true)
        #expect(try check.faults(of: answer.json, content.schema) == [])
        #expect(try answer.json["now"] != nil || status == 403)
      }
    }
  }

  /// Makes the server give that status.
  private static func answer(
    _ status: Int, to example: Example, _ site: AccountSite
  ) async throws -> HTTPProbe.Answer {
    let (mine, opener, joiner) = (try await site.created(), try Opener(), try Joiner(scanning: try Opener()))
    let step = example.path.split(separator: "/").last.map(String.init) ?? ""
    let code = try await site.opened(opener, mine)
    var (body, cookie, headers): (JSON?, String?, [String: String]) = (nil, nil, AccountSite.own)
    switch example.side {
    case .opener: cookie = mine
    case .joiner: headers = joiner.headers
    case .stranger: break
    }
    // As far as it has to be for the step.
    if step != "" && step != "commit" && step != "join" && status != 409 {
      _ = try await site.join(code, joiner)
      _ = try await site.reveal(code, opener, to: joiner.point, mine)
      if step == "signIn" || step == "{code}" { _ = try await site.confirm(code, opener, to: joiner.point, mine) }
    } else if status == 409, step == "join" || step == "signIn" {
      _ = try await site.join(code, step == "join" ? try Joiner(23) : joiner)
    }
    switch (example.method, step) {
    case ("POST", ""): body = AccountBodies.pairing(commit: opener.commit)
    case (_, "join"): body = joiner.body
    case (_, "reveal"): body = AccountBodies.reveal(opener.point)
    case (_, "confirm"): body = AccountBodies.confirm([1] + [UInt8](repeating: 5, count: 60))
    default: break
    }
    var path = example.path.replacing("{code}", with: code)
    switch status {
    case 400: body = .object([:])
    case 401: cookie = nil
    case 403: headers["Sec-Fetch-Site"] = "cross-site"
    case 404: path = example.path.replacing("{code}", with: "x")
    case 410 where example.side == .opener:
      _ = try await site.ask("DELETE", "", .object(["confirm": .string("delete")]), cookie: mine)
    case 410: site.site.world.now = site.site.world.now.adding(seconds: 600)
    case 429:
      headers["X-Forwarded-For"] = "203.0.113.9"
      for _ in 0..<10 { _ = try await site.ask("GET", "/pairing/00000000/commit", nil, headers) }
    default: break
    }
    return try await site.ask(example.method, "/pairing" + path, body, cookie: cookie, headers)
  }
}

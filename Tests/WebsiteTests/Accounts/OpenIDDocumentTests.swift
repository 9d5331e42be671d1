import Kernel
import TestSupport
import Testing
import Website

/// As `AccountDocumentTests`, with a provider.
@Suite("The providers' part of the OpenAPI document")
struct OpenIDDocumentTests {
  /// An answer that the document promises.
  struct Promise: CustomTestStringConvertible, Sendable {
    var method: String
    var path: String
    var status: Int
    var testDescription: String { "\(status) of \(method) \(path)" }
  }

  private static func promises(_ method: String, _ path: String, _ statuses: [Int]) -> [Promise] {
    statuses.map { Promise(method: method, path: "/api/v1/account/" + path, status: $0) }
  }

  static let ofStart = promises("GET", "oidc/{provider}/start", [303, 403, 404, 429, 502])
  static let ofReturn =
    promises("GET", "oidc/{provider}/callback", [303, 403, 404, 502])
    + promises("POST", "oidc/{provider}/callback", [303, 403, 404, 502])
  static let ofSignIn = promises("POST", "oidc/signIn", [200, 400, 401, 403, 404, 409])
  static let ofCreation = promises("POST", "oidc/create", [201, 400, 401, 403, 409, 410])
  static let ofAddition = promises("POST", "oidc/add", [201, 400, 401, 403, 409, 410])
  static let ofWaysIn = promises("GET", "ways-in", [200, 403])

  /// As `OpenAPITests` counts them.
  static var names: [String] {
    (ofStart + ofReturn + ofSignIn + ofCreation + ofAddition + ofWaysIn).map { "\($0.method) \($0.path) \($0.status)" }
  }

  @Test("each status of the beginning is answered as the document says", arguments: ofStart)
  func start(promise: Promise) async throws {
    try await Self.check(promise) { open in
      let home = AccountSite.own.merging(["X-Forwarded-For": "203.0.113.9"]) { $1 }
      let start = "/oidc/example/start"
      switch promise.status {
      case 403: return try await open.site.ask("GET", start, nil, OpenIDSite.foreign)
      case 404: return try await open.site.ask("GET", "/oidc/other/start")
      case 429:
        for _ in 0..<30 { _ = try await open.site.ask("GET", start, nil, home) }
        return try await open.site.ask("GET", start, nil, home)
      case 502:
        open.played.describe(["token_endpoint": .null])
        return try await open.site.ask("GET", start)
      default: return try await open.start().answer
      }
    }
  }

  @Test("each status of the return is answered as the document says", arguments: ofReturn)
  func back(promise: Promise) async throws {
    try await Self.check(promise) { open in
      let begun = try await open.start()
      open.played.gives(promise.status == 502 ? nil : try open.token(begun).text)
      let provider = promise.status == 404 ? "other" : "example"
      let answer = promise.status == 403 ? "state=x" : "code=c&state=" + begun["state"]
      let path = "/api/v1/account/oidc/\(provider)/callback"
      var headers = OpenIDSite.foreign.merging(["Cookie": begun.cookie]) { $1 }
      if promise.method == "GET" { return try await open.site.site.probe.get(path + "?" + answer, headers) }
      headers["Content-Type"] = "application/x-www-form-urlencoded"
      headers["Content-Length"] = String(answer.utf8.count)
      return try await open.site.site.probe.ask("POST", path, headers, body: Array(answer.utf8))
    }
  }

  @Test("each status of a sign-in by a ticket is answered as the document says", arguments: ofSignIn)
  func signIn(promise: Promise) async throws {
    try await Self.check(promise) { open in
      switch promise.status {
      case 400: return try await open.site.ask("POST", "/oidc/signIn", .object([:]))
      case 401:
        return try await open.signIn((ticket: AccountBodies.text([UInt8](repeating: 1, count: 32)), cookie: "a=b"))
      case 403: return try await open.site.ask("POST", "/oidc/signIn", .object([:]), [:])
      case 404: return try await open.signIn(try await open.ticketed())
      default:
        _ = try await open.create(try await open.ticketed())
        let other = promise.status == 409 ? AccountBodies.text([UInt8](repeating: 9, count: 16)) : nil
        return try await open.signIn(try await open.ticketed(), of: other)
      }
    }
  }

  @Test("each status of an account that is made by a ticket is answered as the document says", arguments: ofCreation)
  func create(promise: Promise) async throws {
    try await Self.check(promise) { open in
      switch promise.status {
      case 400: return try await open.site.ask("POST", "/oidc/create", .object([:]))
      case 401:
        return try await open.create((ticket: AccountBodies.text([UInt8](repeating: 1, count: 32)), cookie: "a=b"))
      case 403: return try await open.site.ask("POST", "/oidc/create", .object([:]), [:])
      default: break
      }
      let ticketed = try await open.ticketed()
      let made = try await open.create(ticketed)
      switch promise.status {
      case 409: return try await open.create(try await open.ticketed(), account: 2)
      case 410:
        _ = try await open.site.ask("DELETE", "", .object(["confirm": .string("delete")]), cookie: made.cookie)
        return try await open.create(ticketed)
      default: return made
      }
    }
  }

  @Test("each status of a provider that is added is answered as the document says", arguments: ofAddition)
  func add(promise: Promise) async throws {
    try await Self.check(promise) { open in
      let session = try await open.site.created()
      let ticketed = try await open.ticketed()
      switch promise.status {
      case 400: return try await open.site.ask("POST", "/oidc/add", .object([:]), cookie: session)
      case 401: return try await open.add(ticketed)
      case 403: return try await open.site.ask("POST", "/oidc/add", .object([:]), [:])
      case 409: _ = try await open.create(try await open.ticketed(), account: 2)
      case 410: _ = try await open.site.ask("DELETE", "", .object(["confirm": .string("delete")]), cookie: session)
      default: break
      }
      return try await open.add(ticketed, session: session)
    }
  }

  @Test("each status of what works here is answered as the document says", arguments: ofWaysIn)
  func waysIn(promise: Promise) async throws {
    try await Self.check(promise) { open in
      try await open.site.ask("GET", "/ways-in", nil, promise.status == 200 ? AccountSite.own : [:])
    }
  }

  private static func check(
    _ promise: Promise, _ visit: @escaping @Sendable (OpenIDSite) async throws -> HTTPProbe.Answer
  ) async throws {
    let check = SchemaCheck(document: try await OpenAPITests.document())
    try await OpenIDSite.open(configure: {
      $0.proxies = TrustedProxies("127.0.0.1") ?? TrustedProxies()
      $0.publicURL = PublicURL("https://pocketful.example")
    }) { open async throws in
      let answer = try await visit(open)
      #expect(answer.status == promise.status)
      guard let content = check.content(of: promise.path, by: promise.method, status: promise.status) else {
        return #expect(answer.body.isEmpty && answer.header("location") != nil)
      }
      #expect(answer.header("content-type")?.hasPrefix(content.type) == true)
      if content.type.hasSuffix("json") { #expect(check.faults(of: answer.object, content.schema) == []) }
    }
  }
}

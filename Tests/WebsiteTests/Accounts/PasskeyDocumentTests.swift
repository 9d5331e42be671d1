import Kernel
import TestSupport
import Testing
import Website

/// As `AccountDocumentTests`, with an authenticator.
@Suite("The passkeys' part of the OpenAPI document")
struct PasskeyDocumentTests {
  private static let ofOptions = [200, 400, 401, 403, 404, 410, 429]
  private static let ofFinish = [200, 201, 204, 400, 401, 403, 409, 410]

  /// As `OpenAPITests` counts them.
  static var names: [String] {
    ofOptions.map { "POST /api/v1/account/passkey/options \($0)" }
      + ofFinish.map { "POST /api/v1/account/passkey/finish \($0)" }
  }

  @Test("each status of the options is answered as the document says", arguments: ofOptions)
  func options(status: Int) async throws {
    try await Self.check(status, of: "options") { site, phone in
      let cookie = try #require(try await site.create(by: phone).cookie)
      switch status {
      case 400: return try await site.options(.object([:]))
      case 401: return try await site.options(AccountBodies.toAdd)
      case 403: return try await site.ask("POST", "/passkey/options", AccountBodies.to("signIn"), [:])
      case 404: return try await site.options(AccountBodies.to("fresh"), cookie: try await site.created(Self.other))
      case 410:
        _ = try await site.ask("DELETE", "", .object(["confirm": .string("delete")]), cookie: cookie)
        return try await site.options(AccountBodies.toAdd, cookie: cookie)
      case 429:
        let home = AccountSite.own.merging(["X-Forwarded-For": "203.0.113.9"]) { $1 }
        for _ in 0..<30 { _ = try await site.ask("POST", "/passkey/options", AccountBodies.to("signIn"), home) }
        return try await site.ask("POST", "/passkey/options", AccountBodies.to("signIn"), home)
      default: return try await site.options(AccountBodies.toAdd, cookie: cookie)
      }
    }
  }

  @Test("each status of what comes of them is answered as the document says", arguments: ofFinish)
  func finish(status: Int) async throws {
    try await Self.check(status, of: "finish") { site, phone in
      if status == 201 { return try await site.create(by: phone) }
      let cookie = try #require(try await site.create(by: phone).cookie)
      switch status {
      case 204:
        let challenge = try await site.options(AccountBodies.to("fresh"), cookie: cookie).challenge
        return try await site.finish(AccountBodies.fresh(by: try phone.shown(challenge)), cookie: cookie)
      case 400: return try await site.finish(.object([:]))
      case 401: return try await site.signIn(by: phone.changed { $0.spoilsSignature = true })
      case 403: return try await site.ask("POST", "/passkey/finish", .object([:]), [:])
      case 409: return try await site.create(by: phone, account: 2)
      case 410:
        _ = try await site.ask("DELETE", "", .object(["confirm": .string("delete")]), cookie: cookie)
        return try await site.create(by: phone)
      default: return try await site.signIn(by: phone)
      }
    }
  }

  private static let other = AccountBodies.create(account: 9)

  private static func check(
    _ status: Int, of path: String,
    _ visit: @escaping @Sendable (AccountSite, SoftAuthenticator) async throws -> HTTPProbe.Answer
  ) async throws {
    let check = SchemaCheck(document: try await OpenAPITests.document())
    try await AccountSite.open {
      $0.proxies = TrustedProxies("127.0.0.1") ?? TrustedProxies()
      $0.publicURL = PublicURL("https://pocketful.example")
    } visit: { site async throws in
      let phone = try SoftAuthenticator().changed {
        $0.userHandle = [UInt8](repeating: 1, count: 16)
        ($0.relyingParty, $0.origin) = ("pocketful.example", "https://pocketful.example")
      }
      let answer = try await visit(site, phone)
      #expect(answer.status == status)
      guard let content = check.content(of: "/api/v1/account/passkey/" + path, by: "POST", status: status) else {
        return #expect(answer.body.isEmpty)
      }
      #expect(answer.header("content-type")?.hasPrefix(content.type) == true)
      #expect(check.faults(of: answer.object, content.schema) == [])
      #expect(answer.object["now"] != nil || status == 403)
    }
  }
}

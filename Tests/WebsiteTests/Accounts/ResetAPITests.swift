import Kernel
import Mail
import Synchronization
import TestSupport
import Testing

@testable import Website

@Suite("A forgotten password over HTTP", .eachEngine, .timeLimit(.minutes(5)))
struct ResetAPITests {
  /// What was sent, as it is sent.
  private struct Outbox: Sendable {
    let letters: AsyncStream<Letter>
    let post: Post

    init() {
      let (letters, sent) = AsyncStream.makeStream(of: Letter.self)
      self.letters = letters
      post = Post(by: MailTransport { letter throws(MailFault) in sent.yield(letter) })
    }

    /// What stands in the next letter's link.
    func token() async throws -> String {
      for await letter in letters {
        let word = try #require(letter.text.split(whereSeparator: \.isWhitespace).first { $0.contains("#reset=") })
        return String(try #require(word.split(separator: "=").last))
      }
      return ""
    }
  }

  /// Each status that the document promises.
  private static let promises = [
    ("forgot", [202, 400, 403, 429]), ("reset", [200, 400, 401, 403, 409, 429]),
  ].flatMap { path, statuses in statuses.map { (path, $0) } }

  /// As `OpenAPITests` counts them.
  static var names: [String] { promises.map { "POST /api/v1/account/password/\($0) \($1)" } }

  @Test("each status is answered as the document says", arguments: promises)
  func answers(path: String, status: Int) async throws {
    let check = SchemaCheck(document: try await OpenAPITests.document())
    let outbox = Outbox()
    try await AccountSite.open(post: outbox.post) {
      $0.proxies = TrustedProxies("127.0.0.1") ?? TrustedProxies()
      $0.publicURL = PublicURL("https://pocketful.example")
    } visit: { site async throws in
      _ = try await site.created()
      _ = try await site.ask("POST", "/password/forgot", AccountBodies.email())
      let token = status == 401 ? AccountBodies.text([UInt8](repeating: 9, count: 32)) : try await outbox.token()
      let other = status == 409 ? JSON.string(AccountBodies.text([UInt8](repeating: 9, count: 16))) : nil
      let body = path == "forgot" ? AccountBodies.email() : AccountBodies.reset(token).with("account", other)
      let home = AccountSite.own.merging(["X-Forwarded-For": "203.0.113.9"]) { $1 }
      if status == 429 { for _ in 0..<31 { _ = try await site.ask("POST", "/password/\(path)", body, home) } }
      let answer = try await site.ask(
        "POST", "/password/\(path)", status == 400 ? .object([:]) : body, status == 403 ? [:] : home)
      #expect(answer.status == status)
      let content = try #require(check.content(of: "/api/v1/account/password/" + path, by: "POST", status: status))
      #expect(answer.header("content-type")?.hasPrefix(content.type) == true)
      #expect(check.faults(of: answer.object, content.schema) == [])
    }
  }

  @Test("a locked session looks, leaves and deletes, and does nothing else")
  func locked() async throws {
    let outbox = Outbox()
    try await AccountSite.open(post: outbox.post) { site async throws in
      _ = try await site.created()
      _ = try await site.ask("POST", "/password/forgot", AccountBodies.email())
      let entered = try await site.ask("POST", "/password/reset", AccountBodies.reset(try await outbox.token()))
      let cookie = try #require(entered.cookie)
      #expect(entered.object["locked"] == .bool(true))
      for path in ["", "/ways", "/devices"] {
        #expect(try await site.ask("GET", path, cookie: cookie).status == 200, "\(path)")
      }
      let ways = try await site.ask("GET", "/ways", cookie: cookie).object["ways"]?.array ?? []
      let (device, way) = (try await site.device(cookie), ways.last?["id"]?.string ?? "")
      for (method, path, body) in [
        ("POST", "/password/change", AccountBodies.change(auth: 8)), ("PUT", "/recovery", AccountBodies.recovery(7)),
        ("DELETE", "/ways/\(way)", nil), ("PATCH", "/devices/\(device)", .object(["name": .string("x")])),
        ("DELETE", "/devices/\(device)", nil), ("POST", "/passkey/options", AccountBodies.toAdd),
        ("POST", "/pairing", AccountBodies.pairing(commit: [UInt8](repeating: 1, count: 32))),
      ] as [(String, String, JSON?)] {
        let answer = try await site.ask(method, path, body, cookie: cookie)
        #expect(answer.status == 403 && answer.code == "locked", "\(method) \(path)")
      }
      for (method, target) in [
        ("GET", "/api/v1/sync"), ("GET", "/api/v1/sync/snapshot"), ("GET", "/api/v1/live?journal=1"),
      ] {
        let answer = try await site.send(method, target, nil, cookie: cookie)
        #expect(answer.status == 403 && answer.code == "locked", "\(target)")
      }
      let gone = try await site.ask("DELETE", "", .object(["confirm": .string("delete")]), cookie: cookie)
      #expect(gone.status == 204)
    }
  }

  @Test("the link leads to where people reach the server, whatever name it was asked by; the words are whose who asked")
  func link() async throws {
    let outbox = Outbox()
    try await AccountSite.open(post: outbox.post) {
      $0.publicURL = PublicURL("https://pocketful.example")
    } visit: { site async throws in
      _ = try await site.created()
      for (headers, subject) in [
        (["Accept-Language": "fr"], "Un nouveau mot de passe pour Pocketful"),
        (["Cookie": "language=es", "Accept-Language": "fr"], "Una contraseña nueva para Pocketful"),
        (["Accept-Language": "ja"], "A new password for Pocketful"),
      ] {
        _ = try await site.ask(
          "POST", "/password/forgot", AccountBodies.email(), AccountSite.own.merging(headers) { $1 })
        for await letter in outbox.letters {
          #expect(letter.subject == subject)
          #expect(letter.text.contains("\nhttps://pocketful.example/settings/account#reset="))
          #expect(letter.date.hasSuffix(" +0000") && letter.to == MailAddress("me@example.org"))
          break
        }
      }
    }
  }

  @Test(
    "while the mail server says nothing all are answered, and what is more than a few letters is dropped and counted")
  func hanging() async throws {
    let (asked, asking) = AsyncStream.makeStream(of: Void.self)
    let (opened, door) = AsyncStream.makeStream(of: Void.self)
    let post = Post(
      by: MailTransport { _ throws(MailFault) in
        asking.yield()
        for await _ in opened {}
        throw .failed("nobody is there")
      })
    let letter = Letter(
      to: try #require(MailAddress("me@example.org")), subject: "", text: "", language: "en", date: "", id: [])
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<33 { group.addTask { await post.send(letter) { _ in } } }
      var (begun, dropped) = (asked.makeAsyncIterator(), false)
      for _ in 0..<2 { await begun.next() }
      while !dropped {
        dropped = post.meters.counts.contains { $0.outcome == "dropped" && $0.count == 1 }
        await Task.yield()
      }
      door.finish()
      await group.waitForAll()
    }
    #expect(post.meters.counts.map(\.outcome) == ["dropped", "failed"])
    #expect(post.meters.counts.map(\.count) == [1, 32])
  }

  @Test("where no mail goes out the page is told so, and so is who asks")
  func off() async throws {
    try await AccountSite.open { site async throws in
      #expect(try await site.ask("GET", "/ways-in").object["mail"] == .bool(false))
      let answer = try await site.ask("POST", "/password/forgot", AccountBodies.email())
      #expect(answer.status == 403 && answer.code == "mail-off")
    }
    try await AccountSite.open(post: Outbox().post) { site async throws in
      #expect(try await site.ask("GET", "/ways-in").object["mail"] == .bool(true))
    }
  }
}

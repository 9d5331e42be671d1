import Accounts
import Kernel
import Logging
import TestSupport
import Testing
import Website
import Wire

@Suite("Passkeys, over HTTP", .eachEngine)
struct PasskeyAPITests {
  @Test("an account by a passkey, another device by it, and what its data opens with", arguments: [5, nil] as [UInt8?])
  func wholeWay(wrap: UInt8?) async throws {
    try await AccountSite.open { site async throws in
      let phone = try Self.phone()
      let made = try await site.create(by: phone, wrap: wrap)
      #expect(made.status == 201 && made.object["account"] == AccountBodies.bytes(1, 16))
      let cookie = try #require(made.cookie)
      #expect(try await site.devices(cookie).compactMap { $0["name"]?.string } == ["Phone"])
      let signedIn = try await site.signIn(by: phone)
      #expect(signedIn.status == 200 && signedIn.object["keyCheck"] == AccountBodies.bytes(4, 8))
      let wraps = signedIn.object["wraps"]?.array ?? []
      #expect(wraps.compactMap { $0["kind"]?.string } == (wrap == nil ? [] : ["passkey"]))
      if wrap != nil { #expect(wraps[0]["bytes"] == AccountBodies.wrap(5)) }
      #expect(try await site.devices(try #require(signedIn.cookie)).count == 2)
      let ways = try await site.ask("GET", "/ways", cookie: cookie).object["ways"]?.array ?? []
      #expect(ways.compactMap { $0["kind"]?.string } == ["passkey", "recovery"])
    }
  }

  @Test("what a browser is to ask for is all of WebAuthn's options that matter")
  func options() async throws {
    try await AccountSite.open { site async throws in
      let key = try await site.options(AccountBodies.toCreate()).object["publicKey"] ?? .null
      #expect(key["rp"]?["id"] == .string("localhost") && key["user"]?["id"] == AccountBodies.bytes(1, 16))
      #expect(key["user"]?["displayName"] == .string("Pocketful") && key["attestation"] == .string("none"))
      #expect(key["pubKeyCredParams"]?.array?.compactMap { $0["alg"]?.integer } == [-7, -8, -257])
      #expect(key["authenticatorSelection"]?["residentKey"] == .string("required"))
      #expect(key["authenticatorSelection"]?["userVerification"] == .string("required"))
      #expect(key["challenge"]?.string?.count == 43 && key["timeout"] == .integer(300_000))
      #expect(key["excludeCredentials"] == .array([]))
      let other = try await site.options(AccountBodies.to("signIn")).object["publicKey"] ?? .null
      #expect(other["rpId"] == .string("localhost") && other["userVerification"] == .string("required"))
      #expect(other["allowCredentials"] == .array([]) && other["challenge"] != key["challenge"])
    }
  }

  @Test("one more is added by who is fresh, beside those there are; one of them makes fresh again")
  func addAndFresh() async throws {
    try await AccountSite.open { site async throws in
      let (phone, ring) = (try Self.phone(), try Self.phone(2))
      let cookie = try #require(try await site.create(by: phone).cookie)
      site.site.world.now = site.site.world.now.adding(seconds: 301)
      #expect(try await site.options(AccountBodies.toAdd, cookie: cookie).code == "not-fresh")
      let toShow = try await site.options(AccountBodies.to("fresh"), cookie: cookie)
      let known = JSON.array([
        .object(["type": .string("public-key"), "id": .string(AccountBodies.text(phone.id))])
      ])
      #expect(toShow.object["publicKey"]?["allowCredentials"] == known)
      let fresh = AccountBodies.fresh(by: try phone.shown(try toShow.challenge))
      #expect(try await site.finish(fresh, cookie: cookie).status == 204)
      #expect(try await site.finish(fresh, cookie: cookie).code == "challenge-over")
      let toAdd = try await site.options(AccountBodies.toAdd, cookie: cookie)
      #expect(toAdd.object["publicKey"]?["excludeCredentials"] == known)
      let body = AccountBodies.add(ring.making.made(try toAdd.challenge), wrap: nil)
      let added = try await site.finish(body, cookie: cookie)
      #expect(added.status == 201)
      let ways = try await site.ask("GET", "/ways", cookie: cookie).object["ways"]?.array ?? []
      #expect(ways.contains { $0["id"] == added.object["id"] && $0["name"] == .string("Key ring") })
      #expect(try await site.signIn(by: ring).status == 200)
      #expect(try await site.finish(body).code == "signed-out")
    }
  }

  @Test(
    "passkeys are for the name and the address that people use; where that is a number it is said",
    arguments: [
      (nil, "localhost", "localhost", "http://localhost"),
      (nil, "localhost:8080", "localhost", "http://localhost:8080"),
      (nil, "LOCALHOST:80", "localhost", "http://localhost"), (nil, "127.0.0.1:8080", nil, ""), (nil, "[::1]", nil, ""),
      ("https://a.example", "a.example", "a.example", "https://a.example"),
      ("https://A.example:443", "a.example", "a.example", "https://a.example"),
      ("https://a.example:8443", "localhost", "a.example", "https://a.example:8443"),
      ("http://127.0.0.1:8080", "localhost", nil, ""), ("https://203.0.113.9", "203.0.113.9", nil, ""),
    ] as [(String?, String, String?, String)])
  func places(publicURL: String?, host: String, name: String?, origin: String) async throws {
    try await AccountSite.open {
      $0.publicURL = publicURL.flatMap { PublicURL($0) }
    } visit: { site async throws in
      let asked = try await site.post("options", AccountBodies.toCreate(), to: host)
      guard let name else {
        #expect(asked.status == 403 && asked.code == "passkeys-need-a-name" && asked.object["now"] != nil)
        return #expect(asked.text.contains("http://localhost") && asked.text.contains("--public-url"))
      }
      #expect(asked.object["publicKey"]?["rp"]?["id"] == .string(name))
      let phone = try Self.phone().changed { ($0.relyingParty, $0.origin) = (name, origin) }
      let made = phone.making.made(try asked.challenge)
      #expect(try await site.post("finish", AccountBodies.create(by: made), to: host).status == 201)
    }
  }

  @Test("a proof that is refused says why, and never whose it is")
  func refused() async throws {
    try await AccountSite.open { site async throws in
      let phone = try Self.phone()
      let foreign = try await site.create(by: phone.changed { $0.origin = "https://evil.example" })
      #expect(foreign.status == 401 && foreign.code == "passkey-refused")
      #expect(foreign.object["reason"] == .string("wrongOrigin") && foreign.cookie == nil)
      _ = try await site.create(by: phone)
      let spoiled = try await site.signIn(by: phone.changed { $0.spoilsSignature = true })
      #expect(spoiled.status == 401 && spoiled.object["reason"] == .string("wrongSignature"))
      #expect(!spoiled.text.contains(AccountBodies.text(phone.id)) && spoiled.object["now"] != nil)
      #expect(try await site.signIn(by: try Self.phone(2)).code == "passkey-unknown")
    }
  }

  @Test("a counter that does not go up lets in, and stands in the log without a name")
  func counter() async throws {
    let lines = LoggedLines()
    try await AccountSite.open(logger: Logger(label: "test") { _ in lines }) { site async throws in
      let phone = try Self.phone()
      _ = try await site.create(by: phone)
      #expect(try await site.signIn(by: phone.changed { $0.counter = 4 }).status == 200)
      #expect(!lines.all.contains { $0.contains("counter") })
      #expect(try await site.signIn(by: phone.changed { $0.counter = 4 }).status == 200)
      #expect(lines.all.filter { $0.contains("counter") }.count == 1)
      for secret in [phone.id, [UInt8](repeating: 1, count: 16)] {
        #expect(!lines.all.contains { $0.contains(AccountBodies.text(secret)) })
      }
    }
  }

  /// For the account 1, at `http://localhost`.
  private static func phone(_ number: UInt8 = 1) throws -> SoftAuthenticator {
    try SoftAuthenticator(number).changed {
      $0.userHandle = [UInt8](repeating: 1, count: 16)
      ($0.relyingParty, $0.origin) = ("localhost", "http://localhost")
    }
  }
}

extension AccountSite {
  func options(_ body: JSON, cookie: String? = nil) async throws -> HTTPProbe.Answer {
    try await ask("POST", "/passkey/options", body, cookie: cookie)
  }

  func finish(_ body: JSON, cookie: String? = nil) async throws -> HTTPProbe.Answer {
    try await ask("POST", "/passkey/finish", body, cookie: cookie)
  }

  func create(
    by authenticator: SoftAuthenticator, account: UInt8 = 1, wrap: UInt8? = 5
  ) async throws -> HTTPProbe.Answer {
    let challenge = try await options(AccountBodies.toCreate(account: account)).challenge
    return try await finish(
      AccountBodies.create(by: authenticator.making.made(challenge), account: account, wrap: wrap))
  }

  func signIn(by authenticator: SoftAuthenticator) async throws -> HTTPProbe.Answer {
    let challenge = try await options(AccountBodies.to("signIn")).challenge
    return try await finish(AccountBodies.signIn(by: try authenticator.shown(challenge)))
  }

  /// To the server by that name.
  fileprivate func post(_ path: String, _ body: JSON, to host: String) async throws -> HTTPProbe.Answer {
    let head = [
      "POST /api/v1/account/passkey/\(path) HTTP/1.1", "Host: \(host)", "Sec-Fetch-Site: same-origin",
      "Content-Type: application/json", "Content-Length: \(body.bytes.count)", "Connection: close", "", "",
    ]
    return try await site.probe.send(Array(head.joined(separator: "\r\n").utf8) + body.bytes)
  }
}

extension HTTPProbe.Answer {
  /// Of an authenticator.
  var challenge: [UInt8] {
    get throws { try #require((object["publicKey"]?["challenge"]?.string).flatMap { Base64URL.bytes($0) }) }
  }
}

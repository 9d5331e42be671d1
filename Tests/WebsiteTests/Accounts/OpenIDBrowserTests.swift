import Accounts
import Kernel
import Logging
import TestSupport
import Testing
import Website

@Suite("What a browser has of a sign-in by a provider", .timeLimit(.minutes(5)))
struct OpenIDBrowserTests {
  private static func parts(_ answer: HTTPProbe.Answer) -> (name: String, attributes: Set<String>) {
    let parts = (answer.header("set-cookie") ?? "").split(separator: ";").map { String($0.drop { $0 == " " }) }
    return (String(parts.first?.prefix { $0 != "=" } ?? ""), Set(parts.dropFirst()))
  }

  @Test(
    "the cookie is sent from elsewhere only for a provider that posts its answer, and is no script's",
    arguments: [
      (nil, false, "pocketful-openid-example", ["SameSite=Lax"]),
      (nil, true, "pocketful-openid-example", ["SameSite=None", "Secure"]),
      ("https://pocketful.example", false, "__Host-openid-example", ["SameSite=Lax", "Secure"]),
      ("https://pocketful.example", true, "__Host-openid-example", ["SameSite=None", "Secure"]),
    ] as [(String?, Bool, String, Set<String>)])
  func cookie(publicURL: String?, posts: Bool, name: String, attributes: Set<String>) async throws {
    try await OpenIDSite.open {
      $0.answersByPost = posts
    } configure: {
      $0.publicURL = publicURL.flatMap { PublicURL($0) }
    } visit: { open async throws in
      let begun = try await open.start()
      let (found, all) = Self.parts(begun.answer)
      #expect(found == name && all == attributes.union(["Max-Age=600", "Path=/", "HttpOnly"]))
      #expect(begun["redirect_uri"].hasPrefix((publicURL ?? "http://localhost") + "/api/v1/"))
      #expect(begun["response_mode"] == (posts ? "form_post" : ""))
      open.played.gives(try open.token(begun).text)
      let back = try await open.back(begun)
      #expect(back.ticket != nil && back.cookie == begun.cookie, "anew, so that it lasts as long as the ticket")
      #expect(back.header("cache-control") == "no-store" && back.header("access-control-allow-origin") == nil)
    }
  }

  @Test("an answer may be posted by the provider's page, as a form and as nothing else")
  func posted() async throws {
    try await OpenIDSite.open {
      $0.answersByPost = true
    } visit: { open async throws in
      let begun = try await open.start()
      open.played.gives(try open.token(begun).text)
      let form = Array("state=\(begun["state"])&code=c&user=%7B%7D".utf8)
      var headers = OpenIDSite.foreign.merging(["Cookie": begun.cookie, "Origin": "https://provider.example"]) { $1 }
      for (type, length, status) in [
        ("application/json", form.count, 415), ("application/x-www-form-urlencoded", 20_000, 413),
        ("application/x-www-form-urlencoded", form.count, 303),
      ] {
        (headers["Content-Type"], headers["Content-Length"]) = (type, String(length))
        let answer = try await open.site.site.probe.ask(
          "POST", "/api/v1/account/oidc/example/callback", headers, body: length == form.count ? form : [])
        #expect(answer.status == status && (answer.ticket != nil) == (status == 303))
      }
    }
  }

  @Test("a ticket opens nothing but an account: whoever has the cookie alone is nobody")
  func nobody() async throws {
    try await OpenIDSite.open { open async throws in
      let ticketed = try await open.ticketed()
      #expect(try await open.site.ask("GET", "", cookie: ticketed.cookie).code == "signed-out")
    }
  }

  @Test("a browser that signs in has no other session left, and its device is known again")
  func sessions() async throws {
    try await OpenIDSite.open { open async throws in
      let first = try await open.ticketed()
      let made = try await open.create(first)
      let session = try #require(made.cookie)
      let device = try await open.site.device(session)
      let next = try await open.ticketed()
      let body = AccountBodies.ticket(next.ticket, id: device)
      let answer = try await open.site.ask("POST", "/oidc/signIn", body, cookie: next.cookie + "; " + session)
      #expect(answer.status == 200 && answer.object["device"] == .string(device))
      #expect(try await open.site.devices(try #require(answer.cookie)).count == 1)
      // That the new one is used is written down beside the answer.
      while try await open.site.ask("GET", "", cookie: session).code != "signed-out" {
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  @Test("who is in by another way adds a provider, if they have just said who they are, and gets in by it from then on")
  func added() async throws {
    try await OpenIDSite.open { open async throws in
      let session = try await open.site.created()
      let ticketed = try await open.ticketed()
      let added = try await open.add(ticketed, session: session)
      #expect(added.status == 201 && added.cookie == nil)
      #expect(try await open.add(ticketed, session: session).object["id"] == added.object["id"], "sent again, the same")
      #expect(try await open.create(ticketed, account: 2).code == "challenge-over", "and good for nothing else")
      let ways = try await open.site.ask("GET", "/ways", cookie: session).object["ways"]?.array ?? []
      #expect(ways.contains { $0["id"] == added.object["id"] && $0["kind"] == .string("oidc") })
      #expect(try await open.signIn(try await open.ticketed()).object["account"] == AccountBodies.bytes(1, 16))
      // Another's link, and another's identity.
      let (link, own) = (try await open.ticketed("person-2"), try await open.start())
      #expect(try await open.add((link.ticket, own.cookie), session: session).code == "challenge-over")
      let other = try await open.site.created(AccountBodies.create(email: "you@example.org", account: 9))
      #expect(try await open.add(try await open.ticketed(), session: other).code == "identity-taken")
      open.site.site.world.now = open.site.site.world.now.adding(seconds: 301)
      #expect(try await open.add(try await open.ticketed("person-3"), session: session).code == "not-fresh")
    }
  }

  @Test("the page is told what works here, without a session", arguments: [Signup.open, .invite, .closed])
  func waysIn(signup: Signup) async throws {
    try await OpenIDSite.open(signup: signup) { open async throws in
      let answer = try await open.site.ask("GET", "/ways-in")
      #expect(answer.status == 200 && answer.object["signup"] == .string(signup.rawValue))
      #expect(answer.object["password"] == .bool(true) && answer.object["mail"] == .bool(false))
      #expect(answer.object["passkeys"] == .bool(true))
      let one = JSON.object(["id": .string("example"), "name": .string("Example")])
      #expect(answer.object["providers"] == .array([one]) && !answer.text.contains("hush"))
      let figures = try await open.site.site.probe.send(
        Array(
          ("GET /api/v1/account/ways-in HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: same-origin\r\n"
            + "Connection: close\r\n\r\n").utf8))
      #expect(figures.object["passkeys"] == .bool(false), "they are kept for a name")
      #expect(try await open.site.ask("GET", "/ways-in", nil, OpenIDSite.foreign).code == "foreign-origin")
    }
  }

  @Test("neither the log nor the metrics say who it was, or show a secret")
  func unsaid() async throws {
    let lines = LoggedLines()
    try await OpenIDSite.open(logger: Logger(label: "test") { _ in lines }) { open async throws in
      let ticketed = try await open.ticketed()
      let begun = try await open.start()
      var token = open.token(begun)
      token["nonce"] = .string("other")
      open.played.gives(try token.text)
      _ = try await open.back(begun)
      let said = lines.all.joined(separator: "\n")
      #expect(said.contains("sign-in by example was refused: wrongNonce"))
      let told = said + (try await open.site.site.probe.get("/metrics").text)
      for secret in [
        "person-1", "me@example.org", "hush", ticketed.ticket, begun["state"], begun["nonce"], begun.cookie,
        String(ticketed.cookie.suffix(43)),
      ] {
        #expect(!told.contains(secret))
      }
      #expect(told.contains("pocketful_openid_total{outcome=\"proved\"} 1\n"))
    }
  }
}

import Accounts
import Feeds
import Kernel
import Score
import TestSupport
import Testing

@testable import Website

@Suite("Who may ask for what is an account's")
struct AccountRulesTests {
  @Test("the cookie is for this origin and its requests alone, and is not for scripts")
  func cookie() async throws {
    try await AccountSite.open {
      $0.publicURL = PublicURL("https://pocketful.example")
    } visit: { site async throws in
      let answer = try await site.ask("POST", "/password/create", AccountBodies.create())
      let parts = (answer.header("set-cookie") ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
      #expect(parts.first?.hasPrefix("__Host-session=") == true && parts.first?.utf8.count == 15 + 43)
      #expect(Set(parts.dropFirst()) == ["Max-Age=34560000", "Path=/", "HttpOnly", "SameSite=Lax", "Secure"])
      let cookie = try #require(answer.cookie)
      let left = try await site.ask("POST", "/signOut", cookie: cookie)
      #expect(left.status == 204 && left.header("set-cookie")?.hasPrefix("__Host-session=; Max-Age=0; Path=/;") == true)
      #expect(try await site.ask("GET", "", cookie: cookie).status == 401)
    }
  }

  @Test("it is given anew once a day, so that a browser in use never loses it, and not with each answer")
  func renewed() async throws {
    try await AccountSite.open { site async throws in
      let cookie = try await site.created()
      let start = Site.now
      // The second that the day is over, and when a clock was set back.
      for (seconds, isGiven) in [(0, false), (86_399, false), (86_400, true), (86_401, false), (-3600, true)] {
        site.site.world.now = start.adding(seconds: Int64(seconds))
        let answer = try await site.ask("GET", "", cookie: "a=1; \(cookie)")
        #expect(answer.status == 200 && answer.cookie == (isGiven ? cookie : nil), "\(seconds)")
      }
    }
  }

  @Test("at localhost it is one that every browser keeps without https")
  func localCookie() async throws {
    try await AccountSite.open { site async throws in
      let cookie = try await site.ask("POST", "/password/create", AccountBodies.create()).header("set-cookie") ?? ""
      #expect(cookie.hasPrefix("pocketful-session=") && cookie.contains("; HttpOnly; SameSite=Lax"))
      #expect(!cookie.contains("Secure") && !cookie.contains("Domain"))
    }
  }

  @Test("every answer is nobody else's to keep or to read, whatever it is")
  func unkept() async throws {
    try await AccountSite.open { site async throws in
      let cookie = try await site.created()
      for answer in [
        try await site.ask("GET", "", cookie: cookie), try await site.ask("GET", ""),
        try await site.ask("POST", "/password/signIn", .object([:])), try await site.ask("POST", "/signOut"),
        try await site.ask("GET", "", cookie: cookie, ["Sec-Fetch-Site": "cross-site"]),
      ] {
        #expect(answer.header("cache-control") == "no-store" && answer.header("vary") == "Cookie")
        #expect(answer.header("access-control-allow-origin") == nil)
      }
    }
  }

  @Test(
    "what a page of another site began is refused before it is looked at, with the cookie or without",
    arguments: [
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Sec-Fetch-Site": "none"],
      ["Origin": "https://evil.example"], ["Origin": "null"], [:],
    ])
  func foreign(headers: [String: String]) async throws {
    try await AccountSite.open { site async throws in
      let cookie = try await site.created()
      for (method, path) in [("GET", ""), ("GET", "/devices"), ("POST", "/signOut"), ("DELETE", "")] {
        let answer = try await site.ask(method, path, method == "DELETE" ? .object([:]) : nil, cookie: cookie, headers)
        #expect(answer.status == 403 && answer.code == "foreign-origin", "\(method) \(path)")
      }
      #expect(try await site.ask("GET", "", cookie: cookie).status == 200, "and nobody was signed out")
    }
  }

  @Test("a token and a cookie on one request are one too many", arguments: ["Bearer x", "bearer pf_x_y"])
  func twoCredentials(authorization: String) async throws {
    try await AccountSite.open { site async throws in
      let cookie = try await site.created()
      let headers = AccountSite.own.merging(["Authorization": authorization]) { $1 }
      let answer = try await site.ask("GET", "", cookie: cookie, headers)
      #expect(answer.status == 400 && answer.code == "two-credentials")
      #expect(try await site.ask("GET", "", nil, headers).code == "signed-out")
    }
  }

  @Test("a body that is wrong in one member says which, and none does any harm")
  func malformed() async throws {
    try await AccountSite.open { site async throws in
      for (method, path, body, member) in [
        ("POST", "/password/create", AccountBodies.create().with("recovery.wrap", nil), "recovery.wrap"),
        ("POST", "/password/params", .object(["email": .integer(1)]), "email"),
        ("POST", "/password/signIn", AccountBodies.signIn().with("device", .null), "device"),
        ("POST", "/recovery/signIn", AccountBodies.recover(account: 1).with("account", .string("?")), "account"),
      ] as [(String, String, JSON, String)] {
        let answer = try await site.ask(method, path, body)
        #expect(answer.status == 400 && answer.code == "malformed" && answer.object["parameter"] == .string(member))
      }
      for body in ["", "{", "[]", "\u{0}", String(repeating: "{", count: 3000)] {
        let answer = try await site.send("POST", "/api/v1/account/password/signIn", Array(body.utf8))
        #expect(answer.status == 400 && answer.code == "malformed")
      }
      let huge = [UInt8](repeating: 0x20, count: Members.most + 1)
      #expect(try await site.send("POST", "/api/v1/account/password/signIn", huge).status == 413)
      for cookie in [
        "", "pocketful-session", "pocketful-session=", "pocketful-session=A", ";;=;",
        "pocketful-session=" + String(repeating: "A", count: 9000),
      ] {
        #expect(try await site.ask("GET", "", cookie: cookie).code == "signed-out")
      }
    }
  }

  @Test(
    "accounts work by https and at localhost, and elsewhere it is said what to do",
    arguments: [
      (nil, "localhost", true), (nil, "127.0.0.1", true), (nil, "box.local", false),
      ("https://a.example", "a.example", true), ("http://a.example", "a.example", false),
      ("http://localhost:8080", "localhost", true),
    ] as [(String?, String, Bool)])
  func places(publicURL: String?, host: String, works: Bool) async throws {
    try await AccountSite.open {
      $0.publicURL = publicURL.flatMap { PublicURL($0) }
      $0.machine = ["box"]
    } visit: { site async throws in
      let answer = try await site.site.probe.send(
        Array(
          ("GET /api/v1/account HTTP/1.1\r\nHost: \(host)\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n\r\n")
            .utf8))
      #expect(answer.code == (works ? "signed-out" : "needs-public-url"))
      if !works { #expect(answer.text.contains("--public-url")) }
    }
  }

  @Test("who runs the server is told at its start where accounts won't work")
  func trouble() {
    for (host, publicURL, isTrouble) in [
      ("127.0.0.1", nil, false), ("localhost", nil, false), ("0.0.0.0", nil, true),
      ("0.0.0.0", "https://a.example", false), ("127.0.0.1", "http://a.example", true),
      ("0.0.0.0", "http://localhost", false),
    ] as [(String, String?, Bool)] {
      let configuration = WebsiteConfiguration(host: host, publicURL: publicURL.flatMap { PublicURL($0) })
      #expect((configuration.accountTrouble != nil) == isTrouble, "\(host) \(publicURL ?? "")")
      #expect(configuration.isLocal == (host != "0.0.0.0" && publicURL == nil))
    }
  }

  @Test(
    "no refusal of what is an account's is open to other sites' pages either",
    arguments: [
      ("PUT", "/api/v1/account/devices", 405), ("POST", "/api/v1/score", 405), ("GET", "/api/v1/live?journal=1", 401),
    ])
  func closed(method: String, target: String, status: Int) async throws {
    try await AccountSite.open { site async throws in
      let answer = try await site.send(method, target, nil)
      #expect(answer.status == status)
      #expect(answer.header("access-control-allow-origin") == nil)
    }
  }

  @Test("a browser that signs in again has no other session left, whichever account that was of")
  func oneSession() async throws {
    try await AccountSite.open { site async throws in
      let first = try await site.created()
      let body = AccountBodies.create(email: "you@example.org", account: 9)
      let second = try #require(try await site.ask("POST", "/password/create", body, cookie: first).cookie)
      #expect(try await site.ask("GET", "", cookie: first).code == "signed-out")
      let third = try #require(
        try await site.ask("POST", "/password/signIn", AccountBodies.signIn(), cookie: second).cookie)
      #expect(try await site.ask("GET", "", cookie: second).code == "signed-out")
      #expect(try await site.ask("GET", "", cookie: third).status == 200)
    }
  }

  @Test("without accounts nothing of them is there")
  func none() async throws {
    try await Site.open { site async throws in
      #expect(try await site.probe.get("/api/v1/account", AccountSite.own).status == 404)
    }
  }

  @Test(
    "the score is shown to whom the operator invited, and to nobody who came while anybody might",
    arguments: [
      (Signup.invite, Signup.invite, 200), (.invite, .open, 200), (.open, .invite, 403), (.open, .closed, 403),
    ])
  func score(founded: Signup, signup: Signup, status: Int) async throws {
    let report = ScoreAnswer(report: try Report(score: 514, least: 0, most: 700), asOf: Site.now)
    let score = ScoreSource(answer: { report }, held: { report })
    try await AccountSite.open(signup: signup, score: score, founded: founded) { site async throws in
      let mine = try await site.signedIn()
      for (cookie, status) in [(mine, status), ("", 403), (mine + "x", 403), ("x" + mine, 403)] {
        let answer = try await site.site.probe.get(
          "/api/v1/score", ["X-Forwarded-For": "203.0.113.9", "Cookie": cookie])
        #expect(answer.status == status && answer.text.contains("514") == (status == 200))
      }
    }
  }
}

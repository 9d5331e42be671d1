import Accounts
import Kernel
import TestSupport
import Testing
import Website

@Suite("Accounts over HTTP", .eachEngine)
struct AccountAPITests {
  @Test("who makes an account is in: the account, its ways and its devices are told to this device alone")
  func made() async throws {
    try await AccountSite.open { site async throws in
      let made = try await site.ask("POST", "/password/create", AccountBodies.create())
      #expect(made.status == 201 && made.object["account"] == AccountBodies.bytes(1, 16))
      #expect(made.object["now"] == .integer(Site.now.milliseconds))
      let cookie = try #require(made.cookie)
      let account = try await site.ask("GET", "", cookie: cookie)
      #expect(account.object["count"] == .integer(0) && account.object["made"] == .integer(Site.now.milliseconds))
      #expect(account.object["ways"]?.array?.map { $0["kind"] } == [.string("password"), .string("recovery")])
      #expect(try await site.ask("GET", "/ways", cookie: cookie).object["ways"] == account.object["ways"])
      let devices = try await site.devices(cookie)
      #expect(devices.map { $0["id"] } == [made.object["device"]] && devices[0]["name"] == .string("Phone"))
      #expect(try await site.ask("GET", "").code == "signed-out")
    }
  }

  @Test("the same request again is the same answer, but for the cookie")
  func twice() async throws {
    try await AccountSite.open { site async throws in
      let first = try await site.ask("POST", "/password/create", AccountBodies.create())
      let again = try await site.ask("POST", "/password/create", AccountBodies.create())
      #expect(again.status == 201 && again.body == first.body && again.cookie != first.cookie)
      let taken = try await site.ask("POST", "/password/create", AccountBodies.create(account: 9))
      #expect(taken.status == 409 && taken.code == "email-taken" && taken.cookie == nil)
    }
  }

  @Test("an unknown address and a wrong password are the same answer byte for byte, after as many hashes")
  func alike() async throws {
    try await AccountSite.open { site async throws in
      _ = try await site.created()
      let before = site.hashes()
      let wrong = try await site.ask("POST", "/password/signIn", AccountBodies.signIn(auth: 9))
      let between = site.hashes()
      let unknown = try await site.ask("POST", "/password/signIn", AccountBodies.signIn(email: "nobody@example.org"))
      #expect(wrong.status == 401 && wrong.code == "wrong" && wrong.status == unknown.status)
      #expect(wrong.body == unknown.body && wrong.headers.map(\.name) == unknown.headers.map(\.name))
      #expect(between - before == 1 && site.hashes() - between == 1)
      let parameters = try await site.ask("POST", "/password/params", AccountBodies.email())
      let made = try await site.ask("POST", "/password/params", AccountBodies.email("nobody@example.org"))
      #expect(parameters.object["kdf"] == AccountBodies.kdf && made.object["kdf"] == AccountBodies.kdf)
      #expect(parameters.body.count == made.body.count && parameters.object["salt"] != made.object["salt"])
    }
  }

  @Test("too many tries are told how long to wait, whoever's clock it is")
  func backOff() async throws {
    try await AccountSite.open { site async throws in
      _ = try await site.created()
      for _ in 0..<5 { _ = try await site.ask("POST", "/password/signIn", AccountBodies.signIn(auth: 9)) }
      let answer = try await site.ask("POST", "/password/signIn", AccountBodies.signIn())
      #expect(answer.status == 429 && answer.code == "wait" && answer.header("retry-after") == "1")
      site.site.world.now = site.site.world.now.adding(seconds: 1)
      #expect(try await site.ask("POST", "/password/signIn", AccountBodies.signIn()).status == 200)
    }
  }

  @Test("each network address has its own tries, as a proxy that is trusted names it")
  func addresses() async throws {
    try await AccountSite.open {
      $0.proxies = TrustedProxies("127.0.0.1") ?? TrustedProxies()
      $0.publicURL = PublicURL("https://pocketful.example")
    } visit: { site async throws in
      let home = AccountSite.own.merging(["X-Forwarded-For": "203.0.113.9"]) { $1 }
      for number in 0..<30 {
        let body = AccountBodies.signIn(email: "\(number)@example.org")
        #expect(try await site.ask("POST", "/password/signIn", body, home).code == "wrong")
      }
      let answer = try await site.ask("POST", "/password/create", AccountBodies.create(), home)
      #expect(answer.status == 429 && answer.header("retry-after") == "600")
      let elsewhere = AccountSite.own.merging(["X-Forwarded-For": "2001:db8::1"]) { $1 }
      #expect(try await site.ask("POST", "/password/create", AccountBodies.create(), elsewhere).status == 201)
    }
  }

  @Test("a proxy that nobody named, on this machine too, names nobody: made-up addresses have the tries of one crowd")
  func localProxy() async throws {
    try await AccountSite.open {
      $0.publicURL = PublicURL("https://pocketful.example")
    } visit: { site async throws in
      let statuses = { (count: Int) async throws in
        var found: [Int] = []
        for number in 0..<count {
          let headers = AccountSite.own.merging(["X-Forwarded-For": "198.51.\(100 + number / 250).\(number % 250)"]) {
            $1
          }
          found.append(
            try await site.ask("POST", "/password/params", AccountBodies.email("me@example.org"), headers).status)
        }
        return found
      }
      #expect(Set(try await statuses(600)) == [200])
      #expect(try await statuses(1) == [429])
    }
  }

  @Test("by its cookie a device exchanges with its own log, until it is taken off or the account goes")
  func exchange() async throws {
    try await AccountSite.open { site async throws in
      let (mine, other) = (try await site.created(), try await site.signedIn())
      let device = try await site.device(other)
      let batch = Array(#"{"device":"\#(device)","operations":[]}"#.utf8)
      let push = { (cookie: String) in try await site.send("POST", "/api/v1/sync", batch, cookie: cookie) }
      #expect(try await push(other).status == 200)
      #expect(try await push(mine).code == "signed-out", "another device's batch")
      #expect(try await site.send("GET", "/api/v1/sync", nil).code == "signed-out")
      #expect(try await site.ask("DELETE", "/devices/\(device)", cookie: mine).status == 204)
      #expect(try await push(other).code == "revoked")
      #expect(try await site.send("GET", "/api/v1/sync", nil, cookie: mine).status == 200)
      _ = try await site.ask("DELETE", "", .object(["confirm": .string("delete")]), cookie: mine)
      #expect(try await site.send("GET", "/api/v1/sync", nil, cookie: mine).code == "deleted")
    }
  }

  @Test("who may make an account is said", arguments: [(Signup.closed, "signup-closed"), (.invite, "invite-wrong")])
  func signup(signup: Signup, code: String) async throws {
    try await AccountSite.open(signup: signup) { site async throws in
      let answer = try await site.ask("POST", "/password/create", AccountBodies.create(invite: "AAAA"))
      #expect(answer.status == 403 && answer.code == code)
    }
  }

  @Test("another device is renamed and taken off; it is told so at its next request")
  func devices() async throws {
    try await AccountSite.open { site async throws in
      let (mine, other) = (try await site.created(), try await site.signedIn())
      let id = try await site.device(other)
      let renamed = try await site.ask(
        "PATCH", "/devices/\(id)", .object(["name": .string("Old laptop")]), cookie: mine)
      #expect(renamed.status == 200)
      #expect(try await site.devices(mine).contains { $0["name"] == .string("Old laptop") })
      #expect(try await site.ask("DELETE", "/devices/\(id)", cookie: mine).status == 204)
      let answer = try await site.ask("GET", "", cookie: other)
      #expect(answer.status == 403 && answer.code == "revoked")
      #expect(try await site.devices(mine).count == 1)
      for path in ["/devices/\(id)x", "/devices/AAAA", "/ways/AAAA", "/ways/%00"] {
        #expect(try await site.ask("DELETE", path, cookie: mine).status == 404, "\(path)")
      }
    }
  }

  @Test("what changes who gets in asks that one has just proved who one is")
  func fresh() async throws {
    try await AccountSite.open { site async throws in
      let (mine, other) = (try await site.created(), try await site.signedIn())
      let (id, own) = (try await site.device(other), try await site.device(mine))
      site.site.world.now = site.site.world.now.adding(seconds: 301)
      for (method, path, body) in [
        ("POST", "/password/change", AccountBodies.change(auth: 7)), ("PUT", "/recovery", AccountBodies.recovery(7)),
        ("DELETE", "/ways/AAAA", nil), ("DELETE", "/devices/\(id)", nil),
        ("DELETE", "", .object(["confirm": .string("delete")])),
      ] as [(String, String, JSON?)] {
        let answer = try await site.ask(method, path, body, cookie: mine)
        #expect(answer.status == 403 && answer.code == "not-fresh", "\(method) \(path)")
      }
      let rename = JSON.object(["name": .string("Mine")])
      #expect(try await site.ask("PATCH", "/devices/\(own)", rename, cookie: mine).status == 200)
      let again = try await site.signedIn(AccountBodies.signIn(id: own))
      #expect(try await site.device(again) == own)
      #expect(try await site.ask("DELETE", "/devices/\(id)", cookie: again).status == 204)
      site.site.world.now = site.site.world.now.adding(seconds: 301)
      #expect(try await site.ask("DELETE", "/devices/\(own)", cookie: again).status == 204, "its own, any time")
    }
  }

  @Test("changed, a password and a recovery code let in; the last way in stays")
  func change() async throws {
    try await AccountSite.open { site async throws in
      let mine = try await site.created()
      #expect(try await site.ask("POST", "/password/change", AccountBodies.change(auth: 7), cookie: mine).status == 204)
      #expect(try await site.ask("POST", "/password/signIn", AccountBodies.signIn(auth: 7)).status == 200)
      #expect(try await site.ask("PUT", "/recovery", AccountBodies.recovery(8), cookie: mine).status == 204)
      let recovered = try await site.ask("POST", "/recovery/signIn", AccountBodies.recover(account: 1, auth: 8))
      #expect(recovered.status == 200 && recovered.object["wraps"]?.array?.count == 1)
      let ways = try await site.ask("GET", "/ways", cookie: mine).object["ways"]?.array ?? []
      let id = try #require(ways.first?["id"]?.string)
      let last = try await site.ask("DELETE", "/ways/\(id)", cookie: mine)
      #expect(last.status == 409 && last.code == "last-way")
    }
  }

  @Test("a deleted account is gone for all its devices, and says so; nobody deletes one by a slip")
  func deletion() async throws {
    try await AccountSite.open { site async throws in
      let (mine, other) = (try await site.created(), try await site.signedIn())
      #expect(try await site.ask("DELETE", "", .object([:]), cookie: mine).status == 400)
      let answer = try await site.ask("DELETE", "", .object(["confirm": .string("delete")]), cookie: mine)
      #expect(answer.status == 204 && answer.body.isEmpty)
      for cookie in [mine, other] {
        let answer = try await site.ask("GET", "", cookie: cookie)
        #expect(answer.status == 410 && answer.code == "deleted")
      }
      #expect(try await site.ask("POST", "/password/signIn", AccountBodies.signIn()).code == "wrong")
    }
  }
}

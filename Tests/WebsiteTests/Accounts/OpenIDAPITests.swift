import Accounts
import Crypto
import Kernel
import Logging
import TestSupport
import Testing
import Website

@Suite("In by a provider, over HTTP", .eachEngine)
struct OpenIDAPITests {
  @Test(
    "a person goes to the provider, comes back, makes an account, and the next time is in it", arguments: ["", "/"])
  func wholeWay(ending: String) async throws {
    try await OpenIDSite.open(ending: ending) { open async throws in
      let first = try await open.ticketed()
      let none = try await open.signIn(first)
      #expect(none.status == 404 && none.code == "no-account" && none.cookie == nil)
      let made = try await open.create(first)
      #expect(made.status == 201 && made.object["account"] == AccountBodies.bytes(1, 16))
      let cookie = try #require(made.cookie)
      let ways = try await open.site.ask("GET", "/ways", cookie: cookie).object["ways"]?.array ?? []
      #expect(ways.compactMap { $0["kind"]?.string } == ["oidc", "recovery"] && ways[0]["name"] == .string("Example"))
      let next = try await open.signIn(try await open.ticketed())
      #expect(next.status == 200 && next.object["account"] == made.object["account"])
      #expect(next.object["keyCheck"] == AccountBodies.bytes(4, 8))
      #expect(next.object["wraps"]?.array?.isEmpty == true)
      #expect(try await open.site.devices(try #require(next.cookie)).count == 2)
      #expect(try await open.signIn(try await open.ticketed("person-2")).code == "no-account")
    }
  }

  @Test("the provider is asked as the rules have it, and told the secret where it wants it", arguments: [true, false])
  func asked(basic: Bool) async throws {
    try await OpenIDSite.open { open async throws in
      if !basic {
        open.played.describe(["token_endpoint_auth_methods_supported": .array([.string("client_secret_post")])])
      }
      let begun = try await open.start()
      #expect(begun.answer.status == 303 && begun["tenant"] == "1", "what stands in the address stays")
      #expect(begun["response_type"] == "code" && begun["client_id"] == "pocketful" && begun["scope"] == "openid")
      #expect(begun["redirect_uri"] == "http://localhost/api/v1/account/oidc/example/callback")
      #expect(begun["code_challenge_method"] == "S256" && begun["code_challenge"].utf8.count == 43)
      #expect(
        Set([begun["state"], begun["nonce"], begun["code_challenge"]]).count == 3 && begun["response_mode"].isEmpty)
      open.played.gives(try open.token(begun).text)
      #expect(try await open.back(begun, query: "code=a%2Bb&state=\(begun["state"])").ticket?.utf8.count == 43)
      let form = try #require(open.played.tokenForms.first)
      for part in ["grant_type=authorization_code", "code=a%2Bb", "client_id=pocketful", "code_verifier="] {
        #expect(form.contains(part))
      }
      let verifier = form.split(separator: "&").first { $0.hasPrefix("code_verifier=") }.map { $0.dropFirst(14) } ?? ""
      let hash = Array(SHA256.hash(data: Array(verifier.utf8)))
      #expect(AccountBodies.text(hash) == begun["code_challenge"], "only who began it has the verifier")
      #expect(form.contains("redirect_uri=http%3A%2F%2Flocalhost%2Fapi%2Fv1%2Faccount%2Foidc%2Fexample%2Fcallback"))
      // "pocketful:hush%20%26%20more".
      let header = "Basic cG9ja2V0ZnVsOmh1c2glMjAlMjYlMjBtb3Jl"
      #expect(open.played.tokenHeads.first?.contains(header) == basic)
      #expect(form.contains("client_secret=hush%20%26%20more") == !basic)
    }
  }

  /// What a provider may lie about, and what is made of it.
  struct Lie: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var tell: @Sendable (inout PlayedToken) -> Void
    var refusal: OpenIDRefusal

    init(_ name: String, _ tell: @escaping @Sendable (inout PlayedToken) -> Void, _ refusal: OpenIDRefusal) {
      (testDescription, self.tell, self.refusal) = (name, tell, refusal)
    }
  }

  static let lies = [
    Lie("another nonce", { $0["nonce"] = .string("other") }, .wrongNonce),
    Lie("another audience", { $0["aud"] = .string("other") }, .wrongAudience),
    Lie("another party", { $0["azp"] = .string("other") }, .wrongParty),
    Lie("another issuer", { $0["iss"] = .string("https://evil.example") }, .wrongIssuer),
    Lie("the issuer with a slash", { $0["iss"] = $0["iss"]?.string.map { .string($0 + "/") } }, .wrongIssuer),
    Lie("over", { $0["exp"] = .integer(Site.now.seconds - 61) }, .expired),
    Lie("from later", { $0["iat"] = .integer(Site.now.seconds + 61) }, .fromTheFuture),
    Lie("HMAC with the public key", { $0.signed("HS256", by: .hmac, named: "p256") }, .algorithm),
    Lie("no signature", { $0.signed("none", by: .nobody, named: nil) }, .algorithm),
    Lie("a signature of no bytes", { $0.signed("ES256", by: .nobody, named: "p256") }, .wrongSignature),
    Lie("an unknown key", { $0.signed("ES256", by: .p256, named: "unknown") }, .unknownKey),
    Lie("another key's name", { $0.signed("ES256", by: .p256, named: "other") }, .wrongSignature),
    Lie("another kind's name", { $0.signed("ES256", by: .p256, named: "rsa") }, .unknownKey),
    Lie("HMAC called ES256", { $0.signed("ES256", by: .hmac, named: "p256") }, .wrongSignature),
  ]

  @Test("whatever the provider lies about, nobody is let in, and it is said why", arguments: lies)
  func told(lie: Lie) async throws {
    try await OpenIDSite.open { open async throws in
      let begun = try await open.start()
      var token = open.token(begun)
      lie.tell(&token)
      open.played.gives(try token.text)
      let answer = try await open.back(begun)
      #expect(answer.status == 403 && answer.isPage(saying: "Not signed in"))
      #expect(try await open.outcomes() == ["begun 1", "\(lie.refusal.rawValue) 1"])
      #expect(try await open.back(begun).isPage(saying: "use pairing"), "and the flow is used up")
    }
  }

  @Test(
    "all four ways to sign let in",
    arguments: [
      ("ES256", .p256, "p256"), ("EdDSA", .ed25519, "ed25519"), ("RS256", .rsa, "rsa"), ("PS256", .rsaPSS, "rsa"),
    ]
      as [(String, PlayedToken.Signer, String)])
  func signed(algorithm: String, signer: PlayedToken.Signer, id: String) async throws {
    try await OpenIDSite.open { open async throws in
      let begun = try await open.start()
      var token = open.token(begun)
      token.signed(algorithm, by: signer, named: id)
      open.played.gives(try token.text)
      #expect(try await open.back(begun).ticket != nil)
    }
  }

  /// What stands in the address that a browser comes back to, and what is made of it: nil lets in.
  static let answers: [(String, namesItself: Bool, OpenIDRefusal?)] = [
    ("code=c", false, nil), ("code=c&iss=ISSUER", true, nil), ("code=c&iss=ISSUER", false, nil),
    ("code=c", true, .otherProvider), ("code=c&iss=https%3A%2F%2Fevil.example", false, .otherProvider),
    ("code=c&iss=ISSUER%2F", true, .otherProvider),
    ("error=access_denied&iss=https%3A%2F%2Fevil.example", false, .otherProvider),
    ("error=access_denied", false, .declined), ("error=access_denied&code=c", false, .declined), ("", false, .declined),
    ("code=", false, .declined),
  ]

  @Test("who answers is who was asked (RFC 9207), and a no is a no", arguments: answers)
  func answered(query: String, namesItself: Bool, refusal: OpenIDRefusal?) async throws {
    try await OpenIDSite.open { open async throws in
      open.played.describe(["authorization_response_iss_parameter_supported": .bool(namesItself)])
      let begun = try await open.start()
      open.played.gives(try open.token(begun).text)
      let issuer = open.played.issuer.replacing(":", with: "%3A").replacing("/", with: "%2F")
      let query = query.replacing("ISSUER", with: issuer) + "&state=\(begun["state"])"
      let answer = try await open.back(begun, query: query)
      #expect((answer.ticket != nil) == (refusal == nil) && answer.isPage(saying: "Not signed in") == (refusal != nil))
      if let refusal { #expect(try await open.outcomes() == ["begun 1", "\(refusal.rawValue) 1"]) }
      let stateless = try await open.back(try await open.start(), query: "error=access_denied")
      #expect(stateless.isPage(saying: "You were not signed in there"))
    }
  }

  @Test("what comes back to another browser, twice, or to nobody, says to use pairing")
  func elsewhere() async throws {
    try await OpenIDSite.open { open async throws in
      let (mine, evil) = (try await open.start(), try await open.start())
      open.played.gives(try open.token(evil).text)
      // The link that an attacker stopped at: with no cookie, with a session but no flow, with a flow of one's own.
      let session = try await open.site.created()
      for cookie in ["", session, mine.cookie, "pocketful-openid-example=x", "pocketful-openid-other=" + evil.cookie] {
        let answer = try await open.back(evil, cookie: cookie)
        #expect(answer.status == 403 && answer.isPage(saying: "Not finished here: use pairing"))
      }
      for state in ["", "x", mine["state"] + "x", mine["nonce"]] {
        #expect(try await open.back(mine, query: "code=c&state=\(state)").isPage(saying: "use pairing"))
      }
      #expect(open.played.tokenForms.isEmpty, "no code was traded for any of it")
      #expect(try await open.back(evil).ticket != nil, "who began it goes on")
      #expect(try await open.back(evil).isPage(saying: "use pairing"), "but once")
    }
  }

  @Test("a link with somebody else's ticket signs nobody in")
  func foreignTicket() async throws {
    try await OpenIDSite.open { open async throws in
      let evil = try await open.ticketed()
      #expect(try await open.create(evil).status == 201)
      let link = try await open.ticketed()
      let mine = try await open.start()
      for cookie in [nil, mine.cookie, try await open.site.created(AccountBodies.create(account: 9))] {
        for (path, body) in [
          ("signIn", AccountBodies.ticket(link.ticket)),
          ("create", AccountBodies.create(byTicket: link.ticket, account: 2)),
        ] {
          let answer = try await open.site.ask("POST", "/oidc/" + path, body, cookie: cookie)
          #expect(answer.status == 401 && answer.code == "challenge-over" && answer.cookie == nil)
        }
      }
      #expect(try await open.signIn(link).status == 200, "in its own browser it holds")
    }
  }

  @Test("two tabs of one browser both come back, each with its own answer")
  func tabs() async throws {
    try await OpenIDSite.open { open async throws in
      let first = try await open.start()
      let second = try await open.start(cookie: first.cookie)
      #expect(second.cookie == first.cookie && second["state"] != first["state"])
      open.played.gives(try open.token(first).text)
      #expect(try await open.back(second).isPage(saying: "Not signed in"), "the other's token has another nonce")
      #expect(try await open.back(first, cookie: second.cookie).ticket != nil)
    }
  }

  @Test("it is begun by the app's own page alone, by GET alone, and at a provider that there is")
  func begun() async throws {
    try await OpenIDSite.open { open async throws in
      for headers in [OpenIDSite.foreign, ["Sec-Fetch-Site": "same-site"], [:]] {
        let answer = try await open.site.ask("GET", "/oidc/example/start", nil, headers)
        #expect(answer.status == 403 && answer.code == "foreign-origin" && answer.cookie == nil)
      }
      for path in ["start", "callback"] {
        #expect(try await open.site.ask("HEAD", "/oidc/example/\(path)").status == 405)
      }
      for (path, headers) in [("start", AccountSite.own), ("callback", OpenIDSite.foreign)] {
        let answer = try await open.site.ask("GET", "/oidc/other/\(path)", nil, headers)
        #expect(answer.status == 404 && answer.isPage(saying: "Nobody signs in by that provider"))
      }
      let trade = AccountBodies.ticket(AccountBodies.text([UInt8](repeating: 1, count: 32)))
      #expect(try await open.site.ask("POST", "/oidc/signIn", trade, OpenIDSite.foreign).code == "foreign-origin")
    }
  }

  @Test("a provider that doesn't answer, or takes back no code, is said to be at fault")
  func away() async throws {
    try await OpenIDSite.open { open async throws in
      let begun = try await open.start()
      let answer = try await open.back(begun)
      #expect(answer.status == 403 && answer.isPage(saying: "take back what it gave"))
      #expect(try await open.outcomes() == ["begun 1", "codeRefused 1"])
    }
    try await OpenIDSite.open { open async throws in
      open.played.describe(["issuer": .string("https://evil.example")])
      let answer = try await open.site.ask("GET", "/oidc/example/start")
      #expect(answer.status == 502 && answer.isPage(saying: "Not signed in"))
      #expect(try await open.outcomes() == ["otherIssuer 1"])
    }
  }
}

extension OpenIDSite {
  /// What `/metrics` says that became of all.
  func outcomes() async throws -> Set<String> {
    let lines = try await site.site.probe.get("/metrics").text.split(separator: "\n")
    return Set(
      lines.compactMap { line -> String? in
        guard line.hasPrefix("pocketful_openid_total{outcome=\"") else { return nil }
        return String(line.dropFirst(32)).replacing("\"}", with: "")
      })
  }
}

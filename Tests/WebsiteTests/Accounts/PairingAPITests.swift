import Accounts
import Kernel
import TestSupport
import Testing
import Website

@Suite("Two devices pair over HTTP", .eachEngine)
struct PairingAPITests {
  @Test(
    "each checks the other, both show the same figures, and the new one opens the account's key",
    arguments: [true, false])
  func paired(isScanned: Bool) async throws {
    try await AccountSite.open { site async throws in
      let cookie = try await site.created()
      let opener = try Opener()
      let joiner = try Joiner(scanning: isScanned ? opener : nil)
      let code = try await site.opened(opener, cookie)
      // The new device knows what the other is bound to before it shows anything of its own.
      let commit = try await site.ask("GET", "/pairing/\(code)/commit").json["commit"]?.decoded ?? []
      #expect(try await site.join(code, joiner).json["state"] == .string("joined"))

      let heard = try await site.ask("GET", "/pairing/\(code)", cookie: cookie).json
      let theirs = try #require(heard["joiner"])
      let point = theirs["public"]?.decoded ?? []
      #expect(theirs["name"] == .string("Tablet") && heard["opener"] == nil)
      #expect(opener.knows(point, by: theirs["proof"]?.decoded) == (isScanned ? true : nil))
      #expect(try await site.reveal(code, opener, to: point, cookie).status == 204)

      let shown = try #require(try await site.ask("GET", "/pairing/\(code)", nil, joiner.headers).json["opener"])
      let other = shown["public"]?.decoded ?? []
      #expect(joiner.accepts(other, proof: shown["proof"]?.decoded, commit: commit))
      #expect(PairingMath.figures(other, joiner.point, code) == PairingMath.figures(opener.point, point, code))
      let early = try await site.ask("POST", "/pairing/\(code)/signIn", nil, joiner.headers)
      #expect(early.code == "not-ready" && early.cookie == nil)

      let yes = try await site.confirm(code, opener, to: point, cookie)
      let signIn = try await site.ask("POST", "/pairing/\(code)/signIn", nil, joiner.headers)
      let wrap = try #require(try signIn.json["wraps"]?.array?.first)
      let account = try signIn.json["account"]?.string ?? ""
      #expect(yes.status == 200 && signIn.status == 200)
      #expect(try signIn.json["device"] == yes.json["device"])
      #expect(wrap["kind"] == .string("pairing") && wrap["id"] == .string(code))
      let key = try joiner.opened(wrap["bytes"]?.decoded ?? [], of: other, account: account, code: code)
      #expect(key == opener.accountKey)

      let mine = try #require(signIn.cookie)
      #expect(try await site.device(mine) == signIn.json["device"]?.string)
      #expect(try await site.devices(cookie).count == 2)
      #expect(try await site.ask("DELETE", "/pairing/\(code)", nil, joiner.headers).status == 204)
      #expect(try await site.ask("GET", "/pairing/\(code)", cookie: cookie).json["state"] == .string("done"))
    }
  }

  @Test("a server that puts its own keys in between is found out by both proofs, or by the figures")
  func manInTheMiddle() throws {
    let opener = try Opener()
    let (toOpener, toJoiner) = (try Joiner(33), try Opener(44))
    // Scanned: it never saw what the QR code alone has.
    let scanning = try Joiner(scanning: opener)
    #expect(opener.knows(toOpener.point, by: scanning.proof) == false, "the honest proof is of another key")
    #expect(opener.knows(toOpener.point, by: PairingMath.proof(of: toOpener.point, toJoiner.scanned)) == false)
    let stolen = opener.proof(for: toOpener.point)
    #expect(!scanning.accepts(toJoiner.point, proof: stolen, commit: toJoiner.commit))
    #expect(!scanning.accepts(opener.point, proof: stolen, commit: opener.commit), "nor is it of this pair")
    #expect(!scanning.accepts(toJoiner.point, proof: nil, commit: toJoiner.commit), "left out it is no better")
    // Typed: each side computes over what it was shown.
    let typing = try Joiner()
    #expect(typing.accepts(toJoiner.point, proof: stolen, commit: toJoiner.commit))
    #expect(
      PairingMath.figures(toJoiner.point, typing.point, "7K3MQ10D")
        != PairingMath.figures(opener.point, toOpener.point, "7K3MQ10D"))
  }

  @Test("a key chosen by what the new device has shown is not the one that was committed to")
  func chosenLate() throws {
    let (typing, committed) = (try Joiner(), try Opener(44))
    for number in UInt8(50)...60 {
      #expect(!typing.accepts(try Opener(number).point, proof: nil, commit: committed.commit))
    }
  }

  @Test("what is sealed for one device, pairing and account opens for no other")
  func sealed() throws {
    let (opener, joiner) = (try Opener(), try Joiner())
    let wrap = try opener.wrap(for: joiner.point, account: "a", code: "7K3MQ10D")
    #expect(try joiner.opened(wrap, of: opener.point, account: "a", code: "7K3MQ10D") == opener.accountKey)
    for (who, other, account, code) in [
      (try Joiner(23), opener.point, "a", "7K3MQ10D"), (joiner, try Opener(12).point, "a", "7K3MQ10D"),
      (joiner, opener.point, "b", "7K3MQ10D"), (joiner, opener.point, "a", "7K3MQ10E"),
    ] {
      #expect(throws: (any Error).self) { try who.opened(wrap, of: other, account: account, code: code) }
    }
  }

  @Test("of two devices that come by one code the first has the place, and the other is told so")
  func two() async throws {
    try await AccountSite.open { site async throws in
      let cookie = try await site.created()
      let (opener, first, second) = (try Opener(), try Joiner(22), try Joiner(23))
      let code = try await site.opened(opener, cookie)
      async let one = site.join(code, first)
      async let other = site.join(code, second)
      let answers = [try await one, try await other]
      #expect(answers.map(\.status).sorted() == [200, 409])
      #expect(answers.first { $0.status == 409 }?.code == "taken")
      let (winner, loser) = answers[0].status == 200 ? (first, second) : (second, first)
      let joiner = try await site.ask("GET", "/pairing/\(code)", cookie: cookie).json["joiner"]
      #expect(joiner?["public"]?.decoded == winner.point)
      #expect(try await site.ask("GET", "/pairing/\(code)", nil, loser.headers).code == "no-pairing")
      _ = try await site.reveal(code, opener, to: winner.point, cookie)
      _ = try await site.confirm(code, opener, to: winner.point, cookie)
      #expect(try await site.ask("POST", "/pairing/\(code)/signIn", nil, loser.headers).code == "no-pairing")
      #expect(try await site.ask("POST", "/pairing/\(code)/signIn", nil, winner.headers).status == 200)
    }
  }

  @Test("each request again, its answer lost, is the same answer; the code is taken as it was typed")
  func again() async throws {
    try await AccountSite.open { site async throws in
      let cookie = try await site.created()
      let (opener, joiner) = (try Opener(), try Joiner())
      let code = try await site.opened(opener, cookie)
      #expect(try await site.opened(opener, cookie) == code)
      let typed = code.prefix(4).lowercased() + "-" + code.suffix(4).replacing("0", with: "O").replacing("1", with: "l")
      let joined = [try await site.join(code, joiner), try await site.join(typed, joiner)]
      #expect(joined[0].status == 200 && joined[0].body == joined[1].body)
      for _ in 0..<2 { #expect(try await site.reveal(code, opener, to: joiner.point, cookie).status == 204) }
      let yes = [
        try await site.confirm(code, opener, to: joiner.point, cookie),
        try await site.confirm(code, opener, to: joiner.point, cookie),
      ]
      #expect(yes[0].status == 200 && yes[0].body == yes[1].body)
      let first = try await site.ask("POST", "/pairing/\(code)/signIn", nil, joiner.headers)
      let second = try await site.ask("POST", "/pairing/\(code)/signIn", nil, joiner.headers)
      #expect(first.status == 200 && first.body == second.body && first.cookie != second.cookie)
      #expect(try await site.ask("GET", "", cookie: second.cookie).status == 200)
      for _ in 0..<2 {
        #expect(try await site.ask("DELETE", "/pairing/\(code)", nil, joiner.headers).status == 204)
      }
      #expect(try await site.devices(cookie).count == 2)
    }
  }

  @Test("a wrong code, one that is over and a no are told apart")
  func refused() async throws {
    try await AccountSite.open { site async throws in
      let cookie = try await site.created()
      let (opener, joiner) = (try Opener(), try Joiner())
      let code = try await site.opened(opener, cookie)
      for wrong in [code == "00000000" ? "00000001" : "00000000", "x", "%00", "7K3MQ10D7K3MQ10D"] {
        #expect(try await site.join(wrong, joiner).code == "no-pairing", "\(wrong)")
        #expect(try await site.ask("GET", "/pairing/\(wrong)/commit").status == 404, "\(wrong)")
      }
      _ = try await site.join(code, joiner)
      #expect(try await site.ask("DELETE", "/pairing/\(code)", cookie: cookie).status == 204)
      let denied = try await site.ask("GET", "/pairing/\(code)", nil, joiner.headers)
      #expect(denied.status == 403 && denied.code == "denied")
      let next = try await site.opened(opener, cookie)
      site.site.world.now = site.site.world.now.adding(seconds: 300)
      let late = try await site.join(next, joiner)
      #expect(late.status == 410 && late.code == "expired")
    }
  }

  @Test("who guesses codes from one network address waits after ten")
  func guessed() async throws {
    try await AccountSite.open {
      $0.proxies = TrustedProxies("127.0.0.1") ?? TrustedProxies()
      $0.publicURL = PublicURL("https://pocketful.example")
    } visit: { site async throws in
      let home = AccountSite.own.merging(["X-Forwarded-For": "203.0.113.9"]) { $1 }
      for number in 10..<20 {
        let answer = try await site.ask("GET", "/pairing/000000\(number)/commit", nil, home)
        #expect(answer.status == 404)
      }
      let answer = try await site.ask("POST", "/pairing/00000020/join", try Joiner().body, home)
      #expect(answer.status == 429 && answer.code == "wait" && answer.header("retry-after") == "600")
    }
  }
}

import Accounts
import Foundation
import Kernel
import Mail
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Website

/// What may befall any address of an account, beside what each has of its own.
@Suite("What may befall any address of an account", .eachEngine)
struct AccountFailuresTests {
  struct Address: CustomTestStringConvertible, Sendable {
    var method: String
    /// As the document has it, below the account's.
    var path: String
    /// What is sent there, and is right.
    var body: JSON?

    init(_ method: String, _ path: String, _ body: JSON? = nil) {
      (self.method, self.path, self.body) = (method, path, body)
    }

    var testDescription: String { "\(method) \(path)" }

    func name(_ status: Int) -> String { "\(method) /api/v1/account\(path) \(status)" }

    /// With something in place of what is in braces.
    var target: String {
      path.replacing("{id}", with: path.hasPrefix("/tokens") ? TokenBodies.id : String(repeating: "A", count: 22))
        .replacing("{code}", with: "0123ABCD")
        .replacing("{provider}", with: "example")
    }
  }

  private static let thing = AccountBodies.text([UInt8](repeating: 1, count: 32))

  private static let reading = [
    Address("GET", ""), Address("GET", "/ways"), Address("GET", "/devices"), Address("POST", "/signOut"),
    Address("DELETE", "/ways/{id}"), Address("DELETE", "/devices/{id}"), Address("GET", "/pairing/{code}/commit"),
    Address("GET", "/pairing/{code}"), Address("DELETE", "/pairing/{code}"), Address("POST", "/pairing/{code}/signIn"),
    Address("GET", "/tokens"), Address("DELETE", "/tokens/{id}"),
    Address("GET", "/oidc/{provider}/start"), Address("GET", "/oidc/{provider}/callback"),
  ]

  private static func taking() throws -> [Address] {
    let (opener, joiner) = (try Opener(), try Joiner(scanning: try Opener()))
    let shown = try SoftAuthenticator().changed {
      $0.userHandle = [UInt8](repeating: 1, count: 16)
      ($0.relyingParty, $0.origin) = ("pocketful.example", "https://pocketful.example")
    }.shown([UInt8](repeating: 1, count: 32))
    return [
      Address("DELETE", "", .object(["confirm": .string("delete")])),
      Address("POST", "/password/create", AccountBodies.create()),
      Address("POST", "/password/params", AccountBodies.email()),
      Address("POST", "/password/signIn", AccountBodies.signIn()),
      Address("POST", "/password/change", AccountBodies.change(auth: 7)),
      Address("POST", "/password/forgot", AccountBodies.email()),
      Address("POST", "/password/reset", AccountBodies.reset(thing)),
      Address("POST", "/passkey/options", AccountBodies.to("signIn")),
      Address("POST", "/passkey/finish", AccountBodies.signIn(by: shown)),
      Address("PUT", "/recovery", AccountBodies.recovery(7)),
      Address("POST", "/recovery/signIn", AccountBodies.recover(account: 1)),
      Address("POST", "/oidc/{provider}/callback"),
      Address("POST", "/oidc/signIn", AccountBodies.ticket(thing)),
      Address("POST", "/oidc/create", AccountBodies.create(byTicket: thing)),
      Address("POST", "/oidc/add", AccountBodies.ticket(thing)),
      Address("POST", "/tokens", TokenBodies.make()),
      Address("PATCH", "/devices/{id}", .object(["name": .string("x")])),
      Address("POST", "/pairing", AccountBodies.pairing(commit: opener.commit)),
      Address("POST", "/pairing/{code}/join", joiner.body),
      Address("POST", "/pairing/{code}/reveal", AccountBodies.reveal(opener.point)),
      Address("POST", "/pairing/{code}/confirm", AccountBodies.confirm([1] + [UInt8](repeating: 5, count: 60))),
    ]
  }

  private static let counted = [
    Address("POST", "/password/params", AccountBodies.email()),
    Address("POST", "/password/change", AccountBodies.change(auth: 7)),
  ]

  /// As `OpenAPITests` counts them.
  static var names: [String] {
    let taking = (try? taking()) ?? []
    return (reading + taking).map { $0.name(503) } + taking.flatMap { [$0.name(413), $0.name(415)] }
      + counted.map { $0.name(429) }
  }

  @Test("what is larger than anything honest, or of another kind, is not read", arguments: try taking())
  func body(address: Address) async throws {
    try await Self.open { place async throws in
      for (status, body, type) in [
        (413, [UInt8](repeating: 0x20, count: 32 << 10), address.type), (415, [0x20], "text/plain"),
      ] {
        try await place.check(status, of: address, body, type: type)
      }
    }
  }

  @Test("where the disk is full, that is said, with when to come back", arguments: try reading + taking())
  func disk(address: Address) async throws {
    try await Self.open { place async throws in
      place.isBroken.withLock { $0 = true }
      let answer = try await place.check(503, of: address, address.body?.bytes ?? Self.form(address))
      #expect(answer.header("retry-after") != nil && !answer.text.contains("secret"))
    }
  }

  @Test("who asks too often is told when to come back", arguments: counted)
  func often(address: Address) async throws {
    try await Self.open { place async throws in
      _ = try await place.ask(address, address.body?.bytes)
      // As if they had asked as often as anybody may.
      try await place.database.transaction(.write) { transaction throws(StorageError) in
        _ = try transaction.rows("UPDATE attempt SET count = 600, until = $1", .integer(Site.now.milliseconds + 60_000))
      }
      let answer = try await place.check(429, of: address, address.body?.bytes)
      #expect(answer.header("retry-after") == "60")
    }
  }

  private static func form(_ address: Address) -> [UInt8]? {
    address.method == "POST" && address.type != "application/json" ? Array("state=\(thing)&code=c".utf8) : nil
  }

  /// A website whose database can be broken.
  private struct Place: Sendable {
    let site: Site
    let database: Database
    let isBroken: Breakage

    final class Breakage: Sendable {
      private let value = Mutex(false)
      func withLock(_ change: (inout Bool) -> Void) { value.withLock { change(&$0) } }
      var isThere: Bool { value.withLock { $0 } }
    }

    func ask(_ address: Address, _ body: [UInt8]?, type: String? = nil) async throws -> HTTPProbe.Answer {
      let session = "__Host-session=\(thing)", flow = "__Host-openid-example=\(thing)"
      var headers = ["Sec-Fetch-Site": "same-origin", "Cookie": session + "; " + flow, "Pairing-Token": thing]
      if let body { (headers["Content-Type"], headers["Content-Length"]) = (type ?? address.type, String(body.count)) }
      let query = address.path.hasSuffix("/callback") ? "?state=\(thing)&code=c" : ""
      return try await site.probe.ask(
        address.method, "/api/v1/account" + address.target + query, headers, body: body ?? [])
    }

    @discardableResult
    func check(
      _ status: Int, of address: Address, _ body: [UInt8]?, type: String? = nil
    ) async throws -> HTTPProbe.Answer {
      let answer = try await ask(address, body, type: type)
      #expect(answer.status == status, "\(answer.text.prefix(200))")
      let check = SchemaCheck(document: try await OpenAPITests.document())
      let content = check.content(of: "/api/v1/account" + address.path, by: address.method, status: status)
      let promised = try #require(content)
      #expect(answer.header("content-type")?.hasPrefix(promised.type) == true)
      if promised.type.hasSuffix("json") { #expect(check.faults(of: answer.object, promised.schema) == []) }
      return answer
    }
  }

  /// What a server says to that whose disk is full.
  static func onFullDisk(
    _ ask: @escaping @Sendable (Site) async throws -> HTTPProbe.Answer
  ) async throws -> HTTPProbe.Answer {
    let answer = Mutex<HTTPProbe.Answer?>(nil)
    try await open { place async throws in
      place.isBroken.withLock { $0 = true }
      let given = try await ask(place.site)
      answer.withLock { $0 = given }
    }
    return try #require(answer.withLock { $0 })
  }

  private static func open(visit: @escaping @Sendable (Place) async throws -> Void) async throws {
    let folder = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let isBroken = Place.Breakage()
    let whole = try await TestEngine.people(in: folder)
    let database = Database { access, work throws(StorageError) in
      if isBroken.isThere { throw .full(path: "/secret/place") }
      try await whole.transaction(access) { transaction throws(StorageError) in try work(transaction) }
    }
    let accounts = try await Accounts(
      database, signup: .open, random: { count in (0..<count).map { _ in UInt8.random(in: .min ... .max) } },
      scrypt: Scrypt { password, _, _ in password }
    ).prepared()
    let provider = OpenIDClient(
      OpenIDProvider(id: "example", name: "Example", issuer: "https://id.example", clientID: "pocketful"),
      by: ProviderTransport { _ in nil })
    let source = AccountSource(
      accounts, log: AccountLog(database), providers: [provider], post: Post(by: MailTransport { _ in })
    ) { _, _ in SignedIn(account: SyncServer.account("one"), device: SyncServer.device("one-a"), isFresh: true) }
    try await Site.open(accounts: source) {
      $0.publicURL = PublicURL("https://pocketful.example")
    } visit: { site async throws in
      try await visit(Place(site: site, database: whole, isBroken: isBroken))
    }
  }
}

extension AccountFailuresTests.Address {
  fileprivate var type: String {
    path.hasSuffix("/callback") ? "application/x-www-form-urlencoded" : "application/json"
  }
}

import Accounts
import Feeds
import Foundation
import Kernel
import Logging
import Storage
import Synchronization
import TestSupport
import Testing
import Website

/// A website with accounts in a database of their own; scrypt is stood in for by something quick, which counts.
struct AccountSite: Sendable {
  let site: Site
  let hashes: @Sendable () -> Int

  /// As the app's own pages ask.
  static let own = ["Sec-Fetch-Site": "same-origin"]

  /// `founded` makes the account that `AccountBodies.signIn` gets into before, by an invitation or while anybody might, whoever
  /// may make one later.
  static func open(
    signup: Signup = .open, score: ScoreSource = .none, founded: Signup? = nil, providers: [OpenIDClient] = [],
    post: Post? = nil,
    configure: @escaping (inout WebsiteConfiguration) -> Void = { _ in }, logger: Logger? = nil,
    visit: @escaping @Sendable (AccountSite) async throws -> Void
  ) async throws {
    let folder = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let hashes = Counter()
    if let founded {
      let first = try await accounts(in: folder, signup: founded, hashes)
      let code = try await Accounts.invite(
        in: try await TestEngine.people(in: folder),
        drawnBy: { [UInt8](repeating: 8, count: $0) }, now: Site.now)
      _ = try await first.create(
        CreateRequest(AccountBodies.create(invite: code.text).bytes), from: nil, now: Site.now)
    }
    let accounts = try await accounts(in: folder, signup: signup, hashes)
    let source = AccountSource(
      accounts, log: AccountLog(try await TestEngine.people(in: folder)), providers: providers, post: post
    )
    try await Site.open(score: score, accounts: source, configure: configure, logger: logger) { site async throws in
      try await visit(AccountSite(site: site, hashes: { hashes.count }))
    }
  }

  private static func accounts(in folder: String, signup: Signup, _ hashes: Counter) async throws -> Accounts {
    try await Accounts(
      try await TestEngine.people(in: folder), signup: signup,
      random: { count in (0..<count).map { _ in UInt8.random(in: .min ... .max) } },
      scrypt: Scrypt { password, salt, _ in
        hashes.add()
        return zip(password, salt + salt).map { $0 ^ $1 }
      }
    ).prepared()
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
  }

  /// `path` below the account's addresses.
  func ask(
    _ method: String, _ path: String, _ body: JSON? = nil, cookie: String? = nil, _ headers: [String: String] = own
  ) async throws -> HTTPProbe.Answer {
    try await send(method, "/api/v1/account" + path, body?.bytes, cookie: cookie, headers)
  }

  func send(
    _ method: String, _ target: String, _ body: [UInt8]?, cookie: String? = nil, _ headers: [String: String] = own
  ) async throws -> HTTPProbe.Answer {
    var headers = headers
    if let body { (headers["Content-Type"], headers["Content-Length"]) = ("application/json", String(body.count)) }
    if let cookie { headers["Cookie"] = cookie }
    return try await site.probe.ask(method, target, headers, body: body ?? [])
  }

  /// An account's first device, by its cookie.
  func created(_ body: JSON = AccountBodies.create()) async throws -> String {
    let answer = try await ask("POST", "/password/create", body)
    #expect(answer.status == 201)
    return try #require(answer.cookie)
  }

  /// Another device of it.
  func signedIn(_ body: JSON = AccountBodies.signIn()) async throws -> String {
    try #require(try await ask("POST", "/password/signIn", body).cookie)
  }

  /// What cookies the app has, it shows.
  func devices(_ cookie: String) async throws -> [JSON] {
    try await ask("GET", "/devices", cookie: cookie).object["devices"]?.array ?? []
  }

  /// The id of the device that asks.
  func device(_ cookie: String) async throws -> String {
    try #require(try await devices(cookie).first { $0["current"] == .bool(true) }?["id"]?.string)
  }
}

extension HTTPProbe.Answer {
  /// As a browser would send it back.
  var cookie: String? { header("set-cookie").flatMap { $0.split(separator: ";").first }.map(String.init) }
  var object: JSON { (try? JSON.parse(body)) ?? .null }
}

import Accounts
import Foundation
import Kernel
import Logging
import TestSupport
import Testing
import Website

/// A website with accounts, and a provider that the test plays; a browser goes between them by hand.
struct OpenIDSite: Sendable {
  let site: AccountSite
  let played: PlayedProvider

  /// What another site's page makes a browser send.
  static let foreign = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"]

  static func open(
    ending: String = "", signup: Signup = .open, change: (inout OpenIDProvider) -> Void = { _ in },
    configure: @escaping (inout WebsiteConfiguration) -> Void = { _ in }, logger: Logger? = nil,
    visit: @escaping @Sendable (OpenIDSite) async throws -> Void
  ) async throws {
    let played = try PlayedProvider(ending: ending)
    var provider = OpenIDProvider(
      id: "example", name: "Example", issuer: played.issuer, clientID: "pocketful", secret: ClientSecret("hush & more"))
    change(&provider)
    let web = ProviderTransport.live()
    do {
      try await AccountSite.open(
        signup: signup, providers: [OpenIDClient(provider, by: web.transport)], configure: configure, logger: logger
      ) { site async throws in
        try await visit(OpenIDSite(site: site, played: played))
      }
    } catch {
      await web.close()
      throw error
    }
    await web.close()
  }

  /// A sign-in that was begun, as the browser has it then.
  struct Begun: Sendable {
    var answer: HTTPProbe.Answer
    var cookie: String
    /// What the provider is asked, by name.
    var asked: [String: String]

    subscript(name: String) -> String { asked[name] ?? "" }
  }

  func start(cookie: String? = nil) async throws -> Begun {
    let answer = try await site.ask("GET", "/oidc/example/start", cookie: cookie)
    let address = try #require(URLComponents(string: answer.header("location") ?? ""))
    var asked: [String: String] = [:]
    for item in address.queryItems ?? [] { asked[item.name] = item.value }
    return Begun(answer: answer, cookie: try #require(answer.cookie), asked: asked)
  }

  /// The token that is right for it.
  func token(_ begun: Begun) -> PlayedToken {
    PlayedToken(from: played.issuer, nonce: begun["nonce"], now: site.site.world.now)
  }

  /// The browser comes back; `cookie` and `query` are another's than they should be.
  func back(
    _ begun: Begun, cookie: String? = nil, query: String? = nil
  ) async throws -> HTTPProbe.Answer {
    let query = query ?? "code=c&state=\(begun["state"])"
    let cookie = cookie ?? begun.cookie
    return try await site.ask(
      "GET", "/oidc/example/callback?" + query, cookie: cookie.isEmpty ? nil : cookie, Self.foreign)
  }

  /// With the ticket, where all is right.
  func ticketed(_ subject: String = "person-1") async throws -> (ticket: String, cookie: String) {
    let begun = try await start()
    var token = token(begun)
    token["sub"] = .string(subject)
    played.gives(try token.text)
    return (try #require(try await back(begun).ticket), begun.cookie)
  }

  func create(_ ticketed: (ticket: String, cookie: String), account: UInt8 = 1) async throws -> HTTPProbe.Answer {
    try await site.ask(
      "POST", "/oidc/create", AccountBodies.create(byTicket: ticketed.ticket, account: account), cookie: ticketed.cookie
    )
  }

  /// To the account that the session is of; without one nobody asks.
  func add(_ ticketed: (ticket: String, cookie: String), session: String? = nil) async throws -> HTTPProbe.Answer {
    let body = JSON.object(["ticket": .string(ticketed.ticket)])
    let cookie = [ticketed.cookie, session].compactMap { $0 }.joined(separator: "; ")
    return try await site.ask("POST", "/oidc/add", body, cookie: cookie)
  }

  func signIn(_ ticketed: (ticket: String, cookie: String), of account: String? = nil) async throws -> HTTPProbe.Answer
  {
    let body = AccountBodies.ticket(ticketed.ticket).with("account", account.map { .string($0) })
    return try await site.ask("POST", "/oidc/signIn", body, cookie: ticketed.cookie)
  }
}

extension HTTPProbe.Answer {
  /// What the app finds behind its address.
  var ticket: String? {
    let start = "/settings/account#oidc="
    guard status == 303, let place = header("location"), place.hasPrefix(start) else { return nil }
    return String(place.dropFirst(start.count))
  }

  /// A page of a few words for a person, which nobody keeps, and on which nobody was signed in.
  func isPage(saying words: String) -> Bool {
    text.contains(words) && header("content-type") == "text/html; charset=utf-8"
      && header("cache-control") == "no-store"
      && header("location") == nil && cookie == nil
  }
}

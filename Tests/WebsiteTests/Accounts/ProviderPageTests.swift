import Accounts
import Hummingbird
import Kernel
import TestSupport
import Testing

@testable import Website

@Suite("The page of a sign-in by a provider that came to nothing")
struct ProviderPageTests {
  /// Back from a provider that said no.
  private static func refused(
    _ open: OpenIDSite, at path: String = "example/callback?error=access_denied", _ headers: [String: String]
  ) async throws -> HTTPProbe.Answer {
    try await open.site.ask("GET", "/oidc/" + path, nil, OpenIDSite.foreign.merging(headers) { $1 })
  }

  @Test(
    "it is whole, in the language that the browser asks for",
    arguments: [
      ("en", "Not signed in", "You were not signed in there. Nothing has changed here.", "Back to Pocketful"),
      (
        "fr", "La connexion n’a pas abouti", "La connexion n’y a pas abouti. Rien n’a changé ici.",
        "Revenir à Pocketful"
      ),
      ("es", "No has entrado", "Allí no has entrado. Aquí no ha cambiado nada.", "Volver a Pocketful"),
    ])
  func whole(language: String, title: String, sentence: String, link: String) async throws {
    try await OpenIDSite.open { open async throws in
      let answer = try await Self.refused(open, ["Accept-Language": language + "-XX,de;q=0.5"])
      #expect(answer.status == 403 && answer.header("vary")?.contains("Accept-Language") == true)
      #expect(answer.isPage(saying: "<html lang=\"\(language)\">"))
      for words in [
        "<title>\(title) \u{B7} Pocketful</title>", "<h1>\(title)</h1>", "<p>\(sentence)</p>",
        "href=\"/settings/account\">\(link)</a>",
      ] {
        #expect(answer.text.contains(words))
      }
    }
  }

  @Test("what somebody chose by hand goes before what the browser asks for: the language, light or dark, large letters")
  func chosen() async throws {
    try await OpenIDSite.open { open async throws in
      let headers = ["Accept-Language": "fr", "Cookie": "language=es; theme=light; text=larger"]
      let answer = try await Self.refused(open, headers)
      #expect(answer.isPage(saying: "<html lang=\"es\" data-theme=\"light\" data-text=\"larger\">"))
      #expect(answer.text.contains("<meta name=\"color-scheme\" content=\"dark light\">"))
    }
  }

  @Test("it runs no script, and has no other policy beside its own")
  func policy() async throws {
    try await OpenIDSite.open { open async throws in
      let answer = try await Self.refused(open, [:])
      let policies = answer.headers.filter { $0.name == "content-security-policy" }.map(\.value)
      #expect(
        policies == [
          "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ])
      #expect(!answer.text.contains("<script") && answer.header("x-content-type-options") == "nosniff")
    }
  }

  @Test("where the wait is long, or no such provider is there, it says that in each language")
  func others() async throws {
    try await OpenIDSite.open { open async throws in
      for (language, words) in [("en", "Nobody signs in"), ("fr", "Personne ne se connecte"), ("es", "Aquí nadie")] {
        let answer = try await Self.refused(open, at: "other/callback", ["Accept-Language": language])
        #expect(answer.status == 404 && answer.isPage(saying: words))
      }
    }
    for (language, words) in [(LanguageTag.en, "Too many"), (.fr, "Trop d’essais"), (.es, "Demasiados")] {
      let wait = Problem(status: .tooManyRequests, detail: "x", retryAfter: 7)
      let said = ProviderWords(language: language).paragraphs(.other(wait)).joined()
      #expect(said.contains(words) && said.contains("7"))
    }
  }

  @Test("every refusal has a title and words of its language, and no other's", arguments: OpenIDRefusal.allCases)
  func every(refusal: OpenIDRefusal) {
    let said = LanguageTag.allCases.map { language in
      let words = ProviderWords(language: language)
      return [words.title(.refused(refusal)), words.back] + words.paragraphs(.refused(refusal))
    }
    #expect(Set(said.map(\.count)).count == 1)
    for place in said[0].indices {
      #expect(Set(said.map { $0[place] }).count == said.count && said.allSatisfy { !$0[place].isEmpty })
    }
    // What a person can do nothing about themselves is told by the name that stands in the log.
    let isPersons = [.notBegunHere, .declined, .unreachable].contains(refusal)
    #expect(said.allSatisfy { $0.joined().contains(refusal.rawValue) != isPersons })
  }
}

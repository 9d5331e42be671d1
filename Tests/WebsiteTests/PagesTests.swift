import App
import Kernel
import TestSupport
import Testing
import Website

@Suite("Pages as the server prints them")
struct PagesTests {
  @Test("a page is a whole document: language, title, description, state and a place to announce")
  func document() async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/departures/127")
      #expect(answer.status == 200)
      #expect(answer.header("content-type") == "text/html; charset=utf-8")
      let html = answer.text
      #expect(html.hasPrefix("<!doctype html>\n<html lang=\"en\""))
      #expect(html.contains("<title>") && html.contains("Times Sq-42 St"))
      #expect(html.contains("<meta name=\"description\" content=\""))
      #expect(html.contains("width=device-width"))
      #expect(html.contains("id=\"app\""))
      #expect(html.contains("id=\"announcer\" class=\"visually-hidden\" role=\"status\" aria-live=\"polite\""))
      #expect(html.contains("242 St"))
      let state = try #require(html.components(between: "id=\"state\">", and: "</script>"))
      #expect(try JSON.parse(state)["now"] == .integer(Site.now.milliseconds))
    }
  }

  @Test("the language is the one the browser asks for")
  func language() async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/departures", ["Accept-Language": "de, fr-CA;q=0.9, en;q=0.5"])
      #expect(answer.text.contains("<html lang=\"fr\""))
      #expect(answer.header("content-language") == "fr")
      #expect(answer.header("vary") == "Accept-Language, Cookie, Accept-Encoding")
    }
  }

  @Test(
    "what the person chose by hand wins, and stands in the first bytes",
    arguments: [
      ("language=fr; theme=dark; text=larger", "<html lang=\"fr\" data-theme=\"dark\" data-text=\"larger\""),
      ("theme=light", "<html lang=\"en\" data-theme=\"light\""),
      ("theme=system", "<html lang=\"en\" data-facts"), ("language=de; theme=\"><b>", "<html lang=\"en\" data-facts"),
      ("language; theme=; =x;;", "<html lang=\"en\" data-facts"),
    ])
  func chosen(cookies: String, start: String) async throws {
    try await Site.open { site async throws in
      let html = try await site.probe.get("/departures", ["Cookie": cookies]).text
      #expect(html.hasPrefix("<!doctype html>\n" + start))
    }
  }

  @Test("the frame that the worker keeps knows nothing: no language, no state, no station")
  func frame() async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/shell", ["Accept-Language": "fr", "Cookie": "theme=dark"])
      #expect(answer.status == 200)
      #expect(answer.header("cache-control") == "no-cache")
      #expect(answer.header("content-language") == nil)
      #expect(answer.text.hasPrefix("<!doctype html>\n<html data-facts=\"/assets/"))
      #expect(answer.text.contains("data-pages=\"fare-card departures races workouts score settings\""))
      #expect(answer.text.contains("<div id=\"app\" class=\"app\"><nav class=\"bar\"><ul></ul></nav>"))
      #expect(!answer.text.contains("id=\"state\""))
      #expect(try await site.probe.get("/shell", ["Accept-Language": "en"]).text == answer.text)
    }
  }

  @Test("a station's name is text, whatever is in it")
  func escaped() async throws {
    try await Site.open { site async throws in
      let html = try await site.probe.get("/departures/R01").text
      #expect(!html.contains("<b>&"))
      #expect(html.contains("&lt;b&gt;&amp;"))
    }
  }

  @Test("an address that leads nowhere is a page that says so, for a person; a problem, for a program")
  func notFound() async throws {
    try await Site.open { site async throws in
      for target in ["/nowhere", "/departures/nowhere", "/departures/127/x/y"] {
        let page = try await site.probe.get(target, ["Accept": "text/html,*/*"])
        #expect(page.status == 404)
        #expect(page.text.hasPrefix("<!doctype html>"))
      }
      let problem = try await site.probe.get("/nowhere", ["Accept": "application/json"])
      #expect(problem.status == 404)
      #expect(problem.header("content-type") == "application/problem+json; charset=utf-8")
    }
  }

  @Test("search and nearby work without JavaScript")
  func withoutScript() async throws {
    try await Site.open { site async throws in
      #expect(try await site.probe.get("/departures/search?q=times").text.contains("Times Sq-42 St"))
      #expect(try await site.probe.get("/departures/near").status == 200)
    }
  }
}

extension String {
  /// What stands between the first of `start` and the next `end`.
  fileprivate func components(between start: String, and end: String) -> String? {
    guard let from = firstRange(of: start), let to = self[from.upperBound...].firstRange(of: end) else { return nil }
    return String(self[from.upperBound..<to.lowerBound])
  }
}

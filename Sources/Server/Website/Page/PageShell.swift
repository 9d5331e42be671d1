import App
import Kernel
import Languages

/// The document around the app's own tree. What stands here is agreed with host.js: Documentation/Loop.md, "The page's
/// shell".
struct PageShell {
  var assets: Assets
  var factsPath: String
  var mapPath: String
  var root: Node
  var title: String
  var description: String?
  /// nil in the frame, which serves every language: the worker or host.js says which it is.
  var language: String?
  /// What the person chose, for `<html>`.
  var chosen: [(name: String, value: String)] = []
  /// The state that `root` was drawn from, as JSON; nil where nobody knows it.
  var state: [UInt8]?
  /// What addresses of the app begin with; only the worker wants to know, and it reads the frame.
  var pages: [String] = []

  /// The frame with nothing in it, which the worker keeps and answers every address of the app with. Its empty bar is as
  /// high as the one that comes, so that nothing jumps.
  static func frame(assets: Assets, index: ServedNetwork, pages: [String]) -> PageShell {
    let root = element("div", .id("app"), .class("app")) {
      element("nav", .class("bar")) { element("ul") }
      element("main", .id("main"), .aria("busy", true))
    }
    return PageShell(
      assets: assets, factsPath: index.factsPath, mapPath: index.mapPath, root: root, title: "Pocketful", pages: pages)
  }

  var html: String {
    var html = "<!doctype html>\n"
    open(&html)
    head(&html)
    html += "<body>\n"
    HTML.write(root, into: &html)
    HTML.write(LateView.root(Language.all), into: &html)
    html += "\n<div id=\"announcer\" class=\"visually-hidden\" role=\"status\" aria-live=\"polite\"></div>\n"
    // JSONWriter escapes "<": nothing in the state can end the element.
    if let state {
      html += "<script type=\"application/json\" id=\"state\">" + String(decoding: state, as: UTF8.self) + "</script>\n"
    }
    return html + "</body>\n</html>\n"
  }

  private func open(_ html: inout String) {
    html += "<html"
    if let language { attribute("lang", language, &html) }
    for (name, value) in chosen { attribute(name, value, &html) }
    if let program = assets.path("app.wasm") { attribute("data-program", program, &html) }
    if !assets.parts.isEmpty { attribute("data-parts", assets.parts, &html) }
    attribute("data-facts", factsPath, &html)
    attribute("data-map", mapPath, &html)
    if let drawing = assets.path("map.js") { attribute("data-drawing", drawing, &html) }
    if let account = assets.path("account.js") { attribute("data-account", account, &html) }
    if let exercises = assets.path("exercises.facts") { attribute("data-exercises", exercises, &html) }
    if !pages.isEmpty { attribute("data-pages", pages.joined(separator: " "), &html) }
    html += ">\n"
  }

  private func head(_ html: inout String) {
    html += "<head>\n<meta charset=\"utf-8\">\n<title>"
    HTML.escape(title, into: &html)
    html += "</title>\n"
    if let description {
      html += "<meta name=\"description\""
      attribute("content", description, &html)
      html += ">\n"
    }
    // On Android the page gets out of the keyboard's way by itself.
    html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover, "
    html += "interactive-widget=resizes-content\">\n"
    html += "<meta name=\"color-scheme\" content=\"dark light\">\n"
    html += "<meta name=\"text-scale\" content=\"scale\">\n"
    html += "<meta name=\"theme-color\" media=\"(prefers-color-scheme: dark)\" content=\"#0F1115\">\n"
    html += "<meta name=\"theme-color\" media=\"(prefers-color-scheme: light)\" content=\"#F7F6F2\">\n"
    html += "<meta name=\"format-detection\" content=\"telephone=no\">\n"
    // The program asks for these once it runs, and has them then.
    if let language, assets.path("app.wasm") != nil, let words = assets.path("words.\(language).txt") {
      html += "<link rel=\"preload\" as=\"fetch\" crossorigin"
      attribute("href", words, &html)
      html += ">\n"
    }
    for (name, rel, extra) in Self.links {
      guard let path = name == "manifest.webmanifest" ? fixed(name) : assets.path(name) else { continue }
      html += "<link rel=\"\(rel)\"\(extra)"
      attribute("href", path, &html)
      html += ">\n"
    }
    if let host = assets.path("host.js") {
      html += "<script type=\"module\""
      attribute("src", host, &html)
      html += "></script>\n"
    }
    html += "</head>\n"
  }

  private static let links: [(name: String, rel: String, extra: String)] = [
    ("app.css", "stylesheet", ""),
    ("manifest.webmanifest", "manifest", ""),
    ("icon.svg", "icon", " type=\"image/svg+xml\""),
    ("icon-192.png", "icon", " type=\"image/png\" sizes=\"192x192\""),
    ("apple-touch-icon.png", "apple-touch-icon", ""),
  ]

  /// The manifest stands at a fixed address, because the installed app's scope follows from it.
  private func fixed(_ name: String) -> String? { assets.served[name] == nil ? nil : "/" + name }

  private func attribute(_ name: String, _ value: String, _ html: inout String) {
    html += " \(name)=\""
    HTML.escape(value, into: &html)
    html += "\""
  }
}

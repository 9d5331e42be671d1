import App
import Kernel

/// The document around the app's own tree. What stands here is agreed with host.js: Documentation/Loop.md, "The page's
/// shell".
struct PageShell {
  var page: ServedPage
  var assets: Assets
  var factsPath: String

  var html: String {
    var html = "<!doctype html>\n"
    open(&html)
    head(&html)
    html += "<body>\n"
    HTML.write(page.root, into: &html)
    html += "\n<div id=\"announcer\" class=\"visually-hidden\" role=\"status\" aria-live=\"polite\"></div>\n"
    // JSONWriter escapes "<": nothing in the state can end the element.
    html += "<script type=\"application/json\" id=\"state\">" + page.state.text + "</script>\n"
    return html + "</body>\n</html>\n"
  }

  private func open(_ html: inout String) {
    html += "<html"
    attribute("lang", page.language, &html)
    if let program = assets.path("app.wasm") { attribute("data-program", program, &html) }
    attribute("data-facts", factsPath, &html)
    html += ">\n"
  }

  private func head(_ html: inout String) {
    html += "<head>\n<meta charset=\"utf-8\">\n<title>"
    HTML.escape(page.title, into: &html)
    html += "</title>\n<meta name=\"description\""
    attribute("content", page.description, &html)
    html += ">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n"
    html += "<meta name=\"color-scheme\" content=\"dark light\">\n"
    html += "<meta name=\"text-scale\" content=\"scale\">\n"
    html += "<meta name=\"theme-color\" media=\"(prefers-color-scheme: dark)\" content=\"#0F1115\">\n"
    html += "<meta name=\"theme-color\" media=\"(prefers-color-scheme: light)\" content=\"#F7F6F2\">\n"
    html += "<meta name=\"format-detection\" content=\"telephone=no\">\n"
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

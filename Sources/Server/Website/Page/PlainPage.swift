import HTTPTypes
import Kernel

/// A page of a few words, for a person who came to where the app is not: without its program or its state, in its language and looks.
struct PlainPage {
  var chosen: Chosen
  var title: String
  var paragraphs: [String]
  var link: (address: String, text: String)

  /// No script, and nothing of anybody else's: a stylesheet is all that it has.
  static let policy =
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  func ready(_ assets: Assets, status: HTTPResponse.Status) -> Ready {
    var headers = Headers.unstored("text/html; charset=utf-8")
    headers[.vary] = Chosen.varies
    headers[.contentSecurityPolicy] = Self.policy
    var ready = Ready(Array(html(assets).utf8), headers: headers, isTagged: false)
    ready.status = status
    return ready
  }

  private func html(_ assets: Assets) -> String {
    var html = "<!doctype html>\n<html lang=\"\(chosen.language.rawValue)\""
    for (name, value) in chosen.attributes {
      html += " \(name)=\""
      HTML.escape(value, into: &html)
      html += "\""
    }
    html += ">\n<head>\n<meta charset=\"utf-8\">\n<title>"
    HTML.escape(title, into: &html)
    html += " \u{B7} Pocketful</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    html += "<meta name=\"color-scheme\" content=\"dark light\">\n"
    if let style = assets.path("app.css") {
      html += "<link rel=\"stylesheet\" href=\""
      HTML.escape(style, into: &html)
      html += "\">\n"
    }
    html += "</head>\n<body>\n<main>\n<header class=\"heading\"><h1>"
    HTML.escape(title, into: &html)
    html += "</h1></header>\n"
    for paragraph in paragraphs {
      html += "<p>"
      HTML.escape(paragraph, into: &html)
      html += "</p>\n"
    }
    html += "<p><a class=\"button\" href=\""
    HTML.escape(link.address, into: &html)
    html += "\">"
    HTML.escape(link.text, into: &html)
    return html + "</a></p>\n</main>\n</body>\n</html>\n"
  }
}

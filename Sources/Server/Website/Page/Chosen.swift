import HTTPTypes
import Hummingbird
import Kernel

/// What a person chose by hand, from the cookies that the host writes for the page's first bytes; else what the browser
/// asks for.
struct Chosen {
  var language: LanguageTag
  /// Attributes of `<html>` other than their usual value, which follows the device.
  var attributes: [(name: String, value: String)] = []

  init(_ request: Request) {
    let cookies = request.cookies
    language =
      cookies["language"].flatMap { LanguageTag(rawValue: $0.value) }
      ?? LanguageTag(acceptLanguage: request.headers[.acceptLanguage] ?? "")
    for (name, values) in Self.choices {
      guard let value = cookies[name]?.value, values.contains(value) else { continue }
      attributes.append(("data-" + name, value))
    }
  }

  private static let choices = [("theme", ["light", "dark"]), ("text", ["larger", "largest"])]

  /// What an answer made from this depends on.
  static let varies = "Accept-Language, Cookie"
}

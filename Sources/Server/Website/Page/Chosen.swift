import HTTPTypes
import Hummingbird
import Kernel

/// What a person chose by hand, from the cookies that the host writes for the page's first bytes; else what the browser
/// asks for.
struct Chosen {
  var language: Language
  /// `light` or `dark`; nil follows the device.
  var theme: String?

  init(_ request: Request) {
    let cookies = request.cookies
    language =
      cookies["language"].flatMap { Language(rawValue: $0.value) }
      ?? Language(acceptLanguage: request.headers[.acceptLanguage] ?? "")
    theme = cookies["theme"].map(\.value).flatMap { $0 == "light" || $0 == "dark" ? $0 : nil }
  }

  /// What an answer made from this depends on.
  static let varies = "Accept-Language, Cookie"
}

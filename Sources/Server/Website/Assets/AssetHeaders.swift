import HTTPTypes
import Hummingbird

/// How long a browser may keep the web app's files.
enum AssetHeaders {
  /// Its name changes with its content: a year, without asking again.
  static func immutable(type: String) -> HTTPFields {
    HTTPFields([
      HTTPField(name: .contentType, value: type),
      HTTPField(name: .cacheControl, value: "max-age=31536000, immutable"),
      HTTPField(name: .vary, value: "Accept-Encoding"),
    ])
  }
}

/// Media types of the few kinds of file we serve.
enum MediaTypes {
  /// The media type, by the ending.
  static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "wasm": "application/wasm"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "ico": "image/x-icon"
    case "json": "application/json; charset=utf-8"
    case "webmanifest": "application/manifest+json; charset=utf-8"
    case "facts", "txt": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }
}

import HTTPTypes
import Hummingbird

/// Header sets made once. Each answer starts from one of them. Who else's pages may read an answer is not said here: that
/// is where its address stands (`Open`).
enum Headers {
  /// Data that changes by the second: a client may keep it but must ask whether it still holds (`ETag`).
  static let openJSON = HTTPFields([
    HTTPField(name: .contentType, value: "application/json; charset=utf-8"),
    HTTPField(name: .cacheControl, value: "no-cache"),
  ])

  /// The same of GTFS-Realtime, by the name that its readers know it by.
  static let realtime = HTTPFields([
    HTTPField(name: .contentType, value: "application/x-protobuf"),
    HTTPField(name: .cacheControl, value: "no-cache"),
  ])

  static let privateJSON = unstored("application/json; charset=utf-8")

  static let problem = unstored("application/problem+json; charset=utf-8")

  /// What must never be answered from a cache: what is somebody's, and so whatever doesn't say otherwise; health, streams.
  static func unstored(_ type: String) -> HTTPFields {
    HTTPFields([
      HTTPField(name: .contentType, value: type),
      HTTPField(name: .cacheControl, value: "no-store"),
    ])
  }

  static let policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    + "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types pocketful"

  /// On what may be a page.
  static let security = HTTPFields(
    [
      HTTPField(name: .contentSecurityPolicy, value: policy),
      HTTPField(
        name: name("Permissions-Policy"), value: "geolocation=(self), camera=(), microphone=(), payment=(), usb=()"),
    ] + apart)

  /// On what programs read. Opened by itself it may do nothing; a page's own words, half a kilobyte, would be sent with each
  /// question that a page asks.
  static let data = HTTPFields(
    [HTTPField(name: .contentSecurityPolicy, value: "default-src 'none'; frame-ancestors 'none'")] + apart)

  private static let apart = [
    HTTPField(name: .xContentTypeOptions, value: "nosniff"),
    HTTPField(name: name("Referrer-Policy"), value: "same-origin"),
    HTTPField(name: name("Cross-Origin-Opener-Policy"), value: "same-origin"),
    resource,
  ]

  /// On what is only ever a part of a page, and the same for everybody: a policy is a document's or a worker's, nobody learns
  /// anything of anybody by including it, and such words would be sent eight times with each first load.
  static let part = HTTPFields([HTTPField(name: .xContentTypeOptions, value: "nosniff")])

  /// What every answer at that path carries to keep pages apart.
  static func security(of path: String) -> HTTPFields {
    if path.hasPrefix("/api/") { return data }
    return path.hasPrefix("/assets/") && !path.hasSuffix(".svg") ? part : security
  }

  /// Nobody else's page may have it as a picture, a script or a style; what is shared is read by `fetch`, which asks first.
  private static let resource = HTTPField(name: name("Cross-Origin-Resource-Policy"), value: "same-origin")

  /// For a year no more without TLS, where that is how the server is reached.
  static let onlySecure = HTTPField(name: .strictTransportSecurity, value: "max-age=31536000")

  static let shared = HTTPField(name: .accessControlAllowOrigin, value: "*")

  static let lastEventID = name("Last-Event-ID")
  static let buffering = name("X-Accel-Buffering")
  static let requestID = name("X-Request-ID")

  /// For names known when the program is written.
  static func name(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) can't be a header's name") }
    return name
  }
}

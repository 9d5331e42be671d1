import HTTPTypes
import Hummingbird

/// Header sets made once. Each answer starts from one of them.
enum Headers {
  /// Data that changes by the second: a client may keep it but must ask whether it still holds (`ETag`).
  static let json = HTTPFields([
    HTTPField(name: .contentType, value: "application/json; charset=utf-8"),
    HTTPField(name: .cacheControl, value: "no-cache"),
    HTTPField(name: .accessControlAllowOrigin, value: "*"),
  ])

  static let problem = HTTPFields([
    HTTPField(name: .contentType, value: "application/problem+json; charset=utf-8"),
    HTTPField(name: .cacheControl, value: "no-store"),
    HTTPField(name: .accessControlAllowOrigin, value: "*"),
  ])

  /// What must never be answered from a cache: health, metrics, streams.
  static func unstored(_ type: String) -> HTTPFields {
    HTTPFields([
      HTTPField(name: .contentType, value: type),
      HTTPField(name: .cacheControl, value: "no-store"),
    ])
  }

  static let policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    + "frame-ancestors 'none'"

  /// On every answer, whatever it is.
  static let security = HTTPFields([
    HTTPField(name: .contentSecurityPolicy, value: policy),
    HTTPField(name: .xContentTypeOptions, value: "nosniff"),
    HTTPField(name: referrerPolicy, value: "same-origin"),
    HTTPField(name: permissionsPolicy, value: "geolocation=(self), camera=(), microphone=(), payment=(), usb=()"),
    HTTPField(name: openerPolicy, value: "same-origin"),
  ])

  /// On what is only ever a part of a page: a policy is a document's or a worker's, and these words would be sent five times
  /// with each first load.
  static let part = HTTPFields([HTTPField(name: .xContentTypeOptions, value: "nosniff")])

  static func security(of path: String) -> HTTPFields {
    path.hasPrefix("/assets/") && !path.hasSuffix(".svg") ? part : security
  }

  private static let referrerPolicy = name("Referrer-Policy")
  private static let permissionsPolicy = name("Permissions-Policy")
  private static let openerPolicy = name("Cross-Origin-Opener-Policy")

  static let lastEventID = HTTPField.Name("Last-Event-ID")
  static let buffering = HTTPField.Name("X-Accel-Buffering")

  /// Every name given here is a token; `Date` only stands in so that nothing is forced.
  private static func name(_ text: String) -> HTTPField.Name { HTTPField.Name(text) ?? .date }
}

import Kernel

/// What the stand-in says to one request, before it is put on the wire.
package struct Reply: Equatable, Sendable {
  /// How fast, and how whole, its body goes out.
  package enum Pace: Equatable, Sendable {
    case atOnce
    /// In ten parts, one a second.
    case trickling
    /// Half of it, then the connection goes.
    case cutShort
    /// Nothing at all.
    case never
    /// Then this many bytes of padding.
    case followedBy(padding: Int)
  }

  package var status: Int
  package var contentType: String
  package var body: [UInt8]
  package var pace = Pace.atOnce
  package var retryAfter: Int?

  static func text(_ status: Int, _ text: String) -> Reply {
    Reply(status: status, contentType: "text/plain; charset=utf-8", body: Array(text.utf8))
  }

  static func json(_ status: Int, _ text: String) -> Reply {
    Reply(status: status, contentType: "application/json", body: Array(text.utf8))
  }

  /// What the real gateway says to a literal slash, or to any path it does not know.
  static let forbidden = json(403, #"{"message":"Missing Authentication Token"}"#)

  /// What the store behind the gateway says of a feed it does not have: with status 200.
  static let noSuchKey = Reply(
    status: 200, contentType: "application/xml",
    body: Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>
      """.utf8))
}

extension Reply {
  /// This good answer as a fault spoils it. What changes a feed's time (`frozen`, `stale`, `older`) is not done here.
  func spoiled(by fault: Fault, noise: Noise) -> Reply {
    var spoiled = self
    switch fault {
    case .serverError: return .text(500, "Internal Server Error\n")
    case .forbidden: return .forbidden
    case .tooMany:
      spoiled = .json(429, #"{"message":"Too Many Requests"}"#)
      spoiled.retryAfter = 5
    case .hang: spoiled.pace = .never
    case .slow: spoiled.pace = .trickling
    case .truncate: spoiled.body.removeLast(body.count / 2)
    case .cut: spoiled.pace = .cutShort
    case .xml: return .noSuchKey
    case .html:
      spoiled.contentType = "text/html"
      spoiled.body = Array("<!DOCTYPE html><html><body><h1>We'll be right back</h1></body></html>".utf8)
    case .empty: spoiled.body = []
    case .garbage: spoiled.body = body.indices.map { UInt8(truncatingIfNeeded: noise.of($0).bits) }
    case .huge: spoiled.pace = .followedBy(padding: 64 << 20)
    case .frozen, .older, .stale: break
    }
    return spoiled
  }
}

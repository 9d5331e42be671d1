package import Kernel

/// The server as a device sees it: one request, one answer. What goes there is JSON, and what comes.
package struct AccountServer: Sendable {
  /// What came back.
  package struct Answer: Sendable {
    /// 0 where nothing answered.
    package var status: Int
    package var json: JSON
    /// A session that came with it: a cookie's name and value, as it is sent back.
    package var session: String?
    /// Seconds.
    package var retryAfter: Int?

    package init(status: Int, json: JSON = .null, session: String? = nil, retryAfter: Int? = nil) {
      self.status = status
      self.json = json
      self.session = session
      self.retryAfter = retryAfter
    }

    package static let none = Answer(status: 0)

    package var isFine: Bool { (200..<300).contains(status) }
    package var code: String? { json["code"]?.string }
  }

  /// As whom a request is sent.
  package enum Caller: Sendable {
    case nobody
    /// The cookie, "name=value".
    case session(String)
    /// A device that is being led in, by its token.
    case joiner(String)
  }

  package typealias Ask =
    @Sendable (_ method: String, _ path: String, _ body: JSON?, _ caller: Caller) async -> Answer

  /// "GET", a path with its query, what is sent, and as whom.
  package var ask: Ask

  package init(ask: @escaping Ask) { self.ask = ask }
}

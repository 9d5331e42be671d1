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

  /// "GET", a path with its query, what is sent, and the session.
  package var ask: @Sendable (_ method: String, _ path: String, _ body: JSON?, _ session: String?) async -> Answer

  package init(
    ask: @escaping @Sendable (_ method: String, _ path: String, _ body: JSON?, _ session: String?) async -> Answer
  ) { self.ask = ask }
}

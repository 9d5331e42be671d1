import Kernel

/// How a provider is asked; a value, so that a test hands in its own.
package struct ProviderTransport: Sendable {
  /// One question: a GET, or where there is a form, a POST of it.
  package struct Question: Equatable, Sendable {
    package var address: String
    package var form: String?
    /// The header.
    package var authorization: String?
  }

  /// Of whatever status.
  package struct Answer: Equatable, Sendable {
    package var status: Int
    package var body: [UInt8]

    package init(status: Int, body: [UInt8]) {
      self.status = status
      self.body = body
    }
  }

  /// nil where none came, or one that is longer than is honest.
  package var ask: @Sendable (Question) async -> Answer?

  package init(ask: @escaping @Sendable (Question) async -> Answer?) { self.ask = ask }

  /// What an answer may be.
  static let limits = JSON.Limits(depth: 16, bytes: 256 << 10)
}

package import Kernel

/// How a push service is sent to; a value, so that a test hands in its own.
package struct PushTransport: Sendable {
  /// One message on its way.
  package struct Message: Sendable {
    package var endpoint: PushEndpoint
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]
  }

  /// Of whatever status; what else an answer says is nobody's concern.
  package struct Answer: Equatable, Sendable {
    package var status: Int
    /// The header `Retry-After`, in seconds.
    package var retryAfter: Int64?

    package init(status: Int, retryAfter: Int64? = nil) {
      self.status = status
      self.retryAfter = retryAfter
    }
  }

  /// Why there is no answer.
  package enum Failure: Error, Equatable, Sendable {
    /// None came within the time, or nobody was reached.
    case silent
    /// The host's name leads to an address that is not for everybody; nothing was sent there.
    case notPublic
  }

  package var send: @Sendable (_ message: Message, _ now: Instant) async -> Result<Answer, Failure>
  /// Closes its connections, before the program ends.
  package var close: @Sendable () async -> Void

  package init(
    send: @escaping @Sendable (_ message: Message, _ now: Instant) async -> Result<Answer, Failure>,
    close: @escaping @Sendable () async -> Void = {}
  ) {
    self.send = send
    self.close = close
  }

  /// Seconds within which an answer has come.
  static let patience = 10
}

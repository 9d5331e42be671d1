import CCurl
import Foundation

/// How a letter gets to the mail server; a value, so that a test hands in its own.
package struct MailTransport: Sendable {
  /// Returns when the server has taken it.
  package var send: @Sendable (Letter) async throws(MailFault) -> Void

  package init(send: @escaping @Sendable (Letter) async throws(MailFault) -> Void) { self.send = send }

  /// Over the network. A server that says nothing is given up after half a minute.
  package static func live(_ server: MailServer) -> MailTransport {
    MailTransport { letter throws(MailFault) in
      let result = await withCheckedContinuation { continuation in
        // On a thread of its own: curl waits on it, and those that tasks share are as many as there are cores.
        Thread.detachNewThread { continuation.resume(returning: server.deliver(letter)) }
      }
      try result.get()
    }
  }
}

/// Why a letter didn't go. Nothing of the letter stands in it.
package enum MailFault: Error, Equatable, Sendable {
  /// The server said no, with that status (RFC 5321 section 4.2).
  case refused(status: Int)
  /// It was not reached, didn't go on, or let us not sign in; in curl's words.
  case failed(String)

  package var isRefusal: Bool {
    if case .refused = self { true } else { false }
  }

  package var sentence: String {
    switch self {
    case .refused(let status): "The mail server refused a letter with \(status)."
    case .failed(let reason): "The mail server took no letter: \(reason)."
    }
  }
}

extension MailServer {
  private var scheme: String { encryption == .atOnce ? "smtps" : "smtp" }

  /// Waits for the server.
  fileprivate func deliver(_ letter: Letter) -> Result<Void, MailFault> {
    let bytes = letter.bytes(from: from)
    // After the slash is who we say we are: in HELO this machine's own name would be told.
    let address = "\(scheme)://\(host):\(port)/\(from.domain)"
    var status = 0
    let code = address.withCString { address in
      from.text.withCString { from in
        letter.to.text.withCString { to in
          Self.withLogin(login) { user, password in
            bytes.withUnsafeBytes { bytes in
              var letter = pocketful_letter(
                server: address, user: user, password: password, from: from, to: to,
                bytes: bytes.bindMemory(to: CChar.self).baseAddress, count: bytes.count,
                must_encrypt: encryption == .whereOffered ? 0 : 1, seconds_to_connect: 10, seconds: 30)
              return pocketful_send(&letter, &status)
            }
          }
        }
      }
    }
    if code == CURLE_OK { return .success(()) }
    return .failure(
      status >= 400 ? .refused(status: status) : .failed(String(cString: curl_easy_strerror(code))))
  }

  private static func withLogin<Value>(
    _ login: MailLogin?, _ work: (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Value
  ) -> Value {
    guard let login else { return work(nil, nil) }
    return login.user.withCString { user in login.password.withCString { work(user, $0) } }
  }
}

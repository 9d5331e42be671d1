import Accounts
package import Mail

/// Letters on their way out: two at once, and few that wait, so that a mail server that hangs holds up nothing but mail.
package struct Post: Sendable {
  private let transport: MailTransport
  let meters = MailMeters()
  private let turns = Turns(places: 2, mostWaiting: 30)

  package init(by transport: MailTransport) { self.transport = transport }

  /// Gone, or counted as not gone; `trouble` gets a sentence in which nothing of the letter stands.
  func send(_ letter: Letter, trouble: (String) -> Void) async {
    guard let turn = await turns.take() else {
      meters.count("dropped")
      return trouble("A letter was dropped: too many wait for the mail server.")
    }
    defer { withExtendedLifetime(turn) {} }
    do throws(MailFault) {
      try await transport.send(letter)
      meters.count("sent")
    } catch {
      meters.count(error.isRefusal ? "refused" : "failed")
      trouble(error.sentence)
    }
  }
}

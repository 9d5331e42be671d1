import Accounts
import HTTPTypes

extension Problem {
  init(_ refusal: PairingRefusal) {
    switch refusal {
    case .unknown:
      self.init(.notFound, "no-pairing", "There is no pairing by this code. Read it again, or begin anew with another.")
    case .expired: self.init(.gone, "expired", "This code is over: it was good for five minutes. Begin anew.")
    case .taken:
      self.init(.conflict, "taken", "Another device came first by this code. If it wasn't yours, say no to it.")
    case .denied: self.init(.forbidden, "denied", "The other device said no.")
    case .notReady: self.init(.conflict, "not-ready", "The other device isn't so far yet. Ask again in a second.")
    case .otherKey:
      self.init(.conflict, "other-key", "This is not the key that the pairing was opened with. Begin anew.")
    }
  }
}

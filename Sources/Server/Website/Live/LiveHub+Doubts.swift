import Accounts
import Synchronization

/// Who may be let in no more: it is their own stream that looks.
extension LiveHub {
  /// Who hears of their account's log.
  var listeners: Set<SignedIn> { state.withLock { Set($0.subscribers.values.compactMap(\.listener)) } }

  /// They seem to be in no more: their streams look whether it is so.
  func doubt(_ listeners: Set<SignedIn>) { doubt { listeners.contains($0) } }

  /// Somebody of the account is no longer let in: each of its listeners looks whether it is them.
  func dismissed(_ account: AccountID) { doubt { $0.account == account } }

  private func doubt(where isMeant: (SignedIn) -> Bool) {
    let doubtful = state.withLock { state in
      state.subscribers.values.filter { $0.listener.map(isMeant) == true }
    }
    for subscriber in doubtful {
      subscriber.doubt()
      subscriber.wake()
    }
  }
}

import Accounts
import Synchronization

/// How often each device may ask: 60 times at once, unless it is said otherwise, and one more with each 60th of a minute that passes;
/// and all devices of an account together ten times that, since anybody has as many devices as they sign in.
///
/// Kept of each is one time, the one at which it will have all of them again (the generic cell rate algorithm).
final class RequestRate: Sendable {
  static let most = 60
  /// What it takes to have all again.
  private static let span = Duration.seconds(60)
  /// So many are told apart; beyond that all begin anew, which costs less than to keep more.
  private static let kept = 16_384

  /// Whose requests are counted together.
  private enum Asker: Hashable {
    case device(DeviceID)
    case account(AccountID)
    case token(TokenID)

    /// Of one request, where a device has so many.
    func pace(_ most: Int) -> Duration {
      switch self {
      case .device, .token: span / most
      case .account: span / (most * 10)
      }
    }
  }

  private let most: Int

  init(most: Int = RequestRate.most) { self.most = most }

  private let whole = Mutex<[Asker: ContinuousClock.Instant]>([:])

  /// nil where they may ask now, and have; else the seconds after which they may.
  func wait(of who: SignedIn, at now: ContinuousClock.Instant) -> Int? {
    wait(of: [.device(who.device), .account(who.account)], at: now)
  }

  /// The same of a token's program.
  func wait(of token: TokenID, at now: ContinuousClock.Instant) -> Int? { wait(of: [.token(token)], at: now) }

  private func wait(of askers: [Asker], at now: ContinuousClock.Instant) -> Int? {
    whole.withLock { whole in
      let next = askers.map { ($0, max(whole[$0] ?? now, now) + $0.pace(most)) }
      let over = next.map { $0.1 - now - Self.span }.max() ?? .zero
      if over > .zero { return max(1, Int(over.components.seconds + (over.components.attoseconds > 0 ? 1 : 0))) }
      if whole.count + next.count > Self.kept {
        whole = whole.filter { $0.value > now }
        if whole.count + next.count > Self.kept { whole = [:] }
      }
      for (asker, time) in next { whole[asker] = time }
      return nil
    }
  }
}

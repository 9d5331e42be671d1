import Accounts
import Synchronization

/// How often each device may ask: 60 times at once, and one more with each second that passes.
///
/// Kept of a device is one time, the one at which it will have all 60 again (the generic cell rate algorithm).
final class RequestRate: Sendable {
  static let most = 60
  /// Of one request; 60 a minute.
  private static let pace = Duration.seconds(1)
  /// So many devices are told apart; beyond that all begin anew, which costs less than to keep more.
  private static let devices = 16_384

  private let whole = Mutex<[DeviceID: ContinuousClock.Instant]>([:])

  /// nil where it may ask now, and has; else the seconds after which it may.
  func wait(of device: DeviceID, at now: ContinuousClock.Instant) -> Int? {
    whole.withLock { whole in
      let next = max(whole[device] ?? now, now) + Self.pace
      let over = next - now - Self.pace * Self.most
      if over > .zero { return max(1, Int(over.components.seconds + (over.components.attoseconds > 0 ? 1 : 0))) }
      if whole.count >= Self.devices {
        whole = whole.filter { $0.value > now }
        if whole.count >= Self.devices { whole = [:] }
      }
      whole[device] = next
      return nil
    }
  }
}

import Synchronization

/// Answers about stations as bytes, by what was asked. They depend on the network alone, so they hold for as long as it does.
final class SearchShelf: Sendable {
  struct Key: Hashable {
    var text: String
    var limit: Int
  }

  private struct Held {
    var answers: [Key: Ready] = [:]
    var bytes = 0
  }

  private let held = Mutex(Held())
  /// What strangers ask must not fill the memory: beyond this many bytes it begins anew.
  private static let most = 2 << 20

  func answer(_ key: Key, make: () -> [UInt8]) -> Ready {
    if let ready = held.withLock({ $0.answers[key] }) { return ready }
    let bytes = make()
    let ready = Ready(json: bytes)
    held.withLock {
      $0.bytes += bytes.count + key.text.utf8.count + 256
      if $0.bytes > Self.most { $0 = Held() }
      $0.answers[key] = ready
    }
    return ready
  }
}

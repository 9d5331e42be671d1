import Synchronization

/// So much that each of many may have under way at once: who asks for more is turned away alone.
package final class Shares<Key: Hashable & Sendable>: Sendable {
  private let most: Int
  private let taken = Mutex<[Key: Int]>([:])

  package init(most: Int) { self.most = most }

  /// It lasts until the last who holds it lets go of it; nil where this one has them all.
  package func take(_ key: Key) -> Share<Key>? {
    taken.withLock { taken in
      guard taken[key, default: 0] < most else { return nil }
      taken[key, default: 0] += 1
      return Share(key, of: self)
    }
  }

  fileprivate func end(_ key: Key) {
    taken.withLock { taken in
      let left = taken[key, default: 1] - 1
      taken[key] = left > 0 ? left : nil
    }
  }
}

/// One of `Shares`.
package final class Share<Key: Hashable & Sendable>: Sendable {
  private let key: Key
  private let shares: Shares<Key>

  fileprivate init(_ key: Key, of shares: Shares<Key>) {
    self.key = key
    self.shares = shares
  }

  deinit { shares.end(key) }
}

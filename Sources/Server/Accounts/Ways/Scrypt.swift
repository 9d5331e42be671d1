import Crypto
import CryptoExtras
import Foundation
import Kernel

/// scrypt (RFC 7914): what makes guessing a stolen password dear.
package struct Scrypt: Sendable {
  /// What one hash costs: memory is 128 · n · r bytes.
  package struct Cost: Equatable, Sendable {
    package var n: Int
    package var r: Int
    package var p: Int

    /// 32 MiB and half a second of a small machine; OWASP's Password Storage Cheat Sheet has this row.
    package static let current = Cost(n: 1 << 15, r: 8, p: 3)
  }

  /// 32 bytes; nil where there is no memory for it.
  package var hash: @Sendable (_ password: [UInt8], _ salt: [UInt8], _ cost: Cost) -> [UInt8]?

  package init(hash: @escaping @Sendable (_ password: [UInt8], _ salt: [UInt8], _ cost: Cost) -> [UInt8]?) {
    self.hash = hash
  }

  package static let live = Scrypt { password, salt, cost in
    // The library takes the address of both without asking whether there is one.
    guard !password.isEmpty, !salt.isEmpty else { return nil }
    let key = try? KDF.Scrypt.deriveKey(
      from: password, salt: salt, outputByteCount: 32, rounds: cost.n, blockSize: cost.r, parallelism: cost.p)
    return key?.withUnsafeBytes { Array($0) }
  }
}

/// Two hashes are made at once, however many sign in: each takes 32 MiB, and a core for half a second. Nobody has more than a few
/// of the places, so that one person can't keep all others out.
actor ScryptTurns {
  /// About what those before somebody take.
  private static let wait: Int64 = 5

  private let scrypt: Scrypt
  private let turns = Turns(places: 2, mostWaiting: 32)
  /// Places taken, by the key that they are counted under.
  private var places: [String: Int] = [:]

  init(_ scrypt: Scrypt) { self.scrypt = scrypt }

  func hash(
    _ password: [UInt8], _ salt: [UInt8], _ cost: Scrypt.Cost, for keys: [AttemptKey] = []
  ) async throws(AccountError) -> [UInt8] {
    guard keys.allSatisfy({ places[$0.text, default: 0] < $0.backOff.hashesAtOnce }) else {
      throw .wait(seconds: Self.wait)
    }
    for key in keys { places[key.text, default: 0] += 1 }
    defer { leave(keys) }
    guard let turn = await turns.take() else { throw .wait(seconds: Self.wait) }
    defer { withExtendedLifetime(turn) {} }
    let scrypt = scrypt
    // On a thread of its own: those that tasks share are as many as there are cores, and all else is answered on them.
    let hash = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: scrypt.hash(password, salt, cost)) }
    }
    guard let hash else { throw .wait(seconds: Self.wait) }
    return hash
  }

  private func leave(_ keys: [AttemptKey]) {
    for key in keys {
      let left = places[key.text, default: 1] - 1
      places[key.text] = left > 0 ? left : nil
    }
  }
}

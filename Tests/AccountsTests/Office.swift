import Foundation
import Kernel
import Storage
import Synchronization
import TestSupport

@testable import Accounts

/// Accounts in a database of their own, with the clock and the lot in the test's hands. scrypt is stood in for by something
/// quick, which counts.
final class Office: Sendable {
  let folder: String
  let database: Database
  let accounts: Accounts
  private let clock = Mutex(Office.opened)
  private let counter = Counter()

  static let opened = Instant(seconds: 1_759_414_800)
  /// Not this machine's own.
  static let home = "203.0.113.9"

  init(signup: Signup = .open) async throws {
    folder = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
    database = try await TestEngine.people(in: folder)
    let counter = counter
    accounts = try await Accounts(
      database, signup: signup, random: { counter.bytes($0) },
      scrypt: Scrypt { password, salt, cost in
        counter.hashes.withLock { $0 += 1 }
        return Digest.of(password + salt + [UInt8(truncatingIfNeeded: cost.p)])
      }, aside: { await $0() }
    ).prepared()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// How often scrypt was run.
  var hashes: Int { counter.hashes.withLock { $0 } }

  var now: Instant {
    get { clock.withLock { $0 } }
    set { clock.withLock { $0 = newValue } }
  }

  func passes(seconds: Int64) { now = now.adding(seconds: seconds) }

  /// Bytes that are never the same twice, and the count of hashes.
  private final class Counter: Sendable {
    let hashes = Mutex(0)
    private let random = Mutex(SeededRandom(seed: 1))

    func bytes(_ count: Int) -> [UInt8] {
      random.withLock { random in (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) } }
    }
  }
}

/// As the addresses ask it, with what devices send.
extension Office {
  @discardableResult
  func create(_ body: JSON = AccountBodies.create(), from address: String? = home) async throws -> SignIn {
    try await accounts.create(CreateRequest(body.bytes), from: address, now: now)
  }

  @discardableResult
  func signIn(_ body: JSON = AccountBodies.signIn(), from address: String? = home) async throws -> SignIn {
    try await accounts.signIn(PasswordSignIn(body.bytes), from: address, now: now)
  }

  func salt(_ email: String) async throws -> [UInt8] {
    try await accounts.parameters(
      of: ParametersRequest(AccountBodies.email(email).bytes), from: Self.home, now: now)
  }

  @discardableResult
  func recover(_ body: JSON) async throws -> SignIn {
    try await accounts.signIn(RecoverySignIn(body.bytes), from: Self.home, now: now)
  }

  func who(_ signIn: SignIn) async throws -> SignedIn {
    try await accounts.signedIn(by: signIn.session, now: now)
  }

  func devices(of account: AccountID) async throws -> [Device] { try await accounts.devices(of: account, now: now) }

  /// A second server's accounts over the same database.
  func accounts(_ signup: Signup, over database: Database? = nil) async throws -> Accounts {
    try await Accounts(
      database ?? self.database, signup: signup, random: { [counter] in counter.bytes($0) },
      scrypt: Scrypt { password, salt, cost in Digest.of(password + salt + [UInt8(truncatingIfNeeded: cost.p)]) },
      aside: { await $0() }
    ).prepared()
  }

  func rows(_ sql: String) async throws -> [[SQLValue]] {
    try await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.rows(sql).map(\.values)
    }
  }
}

extension SignIn {
  /// Who asks with its cookie, just after.
  var who: SignedIn { SignedIn(account: account, device: device, isFresh: true) }
}

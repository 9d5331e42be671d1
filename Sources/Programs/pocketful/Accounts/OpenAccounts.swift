import Accounts
import Kernel
import Storage
import Wire

/// The accounts in a database, for one command.
struct OpenAccounts {
  /// The oldest first.
  let all: [AccountSummary]
  private let database: Database
  private let now: Instant

  /// nil where no server has ever kept anything.
  init?(_ settings: Settings) async throws(Failure) {
    guard let database = try await settings.people.openedIfThere() else { return nil }
    self.database = database
    now = WallClock.clock(fixedAt: try settings.now)()
    do throws(StorageError) { all = try await AccountList(database).all(now: now) } catch {
      throw Failure(error.sentence)
    }
  }

  func delete(_ account: AccountSummary) async throws(Failure) {
    do throws(StorageError) {
      try await AccountDeletion(database).delete(account.id, now: now)
    } catch {
      throw Failure(error.sentence)
    }
  }

  func revoke(_ device: Device, of account: AccountSummary) async throws(Failure) {
    do throws(StorageError) {
      try await AccountList(database).revoke(device.id, of: account.id, now: now)
    } catch {
      throw Failure(error.sentence)
    }
  }

  /// The one whose id begins so.
  static func account(_ prefix: String, among all: [AccountSummary]?) throws(Failure) -> AccountSummary {
    try one("account", prefix, among: all ?? []) { $0.id.hex }
  }

  static func device(_ prefix: String, of account: AccountSummary) throws(Failure) -> Device {
    try one("device of \(account.id.short)", prefix, among: account.devices) { $0.id.hex }
  }

  private static func one<Value>(
    _ kind: String, _ prefix: String, among all: [Value], by id: (Value) -> String
  ) throws(Failure) -> Value {
    let prefix = prefix.lowercased()
    guard prefix.utf8.count >= 4 else { throw .wrongUse("name at least 4 digits of the \(kind)'s id.") }
    let found = all.filter { id($0).hasPrefix(prefix) }
    guard let one = found.first else { throw Failure("There is no \(kind) whose id begins with \(prefix.prefix(40)).") }
    guard found.count == 1 else { throw Failure("More than one \(kind) has an id that begins so: write more of it.") }
    return one
  }
}

extension AccountID {
  /// As a person types it in a terminal: base64url may begin with a dash, as an option does.
  var hex: String { Hexadecimal.text(bytes) }
  /// Enough to tell accounts apart.
  var short: String { String(hex.prefix(8)) }
}

extension DeviceID {
  var hex: String { Hexadecimal.text(bytes) }
  var short: String { String(hex.prefix(8)) }
}

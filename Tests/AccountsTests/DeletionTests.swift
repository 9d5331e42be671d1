import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts

@Suite("Deleting an account", .eachEngine)
struct DeletionTests {
  /// Rows of a log, as a million of them would stand there.
  private static func fill(_ office: Office, _ account: AccountID, count: Int64) async throws {
    try await office.database.transaction(.write) { transaction throws(StorageError) in
      for number in 1...count {
        try transaction.rows(
          """
          INSERT INTO operation (account, number, id, milliseconds, counter, tag, hash, chain, box, received)
          VALUES ($1, $2, $3, 0, 0, 'AbCd', $1, $1, $1, 0)
          """, .bytes(account.bytes), .integer(number), .text("x-\(number)"))
      }
    }
  }

  private static func owners(_ office: Office, _ table: String) async throws -> Set<[UInt8]> {
    Set(
      try await office.rows("SELECT DISTINCT account FROM \(table)").map {
        if case .bytes(let bytes) = $0[0] { bytes } else { [] }
      })
  }

  @Test("nothing of it is left in any table but the hashes of its sessions, and all of another's is")
  func everything() async throws {
    let office = try await Office()
    let made = try await office.create()
    let other = try await office.create(AccountBodies.create(email: "you@example.org", account: 9))
    for signIn in [made, other] {
      try await Self.fill(office, signIn.account, count: signIn.account == made.account ? 10_001 : 3)
    }
    for signIn in [made, other] {
      let request = try PairingRequest(AccountBodies.pairing(commit: Digest.of([1])).bytes)
      _ = try await office.accounts.openPairing(request, by: try await office.who(signIn), now: office.now)
    }
    for (signIn, id) in [(made, "tokenTOKEN01"), (other, "tokenTOKEN02")] {
      let token = try NewToken(TokenBodies.make(id: id).bytes, now: office.now)
      try await office.accounts.make(token, by: signIn.who, now: office.now)
    }
    _ = try await office.rows(
      "INSERT INTO tokenAnswer (token, hash, account, box, made) SELECT id, hash, account, hash, made FROM token")
    _ = try await office.rows("INSERT INTO snapshot SELECT id, 'AbCd', 1, id, 0 FROM account")
    _ = try await office.rows(
      "INSERT INTO challenge (hash, purpose, account, expires, answer) SELECT id, 'add', id, \(Int64.max), NULL FROM account"
    )
    for statement in [
      "INSERT INTO reminderSet SELECT id, 1, 0 FROM account",
      "INSERT INTO reminder SELECT id, 'a', 0, 0, 0, 0, 0, '', 0, 0, 'b', 0, '', '', 0 FROM account",
      """
      INSERT INTO push (id, account, device, endpoint, p256dh, auth, language, made, ok, failing)
      SELECT id, account, id, CAST(made + ROW_NUMBER() OVER () AS TEXT), id, id, 'en', 0, 0, 0 FROM device
      """,
    ] { _ = try await office.rows(statement) }
    try await office.accounts.delete(made.account, now: office.now)
    // Whatever tables there will be.
    let all =
      switch TestEngine.current {
      case .sqlite:
        "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c ON c.name = 'account' WHERE m.type = 'table'"
      case .postgres:
        """
        SELECT table_name::text FROM information_schema.columns
        WHERE table_schema = current_schema() AND column_name = 'account'
        """
      }
    let tables = try await office.rows(all)
    #expect(tables.count >= 6)
    for case .text(let table) in tables.joined() where table != "session" {
      #expect(try await Self.owners(office, table) == [other.account.bytes], "\(table)")
    }
    await #expect(throws: AccountError.deleted) { try await office.who(made) }
    await #expect(throws: AccountError.deleted) { try await office.create() }
    await #expect(throws: AccountError.wrong) { try await office.signIn() }
    #expect(try await office.who(other).account == other.account)
    // The address is free again.
    try await office.create(AccountBodies.create(account: 7))
  }

  @Test("once it is marked nothing opens any more; what a kill broke off goes on at the next start")
  func brokenOff() async throws {
    let office = try await Office()
    let made = try await office.create()
    let other = try await office.create(AccountBodies.create(email: "you@example.org", account: 9))
    try await Self.fill(office, made.account, count: 5)
    try await AccountDeletion(office.database).mark(made.account, now: office.now)
    for table in ["way", "wrap"] { #expect(try await Self.owners(office, table) == [other.account.bytes]) }
    #expect(try await Self.owners(office, "operation").count == 1)
    await #expect(throws: AccountError.deleted) { try await office.who(made) }
    try await AccountUpkeep(office.database).run(now: office.now)
    #expect(try await Self.owners(office, "operation").isEmpty)
    #expect(try await Self.owners(office, "device") == [other.account.bytes])
  }

  @Test("a way that was put there while the account went is gone with the last of it")
  func late() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await AccountDeletion(office.database).mark(made.account, now: office.now)
    _ = try await office.rows("INSERT INTO wrap SELECT id, 'recovery', 'x', id, 0 FROM account")
    try await AccountUpkeep(office.database).run(now: office.now)
    #expect(try await office.rows("SELECT 1 FROM wrap").isEmpty)
  }

  @Test("a deletion that breaks keeps nothing else from being taken away")
  func breaking() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await Self.fill(office, made.account, count: 1)
    try await AccountDeletion(office.database).mark(made.account, now: office.now)
    _ = try await office.rows("INSERT INTO invite SELECT id, 0, 0 FROM account")
    switch TestEngine.current {
    case .sqlite:
      _ = try await office.rows(
        "CREATE TRIGGER t BEFORE DELETE ON operation BEGIN SELECT RAISE(ABORT, 'broken'); END")
    case .postgres:
      _ = try await office.rows(
        "CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''broken''; END'")
      _ = try await office.rows("CREATE TRIGGER t BEFORE DELETE ON operation FOR EACH ROW EXECUTE FUNCTION broken()")
    }
    await #expect(throws: StorageError.self) { try await AccountUpkeep(office.database).run(now: office.now) }
    #expect(try await office.rows("SELECT 1 FROM invite").isEmpty)
  }

  @Test("after half a year nothing at all is known of it")
  func forgotten() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await office.accounts.delete(made.account, now: office.now)
    office.passes(seconds: 181 * 86_400)
    try await AccountUpkeep(office.database).run(now: office.now)
    for table in ["account", "session", "attempt"] {
      #expect(try await office.rows("SELECT * FROM \(table)").isEmpty, "\(table)")
    }
    await #expect(throws: AccountError.signedOut) { try await office.who(made) }
  }

  @Test("the operator's list counts what there is, and forgets who is gone")
  func list() async throws {
    let office = try await Office()
    let made = try await office.create()
    office.passes(seconds: 5)
    try await office.signIn()
    try await office.create(AccountBodies.create(email: "you@example.org", account: 9))
    let all = try await AccountList(office.database).all(now: office.now)
    #expect(all.map(\.id.bytes[0]) == [1, 9] && all.map(\.devices.count) == [2, 1])
    #expect(all[0].seen == office.now && all[0].email == "me@example.org")
    try await office.accounts.delete(made.account, now: office.now)
    #expect(try await AccountList(office.database).all(now: office.now).map(\.id.bytes[0]) == [9])
  }
}

import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts
import Wire

@Suite("In by a password", .eachEngine)
struct PasswordTests {
  @Test(
    "who makes an account is in, and gets in again by the same address and proof with what that opens, and with nothing else"
  )
  func inAgain() async throws {
    let office = try await Office()
    let made = try await office.create()
    #expect(try await office.who(made) == SignedIn(account: made.account, device: made.device, isFresh: true))
    let signIn = try await office.signIn(AccountBodies.signIn(email: " ME@Example.org"))
    #expect(signIn.account == made.account && signIn.device != made.device && signIn.session != made.session)
    #expect(signIn.keyCheck == [UInt8](repeating: 4, count: 8))
    let wrap = [1] + [UInt8](repeating: 5, count: 60)
    #expect(signIn.wraps == [Wrap(kind: "password", id: made.account.text, bytes: wrap)])
  }

  @Test("nothing that somebody could sign in by stands in the database")
  func hashed() async throws {
    let office = try await Office()
    let made = try await office.create(AccountBodies.create().with("recovery.auth", AccountBodies.bytes(66, 32)))
    let (auth, code) = ([UInt8](repeating: 2, count: 32), [UInt8](repeating: 66, count: 32))
    for table in ["way", "session", "wrap", "attempt"] {
      for value in try await office.rows("SELECT * FROM \(table)").joined() {
        for secret in [auth, code, made.session.bytes] {
          if case .bytes(let bytes) = value { #expect(bytes.firstRange(of: secret) == nil) }
          if case .text(let text) = value { #expect(!text.contains(Base64URL.text(secret))) }
        }
      }
    }
    #expect(String(describing: made.session) == "\u{2026}")
  }

  @Test("the same request again is the same account and device, and nothing is there twice")
  func twice() async throws {
    let office = try await Office()
    let first = try await office.create()
    office.passes(seconds: 30)
    let second = try await office.create()
    #expect(second.account == first.account && second.device == first.device && second.session != first.session)
    #expect(try await office.who(second).device == first.device)
    await #expect(throws: AccountError.signedOut) { try await office.who(first) }
    for (table, count) in [("account", 1), ("device", 1), ("way", 2), ("wrap", 2), ("session", 1)] {
      #expect(try await office.rows("SELECT COUNT(*) FROM \(table)") == [[.integer(Int64(count))]], "\(table)")
    }
  }

  @Test("the same request many times at once, too")
  func atOnce() async throws {
    let office = try await Office()
    let made = try await withThrowingTaskGroup(of: SignIn.self) { group in
      for _ in 0..<4 { group.addTask { try await office.create() } }
      return try await group.reduce(into: [SignIn]()) { $0.append($1) }
    }
    #expect(Set(made.map(\.device)).count == 1)
    #expect(try await office.rows("SELECT COUNT(*) FROM device") == [[.integer(1)]])
  }

  @Test(
    "what is there is not made again for another",
    arguments: [
      (AccountBodies.create(account: 9), AccountError.emailTaken),
      (AccountBodies.create(email: "ME@example.org", account: 9), .emailTaken),
      (AccountBodies.create(email: "you@example.org"), .accountTaken),
      (AccountBodies.create(auth: 9), .accountTaken),
      (AccountBodies.create().with("salt", AccountBodies.bytes(9, 16)), .accountTaken),
      (AccountBodies.create().with("keyCheck", AccountBodies.bytes(9, 8)), .accountTaken),
    ])
  func taken(body: JSON, error: AccountError) async throws {
    let office = try await Office()
    let made = try await office.create()
    await #expect(throws: error) { try await office.create(body) }
    #expect(try await office.who(made).device == made.device, "nobody is signed out by it")
  }

  @Test("an unknown address and a wrong proof are one answer, after one hash each")
  func alike() async throws {
    let office = try await Office()
    try await office.create()
    for body in [AccountBodies.signIn(email: "nobody@example.org"), AccountBodies.signIn(auth: 9)] {
      let before = office.hashes
      await #expect(throws: AccountError.wrong) { try await office.signIn(body) }
      #expect(office.hashes == before + 1)
    }
  }

  @Test("an unknown address has a salt too, the same each time, and another server has another")
  func salts() async throws {
    let (office, other) = (try await Office(), try await Office())
    try await office.create()
    #expect(try await office.salt("Me@example.org") == [UInt8](repeating: 3, count: 16))
    let unknown = try await office.salt("nobody@example.org")
    #expect(unknown.count == 16)
    #expect(try await office.salt("NOBODY@example.org") == unknown)
    #expect(try await office.salt("nobody2@example.org") != unknown)
    _ = try await other.accounts.database.transaction(.write) { transaction throws(StorageError) in
      try transaction.rows("UPDATE secret SET bytes = $1", .bytes([UInt8](repeating: 1, count: 32)))
    }
    let again = try await Accounts(other.database, signup: .open, random: { [UInt8](repeating: 0, count: $0) })
      .prepared()
    #expect(
      try await again.parameters(
        of: ParametersRequest(AccountBodies.email("nobody@example.org").bytes), from: nil, now: other.now) != unknown)
  }

  @Test("a changed password lets in, the old one doesn't, and the others stay signed in")
  func change() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await office.accounts.change(
      PasswordChange(AccountBodies.change(auth: 8).bytes), by: made.who, now: office.now)
    #expect(try await office.salt("me@example.org") == [UInt8](repeating: 13, count: 16))
    await #expect(throws: AccountError.wrong) { try await office.signIn() }
    let signIn = try await office.signIn(AccountBodies.signIn(auth: 8))
    #expect(signIn.wraps.first?.bytes == [1] + [UInt8](repeating: 15, count: 60))
    #expect(try await office.who(made).account == made.account)
  }

  @Test("an account without a password gets its first one under an address that is nobody else's")
  func first() async throws {
    let office = try await Office()
    try await office.create()
    let phone = try SoftAuthenticator(2).changed { $0.userHandle = [UInt8](repeating: 2, count: 16) }
    let made = try await office.create(by: phone, account: 2)
    let change = AccountBodies.change(auth: 8)
    func put(_ body: JSON) async throws {
      try await office.accounts.change(PasswordChange(body.bytes), by: made.who, now: office.now)
    }
    await #expect(throws: AccountError.noWay) { try await put(change) }
    await #expect(throws: AccountError.emailTaken) { try await put(change.with("email", .string("ME@example.org"))) }
    try await put(change.with("email", .string("you@example.org")))
    let signIn = AccountBodies.signIn(auth: 8).with("email", .string("you@example.org"))
    #expect(try await office.signIn(signIn).account == made.account)
  }

  @Test("changes of a password are counted too: each costs as much as a try at one")
  func changes() async throws {
    let office = try await Office()
    let made = try await office.create()
    let change = try PasswordChange(AccountBodies.change(auth: 8).bytes)
    for _ in 0..<5 { try await office.accounts.change(change, by: made.who, now: office.now) }
    await #expect(throws: AccountError.wait(seconds: 1)) {
      try await office.accounts.change(change, by: made.who, now: office.now)
    }
  }

  @Test("who was taken off, or deleted the account, meanwhile changes nothing more", arguments: [false, true])
  func meanwhile(isDeleted: Bool) async throws {
    let office = try await Office()
    let made = try await office.create()
    if isDeleted {
      try await office.accounts.delete(made.account, now: office.now)
    } else {
      try await office.accounts.revoke(made.device, of: made.account, now: office.now)
    }
    let error = isDeleted ? AccountError.deleted : .revoked
    let before = try await office.rows("SELECT bytes FROM wrap ORDER BY kind")
    await #expect(throws: error) {
      try await office.accounts.change(
        PasswordChange(AccountBodies.change(auth: 8).bytes), by: made.who, now: office.now)
    }
    await #expect(throws: error) {
      try await office.accounts.replace(NewRecovery(AccountBodies.recovery(8).bytes), by: made.who, now: office.now)
    }
    #expect(try await office.rows("SELECT bytes FROM wrap ORDER BY kind") == before)
  }

  @Test("an account has a hundred devices, and then the one that was not seen for longest signs in again")
  func manyDevices() async throws {
    let office = try await Office()
    let made = try await office.create()
    for number in 1...100 {
      office.passes(seconds: 1)
      let last = try await office.signIn(AccountBodies.signIn(device: "\(number)"))
      #expect(try await office.who(last).device == last.device)
    }
    #expect(try await office.devices(of: made.account).count == 100)
    await #expect(throws: AccountError.signedOut) { try await office.who(made) }
  }

  @Test("before one that is in, those leave of which nobody is in any more")
  func manyOut() async throws {
    let office = try await Office()
    let made = try await office.create()
    for number in 1...120 {
      office.passes(seconds: 1)
      let last = try await office.signIn(AccountBodies.signIn(device: "\(number)"))
      try await office.accounts.signOut(last.session)
    }
    #expect(try await office.who(made).device == made.device)
    #expect(try await office.rows("SELECT COUNT(*) FROM device") == [[.integer(100)]])
  }

  @Test("a device that says which it is stays that one; one that is another account's, or was revoked, is a new one")
  func devices() async throws {
    let office = try await Office()
    let made = try await office.create()
    let other = try await office.create(AccountBodies.create(email: "you@example.org", account: 9))
    let same = try await office.signIn(AccountBodies.signIn(id: made.device.text))
    #expect(try await office.who(same).device == made.device)
    await #expect(throws: AccountError.signedOut) { try await office.who(made) }
    #expect(try await office.signIn(AccountBodies.signIn(id: other.device.text)).device != other.device)
    try await office.accounts.revoke(made.device, of: made.account, now: office.now)
    #expect(try await office.signIn(AccountBodies.signIn(id: made.device.text)).device != made.device)
  }
}

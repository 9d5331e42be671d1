import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts

@Suite("A new device in by one that is in", .eachEngine)
struct PairingTests {
  private static let wrap = [1] + [UInt8](repeating: 5, count: 60)
  private static let token = PairingToken(bytes: [UInt8](repeating: 2, count: 32))

  @Test("led in, it is a device of the account with the sealed key and a session of its own")
  func ledIn() async throws {
    let office = try await Office()
    let made = try await office.create()
    let who = try await office.who(made)
    let pairing = try await office.open(by: who)
    try await office.join(pairing)
    let device = try await office.yes(pairing, by: who)
    #expect(try await office.devices(of: made.account).count == 2, "whoever said yes sees it on its way")
    let signIn = try await office.accounts.signIn(by: Self.token, pairing.code, now: office.now)
    #expect(signIn.account == made.account && signIn.device == device && signIn.keyCheck == made.keyCheck)
    #expect(signIn.wraps == [Wrap(kind: "pairing", id: pairing.code.text, bytes: Self.wrap)])
    #expect(try await office.who(signIn).device == device)
    #expect(try await office.devices(of: made.account).map(\.name).sorted() == ["Phone", "Tablet"])
    #expect(try await office.accounts.ways(of: made.account).count == 2, "it is no way in that stays")
    try await office.accounts.endPairing(pairing.code, by: .joiner(Self.token), now: office.now)
    try await office.accounts.signOut(signIn.session)
    #expect(try await office.devices(of: made.account).map(\.name) == ["Phone"])
  }

  @Test("a lost answer is asked for again: one pairing, one device, one session")
  func again() async throws {
    let office = try await Office()
    let made = try await office.create()
    let who = try await office.who(made)
    let pairing = try await office.open(by: who)
    #expect(try await office.open(by: who).code == pairing.code)
    for _ in 0..<2 { try await office.join(pairing) }
    let devices = [try await office.yes(pairing, by: who), try await office.yes(pairing, by: who)]
    #expect(devices[0] == devices[1])
    let first = try await office.accounts.signIn(by: Self.token, pairing.code, now: office.now)
    let second = try await office.accounts.signIn(by: Self.token, pairing.code, now: office.now)
    #expect(first.wraps == second.wraps && first.device == second.device)
    #expect(try await office.who(second).device == devices[0])
    await #expect(throws: AccountError.signedOut) { try await office.who(first) }
    for _ in 0..<2 { try await office.accounts.endPairing(pairing.code, by: .joiner(Self.token), now: office.now) }
    #expect(try await office.yes(pairing, by: who) == devices[0], "also when the new device has it already")
    #expect(try await office.accounts.pairing(pairing.code, for: .opener(who), now: office.now).state == .done)
    #expect(try await office.devices(of: made.account).count == 2)
  }

  @Test("a device that never came for its yes leaves the list with the pairing's five minutes")
  func neverCame() async throws {
    let office = try await Office()
    let made = try await office.create()
    let who = try await office.who(made)
    let pairing = try await office.open(by: who)
    try await office.join(pairing)
    _ = try await office.yes(pairing, by: who)
    office.passes(seconds: 300)
    #expect(try await office.devices(of: made.account).map(\.id) == [made.device])
  }

  @Test("an account has one at a time, and another ends it for both sides")
  func one() async throws {
    let office = try await Office()
    let (made, laptop) = (try await office.create(), try await office.signIn())
    let who = try await office.who(made)
    let first = try await office.open(by: who)
    try await office.join(first)
    let second = try await office.open(by: try await office.who(laptop))
    #expect(first.code != second.code)
    for side in [PairingSide.opener(who), .joiner(Self.token)] {
      await #expect(throws: AccountError.pairing(.unknown)) {
        try await office.accounts.pairing(first.code, for: side, now: office.now)
      }
    }
    #expect(try await office.rows("SELECT 1 FROM pairing").count == 1)
  }

  @Test("nobody else sees it or has a say in it: not another account, nor another device, nor another token")
  func foreign() async throws {
    let office = try await Office()
    let who = try await office.who(try await office.create())
    let laptop = try await office.who(try await office.signIn())
    let other = try await office.who(
      try await office.create(AccountBodies.create(email: "you@example.org", account: 9)))
    let pairing = try await office.open(by: who)
    try await office.join(pairing)
    for stranger in [laptop, other] {
      await #expect(throws: AccountError.pairing(.unknown)) {
        try await office.accounts.pairing(pairing.code, for: .opener(stranger), now: office.now)
      }
      await #expect(throws: AccountError.pairing(.unknown)) { try await office.yes(pairing, by: stranger) }
      try await office.accounts.endPairing(pairing.code, by: .opener(stranger), now: office.now)
    }
    let device = try await office.yes(pairing, by: who)
    let token = PairingToken(bytes: [UInt8](repeating: 3, count: 32))
    await #expect(throws: AccountError.pairing(.unknown)) {
      try await office.accounts.signIn(by: token, pairing.code, now: office.now)
    }
    try await office.accounts.endPairing(pairing.code, by: .joiner(token), now: office.now)
    #expect(try await office.accounts.signIn(by: Self.token, pairing.code, now: office.now).device == device)
  }

  @Test("a no is heard by the new device, and lasts")
  func denied() async throws {
    let office = try await Office()
    let who = try await office.who(try await office.create())
    let pairing = try await office.open(by: who)
    try await office.join(pairing)
    try await office.accounts.endPairing(pairing.code, by: .opener(who), now: office.now)
    for side in [PairingSide.opener(who), .joiner(Self.token)] {
      await #expect(throws: AccountError.pairing(.denied)) {
        try await office.accounts.pairing(pairing.code, for: side, now: office.now)
      }
    }
    await #expect(throws: AccountError.pairing(.denied)) { try await office.yes(pairing, by: who) }
    #expect(try await office.devices(of: who.account).count == 1)
    #expect(try await office.open(by: who).code != pairing.code, "and the next one is another")
  }

  @Test(
    "it is as fresh as who led it in, so that an open browser can't make itself one that may do more",
    arguments: [(0, true), (200, true), (250, true), (301, false)] as [(Int64, Bool)])
  func fresh(seconds: Int64, isFresh: Bool) async throws {
    let office = try await Office()
    let made = try await office.create()
    office.passes(seconds: seconds)
    let who = try await office.who(made)
    let pairing = try await office.open(by: who)
    try await office.join(pairing)
    _ = try await office.yes(pairing, by: who)
    let signIn = try await office.accounts.signIn(by: Self.token, pairing.code, now: office.now)
    #expect(try await office.who(signIn).isFresh == isFresh)
    office.passes(seconds: 301 - min(seconds, 301))
    #expect(try await !office.who(signIn).isFresh)
  }

  @Test("taken off the account before it came, it does not come")
  func revoked() async throws {
    let office = try await Office()
    let who = try await office.who(try await office.create())
    let pairing = try await office.open(by: who)
    try await office.join(pairing)
    let device = try await office.yes(pairing, by: who)
    try await office.accounts.revoke(device, of: who.account, now: office.now)
    await #expect(throws: AccountError.revoked) {
      try await office.accounts.signIn(by: Self.token, pairing.code, now: office.now)
    }
    #expect(try await office.devices(of: who.account).count == 1)
  }

  @Test(
    "a network address has ten wrong codes in ten minutes; right ones, refused ones and this machine's own are free")
  func guesses() async throws {
    let office = try await Office()
    let who = try await office.who(try await office.create())
    let pairing = try await office.open(by: who)
    for _ in 0..<20 { try await office.join(pairing) }
    for _ in 0..<20 {
      await #expect(throws: AccountError.pairing(.taken)) { try await office.join(pairing, token: 9) }
    }
    let wrong = try #require(PairingCode(text: "00000000"))
    for number in 0..<20 {
      await #expect(throws: number < 10 ? AccountError.pairing(.unknown) : .wait(seconds: 600)) {
        try await office.accounts.pairing(toJoin: wrong, from: Office.home, now: office.now)
      }
      await #expect(throws: AccountError.pairing(.unknown)) {
        try await office.accounts.pairing(toJoin: wrong, from: nil, now: office.now)
      }
    }
    await #expect(throws: AccountError.wait(seconds: 600)) { try await office.join(pairing) }
    try await office.signIn()
    office.passes(seconds: 299)
    #expect(
      try await office.accounts.pairing(toJoin: pairing.code, from: "203.0.113.10", now: office.now).code
        == pairing.code)
  }

  @Test("what lies in the database opens nothing: no token, no key, and after the goodbye no wrap either")
  func stored() async throws {
    let office = try await Office()
    let who = try await office.who(try await office.create())
    let pairing = try await office.open(by: who)
    try await office.join(pairing)
    _ = try await office.yes(pairing, by: who)
    let signIn = try await office.accounts.signIn(by: Self.token, pairing.code, now: office.now)
    let held = try await office.rows("SELECT * FROM pairing")[0]
    #expect(held.contains(.bytes(Self.wrap)) && held.contains(.bytes(Self.token.hash)))
    #expect(!held.contains(.bytes(Self.token.bytes)) && !held.contains(.bytes(signIn.session.bytes)))
    #expect(try await office.rows("SELECT 1 FROM wrap WHERE kind = 'pairing'").isEmpty)
    try await office.accounts.endPairing(pairing.code, by: .joiner(Self.token), now: office.now)
    #expect(try await !office.rows("SELECT * FROM pairing")[0].contains(.bytes(Self.wrap)))
    #expect("\(Self.token)" == "\u{2026}" && !String(reflecting: Self.token).contains("2, 2"))
    office.passes(seconds: 300)
    try await AccountUpkeep(office.database).run(now: office.now)
    #expect(try await office.rows("SELECT 1 FROM pairing").isEmpty)
  }

  @Test(
    "a no after the yes takes the new device off again, whether or not it was in already", arguments: [true, false])
  func noAfterYes(isIn: Bool) async throws {
    let office = try await Office()
    let made = try await office.create()
    let who = try await office.who(made)
    let pairing = try await office.open(by: who)
    try await office.join(pairing)
    _ = try await office.yes(pairing, by: who)
    let signIn = isIn ? try await office.accounts.signIn(by: Self.token, pairing.code, now: office.now) : nil
    try await office.accounts.endPairing(pairing.code, by: .opener(who), now: office.now)
    if let signIn { await #expect(throws: AccountError.revoked) { try await office.who(signIn) } }
    await #expect(throws: AccountError.pairing(.denied)) {
      try await office.accounts.signIn(by: Self.token, pairing.code, now: office.now)
    }
    #expect(try await office.devices(of: made.account).map(\.name) == ["Phone"])
  }

  @Test("who was taken off after the yes leads nobody in")
  func openerRevoked() async throws {
    let office = try await Office()
    let (made, laptop) = (try await office.create(), try await office.signIn())
    let who = try await office.who(laptop)
    let pairing = try await office.open(by: who)
    try await office.join(pairing)
    _ = try await office.yes(pairing, by: who)
    try await office.accounts.revoke(who.device, of: made.account, now: office.now)
    await #expect(throws: AccountError.revoked) {
      try await office.accounts.signIn(by: Self.token, pairing.code, now: office.now)
    }
  }

  @Test("what the opener proves after its yes makes the new device no fresher")
  func provedLater() async throws {
    let office = try await Office()
    let made = try await office.create()
    office.passes(seconds: 3600)
    let who = try await office.who(made)
    let pairing = try await office.open(by: who)
    try await office.join(pairing)
    _ = try await office.yes(pairing, by: who)
    office.passes(seconds: 10)
    try await office.signIn(AccountBodies.signIn(id: AccountBodies.text(made.device.bytes)))
    let joiner = try await office.accounts.signIn(by: Self.token, pairing.code, now: office.now)
    #expect(try await !office.who(joiner).isFresh)
  }
}

extension Office {
  fileprivate func open(by who: SignedIn) async throws -> Pairing {
    let request = try PairingRequest(AccountBodies.pairing(commit: Digest.of(AccountBodies.point(1))).bytes)
    return try await accounts.openPairing(request, by: who, now: now)
  }

  fileprivate func join(_ pairing: Pairing, token: UInt8 = 2) async throws {
    let request = try JoinRequest(AccountBodies.join(token: token, AccountBodies.point(3)).bytes)
    _ = try await accounts.join(request, pairing.code, from: Office.home, now: now)
  }

  fileprivate func yes(_ pairing: Pairing, by who: SignedIn) async throws -> DeviceID {
    let reveal = try RevealRequest(AccountBodies.reveal(AccountBodies.point(1)).bytes)
    try await accounts.reveal(reveal, pairing.code, by: who, now: now)
    let wrap = [1] + [UInt8](repeating: 5, count: 60)
    return try await accounts.confirm(
      ConfirmRequest(AccountBodies.confirm(wrap).bytes), pairing.code, by: who, now: now)
  }
}

import Kernel
import TestSupport
import Testing

@testable import Accounts

@Suite("The steps of a pairing, in their order")
struct PairingStepsTests {
  private static let opened = Instant(seconds: 1_000_000)
  private static let point = AccountBodies.point(1)
  private static let wrap = [1] + [UInt8](repeating: 5, count: 60)

  /// What either side may do.
  enum Step: CaseIterable { case join, joinAsOther, joinWithOtherKey, reveal, revealOther, confirm, collect }

  private static func pairing() throws -> Pairing {
    let (account, device) = (AccountID(bytes: [UInt8](repeating: 1, count: 16)), DeviceID(bytes: Array(1...16)))
    let who = SignedIn(account: try #require(account), device: try #require(device), isFresh: false)
    let request = try PairingRequest(AccountBodies.pairing(commit: Digest.of(point)).bytes)
    return Pairing(request, code: try #require(PairingCode(text: "7K3MQ10D")), by: who, now: opened)
  }

  private static func take(_ step: Step, of pairing: inout Pairing, at now: Instant) throws {
    switch step {
    case .join: try pairing.join(JoinRequest(AccountBodies.join(token: 2, AccountBodies.point(3)).bytes), now: now)
    case .joinAsOther:
      try pairing.join(JoinRequest(AccountBodies.join(token: 9, AccountBodies.point(3)).bytes), now: now)
    case .joinWithOtherKey:
      try pairing.join(JoinRequest(AccountBodies.join(token: 2, AccountBodies.point(9)).bytes), now: now)
    case .reveal: try pairing.reveal(RevealRequest(AccountBodies.reveal(point).bytes).key, now: now)
    case .revealOther:
      try pairing.reveal(RevealRequest(AccountBodies.reveal(AccountBodies.point(9)).bytes).key, now: now)
    case .confirm:
      _ = try pairing.joinerToConfirm(now: now)
      pairing.confirm(wrap, on: try #require(DeviceID(bytes: Array(2...17))), now: now)
    case .collect: #expect(try pairing.toCollect(now: now).wrap == wrap)
    }
  }

  private static func reached(_ state: Pairing.State) throws -> Pairing {
    var pairing = try pairing()
    let steps: [Step] =
      switch state {
      case .open: []
      case .joined: [.join]
      case .revealed: [.join, .reveal]
      case .confirmed, .done: [.join, .reveal, .confirm]
      }
    for step in steps { try take(step, of: &pairing, at: opened) }
    if state == .done { _ = pairing.end(by: .joiner(PairingToken(bytes: [UInt8](repeating: 2, count: 32)))) }
    #expect(pairing.state == state)
    return pairing
  }

  /// What comes of each step in each state: another state, or a refusal.
  private static func outcome(of step: Step, in state: Pairing.State) -> Result<Pairing.State, PairingRefusal> {
    switch (step, state) {
    case (.join, .open), (.joinAsOther, .open), (.joinWithOtherKey, .open): .success(.joined)
    case (.joinAsOther, _), (.joinWithOtherKey, _): .failure(.taken)
    case (.reveal, .open), (.revealOther, .open), (.confirm, .open), (.confirm, .joined): .failure(.notReady)
    case (.reveal, .joined): .success(.revealed)
    case (.revealOther, _): .failure(.otherKey)
    case (.confirm, .revealed): .success(.confirmed)
    case (.collect, .done): .failure(.expired)
    case (.collect, .confirmed): .success(.confirmed)
    case (.collect, _): .failure(.notReady)
    case (_, let state): .success(state)
    }
  }

  @Test(
    "each step is taken in its turn, refused before it, and changes nothing where it is asked for again",
    arguments: Step.allCases, Pairing.State.allCases)
  func turns(step: Step, state: Pairing.State) throws {
    var pairing = try Self.reached(state)
    let before = pairing
    switch Self.outcome(of: step, in: state) {
    case .success(let next):
      try Self.take(step, of: &pairing, at: Self.opened)
      #expect(pairing.state == next)
    case .failure(let refusal):
      #expect(throws: refusal) { try Self.take(step, of: &pairing, at: Self.opened) }
      #expect(pairing.state == state)
    }
    // The first joiner, and the first key, stay.
    if let joiner = before.joiner { #expect(pairing.joiner?.hash == joiner.hash && pairing.joiner?.key == joiner.key) }
    if let revealed = before.revealed { #expect(pairing.revealed == revealed) }
  }

  @Test("nothing is taken of one that is over or denied", arguments: Step.allCases, Pairing.State.allCases)
  func over(step: Step, state: Pairing.State) throws {
    var pairing = try Self.reached(state)
    #expect(throws: PairingRefusal.expired) { try Self.take(step, of: &pairing, at: Self.opened.adding(seconds: 300)) }
    pairing.isDenied = true
    #expect(throws: PairingRefusal.denied) { try Self.take(step, of: &pairing, at: Self.opened) }
  }

  @Test(
    "it is open for five minutes, by a clock that was set back too",
    arguments: [(0, true), (299, true), (300, false), (86_400, false), (-60, true), (-61, false), (-3600, false)]
      as [(Int64, Bool)])
  func life(seconds: Int64, isOpen: Bool) throws {
    let pairing = try Self.pairing()
    let now = Self.opened.adding(seconds: seconds)
    if isOpen {
      try pairing.check(now: now)
    } else {
      #expect(throws: PairingRefusal.expired) { try pairing.check(now: now) }
    }
  }

  @Test("from the yes on there are five minutes to collect the key in")
  func collected() throws {
    var pairing = try Self.reached(.revealed)
    let (late, later) = (Self.opened.adding(seconds: 299), Self.opened.adding(seconds: 598))
    try Self.take(.confirm, of: &pairing, at: late)
    try Self.take(.collect, of: &pairing, at: later)
    #expect(throws: PairingRefusal.expired) { try pairing.toCollect(now: later.adding(seconds: 1)) }
  }

  @Test(
    "a no is kept for who has joined, at any time before the new device is in; what nobody joined is gone",
    arguments: [(.open, true, false), (.joined, true, true), (.confirmed, true, true), (.done, false, true)]
      as [(Pairing.State, Bool, Bool)])
  func no(state: Pairing.State, isDenied: Bool, isKept: Bool) throws {
    var pairing = try Self.reached(state)
    let who = SignedIn(account: pairing.account, device: pairing.opener, isFresh: false)
    let kept = pairing.end(by: .opener(who))
    #expect(kept == isKept && pairing.isDenied == isDenied)
  }
}

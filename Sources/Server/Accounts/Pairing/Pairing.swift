package import Kernel

/// A new device on its way to an account, led by one that is in: what the server relays between the two, and in which order it
/// does. It can't read what it relays, and can't put anything of its own in between unseen (Documentation/Pairing.md).
package struct Pairing: Sendable {
  /// How far it is.
  package enum State: String, CaseIterable, Sendable {
    /// Nobody has come by the code.
    case open
    /// A device has, with its public key.
    case joined
    /// The opener has shown the key that it had committed to: both can compare.
    case revealed
    /// The opener said yes.
    case confirmed
    /// The new device has what it came for.
    case done
  }

  /// The device that came by the code.
  package struct Joiner: Sendable {
    /// Of its token.
    var hash: [UInt8]
    package var device: DeviceClaim
    package var key: PairingKey
  }

  /// The opener's yes.
  struct Approval: Sendable {
    /// What the joiner is to the account.
    var device: DeviceID
    /// The account's key, sealed for the joiner; nil once that has it.
    var wrap: [UInt8]?
  }

  package let code: PairingCode
  let account: AccountID
  /// The device that is in.
  let opener: DeviceID
  /// SHA-256 of the opener's public key.
  package let commit: [UInt8]
  package internal(set) var expires: Instant
  package internal(set) var joiner: Joiner?
  package internal(set) var revealed: PairingKey?
  var approval: Approval?
  var isDenied = false

  package var state: State {
    if let approval { return approval.wrap == nil ? .done : .confirmed }
    if revealed != nil { return .revealed }
    return joiner == nil ? .open : .joined
  }
}

/// Why a step of a pairing is refused.
package enum PairingRefusal: Error, CaseIterable, Sendable {
  /// No such code, or not this device's pairing: which of them is not told.
  case unknown
  case expired
  /// Another device came first.
  case taken
  case denied
  /// The other device is to take its step first.
  case notReady
  /// Not the key that was committed to.
  case otherKey
}

/// Who asks.
package enum PairingSide: Sendable {
  /// Whoever has the code.
  case stranger
  case opener(SignedIn)
  case joiner(PairingToken)
}

/// The steps. Each may be asked for again, its answer lost on the way: what stands then stays as it is.
extension Pairing {
  /// Seconds from opening it to the opener's yes, and from that to the joiner's sign-in.
  static let life: Int64 = 300
  /// Seconds by which two servers' clocks may differ.
  static let slack: Int64 = 60

  init(_ request: PairingRequest, code: PairingCode, by who: SignedIn, now: Instant) {
    (self.code, account, opener, commit) = (code, who.account, who.device, request.commit)
    expires = now.adding(seconds: Pairing.life)
  }

  func includes(_ side: PairingSide) -> Bool {
    switch side {
    case .stranger: true
    case .opener(let who): who.account == account && who.device == opener
    case .joiner(let token): joiner.map { Digest.areEqual($0.hash, token.hash) } ?? false
    }
  }

  /// A clock that was set back keeps none of them open for long.
  func check(now: Instant) throws(PairingRefusal) {
    if now >= expires || expires.seconds(since: now) > Pairing.life + Pairing.slack { throw .expired }
    if isDenied { throw .denied }
  }

  /// There is one place, for the first who comes.
  mutating func join(_ request: JoinRequest, now: Instant) throws(PairingRefusal) {
    try check(now: now)
    guard let joiner else {
      joiner = Joiner(hash: request.token.hash, device: request.device, key: request.key)
      return
    }
    guard includes(.joiner(request.token)), joiner.key == request.key else { throw .taken }
  }

  /// Not before the joiner's key is there: who saw this one first could choose theirs by it.
  mutating func reveal(_ key: PairingKey, now: Instant) throws(PairingRefusal) {
    try check(now: now)
    guard joiner != nil else { throw .notReady }
    guard Digest.areEqual(Digest.of(key.point), commit) else { throw .otherKey }
    revealed = revealed ?? key
  }

  /// Whom the opener's yes is for: nobody, before both could compare.
  func joinerToConfirm(now: Instant) throws(PairingRefusal) -> Joiner {
    try check(now: now)
    guard let joiner, revealed != nil else { throw .notReady }
    return joiner
  }

  mutating func confirm(_ wrap: [UInt8], on device: DeviceID, now: Instant) {
    guard approval == nil else { return }
    approval = Approval(device: device, wrap: wrap)
    expires = now.adding(seconds: Pairing.life)
  }

  /// What the joiner gets.
  func toCollect(now: Instant) throws(PairingRefusal) -> (device: DeviceID, wrap: [UInt8]) {
    try check(now: now)
    guard let approval else { throw .notReady }
    guard let wrap = approval.wrap else { throw .expired }
    return (approval.device, wrap)
  }

  /// The opener's no is kept, so that the joiner hears of it; what the joiner has, the server has no more. Whether anything is
  /// left to keep.
  mutating func end(by side: PairingSide) -> Bool {
    switch side {
    case .stranger: return true
    case .opener:
      isDenied = state != .done
      return joiner != nil
    case .joiner:
      approval?.wrap = nil
      return approval != nil
    }
  }
}

extension PairingToken {
  var hash: [UInt8] { Digest.of(bytes) }
}

import Kernel
import TestSupport
import Testing

@testable import Accounts

@Suite("What is checked of a passkey")
struct RelyingPartyTests {
  static let party = RelyingParty(id: "example.org", origin: "https://example.org")
  static let challenge = [UInt8](repeating: 9, count: 32)

  /// A fault, and what comes of it.
  struct Fault: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var refusal: PasskeyRefusal
    var change: @Sendable (inout SoftAuthenticator) -> Void

    init(
      _ name: String, _ refusal: PasskeyRefusal, _ change: @escaping @Sendable (inout SoftAuthenticator) -> Void
    ) {
      (testDescription, self.refusal, self.change) = (name, refusal, change)
    }
  }

  /// Of both ceremonies.
  static let faults = [
    Fault("another type", .wrongType) { $0.type = "payment.get" },
    Fault("another origin", .wrongOrigin) { $0.origin = "https://example.org.evil.example" },
    Fault("another scheme", .wrongOrigin) { $0.origin = "http://example.org" },
    Fault("another port", .wrongOrigin) { $0.origin = "https://example.org:8443" },
    Fault("below its name", .wrongOrigin) { $0.origin = "https://a.example.org" },
    Fault("in another site's page", .crossOrigin) { $0.clientMembers = [.init("crossOrigin", .bool(true))] },
    Fault("with an unclear origin", .crossOrigin) { $0.clientMembers = [.init("crossOrigin", .integer(0))] },
    Fault("under another page", .crossOrigin) {
      $0.clientMembers = [.init("crossOrigin", .bool(false)), .init("topOrigin", .string("https://example.org"))]
    },
    Fault("another relying party", .wrongRelyingParty) { $0.relyingParty = "evil.example" },
    Fault("nobody there", .notPresent) { $0.flags ^= 0x01 },
    Fault("nobody verified", .notVerified) { $0.flags ^= 0x04 },
    Fault("backed up and not to be", .impossibleBackup) { $0.flags ^= 0x08 },
    Fault("bytes behind the data", .unreadable) { $0.dataTail = [0] },
    Fault("extensions that are not there", .unreadable) { $0.flags |= 0x80 },
    Fault("extensions that are no map", .unreadable) { ($0.flags, $0.dataTail) = ($0.flags | 0x80, [0xF5]) },
    Fault("one extension twice", .unreadable) {
      ($0.flags, $0.dataTail) = ($0.flags | 0x80, [0xA2, 0x61, 0x61, 1, 0x61, 0x61, 1])
    },
  ]

  static let ofMaking =
    faults + [
      Fault("shown, not made", .wrongType) { $0.type = "webauthn.get" },
      Fault("no credential", .noCredential) { $0.flags ^= 0x40 },
      Fault("an id of 1,024 bytes", .longCredential) { $0.id = [UInt8](repeating: 5, count: 1024) },
      Fault("no id", .longCredential) { $0.id = [] },
      Fault("another id than the browser's", .otherCredential) { $0.claimedID[0] ^= 1 },
      Fault("bytes behind the attestation", .unreadable) { $0.attestationTail = [0] },
      Fault("ES384", .otherAlgorithm) {
        $0.key[4] = 0x38; $0.key.insert(34, at: 5)
      },
      Fault("a key beside its curve", .unusableKey) { $0.key[76] ^= 1 },
      Fault("a key on another curve", .unusableKey) { $0.key[6] = 2 },
      Fault("a key of another type", .unusableKey) { $0.key[2] = 3 },
      Fault("a key that is a number", .unusableKey) { $0.key = [0] },
      Fault("a label of the key twice", .unreadable) { $0.key[5] = 3 },
      Fault("a key that breaks off", .unreadable) { $0.key.removeLast() },
    ]

  static let ofShowing =
    faults + [
      Fault("made, not shown", .wrongType) { $0.type = "webauthn.create" },
      Fault("a signature with one bit changed", .wrongSignature) { $0.spoilsSignature = true },
      Fault("for another account", .otherAccount) { $0.userHandle = [UInt8](repeating: 2, count: 16) },
      Fault("not to be backed up any more", .changedBackup) { $0.flags ^= 0x18 },
      Fault("a credential that was announced", .unreadable) { $0.flags |= 0x40 },
    ]

  @Test("as it is made for this site it is kept, with an id of up to 1,023 bytes and with extensions")
  func made() throws {
    let authenticator = try SoftAuthenticator().making
    let long = [UInt8](repeating: 5, count: 1023)
    for authenticator in [
      authenticator, authenticator.changed { ($0.id, $0.claimedID) = (long, long) },
      // What an authenticator with a PRF says.
      authenticator.changed {
        ($0.flags, $0.dataTail) = ($0.flags | 0x80, [0xA1, 0x6B] + Array("hmac-secret".utf8) + [0xF5])
      },
      authenticator.changed { $0.clientMembers = [.init("crossOrigin", .bool(false))] },
    ] {
      let passkey = try Self.make(authenticator)
      #expect(passkey == StoredPasskey(key: authenticator.key, mayBeBackedUp: true, isBackedUp: true))
      #expect(StoredPasskey(blank: .init(), text: passkey.text) == passkey)
    }
  }

  @Test("one that is made otherwise is refused, and says why", arguments: ofMaking)
  func refusedMade(fault: Fault) throws {
    let authenticator = try SoftAuthenticator().making.changed(fault.change)
    #expect(throws: fault.refusal) { try Self.make(authenticator) }
  }

  @Test("as it was made it is shown", arguments: [nil, [UInt8](repeating: 1, count: 16)])
  func shown(userHandle: [UInt8]?) throws {
    let authenticator = try SoftAuthenticator().changed { $0.userHandle = userHandle }
    #expect(try !Self.show(authenticator).isCounterBehind)
  }

  @Test("one that is shown otherwise is refused, and says why", arguments: ofShowing)
  func refusedShown(fault: Fault) throws {
    let authenticator = try SoftAuthenticator().changed(fault.change)
    #expect(throws: fault.refusal) { try Self.show(authenticator) }
  }

  @Test("an answer to another challenge is refused, whatever its length")
  func challenge() throws {
    let authenticator = try SoftAuthenticator()
    for challenge in [[], Self.challenge.dropLast(), [8] + Self.challenge.dropFirst(), Self.challenge + [9]] {
      #expect(throws: PasskeyRefusal.wrongChallenge) {
        try Self.make(authenticator.making, answering: Array(challenge))
      }
      #expect(throws: PasskeyRefusal.wrongChallenge) { try Self.show(authenticator, answering: Array(challenge)) }
    }
  }

  @Test("another passkey's signature is wrong")
  func otherKey() throws {
    #expect(throws: PasskeyRefusal.wrongSignature) { try Self.show(try SoftAuthenticator(2), by: SoftAuthenticator(1)) }
  }

  @Test(
    "a counter that doesn't go up is marked for good and not refused; one that stays 0 is none",
    arguments: [
      (0, 0, false, 0), (0, 1, false, 1), (7, 8, false, 8), (7, 7, true, 7), (7, 3, true, 7), (7, 0, true, 7),
      (Int64(UInt32.max), UInt32.max, true, Int64(UInt32.max)),
    ] as [(Int64, UInt32, Bool, Int64)])
  func counter(before: Int64, shown: UInt32, isBehind: Bool, after: Int64) throws {
    let authenticator = try SoftAuthenticator().changed { $0.counter = shown }
    let passkey = try Self.show(authenticator, counted: before)
    #expect(passkey.isCounterBehind == isBehind && passkey.counter == after)
    #expect(StoredPasskey(blank: .init(), text: passkey.text) == passkey)
  }

  @Test("whether it is backed up is kept as it was last shown")
  func backup() throws {
    let authenticator = try SoftAuthenticator()
    #expect(try Self.show(authenticator).isBackedUp)
    #expect(try !Self.show(authenticator.changed { $0.flags ^= 0x10 }).isBackedUp)
  }

  private static func make(
    _ authenticator: SoftAuthenticator, answering challenge: [UInt8] = challenge
  ) throws -> StoredPasskey {
    let made = try MadeCredential(Members(authenticator.made(challenge).bytes))
    return try party.passkey(made: made, for: self.challenge)
  }

  private static func show(
    _ authenticator: SoftAuthenticator, by kept: SoftAuthenticator? = nil, counted: Int64 = 0,
    answering challenge: [UInt8] = challenge
  ) throws -> StoredPasskey {
    let account = try #require(AccountID(bytes: [UInt8](repeating: 1, count: 16)))
    let shown = try ShownCredential(Members(try authenticator.shown(challenge).bytes))
    let stored = StoredPasskey(key: (kept ?? authenticator).key, counter: counted, mayBeBackedUp: true)
    return try party.passkey(shown: shown, kept: stored, of: account, for: self.challenge)
  }
}

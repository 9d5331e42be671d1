import Accounts
import Foundation
import Journal
import Kernel
import Languages
import Sealing
import Storage
import TestSupport

@testable import Voice

/// An account with a device that seals what it enters, and a program with a token, in a database of their own. 2025-10-02 14:20 UTC,
/// when a ride in New York was 2.90.
final class Household: Sendable {
  static let opened = Instant(seconds: 1_759_414_800)
  static let first = "card@phone"

  let folder: String
  let log: AccountLog
  let accounts: Accounts
  let voice: Voice
  let keys = AccountKeys(account: TokenBodies.account, key: TokenBodies.key)
  private let who: SignIn

  init(_ body: JSON = TokenBodies.make()) async throws {
    folder = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
    let database = try await TestEngine.people(in: folder)
    accounts = try await Accounts(
      database, signup: .open, random: { count in (0..<count).map { _ in UInt8.random(in: .min ... .max) } },
      scrypt: Scrypt { password, _, _ in password }, aside: { await $0() }
    ).prepared()
    log = AccountLog(database)
    voice = Voice(accounts, log: log)
    who = try await accounts.create(CreateRequest(AccountBodies.create().bytes), from: nil, now: Self.opened)
    let signedIn = SignedIn(account: who.account, device: who.device, isFresh: true)
    try await accounts.make(NewToken(body.bytes, now: Self.opened), by: signedIn, now: Self.opened)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// As a phone would, whose writer is "phone".
  @discardableResult
  func enter(
    _ number: Int64, _ kind: String, after seconds: Int64 = -3600, _ fields: [JSON.Member],
    changed: (inout SealedEntry) -> Void = { _ in }
  ) async throws -> String {
    let at = HybridTimestamp(
      milliseconds: Self.opened.adding(seconds: seconds).milliseconds, counter: 0, writer: "phone")
    let operation = Operation(
      id: OperationID(writer: "phone", counter: number), at: at, change: Change(kind: kind, fields: .object(fields)))
    var entry = try keys.seal(operation, nonce: [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 12))
    changed(&entry)
    let sealed = JSON.object([
      "id": .string(entry.id.text), "at": .array([.integer(at.milliseconds), .integer(0)]), "tag": .string(entry.tag),
      "h": .string(AccountBodies.text(entry.hash)), "box": .string(AccountBodies.text(entry.box)),
    ])
    let push = JSON.object([
      "device": .string(AccountBodies.text(who.device.bytes)), "operations": .array([sealed]),
    ])
    _ = try await log.push(who.account, PushRequest(push.bytes), now: Self.opened)
    return entry.id.text
  }

  func balance(_ minor: Int64, number: Int64 = 1, card: String = "card", after seconds: Int64 = -3600) async throws {
    try await enter(
      number, "fareCard.corrected", after: seconds,
      [
        .init("card", .string(card)), .init("time", .integer(Self.opened.adding(seconds: seconds).milliseconds)),
        .init("amount", .integer(minor)), .init("currency", .string("USD")),
      ])
  }

  func asker(may scope: TokenScope = .writeFareCard, secret: String = TokenBodies.secret) async throws -> Voice.Asker {
    let token = BearerToken(text: "pf_\(TokenBodies.id)_\(secret)")
    guard let token else { throw VoiceRefusal.account(.tokenOver) }
    return try await voice.asker(by: token, may: scope, from: nil, now: Self.opened)
  }

  func card(_ id: String? = nil, in language: Language = .en, now: Instant = opened) async throws -> SpokenCard {
    try await voice.card(id, for: try await asker(may: .readFareCard), in: language, now: now)
  }

  @discardableResult
  func ride(
    _ body: String = "", key: String = UUID().uuidString, now: Instant = opened
  ) async throws -> (card: SpokenCard, isNew: Bool) {
    try await voice.ride(
      RideRequest(Array(body.utf8)), key: key, for: try await asker(), in: .en, now: now)
  }

  /// How many there are in the log.
  var count: Int64 { get async throws { try await log.last(who.account) } }
}

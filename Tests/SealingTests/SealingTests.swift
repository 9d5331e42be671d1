import class Foundation.FileManager
import Journal
import Kernel
import Sealing
import Testing
import Wire

/// Tests/Stored/Sealing.json: what every program that seals has to make of the same keys.
@Suite("What is sealed")
struct SealingTests {
  static let stored: JSON = {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let bytes = FileManager.default.contents(atPath: "/" + folder + "/Stored/Sealing.json").map { [UInt8]($0) }
    return bytes.flatMap { try? JSON.parse($0, limits: JSON.Limits(depth: 16, bytes: 8 << 20)) } ?? .null
  }()

  static func bytes(_ json: JSON?) throws -> [UInt8] { try #require(json?.string.flatMap(Base64URL.bytes)) }

  static func keys() throws -> AccountKeys {
    AccountKeys(account: try bytes(stored["account"]), key: try bytes(stored["key"]))
  }

  @Test("the key's check and each module's tag are the stored ones")
  func names() throws {
    let keys = try Self.keys()
    #expect(try keys.check == Self.bytes(Self.stored["keyCheck"]))
    for module in try #require(Self.stored["modules"]?.array) {
      #expect(keys.tag(try #require(module["name"]?.string)) == module["tag"]?.string)
    }
  }

  @Test("each operation is sealed to the stored bytes, and opened from both forms")
  func boxes() throws {
    let keys = try Self.keys()
    for stored in try #require(Self.stored["operations"]?.array) {
      let operation = try Operation(text: try #require(stored["text"]?.string))
      let sealed = try keys.seal(operation, nonce: Self.bytes(stored["nonce"]))
      // Only where its text is as this program writes it: what a later one wrote may stand in another order.
      if operation.text == stored["text"]?.string {
        #expect(sealed.box == (try Self.bytes(stored["plain"])) && sealed.tag == stored["tag"]?.string)
        #expect(try sealed.hash == Self.bytes(stored["h"]))
      }
      for form in ["plain", "deflated"] {
        guard let box = stored[form]?.string.flatMap(Base64URL.bytes) else { continue }
        var entry = sealed
        entry.box = box
        #expect(try keys.module(operation.change.module).open(entry) == operation)
      }
    }
  }

  @Test("a box that was changed in any place, or is of another name, account or module, stays closed")
  func tampered() throws {
    let keys = try Self.keys()
    let stored = try #require(Self.stored["operations"]?.array?.first)
    let operation = try Operation(text: try #require(stored["text"]?.string))
    let sealed = try keys.seal(operation, nonce: [UInt8](repeating: 3, count: 12))
    for place in sealed.box.indices {
      var other = sealed
      other.box[place] ^= 1
      #expect(throws: BoxError.self) { try keys.module(operation.change.module).open(other) }
    }
    for count in [0, 1, 29, sealed.box.count - 1] {
      var other = sealed
      other.box = Array(sealed.box.prefix(count))
      #expect(throws: BoxError.closed) { try keys.module(operation.change.module).open(other) }
    }
    var other = sealed
    other.id = OperationID(writer: "else", counter: 1)
    #expect(throws: BoxError.closed) { try keys.module(operation.change.module).open(other) }
    #expect(throws: BoxError.closed) { try keys.module("races").open(sealed) }
    let stranger = AccountKeys(account: [UInt8](repeating: 9, count: 16), key: try Self.bytes(Self.stored["key"]))
    #expect(throws: BoxError.closed) { try stranger.module(operation.change.module).open(sealed) }
  }

  @Test("a password and a recovery code give the stored proof, and open the stored wrap")
  func ways() throws {
    let account = try Self.bytes(Self.stored["account"])
    let key = try Self.bytes(Self.stored["key"])
    var ways: [(JSON, WayKey)] = []
    for stored in try #require(Self.stored["passwords"]?.array) {
      let rounds = try #require(stored["iterations"]?.int)
      let made = WayKey.password(
        try #require(stored["password"]?.string), salt: try Self.bytes(stored["salt"]), rounds: rounds)
      // Fewer than a server of ours asks for are refused.
      #expect((made == nil) == (rounds < 600_000))
      if let made { ways.append((stored, made)) }
    }
    let recovery = try #require(Self.stored["recovery"])
    let typings = [try #require(recovery["code"])] + (recovery["typed"]?.array ?? [])
    for typed in typings.compactMap(\.string) { ways.append((recovery, try #require(WayKey.recovery(typed)))) }
    #expect(ways.count >= 3)
    for (stored, way) in ways {
      #expect(try way.auth == Self.bytes(stored["auth"]))
      let wrap = Wrap(
        kind: try #require(stored["kind"]?.string), id: try #require(stored["id"]?.string),
        bytes: try Self.bytes(stored["wrap"]))
      #expect(wrap.key(account: account, by: way) == key)
      #expect(wrap.key(account: Array(account.reversed()), by: way) == nil)
      #expect(Wrap(kind: "pairing", id: wrap.id, bytes: wrap.bytes).key(account: account, by: way) == nil)
    }
  }

  @Test(
    "what is no recovery code is none",
    arguments: ["", "0123", String(repeating: "U", count: 26), "0123456789ABCDEFGHJKMNPQRST"])
  func noCode(typed: String) { #expect(WayKey.recovery(typed) == nil) }
}

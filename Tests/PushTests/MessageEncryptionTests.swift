import Crypto
import Foundation
import Kernel
import Testing
import Wire

@testable import Push

@Suite("Encryption of messages")
struct MessageEncryptionTests {
  /// One of RFC 8291 section 5, and others that PyPI `http_ece` opens.
  struct Vector: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var plaintext: [UInt8]
    var receiver: [UInt8]
    var sender: [UInt8]
    var secret: [UInt8]
    var salt: [UInt8]
    var body: [UInt8]
    var publicKey: [UInt8]

    init?(_ json: JSON) {
      func bytes(_ name: String) -> [UInt8] { Base64URL.bytes(json[name]?.string ?? "-") ?? [] }
      guard let plaintext = json["plaintext"]?.string, let source = json["source"]?.string else { return nil }
      self.plaintext = Array(plaintext.utf8)
      testDescription = "\(source), \(self.plaintext.count) bytes"
      (receiver, sender, publicKey) = (bytes("ua_private"), bytes("as_private"), bytes("ua_public"))
      (secret, salt, body) = (bytes("auth_secret"), bytes("salt"), bytes("body"))
    }
  }

  static let vectors: [Vector] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../Stored/PushMessages.json")
    let bytes = FileManager.default.contents(atPath: file.path).map { [UInt8]($0) } ?? []
    return ((try? JSON.parse(bytes))?.array ?? []).compactMap { Vector($0) }
  }()

  @Test("all vectors are read") func all() { #expect(Self.vectors.count == 9) }

  @Test("a vector's text becomes its body, and the body its text", arguments: vectors)
  func bothWays(vector: Vector) throws {
    let sender = try P256.KeyAgreement.PrivateKey(rawRepresentation: vector.sender)
    let receiver = try P256.KeyAgreement.PrivateKey(rawRepresentation: vector.receiver)
    let keys = try #require(SubscriptionKeys(publicKey: vector.publicKey, secret: vector.secret))
    let opened = try #require(try OpenedMessage(vector.body, by: receiver, secret: vector.secret))
    #expect(opened.plaintext == vector.plaintext)
    let body = MessageEncryption.encrypted(
      vector.plaintext, for: keys, by: sender, salt: vector.salt, block: 0)
    // What is empty we write with a record, which holds its end alone.
    #expect(body == vector.body || vector.plaintext.isEmpty)
  }

  @Test("however long the text, a message is as long as any", arguments: [0, 1, 500, 1023])
  func padding(count: Int) throws {
    let (sender, receiver) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    let secret = [UInt8](repeating: 7, count: 16)
    let keys = try #require(
      SubscriptionKeys(publicKey: [UInt8](receiver.publicKey.x963Representation), secret: secret))
    let text = [UInt8](repeating: 0x61, count: count)
    let body = try #require(
      MessageEncryption.encrypted(text, for: keys, by: sender, salt: [UInt8](repeating: 1, count: 16)))
    #expect(body.count == 86 + 1024 + 16)
    #expect(try OpenedMessage(body, by: receiver, secret: secret)?.plaintext == text)
  }

  @Test("what is no key of a browser's is refused")
  func keys() {
    let point = [UInt8](P256.KeyAgreement.PrivateKey().publicKey.x963Representation)
    let secret = [UInt8](repeating: 0, count: 16)
    var offCurve = point
    offCurve[64] ^= 1
    #expect(SubscriptionKeys(publicKey: point, secret: secret) != nil)
    #expect(SubscriptionKeys(publicKey: offCurve, secret: secret) == nil)
    #expect(SubscriptionKeys(publicKey: point, secret: Array(secret.dropLast())) == nil)
    #expect(SubscriptionKeys(publicKey: Array(point.dropLast()), secret: secret) == nil)
    #expect(SubscriptionKeys(publicKey: [], secret: []) == nil)
  }

  @Test(
    "the longest reminder fits one block in every language, at an address of ordinary length",
    arguments: LanguageTag.allCases)
  func longest(language: LanguageTag) throws {
    let payload = PushPayload(
      .reminder(
        id: String(repeating: "A", count: 32), box: String(repeating: "B", count: 700),
        at: Instant(milliseconds: 1_764_547_200_000), isGone: true, badge: 200), origin: "https://pocketful.example",
      language: language)
    #expect(payload.json.count < MessageEncryption.block)
    let json = try JSON.parse(payload.json)
    #expect(json["web_push"]?.integer == 8030)
    #expect(json["notification"]?["navigate"]?.string == "https://pocketful.example/")
    #expect(json["notification"]?["tag"] == json["notification"]?["data"]?["id"])
    #expect(json["app_badge"]?.integer == 200)
  }
}

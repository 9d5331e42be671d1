import Crypto
package import Kernel

/// An authenticator with one P-256 key, which says whatever a test wants it to: what it is set to, it puts in and signs.
package struct SoftAuthenticator: Sendable {
  package var relyingParty = "example.org"
  package var origin = "https://example.org"
  package var id: [UInt8]
  /// What the browser says that the id is.
  package var claimedID: [UInt8]
  /// Present, verified, may be backed up and is.
  package var flags: UInt8 = 0x1D
  package var counter: UInt32 = 0
  package var userHandle: [UInt8]?
  /// Instead of the right one.
  package var type: String?
  /// More members of the client data.
  package var clientMembers: [JSON.Member] = []
  /// The public key in COSE.
  package var key: [UInt8]
  /// Behind the authenticator data, and behind the attestation object.
  package var dataTail: [UInt8] = []
  package var attestationTail: [UInt8] = []
  /// A bit of the signature is turned.
  package var spoilsSignature = false

  private let seed: [UInt8]

  package init(_ number: UInt8 = 1) throws {
    seed = [UInt8](repeating: number, count: 32)
    id = [UInt8](repeating: number, count: 20)
    claimedID = id
    let point = Array(try P256.Signing.PrivateKey(rawRepresentation: seed).publicKey.rawRepresentation)
    key = Self.key(x: Array(point[..<32]), y: Array(point[32...]))
  }

  /// RFC 9053 section 7.1.1.
  package static func key(alg: UInt8 = 0x26, x: [UInt8], y: [UInt8]) -> [UInt8] {
    [0xA5, 0x01, 0x02, 0x03, alg, 0x20, 0x01] + [0x21] + bytes(x) + [0x22] + bytes(y)
  }

  /// As `navigator.credentials.create` gives it, `toJSON()`.
  package func made(_ challenge: [UInt8]) -> JSON {
    let length = [UInt8(id.count >> 8), UInt8(id.count & 0xFF)]
    let attested = flags & 0x40 != 0 ? [UInt8](repeating: 0, count: 16) + length + id + key : []
    let data = head + attested + dataTail
    let attestation = [0xA3] + Self.text("fmt") + Self.text("none") + Self.text("attStmt") + [0xA0]
    return credential([
      "clientDataJSON": client("webauthn.create", challenge),
      "attestationObject": attestation + Self.text("authData") + Self.bytes(data) + attestationTail,
    ])
  }

  /// As `navigator.credentials.get` gives it.
  package func shown(_ challenge: [UInt8]) throws -> JSON {
    let (client, data) = (client("webauthn.get", challenge), head + dataTail)
    let signer = try P256.Signing.PrivateKey(rawRepresentation: seed)
    var signature = Array(try signer.signature(for: data + SHA256.hash(data: client)).derRepresentation)
    if spoilsSignature { signature[signature.count - 1] ^= 1 }
    var response = ["clientDataJSON": client, "authenticatorData": data, "signature": signature]
    response["userHandle"] = userHandle
    return credential(response)
  }

  /// With a credential in it, as it is made.
  package var making: SoftAuthenticator { changed { $0.flags |= 0x40 } }

  package func changed(_ change: (inout SoftAuthenticator) throws -> Void) rethrows -> SoftAuthenticator {
    var copy = self
    try change(&copy)
    return copy
  }

  private var head: [UInt8] {
    SHA256.hash(data: Array(relyingParty.utf8)) + [flags] + (0..<4).map { UInt8(counter >> (24 - 8 * $0) & 0xFF) }
  }

  private func client(_ right: String, _ challenge: [UInt8]) -> [UInt8] {
    let members: [JSON.Member] = [
      .init("type", .string(type ?? right)), .init("challenge", .string(AccountBodies.text(challenge))),
      .init("origin", .string(origin)),
    ]
    return JSON.object(members + clientMembers).bytes
  }

  private func credential(_ response: [String: [UInt8]]) -> JSON {
    let id = JSON.string(AccountBodies.text(claimedID))
    let members = response.map { JSON.Member($0.key, .string(AccountBodies.text($0.value))) }
    return .object(["id": id, "rawId": id, "type": .string("public-key"), "response": .object(members)])
  }

  private static func text(_ text: String) -> [UInt8] { [0x60 | UInt8(text.utf8.count)] + Array(text.utf8) }

  /// Of less than 64 KB.
  private static func bytes(_ bytes: [UInt8]) -> [UInt8] {
    let count = bytes.count
    return (count < 256 ? [0x58, UInt8(count)] : [0x59, UInt8(count >> 8), UInt8(count & 0xFF)]) + bytes
  }
}

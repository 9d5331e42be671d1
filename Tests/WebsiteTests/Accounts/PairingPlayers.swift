import Accounts
import Crypto
import Foundation
import Kernel
import TestSupport

/// The device that is in, as the app plays it (Documentation/Pairing.md).
struct Opener {
  let key: P256.KeyAgreement.PrivateKey
  /// 16 bytes of the QR code that no request carries.
  let scanned: [UInt8]
  /// What it has to give.
  let accountKey = [UInt8](repeating: 42, count: 32)

  init(_ number: UInt8 = 11) throws {
    key = try PairingMath.key(number)
    scanned = [UInt8](repeating: number, count: 16)
  }

  var point: [UInt8] { Array(key.publicKey.x963Representation) }
  var commit: [UInt8] { Array(SHA256.hash(data: point)) }

  /// Whether that device has read this one's QR code. nil: it doesn't say so, and the figures are to be compared.
  func knows(_ joiner: [UInt8], by proof: [UInt8]?) -> Bool? {
    proof.map { PairingMath.isProof($0, of: joiner, scanned) }
  }

  func proof(for joiner: [UInt8]) -> [UInt8] { PairingMath.proof(of: point + joiner, scanned) }

  func wrap(for joiner: [UInt8], account: String, code: String) throws -> [UInt8] {
    let box = try AES.GCM.seal(
      accountKey, using: PairingMath.wrappingKey(key, joiner),
      authenticating: PairingMath.context(account: account, code: code))
    return [1] + box.nonce + box.ciphertext + box.tag
  }
}

/// The new device, as the app plays it.
struct Joiner {
  let key: P256.KeyAgreement.PrivateKey
  let token: UInt8
  /// nil where the code was typed.
  let scanned: [UInt8]?

  init(_ number: UInt8 = 22, scanning opener: Opener? = nil) throws {
    key = try PairingMath.key(number)
    token = number
    scanned = opener?.scanned
  }

  var point: [UInt8] { Array(key.publicKey.x963Representation) }
  var proof: [UInt8]? { scanned.map { PairingMath.proof(of: point, $0) } }
  var body: JSON { AccountBodies.join(token: token, point, proof: proof) }
  /// As it says who it is.
  var headers: [String: String] {
    AccountSite.own.merging(["Pairing-Token": AccountBodies.text([UInt8](repeating: token, count: 32))]) { $1 }
  }

  /// Whether that is the key that was committed to before this one's was shown, and, where the code was scanned, of whose screen
  /// it was.
  func accepts(_ opener: [UInt8], proof: [UInt8]?, commit: [UInt8]) -> Bool {
    guard Array(SHA256.hash(data: opener)) == commit else { return false }
    guard let scanned else { return true }
    return proof.map { PairingMath.isProof($0, of: opener + point, scanned) } ?? false
  }

  func opened(_ wrap: [UInt8], of opener: [UInt8], account: String, code: String) throws -> [UInt8] {
    let box = try AES.GCM.SealedBox(
      nonce: AES.GCM.Nonce(data: wrap[1..<13]), ciphertext: wrap[13..<45], tag: wrap[45...])
    return Array(
      try AES.GCM.open(
        box, using: PairingMath.wrappingKey(key, opener),
        authenticating: PairingMath.context(account: account, code: code)))
  }
}

/// What both devices compute.
enum PairingMath {
  /// The same each time, so that no test depends on the lot.
  static func key(_ number: UInt8) throws -> P256.KeyAgreement.PrivateKey {
    try P256.KeyAgreement.PrivateKey(rawRepresentation: [UInt8](repeating: number, count: 32))
  }

  /// Six figures, which both show where the code was typed.
  static func figures(_ opener: [UInt8], _ joiner: [UInt8], _ code: String) -> String {
    let hash = SHA256.hash(data: opener + joiner + Array(code.utf8))
    let number = hash.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 1_000_000
    return String(String(1_000_000 + number).dropFirst())
  }

  static func proof(of bytes: [UInt8], _ scanned: [UInt8]) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: bytes, using: SymmetricKey(data: scanned)))
  }

  static func isProof(_ proof: [UInt8], of bytes: [UInt8], _ scanned: [UInt8]) -> Bool {
    HMAC<SHA256>.isValidAuthenticationCode(proof, authenticating: bytes, using: SymmetricKey(data: scanned))
  }

  fileprivate static func wrappingKey(
    _ own: P256.KeyAgreement.PrivateKey, _ other: [UInt8]
  ) throws -> SymmetricKey {
    let shared = try own.sharedSecretFromKeyAgreement(with: P256.KeyAgreement.PublicKey(x963Representation: other))
    return shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: [UInt8](), sharedInfo: Array("wrap".utf8), outputByteCount: 32)
  }

  fileprivate static func context(account: String, code: String) -> [UInt8] {
    Array((account + "\0pairing\0" + code).utf8)
  }
}

extension AccountSite {
  /// Opens a pairing; its code.
  func opened(_ opener: Opener, _ cookie: String) async throws -> String {
    let answer = try await ask("POST", "/pairing", AccountBodies.pairing(commit: opener.commit), cookie: cookie)
    guard answer.status == 201, let code = try answer.json["code"]?.string else { throw HTTPProbe.Failure.noAnswer }
    return code
  }

  func join(_ code: String, _ joiner: Joiner) async throws -> HTTPProbe.Answer {
    try await ask("POST", "/pairing/\(code)/join", joiner.body)
  }

  func reveal(_ code: String, _ opener: Opener, to joiner: [UInt8], _ cookie: String) async throws -> HTTPProbe.Answer {
    let body = AccountBodies.reveal(opener.point, proof: opener.proof(for: joiner))
    return try await ask("POST", "/pairing/\(code)/reveal", body, cookie: cookie)
  }

  func confirm(_ code: String, _ opener: Opener, to joiner: [UInt8], _ cookie: String) async throws -> HTTPProbe.Answer
  {
    let account = AccountBodies.text([UInt8](repeating: 1, count: 16))
    let wrap = try opener.wrap(for: joiner, account: account, code: code)
    return try await ask("POST", "/pairing/\(code)/confirm", AccountBodies.confirm(wrap), cookie: cookie)
  }

  /// All of it up to the yes, by two honest devices.
  func confirmed(_ opener: Opener, _ joiner: Joiner, _ cookie: String) async throws -> String {
    let code = try await opened(opener, cookie)
    _ = try await join(code, joiner)
    _ = try await reveal(code, opener, to: joiner.point, cookie)
    _ = try await confirm(code, opener, to: joiner.point, cookie)
    return code
  }
}

extension JSON {
  /// What base64url stands for, by another hand than the program's.
  var decoded: [UInt8] {
    guard let string else { return [] }
    let padded = string + String(repeating: "=", count: (4 - string.utf8.count % 4) % 4)
    return Array(Data(base64Encoded: padded.replacing("-", with: "+").replacing("_", with: "/")) ?? Data())
  }
}

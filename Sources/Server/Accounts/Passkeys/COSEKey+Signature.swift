import Crypto
import CryptoExtras

extension COSEKey {
  /// Whether there is such a key: a point beside the curve is none. Of Ed25519 only a signature tells, and then none is right.
  var isUsable: Bool {
    switch self {
    case .es256: p256 != nil
    case .edDSA(let x): (try? Curve25519.Signing.PublicKey(rawRepresentation: x)) != nil
    case .rs256(let n, let e): (try? _RSA.Signing.PublicKey(n: n, e: e)) != nil
    }
  }

  func isSignature(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    switch self {
    case .es256:
      guard let p256, let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature) else {
        return false
      }
      return p256.isValidSignature(signature, for: message)
    case .edDSA(let x):
      guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: x) else { return false }
      return key.isValidSignature(signature, for: message)
    case .rs256(let n, let e):
      guard let key = try? _RSA.Signing.PublicKey(n: n, e: e) else { return false }
      return key.isValidSignature(
        _RSA.Signing.RSASignature(rawRepresentation: signature), for: SHA256.hash(data: message),
        padding: .insecurePKCS1v1_5)
    }
  }

  private var p256: P256.Signing.PublicKey? {
    guard case .es256(let x, let y) = self else { return nil }
    return try? P256.Signing.PublicKey(x963Representation: [4] + x + y)
  }
}

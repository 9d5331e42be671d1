import Crypto
import CryptoExtras

extension JSONWebKey {
  /// Whether this key signed it, in the way that it says.
  func signed(_ token: IDToken) -> Bool {
    switch (material, token.algorithm) {
    case (.rsa(let n, let e), .rs256): isSignature(token, n: n, e: e, padding: .insecurePKCS1v1_5)
    // The salt is as long as the hash, as RFC 7518 section 3.5 has it.
    case (.rsa(let n, let e), .ps256): isSignature(token, n: n, e: e, padding: .PSS)
    case (.p256(let x, let y), .es256):
      // Both halves one after the other, not in DER (section 3.4).
      if let key = try? P256.Signing.PublicKey(x963Representation: [4] + x + y),
        let signature = try? P256.Signing.ECDSASignature(rawRepresentation: token.signature)
      {
        key.isValidSignature(signature, for: token.signed)
      } else {
        false
      }
    case (.ed25519(let x), .edDSA):
      (try? Curve25519.Signing.PublicKey(rawRepresentation: x))?
        .isValidSignature(token.signature, for: token.signed) ?? false
    case (.rsa, _), (.p256, _), (.ed25519, _): false
    }
  }

  private func isSignature(_ token: IDToken, n: [UInt8], e: [UInt8], padding: _RSA.Signing.Padding) -> Bool {
    guard let key = try? _RSA.Signing.PublicKey(n: n, e: e) else { return false }
    return key.isValidSignature(
      _RSA.Signing.RSASignature(rawRepresentation: token.signature), for: SHA256.hash(data: token.signed),
      padding: padding)
  }
}

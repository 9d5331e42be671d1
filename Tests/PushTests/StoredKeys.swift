import Crypto
import Wire

/// Keys as a browser gives them.
enum StoredKeys {
  /// As JSON.
  static func subscription() throws -> String {
    let point = Base64URL.text([UInt8](P256.KeyAgreement.PrivateKey().publicKey.x963Representation))
    return #"{"p256dh":"\#(point)","auth":"\#(Base64URL.text([UInt8](repeating: 1, count: 16)))"}"#
  }
}

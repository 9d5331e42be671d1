import Kernel

/// What is kept of a passkey in its way's row. It is found by the credential's id, in base64url.
struct StoredPasskey: Coded, Equatable, Sendable {
  /// In COSE, as the authenticator gave it.
  var key: [UInt8] = []
  /// The highest that it showed.
  var counter: Int64 = 0
  var mayBeBackedUp = false
  var isBackedUp = false
  /// Once its counter did not go up: it, or a copy of it, was used elsewhere.
  var isCounterBehind = false
  /// How the browser reaches it: "internal", "hybrid", "usb".
  var transports: [String] = []

  mutating func code(_ fields: inout Fields) {
    fields.bytes("key", &key)
    fields.integer("counter", &counter, 0...Int64(UInt32.max))
    fields.flag("mayBeBackedUp", &mayBeBackedUp)
    fields.flag("isBackedUp", &isBackedUp)
    fields.flagIfSet("isCounterBehind", &isCounterBehind)
    fields.list("transports", &transports, write: { .string($0) }, read: { $0.string })
  }
}

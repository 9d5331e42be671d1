import Kernel
import Wire

/// What is kept of a password. The device has hashed it once already, so that the server never sees it.
struct StoredPassword: Coded, Equatable, Sendable {
  /// For the device's own derivation.
  var salt: [UInt8] = []
  /// Of `auth`, made with `hashSalt` at `cost`.
  var hash: [UInt8] = []
  var hashSalt: [UInt8] = []
  var cost = Scrypt.Cost.current

  mutating func code(_ fields: inout Fields) {
    fields.bytes("salt", &salt)
    fields.bytes("hash", &hash)
    fields.bytes("hashSalt", &hashSalt)
    fields.whole("n", &cost.n, 2...1 << 20)
    fields.whole("r", &cost.r, 1...32)
    fields.whole("p", &cost.p, 1...16)
  }
}

/// What is kept of a recovery code: it is drawn by lot, so one round of SHA-256 is as good as many.
struct StoredRecovery: Coded, Equatable, Sendable {
  var hash: [UInt8] = []

  mutating func code(_ fields: inout Fields) { fields.bytes("hash", &hash) }
}

extension Fields {
  fileprivate mutating func bytes(_ name: String, _ value: inout [UInt8]) {
    self.value(
      name, &value, write: { .string(Base64URL.text($0)) }, read: { $0.string.flatMap { Base64URL.bytes($0) } })
  }
}

extension Coded {
  /// As it stands in a row.
  init?(blank: Self, text: String) {
    guard let json = try? JSON.parse(text), let value = blank.read(json) else { return nil }
    self = value
  }

  var text: String { json.text }
}

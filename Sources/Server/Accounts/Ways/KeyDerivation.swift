package import Kernel

/// How a device makes 64 bytes of a password: the first half proves it, the second opens the account's key.
package struct KeyDerivation: Equatable, Sendable {
  package let name: String
  package let iterations: Int64

  /// 600,000 is OWASP's least for PBKDF2-HMAC-SHA256 (Password Storage Cheat Sheet, 2023).
  package static let current = KeyDerivation(name: "PBKDF2-SHA256", iterations: 600_000)

  private init(name: String, iterations: Int64) {
    self.name = name
    self.iterations = iterations
  }

  /// None but the current one: an address that nobody has is answered with it too, and one of another's would tell them apart.
  init(_ members: Members) throws(Malformed) {
    self = .current
    let (name, iterations) = (name, iterations)
    try members.text("name", must: "be \u{201C}\(name)\u{201D}") { $0 == name ? () : nil }
    guard try members.integer("iterations") == iterations else {
      throw members.malformed("iterations", "be \(iterations)")
    }
  }

  package var json: JSON { .object(["name": .string(name), "iterations": .integer(iterations)]) }
}

import Glibc

/// An address in figures, as bytes: 4 of IPv4, 16 of IPv6. An IPv4 address inside an IPv6 one is the IPv4 address, as
/// systems that listen for both hand it over.
struct NetworkAddress: Hashable, Sendable {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    self.bytes = bytes.count == 16 && bytes.starts(with: mapped) ? Array(bytes[12...]) : bytes
  }

  /// "127.0.0.1", "::1"; nil for a name.
  init?(_ text: String) {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, text, &bytes) == 1 {
      self.init(Array(bytes[..<4]))
    } else if inet_pton(AF_INET6, text, &bytes) == 1 {
      self.init(bytes)
    } else {
      return nil
    }
  }

  var isLoopback: Bool {
    bytes.count == 4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
  }

  /// 0.0.0.0 or ::, which stand for every address there is.
  var isAny: Bool { bytes.allSatisfy { $0 == 0 } }

  /// Whom it belongs to: one customer has 64 bits of IPv6 at the least.
  var owner: NetworkAddress { bytes.count == 16 ? NetworkAddress(Array(bytes[..<8])) : self }
}

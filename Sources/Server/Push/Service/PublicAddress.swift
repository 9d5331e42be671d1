import Glibc

/// An address that a push service may be at: one that anybody in the internet may reach. A name that a stranger chose may lead into the
/// operator's own network, and is followed nowhere there (basecamp/once-campfire#265).
package struct PublicAddress: Hashable, Sendable {
  /// As figures: "142.250.80.10", "2a00:1450::5f".
  package let text: String

  /// 4 bytes of IPv4 or 16 of IPv6; nil for what is not for everybody (IANA, IPv4 and IPv6 Special-Purpose Address Registries).
  package init?(bytes: [UInt8]) {
    guard Self.isPublic(bytes) else { return nil }
    var bytes = bytes
    var room = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, &bytes, &room, socklen_t(room.count)) != nil else {
      return nil
    }
    text = String(decoding: room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// In figures; nil for a name, too.
  package init?(_ text: String) {
    guard let bytes = Self.bytes(text) else { return nil }
    self.init(bytes: bytes)
  }

  static func bytes(_ text: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, text, &bytes) == 1 { return Array(bytes[..<4]) }
    return inet_pton(AF_INET6, text, &bytes) == 1 ? bytes : nil
  }

  private static func isPublic(_ bytes: [UInt8]) -> Bool {
    switch bytes.count {
    case 4: !closedV4.contains { $0.contains(bytes) }
    // Of IPv6 only what is given out at all, and of that nothing which leads to an IPv4 address or is for other things.
    case 16: open.contains(bytes) && !closedV6.contains { $0.contains(bytes) }
    default: false
    }
  }

  /// Addresses that begin with the same bits.
  private struct Block: Sendable {
    var bytes: [UInt8]
    var bits: Int

    func contains(_ address: [UInt8]) -> Bool {
      for (index, byte) in bytes.enumerated() where index * 8 < bits {
        let mask = UInt8(truncatingIfNeeded: 0xFF00 >> min(8, bits - index * 8))
        if (byte ^ address[index]) & mask != 0 { return false }
      }
      return true
    }
  }

  private static let closedV4 = [
    Block(bytes: [0], bits: 8),  // this network, unspecified
    Block(bytes: [10], bits: 8),  // private
    Block(bytes: [100, 64], bits: 10),  // carrier-grade NAT
    Block(bytes: [127], bits: 8),  // loopback
    Block(bytes: [169, 254], bits: 16),  // link-local, clouds' metadata
    Block(bytes: [172, 16], bits: 12),  // private
    Block(bytes: [192, 0, 0], bits: 24),  // protocol assignments
    Block(bytes: [192, 0, 2], bits: 24),  // documentation
    Block(bytes: [192, 31, 196], bits: 24),  // AS112
    Block(bytes: [192, 52, 193], bits: 24),  // AMT
    Block(bytes: [192, 88, 99], bits: 24),  // 6to4 relays
    Block(bytes: [192, 168], bits: 16),  // private
    Block(bytes: [192, 175, 48], bits: 24),  // AS112
    Block(bytes: [198, 18], bits: 15),  // benchmarks
    Block(bytes: [198, 51, 100], bits: 24),  // documentation
    Block(bytes: [203, 0, 113], bits: 24),  // documentation
    Block(bytes: [224], bits: 3),  // multicast, reserved, broadcast
  ]

  /// 2000::/3: global unicast. Outside it are loopback, mapped IPv4, NAT64, unique local, link-local, multicast.
  private static let open = Block(bytes: [0x20], bits: 3)

  private static let closedV6 = [
    Block(bytes: [0x20, 0x01, 0x00], bits: 23),  // protocol assignments, Teredo, ORCHID
    Block(bytes: [0x20, 0x01, 0x0D, 0xB8], bits: 32),  // documentation
    Block(bytes: [0x20, 0x02], bits: 16),  // 6to4
    Block(bytes: [0x26, 0x20, 0x00, 0x4F, 0x80, 0x00], bits: 48),  // AS112
    Block(bytes: [0x3F, 0xFF, 0x00], bits: 20),  // documentation
  ]
}

/// The proxies whose word is taken for who asks: "10.0.0.2, 172.16.0.0/12, ::1".
package struct TrustedProxies: Equatable, Sendable {
  /// Addresses that begin with the same bits (RFC 4632).
  private struct Block: Equatable, Sendable {
    var bytes: [UInt8]
    var bits: Int

    func contains(_ address: NetworkAddress) -> Bool {
      guard bytes.count == address.bytes.count else { return false }
      for (index, byte) in bytes.enumerated() where index * 8 < bits {
        let mask = UInt8(truncatingIfNeeded: 0xFF00 >> min(8, bits - index * 8))
        if (byte ^ address.bytes[index]) & mask != 0 { return false }
      }
      return true
    }
  }

  private var blocks: [Block] = []

  package init() {}

  /// nil where a part is neither an address nor a network such as 10.0.0.0/8.
  package init?(_ list: String) {
    for part in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      let pieces = part.split(separator: "/", omittingEmptySubsequences: false)
      guard pieces.count <= 2, let address = NetworkAddress(String(pieces[0])) else { return nil }
      let most = address.bytes.count * 8
      guard let bits = pieces.count == 2 ? Int(pieces[1]) : most, (0...most).contains(bits) else { return nil }
      blocks.append(Block(bytes: address.bytes, bits: bits))
    }
  }

  /// Whether that address is one of them.
  func contains(_ address: NetworkAddress) -> Bool { blocks.contains { $0.contains(address) } }
}

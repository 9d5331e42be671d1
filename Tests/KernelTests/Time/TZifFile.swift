import Kernel

/// Makes time zone files (RFC 9636) for tests, good ones and bad ones.
struct TZifFile {
  var version = UInt8(ascii: "2")
  /// Moment in seconds, and which of `offsets` holds from then on.
  var transitions: [(Int64, UInt8)] = []
  var offsets: [Int32]
  var footer = ""

  /// As the real one for the years around 2025: no transition after 2007, a rule for all that follow.
  static let newYork = TZifFile(
    transitions: [(-2_717_650_800, 1), (1_143_961_200, 2), (1_162_101_600, 1), (1_173_596_400, 2), (1_194_156_000, 1)],
    offsets: [-17_762, -18_000, -14_400], footer: "EST5EDT,M3.2.0,M11.1.0")

  static func rule(_ footer: String, offset: Int32) -> TZifFile { TZifFile(offsets: [offset], footer: footer) }

  var bytes: [UInt8] {
    if version == 0 { return block(wide: false, transitions.filter { $0.0 >= -2_147_483_648 }) }
    // The first block may be empty but for one type: readers of this century skip it.
    return block(wide: false, []) + block(wide: true, transitions) + [0x0A] + Array(footer.utf8) + [0x0A]
  }

  func zone(_ name: String) throws -> Zone { try Zone(name: name, tzif: bytes) }

  private func block(wide: Bool, _ transitions: [(Int64, UInt8)]) -> [UInt8] {
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, 0, transitions.count, offsets.count, 4] { bytes += big(Int64(count), 4) }
    for (moment, _) in transitions { bytes += big(moment, wide ? 8 : 4) }
    bytes += transitions.map { $0.1 }
    for offset in offsets { bytes += big(Int64(offset), 4) + [0, 0] }
    return bytes + Array("LMT\0".utf8)
  }

  private func big(_ value: Int64, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

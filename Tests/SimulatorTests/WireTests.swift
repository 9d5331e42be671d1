import Feeds
import Kernel
import Simulator
import Testing

@Suite("Wire formats")
struct WireTests {
  private static let numbers: [(value: UInt64, bytes: [UInt8])] = [
    (0, [0x08, 0x00]), (127, [0x08, 0x7F]), (128, [0x08, 0x80, 0x01]), (300, [0x08, 0xAC, 0x02]),
    (.max, [0x08, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]),
  ]

  @Test("a number takes as many bytes as it needs", arguments: numbers)
  func varints(value: UInt64, bytes: [UInt8]) {
    var writer = ProtobufWriter()
    writer.varint(1, value)
    #expect(writer.bytes == bytes)
  }

  @Test("a message stands behind its length, also when that takes two bytes")
  func messages() {
    var writer = ProtobufWriter()
    writer.message(1001) { $0.string(1, String(repeating: "x", count: 200)) }
    #expect(Array(writer.bytes.prefix(7)) == [0xCA, 0x3E, 0xCB, 0x01, 0x0A, 0xC8, 0x01])
    #expect(writer.bytes.count == 207)
  }

  @Test("the check sum is zip's", arguments: [("", UInt32(0)), ("123456789", 0xCBF4_3926), ("a", 0xE8B7_BE43)])
  func checksum(text: String, sum: UInt32) { #expect(CRC32.of(Array(text.utf8)) == sum) }
}

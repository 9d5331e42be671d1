import Testing
import Wire

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

  @Test(
    "a member of an archive has its check sum and its length, however it is packed",
    arguments: [ZipWriter.Method.stored, .deflated], [("", UInt32(0)), ("123456789", 0xCBF4_3926), ("a", 0xE8B7_BE43)])
  func members(method: ZipWriter.Method, member: (text: String, sum: UInt32)) {
    var zip = ZipWriter(method)
    zip.add("a.txt", member.text)
    #expect(Array(zip.bytes.prefix(4)) == Array("PK\u{3}\u{4}".utf8))
    #expect(zip.bytes[8] == method.rawValue)
    #expect(Self.number(zip.bytes[14..<18]) == member.sum)
    #expect(Self.number(zip.bytes[22..<26]) == UInt32(member.text.utf8.count))
  }

  @Test("what repeats itself is shorter in an archive that packs")
  func packing() {
    let sizes = [ZipWriter.Method.stored, .deflated].map { method in
      var zip = ZipWriter(method)
      zip.add("a.txt", String(repeating: "127N,R20S,", count: 1000))
      return zip.bytes.count
    }
    #expect(sizes[0] > 10_000 && sizes[1] < 500)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

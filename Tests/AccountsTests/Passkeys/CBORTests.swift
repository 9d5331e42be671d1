import Testing

@testable import Accounts

@Suite("CBOR, as authenticators send it")
struct CBORTests {
  @Test(
    "what stands in RFC 8949, appendix A, is read as it says",
    arguments: [
      ([0x00], .integer(0)), ([0x17], .integer(23)), ([0x18, 0x18], .integer(24)),
      ([0x19, 0x03, 0xE8], .integer(1000)),
      ([0x1A, 0x00, 0x0F, 0x42, 0x40], .integer(1_000_000)), ([0x20], .integer(-1)), ([0x38, 0x63], .integer(-100)),
      ([0x39, 0x01, 0x00], .integer(-257)), ([0x44, 1, 2, 3, 4], .bytes([1, 2, 3, 4])), ([0x60], .text("")),
      ([0x62, 0xC3, 0xBC], .text("ü")), ([0x83, 1, 2, 3], .array([.integer(1), .integer(2), .integer(3)])),
      ([0xA1, 0x61, 0x61, 0x01], .map([.init(key: .text("a"), value: .integer(1))])), ([0xF5], .bool(true)),
      ([0xF4], .bool(false)), ([0xF6], .null),
    ] as [([UInt8], CBOR)])
  func read(bytes: [UInt8], value: CBOR) throws {
    #expect(try CBOR(bytes) == value)
  }

  @Test(
    "what is more than that, or less, is refused for its own reason",
    arguments: [
      ([], .truncated), ([0x18], .truncated), ([0x44, 1, 2, 3], .truncated), ([0x82, 1], .truncated),
      ([0xA1, 1], .truncated), ([0x5B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .truncated),
      ([0x00, 0x00], .trailingBytes), ([0x5F, 0x41, 0, 0xFF], .unsupported(0x5F)), ([0x9F, 0xFF], .unsupported(0x9F)),
      ([0xBF, 0xFF], .unsupported(0xBF)), ([0x1C], .unsupported(0x1C)), ([0xC0, 0x00], .unsupported(0xC0)),
      ([0xF9, 0x3C, 0x00], .unsupported(0xF9)), ([0xF7], .unsupported(0xF7)),
      ([0xA2, 1, 1, 1, 2], .duplicateKey), ([0xA2, 1, 1, 0x18, 1, 2], .duplicateKey),
      ([0xA2, 0x61, 0x61, 1, 0x61, 0x61, 1], .duplicateKey), ([0x81, 0x81, 0x81, 0x81, 0], .tooDeep),
      ([0x98, 65] + [UInt8](repeating: 0, count: 65), .tooLarge), ([0xB8, 65], .tooLarge),
      ([0x1B, 0x80, 0, 0, 0, 0, 0, 0, 0], .tooLarge), ([0x3B, 0x80, 0, 0, 0, 0, 0, 0, 0], .tooLarge),
      ([0x61, 0xFF], .notUTF8),
    ] as [([UInt8], CBORError)])
  func refused(bytes: [UInt8], error: CBORError) {
    #expect(throws: error) { try CBOR(bytes) }
  }

  @Test("four levels are read, and the least number that fits")
  func limits() throws {
    #expect(try CBOR([0x81, 0x81, 0x81, 0x00]) == .array([.array([.array([.integer(0)])])]))
    #expect(try CBOR([0x3B, 0x7F] + [UInt8](repeating: 0xFF, count: 7)) == .integer(.min))
  }
}

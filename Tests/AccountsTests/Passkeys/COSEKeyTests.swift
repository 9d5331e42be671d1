import Testing

@testable import Accounts

@Suite("A passkey's public key")
struct COSEKeyTests {
  private static func rsa(n: [UInt8], e: [UInt8] = [1, 0, 1]) -> [UInt8] {
    [0xA4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20, 0x59, UInt8(n.count >> 8), UInt8(n.count & 0xFF)] + n
      + [0x21, 0x40 | UInt8(e.count)] + e
  }

  private static func modulus(_ count: Int) -> [UInt8] { [UInt8](repeating: 0xC3, count: count) }

  @Test("an RSA key has 2,048 to 4,096 bits", arguments: [(255, false), (256, true), (512, true), (513, false)])
  func sizes(bytes: Int, isTaken: Bool) {
    #expect(((try? COSEKey(Self.rsa(n: Self.modulus(bytes)))) != nil) == isTaken)
  }

  @Test(
    "one that can't be a key is refused",
    arguments: [
      rsa(n: [0] + modulus(256)), rsa(n: modulus(255) + [2]), rsa(n: modulus(256), e: [1]),
      rsa(n: modulus(256), e: [2]), rsa(n: modulus(256), e: []), rsa(n: modulus(256), e: [1, 0, 0, 0, 1]),
      // Ed25519 with 31 bytes, and X25519.
      [0xA4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21, 0x58, 31] + modulus(31),
      [0xA4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x04, 0x21, 0x58, 32] + modulus(32),
      // Without an algorithm; with text for one; with bytes behind.
      [0xA1, 0x01, 0x02], [0xA1, 0x03, 0x61, 0x61], rsa(n: modulus(256)) + [0],
    ])
  func refused(bytes: [UInt8]) {
    #expect(throws: PasskeyRefusal.unusableKey) { try COSEKey(bytes) }
  }
}

import Kernel
import Sharing
import TestSupport
import Testing

@Suite("A QR code")
struct QRTests {
  @Test("is as large as its text needs")
  func sizes() throws {
    #expect(QRCode("", .low)?.size == 21)
    #expect(QRCode(String(repeating: "a", count: 17), .low)?.size == 21)
    #expect(QRCode(String(repeating: "a", count: 18), .low)?.size == 25)
    #expect(QRCode(String(repeating: "a", count: 14), .medium)?.size == 21)
    #expect(QRCode(String(repeating: "a", count: 15), .medium)?.size == 25)
    #expect(QRCode(String(repeating: "é", count: 1476), .low)?.size == 177)
    #expect(QRCode(String(repeating: "a", count: 2953), .low)?.size == 177)
    #expect(QRCode(String(repeating: "a", count: 2954), .low) == nil)
    #expect(QRCode(String(repeating: "a", count: 2331), .medium)?.size == 177)
    #expect(QRCode(String(repeating: "a", count: 2332), .medium) == nil)
  }

  @Test("is read back by what stands on it, at each version and level", arguments: 1...40)
  func readBack(version: Int) throws {
    var random = SeededRandom(seed: UInt64(version))
    for level in QRCode.Level.allCases {
      // Few enough bytes for this version, and too many for the one before.
      let size = version * 4 + 17
      var least = 0
      var most = 3000
      while most - least > 1 {
        let middle = (least + most) / 2
        if let needed = QRCode.size(of: middle, level), needed <= size { least = middle } else { most = middle }
      }
      let count = least
      let letters = Array("abcXYZ019#/?é駅")
      var text = ""
      while text.utf8.count + 3 < count { text.append(letters.randomElement(using: &random) ?? "a") }
      let code = try #require(QRCode(text, level))
      #expect(code.size == size && QRReading(code).text == text)
    }
  }
}

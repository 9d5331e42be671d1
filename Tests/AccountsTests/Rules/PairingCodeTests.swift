import Testing

@testable import Accounts

@Suite("A pairing's code")
struct PairingCodeTests {
  @Test(
    "forty bits are eight letters, of which none is taken for another",
    arguments: [
      ([0, 0, 0, 0, 0], "00000000"), ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF], "ZZZZZZZZ"), ([0, 0, 0, 0, 1], "00000001"),
      ([0x08, 0, 0, 0, 0], "10000000"), ([0x00, 0x44, 0x32, 0x14, 0xC7], "01234567"),
    ] as [([UInt8], String)])
  func drawn(bytes: [UInt8], text: String) {
    #expect(PairingCode(bytes: bytes)?.text == text)
    #expect(PairingCode(text: text)?.text == text)
  }

  @Test("of another count of bytes there is none", arguments: [0, 4, 6])
  func counts(count: Int) { #expect(PairingCode(bytes: [UInt8](repeating: 1, count: count)) == nil) }

  @Test(
    "as a person types it, it is the same",
    arguments: ["7K3MQ10D", "7k3mq10d", "7K3M-Q1OD", "7k3m qIod", " 7-K-3-M-Q-l-o-D ", "7K3MQL0D"])
  func typed(text: String) { #expect(PairingCode(text: text)?.text == "7K3MQ10D") }

  @Test(
    "what is no code is none",
    arguments: [
      "", "7K3MQ10", "7K3MQ10DD", "7K3MQ1UD", "7K3MQ1\u{E9}D", "7K3MQ1.D", "\u{0}7K3MQ10D", "7K3MQ10\u{DF}",
      "7K3MQ10D" + String(repeating: "-", count: 25),
    ])
  func refused(text: String) { #expect(PairingCode(text: text) == nil) }
}

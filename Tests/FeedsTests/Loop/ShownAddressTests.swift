import Testing

@testable import Feeds

@Suite("Addresses as they are shown")
struct ShownAddressTests {
  @Test(
    "who it is at stays; names, passwords and keys don't",
    arguments: [
      ("http://me:hush@a.example/feed?key=hush", "http://a.example/feed?\u{2026}"),
      ("https://a.example:8080/feed#hush", "https://a.example:8080/feed?\u{2026}"),
      ("https://a.example/@me", "https://a.example/@me"), ("https://hush@hush@a.example", "https://a.example"),
      ("me:hush@a.example", "a.example"), ("?hush", "?\u{2026}"), ("", ""),
    ])
  func shown(address: String, text: String) {
    #expect(ShownAddress.text(address) == text)
  }
}

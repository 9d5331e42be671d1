import Testing

@testable import Accounts

@Suite("E-mail addresses")
struct EmailAddressTests {
  @Test(
    "they are found again however they were typed",
    arguments: [
      ("me@example.org", "me@example.org"), ("Me@Example.ORG", "me@example.org"),
      (" me@example.org\n", "me@example.org"),
      ("me+x@nas", "me+x@nas"), ("jos\u{65}\u{301}@example.org", "jos\u{E9}@example.org"),
      ("\u{C9}va@example.org", "\u{C9}va@example.org"),
    ])
  func folded(text: String, folded: String) throws {
    let address = try #require(EmailAddress(text))
    #expect(Array(address.folded.utf8) == Array(folded.utf8))
  }

  @Test(
    "what is none is refused",
    arguments: [
      "", "@", "me", "me@", "@example.org", "a@b@c", "me @example.org", "me@exam\u{0}ple.org", "me@example.org\u{7}x",
      "m\u{200B}e@example.org", "m\u{202E}e@example.org", "me\u{A0}@example.org", "me@\u{2028}x",
      String(repeating: "a", count: 250) + "@b.cd", String(repeating: "a", count: 100_000) + "@b",
    ])
  func refused(text: String) { #expect(EmailAddress(text) == nil) }

  @Test("254 bytes are the most")
  func longest() {
    #expect(EmailAddress(String(repeating: "a", count: 252) + "@b") != nil)
    #expect(EmailAddress(String(repeating: "a", count: 253) + "@b") == nil)
  }
}

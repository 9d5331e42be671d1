import Foundation
import Testing

@testable import Mail

@Suite("A letter, as it goes over the wire")
struct LetterTests {
  private func lines(subject: String = "A new password", text: String = "Hello.\n") throws -> [String] {
    let letter = Letter(
      to: try #require(MailAddress("me@example.org")), subject: subject, text: text, language: "en",
      date: "Thu, 02 Oct 2025 14:20:00 +0000", id: [0, 255])
    let bytes = letter.bytes(from: try #require(MailAddress("pocketful@example.net")))
    let whole = String(decoding: bytes, as: UTF8.self)
    #expect(bytes.allSatisfy { $0 < 0x80 } && whole.hasSuffix("\r\n"))
    return whole.components(separatedBy: "\r\n")
  }

  @Test("its head says from whom it is, to whom, when and what, and then the text begins")
  func head() throws {
    #expect(
      try lines() == [
        "Date: Thu, 02 Oct 2025 14:20:00 +0000", "From: Pocketful <pocketful@example.net>", "To: <me@example.org>",
        "Message-ID: <00ff@example.net>", "Subject: =?utf-8?B?QSBuZXcgcGFzc3dvcmQ=?=", "Auto-Submitted: auto-generated",
        "Content-Language: en", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: base64", "", "SGVsbG8uDQo=", "",
      ])
  }

  @Test(
    "no text of any language makes a line that is too long, begins with a dot, or is one of the head",
    arguments: [String(repeating: "Ünïcode 🚇 ", count: 40), "a\r\nBcc: you@example.org\n.\n\nb", ".", ""])
  func anything(text: String) throws {
    let lines = try lines(subject: text, text: text)
    #expect(
      lines.allSatisfy { $0.utf8.count <= 76 && !$0.contains("\n") && !$0.hasPrefix(".") && !$0.hasPrefix("Bcc") })
    let empty = try #require(lines.firstIndex(of: ""))
    let body = Data(base64Encoded: lines[(empty + 1)...].joined()) ?? Data()
    let read = String(decoding: body, as: UTF8.self).replacing("\r\n", with: "\n")
    #expect(read == text.replacing("\r\n", with: "\n"))
  }

  @Test(
    "an address is one that nothing else can be made of",
    arguments: [
      ("me@example.org", true), ("Me.Too+x=1@mail.example.org", true), ("élise@exämple.org", true), ("a@b", true),
      ("a", false), ("@b", false), ("a@", false), ("a@b@c", false), ("a..b@c", false), (".a@b", false), ("a@b.", false),
      ("a>@b", false), ("a,b@c", false), ("a b@c", false), ("\"a\"@b", false), ("a@[1.2.3.4]", false),
      ("a@b\r\nBcc: c@d", false), ("a\u{2028}@b", false), ("a\u{200B}@b", false), ("a@b/c", false), ("a:b@c", false),
      (String(repeating: "a", count: 250) + "@bcd", true), (String(repeating: "a", count: 251) + "@bcd", false),
    ])
  func address(text: String, isOne: Bool) { #expect((MailAddress(text) != nil) == isOne) }

  /// What stands for the server, and what it is taken for.
  private static let servers: [(String, String?)] = [
    ("smtp://mail.example.org", "mail.example.org 587 beforeAnythingIsSaid"),
    ("smtps://mail.example.org", "mail.example.org 465 atOnce"), ("SMTPS://a:2465", "a 2465 atOnce"),
    ("smtp://localhost:25", "localhost 25 whereOffered"), ("smtp://127.0.0.1", "127.0.0.1 587 whereOffered"),
    ("smtps://localhost", "localhost 465 atOnce"), ("http://a", nil), ("a", nil), ("smtp://", nil), ("smtp://a:0", nil),
    ("smtp://a:65536", nil), ("smtp://a:", nil), ("smtp://a/b", nil), ("smtp://u:p@a", nil), ("smtp://a b", nil),
    ("smtp://localhost.example.org", "localhost.example.org 587 beforeAnythingIsSaid"),
  ]

  @Test("a server is spoken to in the clear only on this machine", arguments: servers)
  func server(text: String, meant: String?) throws {
    let from = try #require(MailAddress("a@b"))
    let server = MailServer(text, from: from, login: nil)
    #expect(server.map { "\($0.host) \($0.port) \($0.encryption)" } == meant)
  }

  @Test("as whom we sign in is never written out")
  func login() {
    let login = MailLogin(user: "me", password: "hush")
    var dumped = ""
    dump(login, to: &dumped)
    #expect(!"\(login) \(dumped)".contains("hush"))
  }
}

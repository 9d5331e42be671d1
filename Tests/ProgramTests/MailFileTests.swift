import Mail
import Testing

@testable import pocketful

@Suite("The file of the mail server")
struct MailFileTests {
  private static let least = #"{"server": "smtps://mail.example.org", "from": "pocketful@example.org"}"#

  private func read(_ text: String) throws -> MailServer {
    let folder = try TemporaryFolder()
    _ = try folder.file("mail.password", "hush\n")
    return try MailFile.read(try folder.file("mail.json", text), environment: ["MAIL_PASSWORD": "hush"])
  }

  @Test("a server and an address are enough")
  func least() throws {
    let from = try #require(MailAddress("pocketful@example.org"))
    #expect(try read(Self.least) == MailServer("smtps://mail.example.org:465", from: from, login: nil))
  }

  @Test(
    "a password is in a file beside it, or in the environment",
    arguments: [#""passwordFile": "mail.password""#, #""passwordVariable": "MAIL_PASSWORD""#])
  func login(field: String) throws {
    let server = try read(Self.least.replacing("}", with: #", "user": "me", \#(field)}"#))
    #expect(server.login == MailLogin(user: "me", password: "hush"))
  }

  /// What stands in place of something, and what is named.
  private static let faults: [(String, String, String)] = [
    ("smtps://mail", "https://mail", "server"), (#""smtps://mail.example.org""#, "1", "server"),
    ("pocketful@example.org", "Pocketful <pocketful@example.org>", "from"), (#", "from""#, #", "form""#, "form"),
    ("}", #", "user": "me"}"#, "user"), ("}", #", "passwordFile": "mail.password"}"#, "user"),
    ("}", #", "user": 1, "passwordFile": "mail.password"}"#, "user"),
    ("}", #", "user": "me", "passwordFile": "none"}"#, "none"), ("}", #", "password": "hush"}"#, "password"),
    ("}", #", "user": "me", "passwordVariable": "NONE"}"#, "passwordVariable"),
    ("}", #", "user": "me", "passwordVariable": "MAIL_PASSWORD", "passwordFile": "a"}"#, "passwordFile"),
  ]

  @Test("each fault is named by its field, and no secret is told", arguments: faults)
  func fault(right: String, wrong: String, named: String) throws {
    let failure = try #require(
      #expect(throws: Failure.self) { try read(Self.least.replacing(right, with: wrong)) })
    #expect(failure.sentence.contains(named) && !failure.sentence.contains("hush"))
  }

  @Test("a file that is no object is said to be none", arguments: ["", "[]", "server = smtp://a"])
  func whole(text: String) {
    #expect(throws: Failure.self) { try read(text) }
  }

  @Test("the server that can't read it doesn't start")
  func serving() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("mail.json", Self.least.replacing("smtps", with: "ftp"))
    let outcome = try await Program.run(
      ["serve", "--mail", path, "--web", folder.path + "/none", "--data", folder.path, "--port", "0"])
    #expect(outcome.status == 64 && outcome.errors.contains("server must be smtps://"))
  }
}

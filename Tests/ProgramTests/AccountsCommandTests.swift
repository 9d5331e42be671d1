import Accounts
import Foundation
import Kernel
import Storage
import Synchronization
import TestSupport
import Testing

@Suite("The operator's commands about accounts")
struct AccountsCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.run(arguments + ["--data", folder.path, "--now", "1759414800"])
  }

  private func create() async throws -> SignIn {
    let accounts = try await Accounts(
      try await .people(path: folder.path + "/pocketful.sqlite"), signup: .open,
      random: { count in (0..<count).map { _ in UInt8.random(in: .min ... .max) } },
      scrypt: Scrypt { password, _, _ in password }
    ).prepared()
    return try await accounts.create(
      CreateRequest(AccountBodies.create(device: "My\u{202E} phone").bytes), from: nil,
      now: Instant(seconds: 1_759_414_800))
  }

  @Test("where no server has ever been there are none, and nothing is made by asking")
  func nothing() async throws {
    let outcome = try await run("accounts")
    #expect(outcome.status == 0 && outcome.output == "There are no accounts yet.\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    for arguments in [["delete", "01010101"], ["revoke", "01010101", "01010101"]] {
      let outcome = try await Program.run(["accounts"] + arguments + ["--data", folder.path])
      #expect(outcome.status == 1 && outcome.errors.contains("There is no account whose id begins with 01010101."))
    }
  }

  @Test("the list says how much each account is; whose it is, and on what devices, only where it is asked for")
  func list() async throws {
    _ = try await create()
    let plain = try await run("accounts").output
    #expect(plain.contains("01010101  2025-10-02  2025-10-02        1         0           0\n"))
    #expect(!plain.contains("example") && !plain.contains("phone"))
    let told = try await run("accounts", "list", "--emails", "--devices").output
    #expect(told.contains("  me@example.org\n") && told.contains("  My phone\n") && !told.contains("\u{202E}"))
  }

  @Test(
    "a device is revoked, and an account deleted, by the beginning of their ids; a beginning that is short is not taken"
  )
  func revokeAndDelete() async throws {
    _ = try await create()
    let short = try await run("accounts", "delete", "010")
    #expect(short.status == 64 && short.errors.contains("at least 4 digits"))
    let listed = try await run("accounts", "--devices").output
    let id = try #require(listed.split(separator: "\n").last?.split(separator: " ").first)
    #expect(try await run("accounts", "revoke", "01010101", String(id)).output == "Revoked \(id) of 01010101.\n")
    #expect(try await run("accounts", "revoke", "01010101", String(id)).status == 1)
    #expect(try await run("accounts", "--devices").output.split(separator: "\n").count == 2)
    #expect(try await run("accounts", "delete", "0101").output == "Deleted 01010101, with 0 entries.\n")
    #expect(try await run("accounts").output == "There are no accounts yet.\n")
  }

  @Test("an invitation is a link with a code behind the #, and each is another")
  func invite() async throws {
    let link = try await run("invite", "--public-url", "https://pocketful.example/")
    #expect(link.status == 0)
    let code = try #require(link.output.split(separator: "=").last)
    #expect(link.output == "https://pocketful.example/settings/account#invite=\(code)")
    let local = try await run("invite", "--port", "81").output
    #expect(local.hasPrefix("http://localhost:81/settings/account#invite=") && !local.contains(code))
  }

  @Test("they work beside a server that runs, which says at its next answer what became of a session")
  func beside() async throws {
    let made = try await create()
    let (process, port) = try await ServingTests().serve(folder)
    defer { kill(process.processIdentifier, SIGKILL) }
    let headers = ["Sec-Fetch-Site": "same-origin", "Cookie": "pocketful-session=\(made.session.text)"]
    #expect(try await HTTPProbe(port: port).get("/api/v1/account", headers).status == 200)
    #expect(try await run("accounts", "delete", "01010101").status == 0)
    #expect(try await HTTPProbe(port: port).get("/api/v1/account", headers).status == 410)
  }

  @Test("where accounts won't work for people elsewhere, that is said once at the start")
  func trouble() async throws {
    let said = Mutex("")
    let (process, _) = try await ServingTests().serve(folder, ["--public-url", "http://box.local:8080"]) { text in
      said.withLock { $0 += text }
    }
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(said.withLock { $0 }.components(separatedBy: "Accounts need an https address").count == 2)
  }
}

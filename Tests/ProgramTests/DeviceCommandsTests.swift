import Foundation
import Journal
import Kernel
import Storage
import SyncClient
import Testing

@Suite("The command line as a device", .serialized)
struct DeviceCommandsTests {
  private static let now = "1759414800"

  /// A server with an account that was made elsewhere: its key, wraps and proofs are those of Tests/Stored/Sealing.json.
  private final class Server {
    let origin: String
    private let process: Process
    private let folder: TemporaryFolder

    init() async throws {
      folder = try TemporaryFolder()
      let started = try await ServingTests().serve(folder, ["--signup", "open"])
      process = started.0
      origin = "http://localhost:\(started.1)"
      let live = AccountServer.live(origin: origin)
      let answer = await live.server.ask("POST", "/api/v1/account/password/create", try Server.account, .nobody)
      await live.close()
      try #require(answer.status == 201, "\(answer.json.text)")
    }

    deinit { kill(process.processIdentifier, SIGKILL) }

    func stop() {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    private static let stored: JSON = {
      let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let text = try? String(contentsOf: path.appendingPathComponent("../Stored/Sealing.json"), encoding: .utf8)
      return text.flatMap { try? JSON.parse($0, limits: JSON.Limits(depth: 16, bytes: 8 << 20)) } ?? .null
    }()

    private static var account: JSON {
      get throws {
        let password = try #require(stored["passwords"]?.array?.first { $0["iterations"]?.int == 600_000 })
        let recovery = try #require(stored["recovery"])
        return .object([
          "account": try #require(stored["account"]), "email": .string("ana@example.org"),
          "salt": try #require(password["salt"]),
          "kdf": .object(["name": .string("PBKDF2-SHA256"), "iterations": .integer(600_000)]),
          "auth": try #require(password["auth"]), "keyCheck": try #require(stored["keyCheck"]),
          "wrap": try #require(password["wrap"]),
          "recovery": .object(["auth": try #require(recovery["auth"]), "wrap": try #require(recovery["wrap"])]),
          "device": .object(["name": .string("Phone")]),
        ])
      }
    }
  }

  private static func run(
    _ arguments: [String], in folder: TemporaryFolder, typed: String = ""
  ) async throws -> Program.Outcome {
    try await run(arguments, at: folder.path, typed: typed)
  }

  private static func run(_ arguments: [String], at path: String, typed: String) async throws -> Program.Outcome {
    try await Program.run(
      arguments + ["--data", path, "--now", now], environment: ["TZ": "UTC"], typed: typed + "\n")
  }

  private static func login(
    _ server: Server, in folder: TemporaryFolder, typed: String = "sieben Äpfel", _ others: [String] = []
  ) async throws -> Program.Outcome {
    try await run(["login", server.origin, "--email", "ana@example.org"] + others, in: folder, typed: typed)
  }

  @Test("two of them have one card: what one rides the other sees, and what is ridden without a server is sent later")
  func twoDevices() async throws {
    let server = try await Server()
    let (home, work) = (try TemporaryFolder(), try TemporaryFolder())
    #expect(try await Self.login(server, in: home).output == "Signed in. 0 entries are here.\n")
    #expect(
      try await Self.login(server, in: work, typed: "0123-4567-89ab-cdef-ghjk-mnpq-rs", ["--recovery"]).output
        == "Signed in. 0 entries are here.\n")
    let early = try await Self.run(["ride"], in: home)
    #expect(early.status == 1 && early.errors.lowercased().contains("insufficient fare"))

    try await Self.enter(20, in: home)
    #expect(try await Self.run(["balance"], in: work).output.hasPrefix("Balance $20.00."))
    let ride = try await Self.run(["ride"], in: work)
    #expect(ride.status == 0 && ride.output.hasPrefix("Balance $17."))
    #expect(try await Self.run(["balance"], in: home).output == ride.output)
    let question = try await Self.run(["ride"], in: home)
    #expect(question.status == 1 && question.errors.contains("--transfer or --new"))
    let log = try await Self.run(["log"], in: home).output
    #expect(log.split(separator: "\n").count == 2 && log.contains("2025-10-02 14:20  Ride"))

    server.stop()
    let offline = try await Self.run(["ride", "--new"], in: home)
    #expect(offline.status == 0 && offline.output.hasPrefix("Balance $14."))
    #expect(offline.errors.contains("1 entry is kept here."))
    let refused = try await Self.run(["logout"], in: home)
    #expect(refused.status == 1 && refused.errors.contains("1 of the entries here are nowhere else."))
  }

  @Test("who is signed in signs out, and nothing of the account stays")
  func logout() async throws {
    let server = try await Server()
    let folder = try TemporaryFolder()
    _ = try await Self.login(server, in: folder)
    let elsewhere = try await Self.run(
      ["login", "http://localhost:9", "--email", "a@b.example"], in: folder, typed: "x")
    #expect(elsewhere.status == 1 && elsewhere.errors.contains("signed in at http://localhost"))
    // Once more at the same server: the same device, with a new session.
    #expect(try await Self.login(server, in: folder).output == "Signed in. 0 entries are here.\n")
    #expect(try await Self.run(["logout"], in: folder).output == "Signed out.\n")
    let after = try await Self.run(["balance"], in: folder)
    #expect(after.status == 1 && after.errors.contains("Nobody is signed in here."))
  }

  @Test("a wrong password, a wrong code and a server that isn't there are told apart")
  func wrong() async throws {
    let server = try await Server()
    let folder = try TemporaryFolder()
    let password = try await Self.login(server, in: folder, typed: "sieben Birnen")
    #expect(
      password.status == 1
        && password.errors.contains("The e-mail address, or the password or recovery code, is wrong."))
    let code = try await Self.login(server, in: folder, typed: "0123", ["--recovery"])
    #expect(code.status == 1 && code.errors.contains("26 letters"))
    let none = try await Self.run(["login", "http://localhost:9", "--email", "a@b.example"], in: folder, typed: "x")
    #expect(none.status == 1 && none.errors.contains("can't be reached"))
    #expect(try await Self.run(["balance"], in: folder).errors.contains("Nobody is signed in here."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty, "nothing is left behind")
    let open = try await Self.run(
      ["login", "http://pocketful.example", "--email", "a@b.example"], in: folder, typed: "x")
    #expect(open.status == 64 && open.errors.contains("https"))
  }

  @Test("a device that is in leads it in by eight letters; nothing comes over before both have said yes")
  func paired() async throws {
    let server = try await Server()
    let (home, work) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try await Self.login(server, in: home)
    let opened = try await DeviceStore(try await .device(path: home.path + "/device.sqlite")).read().profile
    let opener = try await PlayedOpener(try #require(opened))
    let (origin, place) = (server.origin, work.path)
    async let joining = Self.run(["login", origin], at: place, typed: opener.code.lowercased() + "\nyes")
    try await opener.leadIn()
    #expect(try await joining.output == "Signed in. 0 entries are here.\n")
    try await Self.enter(20, in: home)
    #expect(try await Self.run(["balance"], in: work).output.hasPrefix("Balance $20.00."))

    let again = try await PlayedOpener(try #require(opened))
    let other = try TemporaryFolder()
    let elsewhere = other.path
    async let refused = Self.run(["login", origin], at: elsewhere, typed: again.code + "\nno")
    try await again.reveal()
    #expect(try await refused.errors.contains("Not signed in"))
    let unknown = try await Self.run(["login", server.origin], in: other, typed: "00000000\nyes")
    #expect(unknown.status == 1 && unknown.errors.contains("The code is wrong or over"))
  }

  /// As the app on another device would, a balance.
  private static func enter(_ dollars: Int64, in folder: TemporaryFolder) async throws {
    let store = DeviceStore(try await .device(path: folder.path + "/device.sqlite"))
    let clock: @Sendable () -> Instant = { Instant(seconds: 1_759_414_700) }
    let random: @Sendable (Int) -> [UInt8] = { count in (0..<count).map { _ in .random(in: 0...255) } }
    let opened = try await AccountDevice(store, version: "1", clock: clock, random: random)
    var device = try #require(opened)
    try await device.enter([
      Change(
        kind: "fareCard.corrected",
        fields: .object([
          "card": .string("card@" + device.journal.writer), "time": .integer(1_759_414_700_000),
          "amount": .integer(dollars * 100), "currency": .string("USD"),
        ]))
    ])
    let live = AccountServer.live(origin: device.profile.server)
    let outcome = try await device.exchange(with: live.server)
    await live.close()
    #expect(outcome == .synced && device.unshared == 0)
  }
}

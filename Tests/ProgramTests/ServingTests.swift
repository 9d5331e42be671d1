import Foundation
import Kernel
import Synchronization
import TestSupport
import Testing

@Suite("The program serving", .serialized)
struct ServingTests {
  /// Starts a server on a free port and waits until it says where it is.
  func serve(
    _ folder: TemporaryFolder, port: Int = 0, _ others: [String] = [], log: (@Sendable (String) -> Void)? = nil
  ) async throws -> (Process, Int) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments =
      [
        "serve", "--port", String(port), "--data", folder.path, "--now", "1759414800",
        "--realtime-base", "http://127.0.0.1:9/", "--races-url", "http://127.0.0.1:9/",
      ] + others
    process.environment = [:]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let handle = errors.fileHandleForReading
    let port: Int? = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var text = ""
        // `read(upToCount:)` would wait for all of its bytes.
        while case let piece = handle.availableData, !piece.isEmpty {
          text += String(decoding: piece, as: UTF8.self)
          if let start = text.firstRange(of: "Pocketful is at http://127.0.0.1:"), text.hasSuffix("\n") {
            log?(text)
            continuation.resume(returning: Int(text[start.upperBound...].prefix { $0.isNumber }))
            // Who writes to a pipe that nobody reads any more is ended by the system.
            while case let piece = handle.availableData, !piece.isEmpty { log?(String(decoding: piece, as: UTF8.self)) }
            return
          }
        }
        continuation.resume(returning: nil)
      }
    }
    return (process, try #require(port))
  }

  private func waitForExit(_ process: Process) async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        process.waitUntilExit()
        continuation.resume(returning: process.terminationStatus)
      }
    }
  }

  @Test("it serves with its upstream away, and ends at once on a signal though a stream is open")
  func servesAndEnds() async throws {
    let folder = try TemporaryFolder()
    let (process, port) = try await serve(folder)
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    let probe = HTTPProbe(port: port)
    #expect(try await probe.get("/healthz").status == 200)
    let board = try await probe.get("/api/v1/stations/127/board")
    #expect(board.status == 200)
    #expect(board.header("date") == "Thu, 02 Oct 2025 14:20:00 GMT")
    let (open, isOpen) = AsyncStream<Void>.makeStream()
    async let stream = {
      defer { isOpen.finish() }
      return try await probe.events("/api/v1/live?stations=127", count: 99) { if $0 >= 3 { isOpen.yield() } }
    }()
    for await _ in open { break }
    let start = ContinuousClock.now
    process.terminate()
    #expect(await waitForExit(process) == 0)
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(try await stream.count >= 3)
  }

  @Test("a cache that can't be opened is said and left alone, and boards are served without it")
  func noCache() async throws {
    let folder = try TemporaryFolder()
    let diary = "this is somebody's diary, not a database"
    let path = try folder.file("cache.sqlite", diary)
    let said = Mutex("")
    let (process, port) = try await serve(folder) { text in said.withLock { $0 += text } }
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(try await HTTPProbe(port: port).get("/api/v1/stations/127/board").status == 200)
    let log = said.withLock { $0 }
    #expect(log.contains("\(path) is not a database that can be read.") && log.contains("Boards are served;"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == diary)
  }

  @Test("nothing secret of a setting is in the log, however much is said in it")
  func secrets() async throws {
    let folder = try TemporaryFolder()
    let said = Mutex("")
    let secret = "http://me:hush@127.0.0.1:9/?key=hush"
    let (process, port) = try await serve(
      folder, ["--log-level", "trace", "--score-url", secret, "--static", secret]
    ) { text in said.withLock { $0 += text } }
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    #expect(try await HTTPProbe(port: port).get("/api/v1/score").text.contains("unreachable"))
    #expect(!(try await HTTPProbe(port: port).get("/readyz").text.contains("hush")))
    #expect(!(try await HTTPProbe(port: port).get("/metrics").text.contains("hush")))
    process.terminate()
    #expect(await waitForExit(process) == 0)
    #expect(!said.withLock { $0 }.contains("hush"))
  }

  @Test("at the level info each request is a line, with its number, and without what was asked")
  func requestLog() async throws {
    let folder = try TemporaryFolder()
    let said = Mutex("")
    let (process, port) = try await serve(folder, ["--log-level", "info"]) { text in said.withLock { $0 += text } }
    let probe = HTTPProbe(port: port)
    let answer = try await probe.get("/api/v1/stations?q=hush", ["Cookie": "secret=hush"])
    let id = try #require(answer.header("x-request-id"))
    _ = try await probe.get("/workouts/hush")
    process.terminate()
    #expect(await waitForExit(process) == 0)
    // What it wrote last is still on its way through the pipe.
    for _ in 0..<250 where !said.withLock({ $0.contains("/workouts/**") }) {
      try await Task.sleep(for: .milliseconds(20))
    }
    let log = said.withLock { $0 }
    #expect(log.contains("\(id) 127.0.0.1 GET /api/v1/stations 200 "))
    #expect(!log.contains("hush"))
  }

  @Test("a terminal's board of another server: its stations, its lines, its times")
  func otherServer() async throws {
    let folder = try TemporaryFolder()
    let (process, port) = try await serve(folder)
    defer { kill(process.processIdentifier, SIGKILL) }
    let address = "http://127.0.0.1:\(port)"
    let board = try await Program.run(["departures", "times", "sq", "--server", address, "--now", "1759414800"])
    #expect(board.status == 0)
    #expect(board.output.hasPrefix("Times Sq-42 St"))
    let json = try await Program.run(["departures", "127", "--server", address, "--json"])
    #expect(try JSON.parse(json.output)["station"]?["id"] == .string("127"))
    let none = try await Program.run(["departures", "xyzzy", "--server", address])
    #expect(none.status == 1 && none.errors.contains("No station matches"))
  }

  @Test("a port that is taken is one clear line")
  func portTaken() async throws {
    let folder = try TemporaryFolder()
    let (process, port) = try await serve(folder)
    defer { kill(process.processIdentifier, SIGKILL) }
    let outcome = try await Program.run(["serve", "--port", String(port), "--data", folder.path])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("pocketful: Port \(port) on 127.0.0.1 is already in use."))
  }
}

import Feeds
import Hummingbird
import Kernel
import Logging
import Simulator
import TestSupport
import Testing

@Suite("The simulator on a socket")
struct SimulatorServiceTests {
  private static let ace = Gateway.feeds + "nyct%2Fgtfs-ace"

  /// Runs the simulator with its clock stopped, on a port of the system's choice, while `body` asks it.
  private func simulator(_ body: @escaping @Sendable (HTTPProbe) async throws -> Void) async throws {
    let now = Instant(seconds: Rail.noon)
    let gateway = Gateway(network: BuiltIn.newYork, scenario: .calm, seed: 1, startedAt: now)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    var logger = Logger(label: "simulator")
    logger.logLevel = .critical
    let application = Application(
      responder: SimulatorService(gateway: gateway, now: { now }),
      configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { port.yield($0.localAddress?.port ?? 0) }, logger: logger)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await application.run() }
      for await number in ports {
        let probe = HTTPProbe(port: number)
        try await body(probe)
        await probe.allTaken()
        break
      }
      group.cancelAll()
    }
  }

  @Test("the escaped slash reaches the gateway as it was sent")
  func escapes() async throws {
    try await simulator { probe in
      let good = try await probe.get(SimulatorServiceTests.ace)
      #expect(good.status == 200)
      #expect(try FeedScanner.scan(good.body).trips.count > 10)
      #expect(good.header("etag") == nil && good.header("last-modified") == nil)
      #expect(try await probe.get(Gateway.feeds + "nyct/gtfs-ace").status == 403)
      #expect(try await probe.get(Gateway.feeds + "nyct%2Fgtfs-q").text.contains("NoSuchKey"))
    }
  }

  @Test("a fault by query and by order")
  func faults() async throws {
    try await simulator { probe in
      let late = try await probe.get(SimulatorServiceTests.ace + "?fault=429")
      #expect(late.status == 429 && late.header("retry-after") == "5")
      let order = Array(#"{"feed":"nyct%2Fgtfs-ace","fault":"500","seconds":60}"#.utf8)
      let taken = try await probe.ask("POST", "/control", ["Content-Length": "\(order.count)"], body: order)
      #expect(taken.status == 200)
      #expect(try await probe.get(SimulatorServiceTests.ace).status == 500)
    }
  }

  @Test("an answer cut short promises more bytes than come")
  func cut() async throws {
    try await simulator { probe in
      let whole = try await probe.get(SimulatorServiceTests.ace)
      let cut = try await probe.get(SimulatorServiceTests.ace + "?fault=cut")
      #expect(cut.header("content-length") == "\(whole.body.count)")
      #expect(cut.body.count < whole.body.count)
    }
  }

  @Test("a huge answer goes on for 64 MB")
  func huge() async throws {
    try await simulator { probe in
      let huge = try await probe.get(SimulatorServiceTests.ace + "?fault=huge")
      #expect(huge.body.count > 64 << 20)
      #expect(huge.header("content-length") == "\(huge.body.count)")
    }
  }

  @Test("HEAD says how long the answer would be")
  func head() async throws {
    try await simulator { probe in
      let answer = try await probe.ask("HEAD", SimulatorServiceTests.ace)
      #expect(answer.status == 200 && answer.body.isEmpty)
    }
  }
}

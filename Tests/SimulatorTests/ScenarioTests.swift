import Feeds
import Kernel
import Simulator
import Testing

@Suite("Scenarios")
struct ScenarioTests {
  private static let feed = Gateway.feeds + "nyct%2Fgtfs-nqrw"

  private func answer(_ scenario: Scenario, after seconds: Int64 = 0, seed: UInt64 = 1) -> Reply {
    Gateway(network: BuiltIn.newYork, scenario: scenario, seed: seed, startedAt: Instant(seconds: Rail.noon))
      .answer(path: ScenarioTests.feed, fault: nil, at: Instant(seconds: Rail.noon + seconds))
  }

  @Test("rush has more trains than calm at noon, night fewer")
  func density() throws {
    let calm = try FeedScanner.scan(answer(.calm).body).trips.count
    #expect(try FeedScanner.scan(answer(.rush).body).trips.count > calm)
    #expect(try FeedScanner.scan(answer(.night).body).trips.count < calm)
  }

  @Test("the broken ones are broken")
  func broken() throws {
    #expect(answer(.feedDown).status == 500)
    #expect(try FeedScanner.scan(answer(.feedStale).body).header.timestamp <= Rail.noon - 420)
    #expect(answer(.feedFrozen) == answer(.feedFrozen, after: 500))
    #expect(answer(.feedGarbage).body != answer(.calm).body)
    #expect(try FeedScanner.scan(answer(.nothingRuns).body).trips.count == 0)
  }

  @Test("flaky is broken now and then, and the same way for the same seed")
  func flaky() {
    let good = (0..<90).filter { answer(.flaky, after: $0 * 20) == answer(.calm, after: $0 * 20) }.count
    #expect((45...85).contains(good))
    #expect((0..<20).allSatisfy { answer(.flaky, after: $0 * 20) == answer(.flaky, after: $0 * 20) })
  }
}

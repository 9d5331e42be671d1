import Feeds
import Kernel
import Score
import Simulator
import Testing

@Suite("The simulated credit file")
struct CreditTests {
  private static let start = Instant(seconds: Rail.noon)
  private static let path = "/prod/mockcredit/values"

  private func gateway(_ scenario: Scenario = .calm, seed: UInt64 = 1) -> Gateway {
    Gateway(network: BuiltIn.newYork, scenario: scenario, seed: seed, startedAt: Self.start)
  }

  private func answer(_ gateway: Gateway, after seconds: Int64 = 0, fault: String? = nil) -> Reply {
    gateway.answer(path: Self.path, fault: fault, at: Self.start.adding(seconds: seconds))
  }

  @Test("it begins as the real mock: every field that can be named, 514 of 700, excellent")
  func shape() throws {
    let answer = answer(gateway())
    #expect(answer.status == 200 && answer.contentType == "application/json")
    let report = try #require(try Report.read(upstream: answer.body))
    #expect(report.score == 514 && report.most == 700 && report.band == "Excellent")
    #expect(ReportField.allCases.allSatisfy { report[$0] != nil })
    #expect(report.whole(.percentageCreditUsed) == 44 && report.whole(.currentShortTermDebt) == 13_758)
  }

  @Test("it moves every ten minutes, and always stays a report", arguments: [1, 2, 3] as [UInt64])
  func moves(seed: UInt64) throws {
    let gateway = gateway(seed: seed)
    var scores: Set<Int> = []
    for step in 0..<144 as Range<Int64> {
      let report = try #require(try Report.read(upstream: answer(gateway, after: step * 600).body))
      #expect(answer(gateway, after: step * 600 + 599).body == answer(gateway, after: step * 600).body)
      scores.insert(report.score)
    }
    #expect(scores.count > 20)
  }

  @Test("its scenarios")
  func scenarios() throws {
    #expect(try Report.read(upstream: answer(gateway(.scoreZero)).body)?.score == 0)
    #expect(try Report.read(upstream: answer(gateway(.noReport)).body) == nil)
    #expect(throws: ReportFault.outside(score: 812, least: 0, most: 700)) {
      try Report.read(upstream: answer(gateway(.scoreInvalid)).body)
    }
    #expect(answer(gateway(.scoreLoading)).pace == .never)
    let once = gateway(.scoreFailsThenSucceeds)
    #expect(answer(once).status == 500)
    #expect(answer(once).status == 200)
  }

  @Test("the same faults as the trains'", arguments: Fault.named.map(\.name))
  func faults(fault: String) {
    let good = answer(gateway(), after: 7000)
    let spoiled = answer(gateway(), after: 7000, fault: fault)
    #expect(spoiled != good)
  }

  @Test("a fault can be ordered for it alone")
  func ordered() {
    let gateway = gateway()
    let order = gateway.answer(
      method: "POST", path: "/control", fault: nil, body: Array(#"{"feed":"score","fault":"500","seconds":30}"#.utf8),
      at: Self.start)
    #expect(order.status == 200)
    #expect(answer(gateway, after: 29).status == 500 && answer(gateway, after: 30).status == 200)
  }
}

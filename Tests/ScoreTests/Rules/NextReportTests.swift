import Kernel
import Score
import Testing

@Suite("When the next report comes")
struct NextReportTests {
  @Test("the next report is so many days after the one that says so", arguments: [(0, 0), (9, 9)])
  func next(days: Int64, later: Int) {
    let time = Instant(seconds: 1_770_037_920)
    let report = Report.of(514, [.daysUntilNextReport: .integer(days)])
    #expect(NextReport.day(report, at: time, in: .utc) == Zone.utc.local(time).day.adding(days: later))
    #expect(NextReport.day(.of(514), at: time, in: .utc) == nil)
    #expect(NextReport.day(.of(514, [.daysUntilNextReport: .integer(-1)]), at: time, in: .utc) == nil)
  }
}

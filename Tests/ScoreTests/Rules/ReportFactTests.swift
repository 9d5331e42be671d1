import Kernel
import Languages
import Score
import Testing

@Suite("What a report says beside its score")
struct ReportFactTests {
  @Test("most telling first; what is not said, or not known, is left out")
  func order() {
    let today = Zone.utc.local(Holder.monday).day
    let report = Report.of(
      514,
      [
        .numNegativeScoreFactors: .integer(0), .numPositiveScoreFactors: .integer(-1),
        .currentLongTermDebt: .integer(24_682), .currentLongTermCreditLimit: .null,
        .monthsSinceLastDefaulted: .integer(-1), .percentageCreditUsed: .integer(44),
        .monthsSinceLastDelinquent: .integer(0),
      ])
    #expect(
      ReportFact.all(of: report, at: Holder.monday, today: today, in: .utc) == [
        .utilisation(44), .missedPayment(monthsAgo: 0), .lastDefault(monthsAgo: nil),
        .longTermDebt(24_682, limit: nil), .hurting(0),
      ])
    #expect(ReportFact.all(of: .of(514), at: Holder.monday, today: today, in: .utc) == [])
  }

  @Test(
    "the days to the next report are counted from its own day",
    arguments: [(0, "Due"), (30, "Due today"), (31, "Tomorrow"), (35, "In 5 days")])
  func next(days: Int64, words: String) {
    let report = Report.of(514, [.daysUntilNextReport: .integer(days)])
    let today = Holder.zone.local(Holder.monday).day
    let facts = ReportFact.all(
      of: report, at: Holder.monday.adding(seconds: -30 * 86_400), today: today, in: Holder.zone)
    #expect(facts == [.nextReport(inDays: Int(days) - 30)])
    #expect(ScoreWords(.en).fact(facts[0]).value == words)
  }
}

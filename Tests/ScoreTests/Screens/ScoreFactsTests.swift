import Kernel
@testable import Score
import TestSupport
import Testing

@Suite("Score screen: what the report says beside the score")
struct ScoreFactsTests {
  @Test("is on the first screen with the first report")
  func first() {
    let page = ScorePage.loaded(
      .of(
        514,
        [
          .percentageCreditUsed: .integer(41), .currentShortTermDebt: .integer(13_758),
          .currentShortTermCreditLimit: .integer(30_600), .currentLongTermDebt: .integer(24_682),
          .currentLongTermCreditLimit: .null, .monthsSinceLastDelinquent: .integer(2),
          .monthsSinceLastDefaulted: .integer(-1), .numPositiveScoreFactors: .integer(8),
          .numNegativeScoreFactors: .integer(1), .daysUntilNextReport: .integer(9),
        ]))
    #expect(
      page.facts == [
        "Credit used41% of your limit", "Last missed payment2 months ago", "Last defaultNone on the report",
        "Short-term debt13,758 of 30,600", "Long-term debt24,682", "Helping your score8 things",
        "Hurting your score1 thing", "Next reportIn 9 days",
      ])
  }

  @Test("what the report does not say is not said")
  func silent() {
    #expect(ScorePage.loaded().facts == [])
    #expect(ScorePage.loaded(.of(514, [.monthsSinceLastDelinquent: .null])).facts == [])
  }

  @Test("points stand by time: a tap goes to the nearest")
  func byTime() throws {
    func report(_ score: Int, _ days: Int64) -> ScoreOperation {
      .reported(Reported(time: Holder.monday.adding(seconds: -days * 86_400), report: .of(score)))
    }
    let page = ScorePage.loaded(journal: [report(468, 100), report(480, 10)])
    let zones = try #require(page.chart?.all(class: "chart-zone"))
    #expect(zones.map { $0.attribute("width") } == ["27", "29", "4"])
    page.holder.act(zones[1].attribute("data-on-click") ?? "")
    #expect(page.chart?.first(class: "chart-readout")?.text.hasSuffix("480 out of 700") == true)
    #expect(page.chart?.first(class: "chart-ends")?.text == "25 October 20252 February")
  }

  @Test("a scale that was added is seen before it has a score")
  func added() {
    let page = ScorePage.loaded()
    page.press("Add a scale")
    page.type("Bank", into: "name")
    page.type("0", into: "least")
    page.type("10", into: "most")
    page.save()
    #expect(page.scales.last == "Bank No score yet out of 10")
  }

  @Test(
    "a band's row says what is wrong with it",
    arguments: [
      (["5", "", "", ""], "Give the band a name."), (["", "Fine", "", ""], "Enter a whole number."),
      (["5", "Fine", "5", "Good"], "Another band begins there."),
      (["5", "Fine, really", "", ""], "A name has no comma."),
      (["8", "Good", "5", "Fine"], nil),
    ] as [([String], String?)])
  func bands(rows: [String], message: String?) {
    let page = ScorePage.loaded()
    page.press("Add a scale")
    page.type("Bank", into: "name")
    page.type("0", into: "least")
    page.type("10", into: "most")
    page.type(rows[0], into: "band-from-0")
    page.type(rows[1], into: "band-name-0")
    page.type(rows[2], into: "band-from-1")
    page.type(rows[3], into: "band-name-1")
    page.save()
    #expect(page.message == message)
    #expect((page.sheetTitle == nil) == (message == nil))
  }
}

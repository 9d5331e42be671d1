import Kernel
import Score
import Testing

@Suite("What changed between two reports")
struct WhatChangedTests {
  @Test(
    "what changed is told of what both reports say, and of nothing else",
    arguments: [
      (ReportField.percentageCreditUsed, 44, 40, ReportChange.utilisation(from: 44, to: 40)),
      (.currentShortTermDebt, 100, 90, .shortTermDebt(from: 100, to: 90)),
      (.currentLongTermDebt, 0, 5, .longTermDebt(from: 0, to: 5)),
      (.currentShortTermCreditLimit, 10, 20, .creditLimit(from: 10, to: 20)),
      (.numPositiveScoreFactors, 9, 8, .positiveFactors(from: 9, to: 8)),
      (.numNegativeScoreFactors, 0, 2, .negativeFactors(from: 0, to: 2)),
      (.monthsSinceLastDefaulted, -1, 0, .firstDefault), (.monthsSinceLastDefaulted, 40, 1, .newDefault),
      (.monthsSinceLastDefaulted, 71, -1, .defaultsGone), (.monthsSinceLastDelinquent, -1, 0, .newDelinquency),
      (.monthsSinceLastDelinquent, 9, 1, .newDelinquency), (.monthsSinceLastDelinquent, 70, -1, .delinquenciesGone),
    ])
  func whatChanged(field: ReportField, from: Int64, to: Int64, change: ReportChange) {
    let before = Report.of(514, [field: .integer(from)])
    let after = Report.of(520, [field: .integer(to)])
    #expect(WhatChanged.between(before, after) == [change])
    #expect(WhatChanged.between(before, before) == [])
    #expect(WhatChanged.between(.of(514, [field: .null]), after) == [])
    #expect(WhatChanged.between(before, .of(514)) == [])
  }

  @Test("months that only went by are no news")
  func monthsGoBy() {
    let before = Report.of(514, [.monthsSinceLastDefaulted: .integer(3), .monthsSinceLastDelinquent: .integer(1)])
    let after = Report.of(514, [.monthsSinceLastDefaulted: .integer(4), .monthsSinceLastDelinquent: .integer(2)])
    #expect(WhatChanged.between(before, after) == [])
  }
}

import Kernel
import Score
import Testing

@Suite("Score: the small rules")
struct ScoreRulesTests {
  @Test(
    "the ring fills to the score's part of its scale, held at both ends",
    arguments: [
      (514, 0, 700, 0.7342857142857143), (0, 0, 700, 0), (700, 0, 700, 1), (-5, 0, 700, 0), (900, 0, 700, 1),
      (300, 300, 850, 0), (575, 300, 850, 0.5), (5, 7, 7, 0), (5, 9, 7, 0),
    ])
  func fraction(score: Int, least: Int, most: Int, part: Double) {
    #expect(Fraction.of(score, least: least, most: most) == part)
  }

  @Test("a score on its scale is one, 0 too", arguments: [(0, 0, 700), (700, 0, 700), (-3, -10, 0), (300, 300, 850)])
  func valid(score: Int, least: Int, most: Int) throws {
    #expect(try Report(score: score, least: least, most: most).score == score)
  }

  @Test(
    "a scale that ends where it begins, and a score outside it, are refused with the reason",
    arguments: [
      (5, 7, 7, ReportFault.noRange(least: 7, most: 7)), (5, 9, 7, .noRange(least: 9, most: 7)),
      (701, 0, 700, .outside(score: 701, least: 0, most: 700)), (-1, 0, 700, .outside(score: -1, least: 0, most: 700)),
      (1, 0, 2_000_000, .noRange(least: 0, most: 2_000_000)),
      (1, Int.min, Int.max, .noRange(least: Int.min, most: Int.max)),
    ])
  func invalid(score: Int, least: Int, most: Int, fault: ReportFault) {
    #expect(throws: fault) { try Report(score: score, least: least, most: most) }
  }

  private var scale: Scale {
    Scale(
      id: "s", name: "S", least: 0, most: 700,
      bands: [
        Scale.Bands(from: day("2024-01-01"), list: Scale.Band.list(typed: "0 Poor, 400 Good, 600 Excellent") ?? []),
        Scale.Bands(from: day("2026-01-01"), list: Scale.Band.list(typed: "100 Poor, 500 Excellent") ?? []),
      ])
  }

  private func day(_ text: String) -> Day { Day(iso8601: text) ?? Day(number: 0) }

  @Test(
    "a score is called what it was called on its day",
    arguments: [
      (514, "2023-12-31", nil), (514, "2024-01-01", "Good"), (514, "2025-12-31", "Good"),
      (514, "2026-01-01", "Excellent"),
      (399, "2025-06-01", "Poor"), (400, "2025-06-01", "Good"), (50, "2026-06-01", nil),
    ] as [(Int, String, String?)])
  func band(score: Int, on text: String, name: String?) {
    #expect(scale.band(of: score, on: day(text)) == name)
  }

  @Test("the scales that are built in begin at their lowest score and have their bands in order")
  func builtIn() {
    for scale in CreditFile().scales where scale.id != Scale.ofReports {
      #expect(scale.band(of: scale.least, on: day("2020-01-01")) != nil)
      #expect(scale.bands[0].list.allSatisfy { $0.least >= scale.least && $0.least <= scale.most })
    }
  }

  @Test(
    "bands are typed as numbers and names, rising",
    arguments: [
      ("580 Fair, 670 Good", 2), ("580 Very good", 1), ("", nil), ("Fair", nil), ("580", nil),
      ("670 Good, 580 Fair", nil),
      ("1 a,1 b", nil), ("580 Fair,", nil),
    ] as [(String, Int?)])
  func typedBands(text: String, count: Int?) {
    #expect(Scale.Band.list(typed: text)?.count == count)
  }

  @Test(
    "up, down or unchanged, since the report before",
    arguments: [
      ([508, 514], 6, "2026-02-01"), ([514, 508], -6, "2026-02-01"), ([500, 514, 514, 514], 0, "2026-02-01"),
      ([514, 508, 514], 6, "2026-03-01"),
    ])
  func movement(scores: [Int], change: Int, since: String) throws {
    let reports = scores.enumerated().map { DatedReport.of($1, on: "2026-0\($0 + 2 - (scores.count == 4 ? 1 : 0))-01") }
    let moved = try #require(Movement(reports))
    #expect(moved.change == change)
    #expect(moved.since.iso8601(in: .utc).hasPrefix(since))
  }

  @Test("a first report has not moved, nor has one on another range: new bands or scales fake no change")
  func noMovement() {
    #expect(Movement([]) == nil)
    #expect(Movement([.of(514, on: "2026-01-01")]) == nil)
    #expect(Movement([.of(514, on: "2026-01-01"), .of(514, on: "2026-02-01", most: 999)]) == nil)
  }

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

  @Test("scales stand side by side by the part of their own range")
  func sideBySide() {
    var file = CreditFile()
    for (index, entry) in [
      DatedReport.of(350, on: "2026-01-01"), .of(420, on: "2026-02-01"),
      .of(575, on: "2026-01-15", scale: "fico8", least: 300, most: 850),
    ].enumerated() {
      ScoreOperation.imported([entry]).apply(to: &file, id: "o-\(index)")
    }
    let sides = SideBySide.all(file)
    #expect(sides.map(\.scale.id) == ["yourscore", "fico8"])
    #expect(sides.map(\.percent) == [60, 50])
    #expect(sides.map(\.moved) == [70, nil])
  }

  @Test("the next report is so many days after the one that says so", arguments: [(0, 0), (9, 9)])
  func next(days: Int64, later: Int) {
    let time = Instant(seconds: 1_770_037_920)
    let report = Report.of(514, [.daysUntilNextReport: .integer(days)])
    #expect(NextReport.day(report, at: time, in: .utc) == Zone.utc.local(time).day.adding(days: later))
    #expect(NextReport.day(.of(514), at: time, in: .utc) == nil)
    #expect(NextReport.day(.of(514, [.daysUntilNextReport: .integer(-1)]), at: time, in: .utc) == nil)
  }
}

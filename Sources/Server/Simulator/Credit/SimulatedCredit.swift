import Kernel

/// A credit file that moves: every ten minutes there is another report. The first is the one that the real mock gives.
struct SimulatedCredit {
  static let path = "/prod/mockcredit/values"
  /// Seconds from one report to the next.
  static let period: Int64 = 600

  /// The upstream's answer, in its own shape, so many seconds after the start.
  static func body(after seconds: Int64, seed: UInt64, scenario: Scenario) -> [UInt8] {
    let step = max(seconds, 0) / period
    var members: [JSON.Member] = [JSON.Member("accountIDVStatus", .string("PASS"))]
    if scenario != .noReport {
      members.append(JSON.Member("creditReportInfo", report(Int(step), seed, scenario)))
    }
    members += [
      JSON.Member("dashboardStatus", .string("PASS")), JSON.Member("personaType", .string("INEXPERIENCED")),
      JSON.Member(
        "coachingSummary",
        .object([
          "activeTodo": .bool(false), "activeChat": .bool(true), "numberOfTodoItems": .integer(0),
          "numberOfCompletedTodoItems": .integer(0), "selected": .bool(true),
        ])), JSON.Member("augmentedCreditScore", .null),
    ]
    return Array(JSON.object(members).text.utf8)
  }

  private static func report(_ step: Int, _ seed: UInt64, _ scenario: Scenario) -> JSON {
    let limit: Int64 = 30_600
    let debt = debt(step, seed)
    let before = step == 0 ? debt - 549 : SimulatedCredit.debt(step - 1, seed)
    let score: Int64 =
      switch scenario {
      case .scoreZero: 0
      case .scoreInvalid: 812
      default: self.score(step, seed)
      }
    let band: Int64 = score >= 420 ? 4 : score >= 380 ? 3 : score >= 280 ? 2 : 1
    let used = debt * 100 / limit
    let last = step == 0 ? score : self.score(step - 1, seed)
    let longTerm = max(24_682 - Int64(step) * 327, 0)
    return .object([
      "score": .integer(score), "scoreBand": .integer(band), "clientRef": .string("CS-SED-655426-708782"),
      "status": .string("MATCH"), "maxScoreValue": .integer(700), "minScoreValue": .integer(0),
      "monthsSinceLastDefaulted": .integer(-1), "hasEverDefaulted": .bool(false),
      "monthsSinceLastDelinquent": .integer(1 + Int64(step)), "hasEverBeenDelinquent": .bool(true),
      "percentageCreditUsed": .integer(used), "percentageCreditUsedDirectionFlag": .integer(debt >= before ? 1 : -1),
      "changedScore": .integer(score - last), "currentShortTermDebt": .integer(debt),
      "currentShortTermNonPromotionalDebt": .integer(debt), "currentShortTermCreditLimit": .integer(limit),
      "currentShortTermCreditUtilisation": .integer(used), "changeInShortTermDebt": .integer(debt - before),
      "currentLongTermDebt": .integer(longTerm), "currentLongTermNonPromotionalDebt": .integer(longTerm),
      "currentLongTermCreditLimit": .null, "currentLongTermCreditUtilisation": .null,
      "changeInLongTermDebt": .integer(-327),
      "numPositiveScoreFactors": .integer(9 - Int64(step % 3)), "numNegativeScoreFactors": .integer(Int64(step % 3)),
      "equifaxScoreBand": .integer(band),
      "equifaxScoreBandDescription": .string(["Poor", "Fair", "Good", "Excellent"][Int(band) - 1]),
      "daysUntilNextReport": .integer(9),
    ])
  }

  /// Wanders about where it began.
  private static func score(_ step: Int, _ seed: UInt64) -> Int64 {
    514 + moved(step, seed, "score", by: 160)
  }

  private static func debt(_ step: Int, _ seed: UInt64) -> Int64 {
    13_758 + moved(step, seed, "debt", by: 12_000)
  }

  /// 0 at the first report.
  private static func moved(_ step: Int, _ seed: UInt64, _ what: String, by most: Double) -> Int64 {
    let noise = Noise(seed: seed).of(what)
    return Int64((noise.smooth(Double(step) / 4) - noise.smooth(0)) * most)
  }
}

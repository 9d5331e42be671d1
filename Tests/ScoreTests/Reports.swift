import Kernel
import Score

/// Reports by their score alone, on the upstream's scale.
extension Report {
  static func of(_ score: Int, _ fields: KeyValuePairs<ReportField, JSON> = [:], least: Int = 0, most: Int = 700)
    -> Report
  {
    var members = [
      JSON.Member("score", .integer(Int64(score))), JSON.Member("minScoreValue", .integer(Int64(least))),
      JSON.Member("maxScoreValue", .integer(Int64(most))),
    ]
    for (field, value) in fields { members.append(JSON.Member(field.name, value)) }
    do { return try Report(fields: .object(members)) } catch { fatalError("\(error)") }
  }
}

extension DatedReport {
  static func of(_ score: Int, on day: String, scale: String = Scale.ofReports, least: Int = 0, most: Int = 700) -> Self
  {
    DatedReport(
      id: "\(day) \(score)", scale: scale, time: Instant(iso8601: day + "T12:00:00Z") ?? Instant(milliseconds: 0),
      report: .of(score, least: least, most: most))
  }
}

enum Upstream {
  /// The real mock's answer.
  static let full = """
    {"accountIDVStatus":"PASS","creditReportInfo":{"score":514,"scoreBand":4,"clientRef":"CS-SED-655426-708782",
    "status":"MATCH","maxScoreValue":700,"minScoreValue":0,"monthsSinceLastDefaulted":-1,"hasEverDefaulted":false,
    "monthsSinceLastDelinquent":1,"hasEverBeenDelinquent":true,"percentageCreditUsed":44,
    "percentageCreditUsedDirectionFlag":1,"changedScore":0,"currentShortTermDebt":13758,
    "currentShortTermNonPromotionalDebt":13758,"currentShortTermCreditLimit":30600,
    "currentShortTermCreditUtilisation":44,"changeInShortTermDebt":549,"currentLongTermDebt":24682,
    "currentLongTermNonPromotionalDebt":24682,"currentLongTermCreditLimit":null,
    "currentLongTermCreditUtilisation":null,"changeInLongTermDebt":-327,"numPositiveScoreFactors":9,
    "numNegativeScoreFactors":0,"equifaxScoreBand":4,"equifaxScoreBandDescription":"Excellent",
    "daysUntilNextReport":9},"dashboardStatus":"PASS","personaType":"INEXPERIENCED",
    "coachingSummary":{"activeTodo":false,"activeChat":true,"numberOfTodoItems":0,"numberOfCompletedTodoItems":0,
    "selected":true},"augmentedCreditScore":null}
    """

  static func read(_ text: String) throws(ReportFault) -> Report? { try Report.read(upstream: Array(text.utf8)) }
}

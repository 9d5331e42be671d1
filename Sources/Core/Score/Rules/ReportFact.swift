package import Kernel

/// One thing that a report says beside its score.
package enum ReportFact: Equatable, Sendable {
  /// Used credit of the limit, in hundredths.
  case utilisation(Int)
  case shortTermDebt(Int, limit: Int?)
  case longTermDebt(Int, limit: Int?)
  /// Whole months since the last one; `nil` for never.
  case missedPayment(monthsAgo: Int?)
  case lastDefault(monthsAgo: Int?)
  /// What speaks for this person, and what against.
  case helping(Int)
  case hurting(Int)
  /// Days from today, below 0 where it is overdue.
  case nextReport(inDays: Int)
}

extension ReportFact {
  /// Most telling first. What the report does not say, or says it does not know, is left out.
  ///
  /// - Parameters:
  ///   - time: when the report was fetched, from which it counts the days to the next.
  package static func all(of report: Report, at time: Instant, today: Day, in zone: Zone) -> [ReportFact] {
    var facts: [ReportFact] = []
    func add(_ field: ReportField, atLeast least: Int = .min, _ fact: (Int) -> ReportFact) {
      if let value = report.whole(field), value >= least { facts.append(fact(value)) }
    }
    add(.percentageCreditUsed, atLeast: 0) { .utilisation($0) }
    add(.monthsSinceLastDelinquent) { .missedPayment(monthsAgo: $0 < 0 ? nil : $0) }
    add(.monthsSinceLastDefaulted) { .lastDefault(monthsAgo: $0 < 0 ? nil : $0) }
    add(.currentShortTermDebt) { .shortTermDebt($0, limit: report.whole(.currentShortTermCreditLimit)) }
    add(.currentLongTermDebt) { .longTermDebt($0, limit: report.whole(.currentLongTermCreditLimit)) }
    add(.numPositiveScoreFactors, atLeast: 0) { .helping($0) }
    add(.numNegativeScoreFactors, atLeast: 0) { .hurting($0) }
    if let day = NextReport.day(report, at: time, in: zone) {
      facts.append(.nextReport(inDays: day.number - today.number))
    }
    return facts
  }
}

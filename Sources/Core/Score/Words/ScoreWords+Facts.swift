import Kernel

/// What a report says beside its score.
extension ScoreWords {
  /// What the fact is called, and how it is said.
  package func fact(_ fact: ReportFact) -> (label: String, value: String) {
    switch fact {
    case .utilisation(let percent):
      (
        factUtilisation,
        partOfLimit(percent)
      )
    case .shortTermDebt(let debt, let limit): (factShortTermDebt, amount(debt, limit))
    case .longTermDebt(let debt, let limit): (factLongTermDebt, amount(debt, limit))
    case .missedPayment(let months): (factMissedPayment, ago(months))
    case .lastDefault(let months): (factLastDefault, ago(months))
    case .helping(let count):
      (
        factHelping,
        things(count)
      )
    case .hurting(let count):
      (
        factHurting,
        things(count)
      )
    case .nextReport(let days): (factNextReport, next(days))
    }
  }

  private func amount(_ debt: Int, _ limit: Int?) -> String {
    let debt = language.grouped(Int64(debt))
    guard let limit, limit > 0 else { return debt }
    return debtOf(debt, limit: language.grouped(Int64(limit)))
  }

  private func ago(_ months: Int?) -> String {
    switch months {
    case nil: noneOnReport
    case 0?: thisMonth
    case let months?: monthsAgo(months)
    }
  }

  private func next(_ days: Int) -> String {
    switch days {
    case ..<0: nextIsOverdue
    case 0: nextIsToday
    case 1: nextIsTomorrow
    default: nextInDays(days)
    }
  }
}

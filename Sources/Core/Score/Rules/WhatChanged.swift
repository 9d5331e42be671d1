/// One thing that is not as it was in the report before.
package enum ReportChange: Equatable, Sendable {
  /// Used credit of the limit, in hundredths.
  case utilisation(from: Int, to: Int)
  case shortTermDebt(from: Int, to: Int)
  case longTermDebt(from: Int, to: Int)
  case creditLimit(from: Int, to: Int)
  /// What speaks for this person, and what against.
  case positiveFactors(from: Int, to: Int)
  case negativeFactors(from: Int, to: Int)
  case firstDefault
  /// A new one: fewer months have passed than before.
  case newDefault
  /// The last one is so old that the report no longer has it.
  case defaultsGone
  case newDelinquency
  case delinquenciesGone
}

/// What is different between two reports beside the score, most telling first. What one of them does not say is no change.
package enum WhatChanged {
  /// Empty where nothing that both of them say has changed.
  package static func between(_ before: Report, _ after: Report) -> [ReportChange] {
    var changes: [ReportChange] = []
    func compare(_ field: ReportField, _ change: (Int, Int) -> ReportChange?) {
      guard let from = before.whole(field), let to = after.whole(field), from != to else { return }
      if let change = change(from, to) { changes.append(change) }
    }
    compare(.percentageCreditUsed) { .utilisation(from: $0, to: $1) }
    compare(.currentShortTermDebt) { .shortTermDebt(from: $0, to: $1) }
    compare(.currentLongTermDebt) { .longTermDebt(from: $0, to: $1) }
    compare(.currentShortTermCreditLimit) { .creditLimit(from: $0, to: $1) }
    compare(.numPositiveScoreFactors) { .positiveFactors(from: $0, to: $1) }
    compare(.numNegativeScoreFactors) { .negativeFactors(from: $0, to: $1) }
    // Months that only went by are no news.
    compare(.monthsSinceLastDefaulted) { from, to in
      if from < 0 { return .firstDefault }
      return to < 0 ? .defaultsGone : to < from ? .newDefault : nil
    }
    compare(.monthsSinceLastDelinquent) { from, to in
      if to < 0 { return .delinquenciesGone }
      return from < 0 || to < from ? .newDelinquency : nil
    }
    return changes
  }
}

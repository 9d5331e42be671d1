import Kernel

/// What a report can say, under the upstream's own names: those of `creditReportInfo`, then those beside it, then those of
/// `coachingSummary`. A name is part of the journal.
package enum ReportField: Int, CaseIterable, Sendable {
  case score, minScoreValue, maxScoreValue
  case scoreBand, equifaxScoreBand, equifaxScoreBandDescription
  case clientRef, status
  /// −1 for never.
  case monthsSinceLastDefaulted, hasEverDefaulted
  case monthsSinceLastDelinquent, hasEverBeenDelinquent
  /// In hundredths.
  case percentageCreditUsed, percentageCreditUsedDirectionFlag
  case changedScore
  case currentShortTermDebt, currentShortTermNonPromotionalDebt, currentShortTermCreditLimit
  case currentShortTermCreditUtilisation, changeInShortTermDebt
  case currentLongTermDebt, currentLongTermNonPromotionalDebt, currentLongTermCreditLimit
  case currentLongTermCreditUtilisation, changeInLongTermDebt
  case numPositiveScoreFactors, numNegativeScoreFactors
  case daysUntilNextReport

  case accountIDVStatus, dashboardStatus, personaType, augmentedCreditScore

  case activeTodo, activeChat, numberOfTodoItems, numberOfCompletedTodoItems, selected
}

extension ReportField {
  /// In the order of the cases.
  private static let names: [String] = {
    var names: [String] = []
    var rest: String? = """
      score minScoreValue maxScoreValue scoreBand equifaxScoreBand equifaxScoreBandDescription clientRef status \
      monthsSinceLastDefaulted hasEverDefaulted monthsSinceLastDelinquent hasEverBeenDelinquent percentageCreditUsed \
      percentageCreditUsedDirectionFlag changedScore currentShortTermDebt currentShortTermNonPromotionalDebt \
      currentShortTermCreditLimit currentShortTermCreditUtilisation changeInShortTermDebt currentLongTermDebt \
      currentLongTermNonPromotionalDebt currentLongTermCreditLimit currentLongTermCreditUtilisation changeInLongTermDebt \
      numPositiveScoreFactors numNegativeScoreFactors daysUntilNextReport accountIDVStatus dashboardStatus personaType \
      augmentedCreditScore activeTodo activeChat numberOfTodoItems numberOfCompletedTodoItems selected
      """
    while let text = rest {
      let (name, tail) = text.halves(at: " ")
      names.append(name)
      rest = tail
    }
    return names
  }()

  package static var count: Int { allCases.count }

  package var name: String { ReportField.names[rawValue] }
}

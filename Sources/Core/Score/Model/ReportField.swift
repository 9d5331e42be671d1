import Kernel

/// What a report can say, under the upstream's own names: those of `creditReportInfo`, then those beside it, then those of
/// `coachingSummary`. A name is part of the journal, and so is their order: ids are made of it. A new one goes to the end.
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
  package static var count: Int { allCases.count }

  /// As the upstream's JSON spells it.
  package var name: String {
    switch self {
    case .score: "score"
    case .minScoreValue: "minScoreValue"
    case .maxScoreValue: "maxScoreValue"
    case .scoreBand: "scoreBand"
    case .equifaxScoreBand: "equifaxScoreBand"
    case .equifaxScoreBandDescription: "equifaxScoreBandDescription"
    case .clientRef: "clientRef"
    case .status: "status"
    case .monthsSinceLastDefaulted: "monthsSinceLastDefaulted"
    case .hasEverDefaulted: "hasEverDefaulted"
    case .monthsSinceLastDelinquent: "monthsSinceLastDelinquent"
    case .hasEverBeenDelinquent: "hasEverBeenDelinquent"
    case .percentageCreditUsed: "percentageCreditUsed"
    case .percentageCreditUsedDirectionFlag: "percentageCreditUsedDirectionFlag"
    case .changedScore: "changedScore"
    case .currentShortTermDebt: "currentShortTermDebt"
    case .currentShortTermNonPromotionalDebt: "currentShortTermNonPromotionalDebt"
    case .currentShortTermCreditLimit: "currentShortTermCreditLimit"
    case .currentShortTermCreditUtilisation: "currentShortTermCreditUtilisation"
    case .changeInShortTermDebt: "changeInShortTermDebt"
    case .currentLongTermDebt: "currentLongTermDebt"
    case .currentLongTermNonPromotionalDebt: "currentLongTermNonPromotionalDebt"
    case .currentLongTermCreditLimit: "currentLongTermCreditLimit"
    case .currentLongTermCreditUtilisation: "currentLongTermCreditUtilisation"
    case .changeInLongTermDebt: "changeInLongTermDebt"
    case .numPositiveScoreFactors: "numPositiveScoreFactors"
    case .numNegativeScoreFactors: "numNegativeScoreFactors"
    case .daysUntilNextReport: "daysUntilNextReport"
    case .accountIDVStatus: "accountIDVStatus"
    case .dashboardStatus: "dashboardStatus"
    case .personaType: "personaType"
    case .augmentedCreditScore: "augmentedCreditScore"
    case .activeTodo: "activeTodo"
    case .activeChat: "activeChat"
    case .numberOfTodoItems: "numberOfTodoItems"
    case .numberOfCompletedTodoItems: "numberOfCompletedTodoItems"
    case .selected: "selected"
    }
  }
}

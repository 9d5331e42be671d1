import Kernel

/// What a report says beside its score.
extension ScoreWords {
  var onReport: String { say("On your report", "Sur votre rapport") }

  package func fact(_ fact: ReportFact) -> (label: String, value: String) {
    switch fact {
    case .utilisation(let percent):
      (
        say("Credit used", "Crédit utilisé"),
        say("\(percent)% of your limit", "\(percent)\u{202F}% de votre plafond")
      )
    case .shortTermDebt(let debt, let limit): (say("Short-term debt", "Dette à court terme"), amount(debt, limit))
    case .longTermDebt(let debt, let limit): (say("Long-term debt", "Dette à long terme"), amount(debt, limit))
    case .missedPayment(let months): (say("Last missed payment", "Dernier paiement manqué"), ago(months))
    case .lastDefault(let months): (say("Last default", "Dernier défaut"), ago(months))
    case .helping(let count):
      (
        say("Helping your score", "En faveur de votre score"),
        counted(count, say("thing", "élément"), say("things", "éléments"))
      )
    case .hurting(let count):
      (
        say("Hurting your score", "En défaveur de votre score"),
        counted(count, say("thing", "élément"), say("things", "éléments"))
      )
    case .nextReport(let days): (say("Next report", "Prochain rapport"), next(days))
    }
  }

  private func amount(_ debt: Int, _ limit: Int?) -> String {
    let debt = language.grouped(Int64(debt))
    guard let limit, limit > 0 else { return debt }
    return debt + say(" of ", " sur ") + language.grouped(Int64(limit))
  }

  private func ago(_ months: Int?) -> String {
    switch months {
    case nil: say("None on the report", "Aucun sur le rapport")
    case 0?: say("This month", "Ce mois-ci")
    case let months?: say("\(counted(months, "month", "months")) ago", "il y a \(months)\u{A0}mois")
    }
  }

  private func next(_ days: Int) -> String {
    switch days {
    case ..<0: say("Due", "Attendu")
    case 0: say("Due today", "Attendu aujourd’hui")
    case 1: say("Tomorrow", "Demain")
    default: say("In \(days) days", "Dans \(days) jours")
    }
  }
}

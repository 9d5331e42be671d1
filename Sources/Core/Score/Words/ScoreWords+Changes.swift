import Kernel

/// What changed, each as a plain sentence; the chart and the scales.
extension ScoreWords {
  var whatChanged: String { say("What changed", "Ce qui a changé") }
  func since(_ day: String) -> String { say("Since \(day)", "Depuis le \(day)") }

  func sentence(_ change: ReportChange) -> String {
    switch change {
    case .utilisation(let from, let to):
      say(
        "You use \(to)% of your credit limit; it was \(from)%.",
        "Vous utilisez \(to)\u{202F}% de votre plafond de crédit\u{202F}; c’était \(from)\u{202F}%.")
    case .shortTermDebt(let from, let to):
      moved(say("Short-term debt", "La dette à court terme"), from, to)
    case .longTermDebt(let from, let to):
      moved(say("Long-term debt", "La dette à long terme"), from, to)
    case .creditLimit(let from, let to): moved(say("Your credit limit", "Votre plafond de crédit"), from, to)
    case .positiveFactors(_, let to):
      counted(to, say("thing helps", "élément améliore"), say("things help", "éléments améliorent"))
        + say(" your score now.", " votre score maintenant.")
    case .negativeFactors(_, let to):
      to == 0
        ? say("Nothing hurts your score now.", "Plus rien ne pèse sur votre score.")
        : counted(to, say("thing hurts", "élément pèse"), say("things hurt", "éléments pèsent"))
          + say(" your score now.", " sur votre score maintenant.")
    case .firstDefault:
      say("A default is on your report for the first time.", "Un défaut figure pour la première fois.")
    case .newDefault: say("There is a new default on your report.", "Un nouveau défaut figure sur votre rapport.")
    case .defaultsGone: say("No default is on your report any more.", "Plus aucun défaut ne figure sur votre rapport.")
    case .newDelinquency: say("A payment was missed recently.", "Un paiement a été manqué récemment.")
    case .delinquenciesGone:
      say("No missed payment is on your report any more.", "Plus aucun paiement manqué ne figure sur votre rapport.")
    }
  }

  private func moved(_ what: String, _ before: Int, _ after: Int) -> String {
    let (from, to) = (language.grouped(Int64(before)), language.grouped(Int64(after)))
    return after > before
      ? say("\(what) rose from \(from) to \(to).", "\(what) a augmenté de \(from) à \(to).")
      : say("\(what) fell from \(from) to \(to).", "\(what) a diminué de \(from) à \(to).")
  }

  // MARK: Chart

  var overTime: String { say("Over time", "Au fil du temps") }
  var listen: String { say("Listen to the curve", "Écouter la courbe") }

  /// "34 reports since 5 January 2024: from 548 to 421, lowest 421, highest 548."
  func summary(_ reports: [DatedReport], since day: String) -> String {
    var lowest = Int.max
    var highest = Int.min
    for entry in reports {
      lowest = min(lowest, entry.report.score)
      highest = max(highest, entry.report.score)
    }
    let first = reports.first?.report.score ?? 0
    let last = reports.last?.report.score ?? 0
    let count = counted(reports.count, say("report", "rapport"), say("reports", "rapports"))
    return say(
      "\(count) since \(day): from \(first) to \(last), lowest \(lowest), highest \(highest).",
      "\(count) depuis le \(day)\u{202F}: de \(first) à \(last), au plus bas \(lowest), au plus haut \(highest).")
  }

  // MARK: Scales

  var scales: String { say("Scales side by side", "Échelles côte à côte") }
  func ofRange(_ percent: Int) -> String {
    say("\(percent)% of its range", "\(percent)\u{202F}% de son étendue")
  }
  func points(_ moved: Int) -> String {
    let by = counted(Int(clamping: moved.magnitude), "point", "points")
    if moved == 0 { return say("unchanged", "inchangé") }
    return moved > 0 ? say("up \(by)", "en hausse de \(by)") : say("down \(by)", "en baisse de \(by)")
  }
  var noScoreYet: String { say("No score yet", "Pas encore de score") }
  var addScale: String { say("Add a scale", "Ajouter une échelle") }
  var changeBands: String { say("Change bands", "Modifier les catégories") }
  func name(_ scale: Scale) -> String { scale.name.isEmpty ? unknownScale : scale.name }
}

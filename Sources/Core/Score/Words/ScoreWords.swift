package import Kernel

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct ScoreWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: Titles

  package var score: String { say("Score", "Score") }
  var unknownScale: String { say("Your score", "Votre score") }

  // MARK: The ring

  var calculating: String { say("Calculating score…", "Calcul du score…") }
  func outOf(_ most: Int) -> String { say("out of \(most)", "sur \(most)") }
  func asOf(_ moment: String) -> String { say("as of \(moment)", "au \(moment)") }
  func asOfToday(_ clock: String) -> String { say("as of \(clock)", "à \(clock)") }

  /// The ring as one sentence: "Credit score 514 out of 700, excellent, up 6 since 3 October".
  func sentence(_ report: Report, band: String?, _ moved: String?) -> String {
    var text = say(
      "Credit score \(report.score) \(outOf(report.most))", "Score de crédit \(report.score) \(outOf(report.most))")
    if let band { text += ", " + band.lowered }
    if let moved { text += ", " + moved }
    return text
  }

  /// "up 6 since 3 October".
  func moved(_ change: Int, since day: String) -> String {
    if change == 0 { return say("unchanged since \(day)", "inchangé depuis le \(day)") }
    let by = String(change.magnitude)
    return change > 0
      ? say("up \(by) since \(day)", "en hausse de \(by) depuis le \(day)")
      : say("down \(by) since \(day)", "en baisse de \(by) depuis le \(day)")
  }

  /// A band's name in the person's language; one that nobody here knows stays as it was sent, a number is called one.
  func band(_ name: String) -> String {
    if let number = Int(name) { return say("Band \(number)", "Catégorie \(number)") }
    guard language == .fr else { return name }
    switch name.tidied {
    case "very poor": return "Très faible"
    case "poor": return "Faible"
    case "fair": return "Passable"
    case "good": return "Bon"
    case "very good": return "Très bon"
    case "excellent": return "Excellent"
    case "exceptional": return "Exceptionnel"
    default: return name
    }
  }

  // MARK: No score

  var noReport: String { say("No report yet", "Pas encore de rapport") }
  var noReportText: String {
    say(
      "The service has no credit report for you yet. It will be here as soon as there is one.",
      "Le service n’a pas encore de rapport pour vous. Il sera ici dès qu’il existe.")
  }
  var noneOnScale: String {
    say("No score on this scale is known yet.", "Aucun score n’est encore connu sur cette échelle.")
  }
  var failedTitle: String { say("Couldn’t load your score", "Impossible de charger votre score") }
  var retry: String { say("Retry", "Réessayer") }
  func lastKnown(_ score: Int, _ most: Int, _ day: String, _ age: String) -> String {
    say(
      "Last known: \(score) out of \(most), \(day) (\(age))",
      "Dernier connu\u{202F}: \(score) sur \(most), \(day) (\(age))")
  }
  func daysAgo(_ days: Int) -> String {
    switch days {
    case ...0: say("today", "aujourd’hui")
    case 1: say("yesterday", "hier")
    default: say("\(days) days ago", "il y a \(days) jours")
    }
  }

  package func reason(_ failure: ScoreFailure) -> String {
    switch failure {
    case .offline: youAreOffline
    case .silence: serverFailure(0)
    case .answered(let status): serverFailure(status)
    case .closed:
      say(
        "This server shows the score only on its own machine. Who runs it can open it to others.",
        "Ce serveur ne montre le score que sur sa propre machine. Qui le gère peut l’ouvrir à d’autres.")
    case .unreachable: say("The service can’t be reached.", "Le service est injoignable.")
    case .timedOut: say("The service took too long to answer.", "Le service a mis trop de temps à répondre.")
    case .status(let status): say("The service answered \(status).", "Le service a répondu \(status).")
    case .moved: say("The service has moved to another address.", "Le service a changé d’adresse.")
    case .cutShort: say("The service’s answer broke off.", "La réponse du service s’est interrompue.")
    case .tooLarge:
      say("The service sent far more than a report.", "Le service a envoyé bien plus qu’un rapport.")
    case .report(.notUnderstood):
      say("The service’s answer was not understood.", "La réponse du service n’a pas été comprise.")
    case .report(.noScore): say("The report has no score.", "Le rapport n’a pas de score.")
    case .report(.noRange(let least, let most)):
      say(
        "The report’s scale goes from \(least) to \(most), which is none.",
        "L’échelle du rapport va de \(least) à \(most), ce qui n’en est pas une.")
    case .report(.outside(let score, let least, let most)):
      say(
        "The report’s score, \(score), is not between \(least) and \(most).",
        "Le score du rapport, \(score), n’est pas entre \(least) et \(most).")
    }
  }

  // MARK: Today

  var showScore: String { say("Show the score", "Afficher le score") }
  var hiddenText: String { say("Hidden until you ask", "Masqué jusqu’à votre demande") }
  var openText: String { say("Open to see your score", "Ouvrez pour voir votre score") }
  var hideOnToday: String { say("Hide on Today until tapped", "Masquer dans Aujourd’hui") }
  var nextIsDue: String { say("A new credit report is due", "Un nouveau rapport de crédit est attendu") }
  var needsScript: String {
    say(
      "Your score and its history live on this device and need JavaScript.",
      "Votre score et son historique vivent sur cet appareil et demandent JavaScript.")
  }
}

extension String {
  /// Only its first letter, as within a sentence; a name such as "FICO" stays as it is.
  var lowered: String {
    var bytes = Array(utf8)
    if bytes.count > 1, bytes[1] >= UInt8(ascii: "a"), bytes[0] >= UInt8(ascii: "A"), bytes[0] <= UInt8(ascii: "Z") {
      bytes[0] |= 0x20
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

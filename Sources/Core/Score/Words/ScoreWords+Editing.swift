import Kernel

/// The forms, what was done, and what became of a file.
extension ScoreWords {
  var addScore: String { say("Add a score", "Ajouter un score") }
  var changeScore: String { say("Change this score", "Modifier ce score") }
  var date: String { say("Date", "Date") }
  var scale: String { say("Scale", "Échelle") }
  var lowest: String { say("Lowest score", "Score le plus bas") }
  var highest: String { say("Highest score", "Score le plus haut") }
  var bands: String { say("Bands", "Catégories") }
  var bandsHint: String {
    say(
      "What scores are called, each from its lowest on. May stay empty.",
      "Le nom des scores, chacun à partir de son plus bas. Peut rester vide.")
  }
  var bandFrom: String { say("From", "À partir de") }
  var bandName: String { say("Called", "Nom") }
  func band(_ row: Int) -> String { say("Band \(row)", "Catégorie \(row)") }
  var bandsFrom: String { say("They hold from", "Elles valent à partir du") }

  // MARK: Messages at a field

  func notScore(_ scale: Scale) -> String { between(scale.least, scale.most) }
  func between(_ least: Int, _ most: Int) -> String {
    say(
      "Enter a whole number from \(least) to \(most).", "Saisissez un nombre entier de \(least) à \(most).")
  }
  var enterName: String { say("Give the scale a name.", "Donnez un nom à l’échelle.") }
  var notNumber: String { say("Enter a whole number.", "Saisissez un nombre entier.") }
  var notAbove: String {
    say("The highest score must be above the lowest.", "Le score le plus haut doit dépasser le plus bas.")
  }
  var entryGone: String {
    say("This score was deleted meanwhile.", "Ce score a été supprimé entre-temps.")
  }
  var notAnother: String { say("Another band begins there.", "Une autre catégorie commence là.") }
  var enterBandName: String { say("Give the band a name.", "Donnez un nom à la catégorie.") }
  var noComma: String { say("A name has no comma.", "Un nom n’a pas de virgule.") }

  // MARK: What was done

  func didEnter(_ score: Int) -> String { say("Score \(score) added.", "Score \(score) ajouté.") }
  func didReport(_ score: Int) -> String { say("Report kept: \(score).", "Rapport gardé\u{202F}: \(score).") }
  var didDelete: String { say("Score deleted.", "Score supprimé.") }
  var didAddFile: String { say("The file’s scores were added.", "Les scores du fichier ont été ajoutés.") }
  func didAddScale(_ name: String) -> String { say("\(name) added.", "\(name) ajoutée.") }
  func didHide(_ isHidden: Bool) -> String {
    isHidden
      ? say("Your score is hidden on Today.", "Votre score est masqué dans Aujourd’hui.")
      : say("Your score is shown on Today.", "Votre score est affiché dans Aujourd’hui.")
  }

  // MARK: Files

  var emptyTitle: String { say("Your scores will be here", "Vos scores seront ici") }
  var emptyText: String {
    say(
      "Each report is kept here with its date. Scores from elsewhere can be added by hand or from a file.",
      "Chaque rapport est gardé ici avec sa date. D’autres scores peuvent être ajoutés à la main ou depuis un fichier.")
  }

  func didImport(_ file: ScoreImport) -> String {
    counted(file.added.count, say("score added", "score ajouté"), say("scores added", "scores ajoutés")) + ", "
      + counted(file.known, say("known already", "déjà connu"), say("known already", "déjà connus")) + ", "
      + counted(file.faults.count, say("skipped", "ignoré"), say("skipped", "ignorés")) + "."
  }

  func message(_ fault: RowFault<ScoreFault>) -> String {
    let reason =
      switch fault.reason {
      case .date: say("no date that can be read", "date illisible")
      case .dateOrder: say("the date has to be like 2026-02-05", "la date doit être comme 2026-02-05")
      case .future: say("its day is still to come", "son jour est encore à venir")
      case .score: say("no score that can be read", "score illisible")
      case .range: say("the score is outside its scale", "score hors de son échelle")
      case .scale: say("no scale that is known here", "échelle inconnue ici")
      case .quotes: quotesDontClose
      }
    return row(fault.row, reason)
  }
}

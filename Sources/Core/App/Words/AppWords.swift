import Kernel

/// The sentences that belong to no module.
struct AppWords: Words {
  let language: Language

  init(_ language: Language) { self.language = language }

  var today: String { say("Today", "Aujourd’hui") }
  var now: String { say("Now", "Maintenant") }
  var newVersion: String { say("A new version is ready.", "Une nouvelle version est prête.") }
  var partIsLate: String {
    say(
      "A part of the app hasn’t come yet. It is asked for again and again.",
      "Une partie de l’app n’est pas encore arrivée. Elle est redemandée sans cesse.")
  }
  var otherBuild: String {
    say(
      "The server has another version of the app by now. Reload to go on; nothing is lost.",
      "Le serveur a désormais une autre version de l’app. Rechargez pour continuer\u{202F}; rien n’est perdu.")
  }
  var saving: String { say("Saving…", "Enregistrement…") }
  var notKept: String {
    say(
      "This browser keeps nothing here: all lasts until you close this page.",
      "Ce navigateur ne garde rien ici\u{202F}: tout dure jusqu’à la fermeture de la page.")
  }
  var reload: String { say("Reload", "Recharger") }
  var arrange: String { say("Arrange modules", "Organiser les modules") }
  var allHidden: String { say("Every module is hidden", "Tous les modules sont masqués") }
  var allHiddenText: String {
    say("Choose what you want to see here.", "Choisissez ce que vous voulez voir ici.")
  }
  var chooseModules: String { say("Choose modules", "Choisir les modules") }
  var mainNavigation: String { say("Main", "Principale") }
  var skip: String { say("Skip to content", "Aller au contenu") }
  var undo: String { say("Undo", "Annuler") }
  var undone: String { say("Undone.", "Annulé.") }
  var open: String { say("Open", "Ouvrir") }
  var dismiss: String { say("Dismiss", "Fermer") }
  var notFound: String { say("No such page", "Page inconnue") }
  var notFoundText: String {
    say("Nothing lives at this address.", "Il n’y a rien à cette adresse.")
  }
  var backToToday: String { say("Go to Today", "Aller à Aujourd’hui") }
  var description: String {
    say(
      "Your fare card, the next trains and races, your workouts and your credit score. No account, works offline.",
      "Votre carte de transport, les prochains trains et courses, vos entraînements et votre score de crédit. Sans compte, hors ligne."
    )
  }
  /// A large file is stored in pieces, and one of them could not be.
  func importEnded(after count: Int) -> String {
    say(
      "Couldn’t save the rest. \(count) entries were brought in; bring the same file in again for the others.",
      "Impossible d’enregistrer la suite. \(count) entrées ont été importées\u{202F}; réimportez le fichier pour le reste."
    )
  }
  func imported(_ count: Int, aside: Int = 0) -> String {
    if count == 0, aside > 0 { return DataWords(language).setAside(aside) + "." }
    if count == 0 { return say("Nothing new in that file.", "Rien de nouveau dans ce fichier.") }
    let number = String(count)
    switch PluralCategory(count, in: language) {
    case .one: return say("1 entry brought in.", "1 entrée importée.")
    case .many: return say("", number + " d’entrées importées.")
    case .other: return say(number + " entries brought in.", number + " entrées importées.")
    }
  }
  var tooLarge: String {
    say(
      "Couldn’t save: that is too long. Nothing was changed.",
      "Impossible d’enregistrer\u{202F}: c’est trop long. Rien n’a été changé.")
  }
  func couldNotSave(_ failure: WriteFailure) -> String {
    switch failure {
    case .full:
      say(
        "Couldn’t save: this device has no room left. Nothing was changed.",
        "Impossible d’enregistrer\u{202F}: cet appareil est plein. Rien n’a été changé.")
    case .unavailable:
      say(
        "This browser keeps nothing here: what you change lasts until you close this page.",
        "Ce navigateur ne garde rien ici\u{202F}: vos changements durent jusqu’à la fermeture de la page.")
    case .failed:
      say(
        "Couldn’t save on this device. Nothing was changed: try again.",
        "Impossible d’enregistrer sur cet appareil. Rien n’a été changé\u{202F}: réessayez.")
    }
  }
}

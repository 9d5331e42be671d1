import Kernel

/// The sentences that belong to no module.
struct AppWords {
  let language: Language

  init(_ language: Language) { self.language = language }

  private func say(_ english: String, _ french: String) -> String {
    switch language {
    case .en: english
    case .fr: french
    }
  }

  var today: String { say("Today", "Aujourd’hui") }
  var mainNavigation: String { say("Main", "Principale") }
  var skip: String { say("Skip to content", "Aller au contenu") }
  var undo: String { say("Undo", "Annuler") }
  var undone: String { say("Undone.", "Annulé.") }
  var dismiss: String { say("Dismiss", "Fermer") }
  var notFound: String { say("No such page", "Page inconnue") }
  var notFoundText: String {
    say("Nothing lives at this address.", "Il n’y a rien à cette adresse.")
  }
  var backToToday: String { say("Go to Today", "Aller à Aujourd’hui") }
  var description: String {
    say(
      "The next trains at your stops. No account, works offline, refreshes itself.",
      "Les prochains trains à vos arrêts. Sans compte, hors ligne, toujours à jour.")
  }
  /// Why the journal could not be written, by the reason's name in Documentation/Loop.md.
  func couldNotSave(_ reason: String) -> String {
    switch reason {
    case "full":
      say(
        "Couldn’t save: this device has no room left. Nothing was changed.",
        "Impossible d’enregistrer : cet appareil est plein. Rien n’a été changé.")
    case "unavailable":
      say(
        "This browser keeps nothing here: what you change lasts until you close this page.",
        "Ce navigateur ne garde rien ici : vos changements durent jusqu’à la fermeture de la page.")
    default:
      say(
        "Couldn’t save on this device. Nothing was changed: try again.",
        "Impossible d’enregistrer sur cet appareil. Rien n’a été changé : réessayez.")
    }
  }
}

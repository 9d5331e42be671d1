import Kernel

/// The sentences of the settings.
struct SettingsWords: Words {
  let language: Language

  init(_ language: Language) { self.language = language }

  var settings: String { say("Settings", "Réglages") }
  var back: String { say("Settings", "Réglages") }

  // MARK: Choices

  func name(_ preference: Preference) -> String {
    switch preference {
    case .theme: say("Theme", "Thème")
    case .text: say("Text size", "Taille du texte")
    case .clock: say("Clock", "Heure")
    case .language: say("Language", "Langue")
    case .units: say("Distances", "Distances")
    case .weight: say("Weights", "Poids")
    case .week: say("Week begins on", "La semaine commence")
    }
  }

  func name(_ preference: Preference, _ value: String) -> String {
    switch (preference, value) {
    case (.language, "en"): "English"
    case (.language, "fr"): "Français"
    case (_, "system"): say("As the device", "Comme l’appareil")
    case (_, "light"): say("Light", "Clair")
    case (_, "dark"): say("Dark", "Sombre")
    case (_, "larger"): say("Larger", "Plus grand")
    case (_, "largest"): say("Largest", "Très grand")
    case (_, "12"): say("2:30 PM", "2:30 PM")
    case (_, "24"): "14:30"
    case (_, "imperial"): say("Feet, miles", "Pieds, miles")
    case (_, "metric"): say("Metres", "Mètres")
    case (_, "monday"): say("Monday", "lundi")
    case (_, "sunday"): say("Sunday", "dimanche")
    case (_, "saturday"): say("Saturday", "samedi")
    // "kg", "lb": the same in both.
    default: value
    }
  }

  func chosen(_ preference: Preference, _ value: String) -> String {
    say(
      "\(name(preference)): \(name(preference, value)).", "\(name(preference))\u{202F}: \(name(preference, value)).")
  }

  // MARK: Modules

  var modules: String { say("Modules", "Modules") }
  var modulesText: String {
    say(
      "What Today and the bar show, and in which order", "Ce que montrent Aujourd’hui et la barre, et dans quel ordre")
  }
  func show(_ name: String) -> String { say("Show \(name)", "Afficher \(name)") }
  func didMove(_ name: String, to place: Int, of count: Int) -> String {
    say("\(name), \(place) of \(count).", "\(name), \(place) sur \(count).")
  }
  func didMove(_ name: String) -> String { say("\(name) moved.", "\(name) déplacé.") }
  func didHide(_ name: String) -> String { say("\(name) is hidden.", "\(name) est masqué.") }
  func didShow(_ name: String) -> String { say("\(name) is shown.", "\(name) est affiché.") }

  // MARK: What was done

  var history: String { say("Last changes", "Derniers changements") }
  var historyText: String {
    say("The last 50, each can be taken back", "Les 50 derniers, chacun peut être annulé")
  }
  var historyOpening: String { say("Reading what was changed", "Lecture des changements") }
  var historyNeedsScript: String {
    say(
      "Your changes are kept on this device and need JavaScript.",
      "Vos changements sont gardés sur cet appareil et demandent JavaScript.")
  }
  var historyEmpty: String { say("Nothing to take back", "Rien à annuler") }
  var historyEmptyText: String {
    say(
      "What you change is listed here, and can be taken back one by one, even after a restart.",
      "Vos changements seront listés ici et pourront être annulés un par un, même après un redémarrage.")
  }
  var unknownChange: String {
    say("A change that this version does not know", "Un changement que cette version ne connaît pas")
  }
  func undo(_ sentence: String) -> String { say("Undo: \(sentence)", "Annuler\u{202F}: \(sentence)") }

  // MARK: Notifications, account

  var reminders: String { say("Reminders", "Rappels") }
  var remindersText: String {
    say(
      "Shown in the app, on Today and as a number on its icon. They are not sent while the app is closed.",
      "Affichés dans l’app, sur Aujourd’hui et par un nombre sur son icône. Rien n’est envoyé quand l’app est fermée.")
  }
  var account: String { say("Account", "Compte") }
  var accountText: String {
    say(
      "None is needed. Everything you enter stays on this device.",
      "Aucun n’est nécessaire. Tout ce que vous saisissez reste sur cet appareil.")
  }
}

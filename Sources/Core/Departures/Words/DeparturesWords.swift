package import Kernel

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct DeparturesWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: Titles

  package var departures: String { say("Departures", "Départs") }
  package var myStops: String { say("My stops", "Mes arrêts") }
  package var search: String { say("Find a station", "Trouver une station") }
  package var nearby: String { say("Stops near me", "Arrêts près de moi") }
  package var unknownStation: String { say("No such station", "Station inconnue") }

  // MARK: Trains

  var now: String { say("now", "< 1 min") }
  var minutesUnit: String { "min" }
  var scheduled: String { say("scheduled", "théorique") }
  var held: String { say("held", "retenu") }
  var silent: String { say("no signal", "sans signal") }
  func track(_ track: String) -> String { say("Track \(track)", "Voie \(track)") }

  func inMinutes(_ minutes: Int) -> String {
    switch (language, minutes) {
    case (.en, 0): "now"
    case (.en, 1): "in 1 minute"
    case (.en, _): "in \(minutes) minutes"
    case (.fr, 0): "dans moins d’une minute"
    case (.fr, 1): "dans 1 minute"
    case (.fr, _): "dans \(minutes) minutes"
    }
  }

  /// "now, in 4 and 10 minutes": the next of one line.
  func inMinutes(_ minutes: [Int]) -> String {
    let later = minutes.filter { $0 > 0 }
    let isNow = later.count < minutes.count
    if later.isEmpty { return inMinutes(0) }
    let unit = later == [1] ? "minute" : "minutes"
    let text = say("in \(list(later.map { String($0) })) \(unit)", "dans \(list(later.map { String($0) })) \(unit)")
    return isNow ? inMinutes(0) + ", " + text : text
  }

  func train(_ line: String, to destination: String) -> String {
    destination.isEmpty
      ? say("\(line) train", "Ligne \(line)") : say("\(line) to \(destination)", "\(line) vers \(destination)")
  }

  func lineName(_ label: String) -> String { say("\(label) line", "ligne \(label)") }

  func lines(_ labels: [String]) -> String {
    var list = ""
    for (index, label) in labels.enumerated() { list += (index == 0 ? "" : ", ") + label }
    return labels.count == 1 ? say("Line \(list)", "Ligne \(list)") : say("Lines \(list)", "Lignes \(list)")
  }

  func direction(_ direction: Direction) -> String {
    switch direction {
    case .north: say("Northbound", "Vers le nord")
    case .south: say("Southbound", "Vers le sud")
    }
  }

  func trains(towards label: String) -> String { say("Trains to \(label)", "Trains vers \(label)") }

  // MARK: Actions

  func remove(_ name: String) -> String { say("Remove \(name)", "Retirer \(name)") }
  func inMyStops(_ name: String) -> String { say("\(name) in my stops", "\(name) dans mes arrêts") }
  var removeFromMine: String { say("Remove from my stops", "Retirer de mes arrêts") }
  func optionsOf(_ name: String) -> String {
    say("Lines and direction of \(name)", "Lignes et direction de \(name)")
  }
  var linesShown: String { say("Lines shown", "Lignes affichées") }
  var directionShown: String { say("Direction shown", "Direction affichée") }
  var bothWays: String { say("Both ways", "Deux sens") }
  func keepOnly(_ line: String) -> String { say("Keep only \(line)", "Garder seulement \(line)") }
  var edit: String { say("Edit", "Modifier") }
  var done: String { say("Done", "OK") }
  var later: String { say("Later trains", "Trains suivants") }
  var fewer: String { say("Fewer trains", "Moins de trains") }
  var allLines: String { say("All", "Toutes") }
  var filterByLine: String { say("Show one line", "Afficher une ligne") }
  var timesAs: String { say("Show times as", "Afficher l’heure") }
  func timeStyle(_ style: TimeStyle) -> String {
    switch style {
    case .minutes: say("Minutes", "Minutes")
    case .clock: say("Clock", "Heure")
    case .both: say("Both", "Les deux")
    }
  }
  var trainsBy: String { say("Show trains", "Afficher les trains") }
  func boardOrder(_ order: BoardOrder) -> String {
    switch order {
    case .lines: say("By line", "Par ligne")
    case .time: say("By time", "Par heure")
    }
  }
  var useLocation: String { say("Use my location", "Utiliser ma position") }
  var clear: String { say("Clear", "Effacer") }
  var go: String { say("Search", "Chercher") }

  // MARK: What was done

  package func didAdd(_ name: String) -> String { say("\(name) added to my stops.", "\(name) ajouté à mes arrêts.") }
  package func didRemove(_ name: String) -> String { say("\(name) removed.", "\(name) retiré.") }
  func didMove(_ name: String, to place: Int, of count: Int) -> String {
    say("\(name), \(place) of \(count).", "\(name), \(place) sur \(count).")
  }
  func didChoose(_ name: String, lines: [String]) -> String {
    lines.isEmpty
      ? say("\(name): all lines.", "\(name)\u{202F}: toutes les lignes.")
      : say("\(name): only \(list(lines)).", "\(name)\u{202F}: seulement \(list(lines)).")
  }
  func didChoose(_ name: String, direction: String?) -> String {
    guard let direction else { return say("\(name): both ways.", "\(name)\u{202F}: les deux sens.") }
    return say("\(name): only \(direction).", "\(name)\u{202F}: seulement \(direction).")
  }
  func didMove(_ name: String) -> String { say("\(name) moved.", "\(name) déplacé.") }
  func didShowTimes(as style: String) -> String {
    say("Times shown as: \(style).", "Heures affichées\u{202F}: \(style).")
  }
  func didShowTrains(_ order: BoardOrder) -> String {
    switch order {
    case .lines: say("Trains shown by line.", "Trains affichés par ligne.")
    case .time: say("Trains shown by time.", "Trains affichés par heure.")
    }
  }
  func found(_ count: Int) -> String {
    switch (language, count) {
    case (.en, 0): "No station found."
    case (.en, 1): "1 station found."
    case (.en, _): "\(count) stations found."
    case (.fr, 0): "Aucune station trouvée."
    case (.fr, 1): "1 station trouvée."
    case (.fr, _): "\(count) stations trouvées."
    }
  }

  // MARK: States

  var emptyTitle: String { say("Your stops will be here", "Vos arrêts seront ici") }
  var emptyText: String {
    say(
      "Add the stations you use. Their next trains show at once, and count down by themselves.",
      "Ajoutez vos stations. Leurs prochains trains s’affichent aussitôt et décomptent d’eux-mêmes.")
  }
  var loading: String { say("Loading departures", "Chargement des départs") }
  package var cantLoad: String { say("Couldn’t load departures", "Impossible de charger les départs") }
  func unknownText(_ id: String) -> String {
    say(
      "Nothing is known by “\(id)”. Search for the station by its name.",
      "«\u{202F}\(id)\u{202F}» est inconnu. Cherchez la station par son nom.")
  }

  // MARK: Search and Nearby

  var searchHint: String {
    say("Name, street or line, such as “34 st q”", "Nom, rue ou ligne, comme «\u{202F}34 st q\u{202F}»")
  }
  var searchLabel: String { say("Station", "Station") }
  func nothingFound(_ query: String) -> String {
    say("Nothing found for “\(query)”.", "Rien trouvé pour «\u{202F}\(query)\u{202F}».")
  }
  var nothingFoundHint: String {
    say(
      "Try fewer letters, a street number or a line letter.", "Essayez moins de lettres, un numéro de rue ou une ligne."
    )
  }
  var recent: String { say("Opened lately", "Ouvertes récemment") }
  var byLine: String { say("By line", "Par ligne") }
  /// What finds a line's stations when it is searched for.
  func lineQuery(_ label: String) -> String { say("\(label) train", "ligne \(label)") }
  var nearbyText: String {
    say(
      "Your position stays on this device; it is only asked for when you tap.",
      "Votre position reste sur cet appareil\u{202F}; elle n’est demandée que si vous touchez le bouton.")
  }
  var orFrom: String { say("Or near a place you type", "Ou près d’un lieu que vous tapez") }
  var locating: String { say("Finding your position", "Recherche de votre position") }
  func nearTo(_ name: String) -> String { say("Near \(name)", "Près de \(name)") }
  var nearYou: String { say("Near you", "Près de vous") }
  /// Nothing where nobody was asked.
  func locationFailed(_ failure: LocationFailure) -> String? {
    switch failure {
    case .unasked: nil
    case .denied:
      say(
        "The browser may not use your position. Allow it in the site’s settings, or type a place below.",
        "Le navigateur ne peut pas utiliser votre position. Autorisez-la dans les réglages du site, ou tapez un lieu.")
    case .timeout:
      say(
        "Your position could not be found in time. Try again, or type a place below.",
        "Votre position n’a pas été trouvée à temps. Réessayez, ou tapez un lieu.")
    case .unavailable:
      say(
        "Your position is not to be had here. Type a place below.",
        "Votre position n’est pas disponible ici. Tapez un lieu.")
    }
  }
  package var needsScript: String {
    say(
      "Your stops live on this device and need JavaScript. Without it you can still search and open any station.",
      "Vos arrêts vivent sur cet appareil et demandent JavaScript. Sans lui, vous pouvez chercher et ouvrir toute station."
    )
  }
}

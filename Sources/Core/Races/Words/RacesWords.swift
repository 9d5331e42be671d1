package import Kernel

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct RacesWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: Titles

  package var races: String { say("Races", "Courses") }
  var next: String { say("Next to go", "Prochains départs") }
  var followed: String { say("Followed", "Suivies") }
  var unknownRace: String { say("No such race", "Course inconnue") }
  var unknownText: String {
    say(
      "It has been run, or it is no longer listed.", "Elle a été courue, ou elle n’est plus annoncée.")
  }
  var toTheBoard: String { say("Go to the next races", "Aller aux prochaines courses") }

  // MARK: Choices

  var categories: String { say("Kinds of race", "Genres de course") }
  func category(_ category: RaceCategory) -> String {
    switch category {
    case .horse: say("Horses", "Galop")
    case .harness: say("Harness", "Trot")
    case .greyhound: say("Greyhounds", "Lévriers")
    case .other: say("Other", "Autres")
    }
  }
  var howMany: String { say("How many races", "Combien de courses") }
  var country: String { say("Countries", "Pays") }
  var allCountries: String { say("All countries", "Tous les pays") }
  func countries(_ chosen: [Country]) -> String {
    if chosen.isEmpty { return allCountries }
    return chosen.count <= 2 ? list(chosen) : counted(chosen.count, "", say("countries", "pays"))
  }
  var reset: String { say("Reset", "Réinitialiser") }
  var resetAll: String { say("Reset to all races", "Revenir à toutes les courses") }

  private func list(_ countries: [Country]) -> String {
    var list = ""
    for country in countries { list += (list.isEmpty ? "" : ", ") + name(country) }
    return list
  }

  /// What narrows the board, as a sentence.
  func narrowed(_ mine: MyRaces) -> String {
    var kinds = ""
    if !mine.categories.isAll {
      for one in mine.categories.chosen { kinds += (kinds.isEmpty ? "" : ", ") + category(one) }
    }
    var places = ""
    for country in mine.countries { places += (places.isEmpty ? "" : ", ") + name(country) }
    let both = kinds.isEmpty || places.isEmpty ? kinds + places : kinds + " · " + places
    return say("Shown are only: \(both).", "Seulement\u{A0}: \(both).")
  }

  // MARK: Following

  var followRace: String { say("Follow this race", "Suivre cette course") }
  var unfollowRace: String { say("Stop following this race", "Ne plus suivre cette course") }
  var followMeeting: String { say("Follow the whole meeting", "Suivre toute la réunion") }
  var unfollowMeeting: String { say("Stop following the meeting", "Ne plus suivre la réunion") }
  var remind: String { say("Remind me before the start", "Me prévenir avant le départ") }
  func reminder(_ minutes: Int) -> String { minutes == 0 ? say("Off", "Non") : "\(minutes)\u{A0}min" }

  // MARK: States

  var loading: String { say("Loading races", "Chargement des courses") }
  var nothing: String { say("No races to come", "Aucune course à venir") }
  var nothingText: String {
    say("When the next ones are announced, they show here.", "Les prochaines s’afficheront ici dès leur annonce.")
  }
  func onlySo(_ count: Int) -> String {
    say(
      "Only \(counted(count, "race is", "races are")) announced.",
      counted(count, "seule course est annoncée.", "courses seulement sont annoncées."))
  }
  var cantLoad: String { say("Couldn’t load the races", "Impossible de charger les courses") }
  var youAreOffline: String { say("You’re offline.", "Vous êtes hors ligne.") }
  var serverSilent: String { say("The server doesn’t answer.", "Le serveur ne répond pas.") }
  var upstreamFailing: String {
    say("The races’ source doesn’t answer.", "La source des courses ne répond pas.")
  }
  var retriesItself: String { say("This page keeps trying by itself.", "Cette page réessaie d’elle-même.") }
  var tryAgain: String { say("Try again", "Réessayer") }
  func advice(_ freshness: Freshness) -> String? {
    switch freshness {
    case .fresh: nil
    case .delayed, .stale:
      say("Starts may have moved meanwhile.", "Des départs ont pu changer entre-temps.")
    case .failing:
      say(
        "The races’ source doesn’t answer. We keep trying.", "La source des courses ne répond pas. Nous réessayons.")
    }
  }
}

package import Kernel

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct RacesWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: Titles

  package var races: String { say("Races", "Courses") }
  var next: String { say("Next to go", "Prochains départs") }
  var followed: String { say("Followed", "Suivies") }
  var isFollowed: String { say("followed", "suivie") }
  var unknownRace: String { say("Race not listed", "Course non annoncée") }
  var unknownText: String {
    say(
      "It has been run, was taken off, or is not among the next races yet.",
      "Elle a été courue, retirée, ou ne figure pas encore parmi les prochaines.")
  }
  var notHere: String { say("This race is not known here", "Cette course n’est pas connue ici") }
  var hasStarted: String {
    say("It has started, and has left the board.", "Elle est partie, et a quitté le tableau.")
  }
  var toTheBoard: String { say("Go to the next races", "Aller aux prochaines courses") }

  // MARK: Choices

  var filter: String { say("Filter", "Filtre") }
  var all: String { say("All", "Toutes") }
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

  /// The filter in a few words: "All · 5", "Greyhounds · France, Japan · 10".
  func choices(_ mine: MyRaces) -> String {
    var text = mine.categories.isAll ? (mine.countries.isEmpty ? all : "") : kinds(mine)
    if !mine.countries.isEmpty {
      let places =
        mine.countries.count <= 2 ? list(mine.countries) : counted(mine.countries.count, "", say("countries", "pays"))
      text += (text.isEmpty ? "" : " · ") + places
    }
    return text + " · " + String(mine.count)
  }

  private func kinds(_ mine: MyRaces) -> String {
    var kinds = ""
    for one in mine.categories.chosen { kinds += (kinds.isEmpty ? "" : ", ") + category(one) }
    return kinds
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
    let kinds = mine.categories.isAll ? "" : kinds(mine)
    let places = list(mine.countries)
    let both = kinds.isEmpty || places.isEmpty ? kinds + places : kinds + " · " + places
    return say("The filter is set to \(both).", "Le filtre est réglé sur \(both).")
  }

  /// "How many races: 5."
  func did(_ what: String, _ chosen: String) -> String { what + say(": ", "\u{A0}: ") + chosen + "." }

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
  var notKnown: String { say("No races are known here", "Aucune course connue ici") }
  var nothingText: String {
    say("When the next ones are announced, they show here.", "Les prochaines s’afficheront ici dès leur annonce.")
  }
  func onlySo(_ count: Int) -> String {
    say(
      "Only \(counted(count, "race is", "races are")) announced.",
      counted(count, "seule course est annoncée.", "courses seulement sont annoncées."))
  }
  var cantLoad: String { say("Couldn’t load the races", "Impossible de charger les courses") }
  /// Beside a board that is not fresh: why, where that is known, and what it means.
  func advice(_ freshness: Freshness, _ trouble: Trouble?) -> String? {
    if freshness == .fresh || trouble == .ours(.offline) { return nil }
    let moved = say("Starts may have moved meanwhile.", "Des départs ont pu changer entre-temps.")
    guard let trouble else { return moved }
    return reason(trouble) + " " + say("We keep trying.", "Nous réessayons.")
  }

  package func reason(_ trouble: Trouble) -> String {
    switch trouble {
    case .ours(.offline): youAreOffline
    case .ours(.server(let status)): serverFailure(status)
    case .source:
      say("The races’ source gives no usable answer.", "La source des courses ne donne pas de réponse utilisable.")
    case .unread:
      say("Some races that the source lists can’t be read.", "Certaines courses de la source sont illisibles.")
    case .nothingYet: say("The server has no races yet.", "Le serveur n’a pas encore de courses.")
    }
  }

  /// What was known has been run, and why nothing newer is here.
  func ended(_ clock: String, _ trouble: Trouble) -> String {
    reason(trouble) + " " + say("What was known ended at \(clock).", "Ce qui était connu s’est terminé à \(clock).")
  }
}

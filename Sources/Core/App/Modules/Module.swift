import Departures
import FareCard
import Kernel
import Races
import Score
import Workouts

/// The modules in the order they have before a person says otherwise. A name is part of addresses and of the journal.
enum Module: String, CaseIterable {
  case fareCard = "fare-card"
  case departures
  case races
  case workouts
  case score

  func title(_ language: Language) -> String {
    switch self {
    case .fareCard: FareCardWords(language).fareCard
    case .departures: DeparturesWords(language).departures
    case .races: RacesWords(language).races
    case .score: ScoreWords(language).score
    case .workouts: WorkoutsWords(language).workouts
    }
  }

  /// For the bar on a phone, where six names stand in one row (Documentation/Decisions/0023).
  func shortTitle(_ language: Language) -> String {
    let words = AppWords(language)
    return switch self {
    case .fareCard: words.shortFareCard
    case .departures: words.shortDepartures
    case .races: words.shortRaces
    case .workouts: words.shortWorkouts
    case .score: words.shortScore
    }
  }

  /// What the kinds of its operations begin with, and its place in a snapshot; journals keep it for ever.
  var kinds: String {
    switch self {
    case .fareCard: "fareCard"
    case .departures, .races, .workouts, .score: rawValue
    }
  }

  var path: String { "/" + rawValue }

  var icon: Icon {
    switch self {
    case .fareCard: .card
    case .departures: .departures
    case .races: .races
    case .score: .score
    case .workouts: .workouts
    }
  }

  /// By what its addresses and actions begin with, "fare-card".
  init?(_ name: String) {
    guard let module = Module.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = module
  }

  /// By what the kinds of its operations begin with in journals, "fareCard".
  init?(kinds: String) {
    guard let module = Module.allCases.first(where: { $0.kinds == kinds }) else { return nil }
    self = module
  }
}

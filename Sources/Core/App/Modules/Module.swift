import Departures
import FareCard
import Kernel

/// The modules in the order they have before a person says otherwise. A name is part of addresses and of the journal.
enum Module: String, CaseIterable {
  case fareCard = "fare-card"
  case departures

  func title(_ language: Language) -> String {
    switch self {
    case .fareCard: FareCardWords(language).fareCard
    case .departures: DeparturesWords(language).departures
    }
  }

  var path: String { "/" + rawValue }

  var icon: Icon {
    switch self {
    case .fareCard: .card
    case .departures: .departures
    }
  }

  init?(_ name: String) {
    for module in Module.allCases where module.rawValue == name {
      self = module
      return
    }
    return nil
  }
}

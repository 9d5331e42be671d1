import Departures
import FareCard
import Kernel
import Races
import Score
import Workouts

/// Every address of the app; one type that parses and prints them.
enum AppRoute: Equatable, Sendable {
  case today
  case departures(DeparturesPlace)
  case fareCard(FareCardPlace)
  case races(RacesPlace)
  case score(ScorePlace)
  case workouts(WorkoutsPlace)
  case settings(SettingsPlace)
  case unknown(String)
}

extension AppRoute {
  init(_ path: String) {
    self.init(Address(path))
  }

  init(_ address: Address) {
    switch address.segments.first {
    case .none: self = .today
    case .some("departures"):
      let place = DeparturesPlace(segments: Array(address.segments.dropFirst()), query: address.query)
      self = place.map { .departures($0) } ?? .unknown(address.text)
    case .some("fare-card"):
      let place = FareCardPlace(segments: Array(address.segments.dropFirst()), query: address.query)
      self = place.map { .fareCard($0) } ?? .unknown(address.text)
    case .some("races"):
      let place = RacesPlace(segments: Array(address.segments.dropFirst()))
      self = place.map { .races($0) } ?? .unknown(address.text)
    case .some("score"):
      let place = ScorePlace(segments: Array(address.segments.dropFirst()))
      self = place.map { .score($0) } ?? .unknown(address.text)
    case .some("workouts"):
      let place = WorkoutsPlace(segments: Array(address.segments.dropFirst()), query: address.query)
      self = place.map { .workouts($0) } ?? .unknown(address.text)
    case .some("settings"):
      let place = SettingsPlace(segments: Array(address.segments.dropFirst()))
      self = place.map { .settings($0) } ?? .unknown(address.text)
    case .some: self = .unknown(address.text)
    }
  }
}

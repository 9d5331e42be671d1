package import Departures
package import Kernel

/// Every address of the app; one type that parses and prints them.
package enum AppRoute: Equatable, Sendable {
  case today
  case departures(DeparturesPlace)
  case unknown(String)
}

extension AppRoute {
  package init(_ path: String) {
    self.init(Address(path))
  }

  package init(_ address: Address) {
    switch address.segments.first {
    case .none: self = .today
    case .some("departures"):
      let place = DeparturesPlace(segments: Array(address.segments.dropFirst()), query: address.query)
      self = place.map { .departures($0) } ?? .unknown(address.text)
    case .some: self = .unknown(address.text)
    }
  }
}

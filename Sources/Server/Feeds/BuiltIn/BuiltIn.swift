package import Departures

/// What the server knows before any import.
package enum BuiltIn {
  /// New York's subway and the Staten Island Railway: stations by complex, labels, line order, colours.
  package static let newYork: Network = {
    do throws(FactsError) {
      return try Network(facts: newYorkFacts)
    } catch {
      // Our own file, read by a test: only a broken build gets here.
      preconditionFailure(error.sentence)
    }
  }()

  /// Where New York's tracks lie, as a file of facts, without the comments in our source.
  package static let newYorkMap: [UInt8] = NewYorkMap.facts.split(separator: "\n").filter { !$0.hasPrefix("#") }
    .flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }

  /// Whether a network is New York's subway, or a part of it: four of five stations are the built-in ones, by id and place.
  /// Line names say nothing: every second agency has a 1 and an A.
  package static func isNewYork(_ network: Network) -> Bool {
    let known = network.stations.count { station in
      guard let ours = newYork.station(station.id) else { return false }
      let north = abs(ours.location.latitude - station.location.latitude)
      let east = abs(ours.location.longitude - station.location.longitude)
      // About a kilometre: complexes are placed in their middle.
      return north < 0.01 && east < 0.01
    }
    return known > 0 && known * 5 >= network.stations.count * 4
  }

  /// Whether it is all of it, perhaps of another year: the built-in one knows complexes and labels besides.
  static func isWhole(_ network: Network) -> Bool {
    isNewYork(network) && network.stations.count * 2 >= newYork.stations.count
  }

  /// The same as a file of facts.
  package static var newYorkFacts: [UInt8] { Array(NewYork.facts.utf8) }
}

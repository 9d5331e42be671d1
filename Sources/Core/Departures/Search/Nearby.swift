import Kernel

/// The stations around a place.
package enum Nearby {
  /// Nearest first, by the way the crow flies; equally far ones by name. None for a place that is not on Earth.
  package static func stations(of network: Network, near place: Location, limit: Int) -> [(
    station: Station, metres: Double
  )] {
    guard place.isOnEarth, limit > 0 else { return [] }
    let from = GreatCircle(from: place)
    var nearest = Least<Double>(limit)
    for index in network.stations.indices {
      let there = network.stations[index].location
      guard there.isOnEarth else { continue }
      // No station is nearer than its latitude says; that alone rules most of them out.
      if let bound = nearest.bound, from.leastSquare(to: there) > bound { continue }
      nearest.insert(from.square(to: there), at: index)
    }
    return nearest.all.map { (network.stations[$0.place], GreatCircle.metres($0.key)) }
  }
}

extension Location {
  /// Neither NaN nor beyond ±90°, ±180°.
  package var isOnEarth: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }

  /// Along the great circle.
  package func metres(to other: Location) -> Double {
    GreatCircle.metres(GreatCircle(from: self).square(to: other))
  }
}

/// Distances by the haversine formula, on a sphere of the Earth's mean radius (IUGG, 6 371 008.8 m).
private struct GreatCircle {
  private let from: Location
  private let cosine: Double

  init(from: Location) {
    self.from = from
    cosine = Trigonometry.sine(degrees: 90 - from.latitude)
  }

  /// The haversine of the angle between: grows with the distance, and is cheaper.
  func square(to other: Location) -> Double {
    let across = Trigonometry.sine(degrees: (other.latitude - from.latitude) / 2)
    let along = Trigonometry.sine(degrees: (other.longitude - from.longitude) / 2)
    return across * across + cosine * Trigonometry.sine(degrees: 90 - other.latitude) * along * along
  }

  /// At most `square`: the part of the latitude by its first two terms, sin x ≥ x − x³/6.
  func leastSquare(to other: Location) -> Double {
    let half = abs(other.latitude - from.latitude) * (.pi / 360)
    let sine = half - half * half * half / 6
    return sine * sine * (1 - 1e-12)
  }

  /// Along the Earth's surface, of the squared sine of half the angle between two places (haversine).
  static func metres(_ square: Double) -> Double {
    2 * 6_371_008.8 * Trigonometry.arcsine(min(1, square.squareRoot()))
  }
}

package import Kernel

/// One unit for all distances of a list, so that they can be compared: the one that the farthest of them needs.
package enum DistanceScale: Equatable, Sendable {
  case metres, kilometres, feet, miles

  package init(_ farthest: Double, _ units: Units) {
    switch units {
    case .metric: self = farthest < 1000 ? .metres : .kilometres
    case .imperial: self = farthest * 3.28084 < 1000 ? .feet : .miles
    }
  }
}

extension DeparturesWords {
  /// "here", "340 m", "0.3 km", "850 ft", "1.2 mi"; rounded to what one can tell apart on foot.
  package func distance(_ metres: Double, _ scale: DistanceScale) -> String {
    guard metres >= 15 else { return here }
    let metres = min(metres, 1e8)  // whoever asks: no number may be too large for a whole one
    switch scale {
    case .metres: return inMetres(String(Int((metres / 10).rounded()) * 10))
    case .kilometres: return inKilometres(tenths(metres / 100))
    case .feet: return inFeet(String(max(1, Int((metres * 3.28084 / 50).rounded())) * 50))
    case .miles: return inMiles(tenths(metres / 160.9344))
    }
  }

  /// Never "0.0": that is said as "here". From ten on tenths say nothing.
  private func tenths(_ count: Double) -> String {
    let tenths = max(1, Int(min(count, 1e6).rounded()))
    if tenths >= 100 { return String((tenths + 5) / 10) }
    return String(tenths / 10) + decimalMark + String(tenths % 10)
  }

  /// "0.4 km · 7 min walk".
  func way(_ metres: Double, _ scale: DistanceScale) -> String {
    let minutes = Walking.minutes(metres: metres)
    guard metres >= 15, Walking.isWorthSaying(metres: metres) else { return distance(metres, scale) }
    return distance(metres, scale) + " · " + walk(minutes)
  }

  /// The same distance as `Walking.isTooFar`.
  func nothingNear(_ units: Units) -> String {
    units == .metric
      ? nothingNearMetric
      : nothingNearImperial
  }
}

import Departures

/// Places that the realtime feeds name and the static set does not have: signals, not stops.
enum TimingPoint {
  private static let ofLine: [String: (id: String, direction: Direction?)] = [
    "A": ("A39", .north), "C": ("A29", .north), "D": ("B24", .south), "E": ("X22", .north), "F": ("F10", .north),
    "J": ("J18", .north), "N": ("R60", nil), "R": ("R65", nil), "W": ("R10", .north),
  ]

  /// The one that a run passes just after a stop, if any.
  static func after(_ stop: Int, of run: Plan.Run) -> String? {
    guard let point = ofLine[run.line], point.direction == nil || point.direction == run.direction,
      stop == run.platforms.count / 2, stop < run.platforms.count - 1
    else { return nil }
    let id = point.id + run.direction.rawValue
    return run.platforms.contains(id) ? nil : id
  }
}

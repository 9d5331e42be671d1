/// How long the way to a stop takes on foot, from the distance as the crow flies.
package enum Walking {
  /// A street grid makes ways longer: across New York's blocks by about three tenths on average.
  private static let detour = 1.3
  /// Of an adult, 4.8 km/h, as timetables of walking networks assume.
  private static let metresAMinute = 80.0

  /// Whole minutes, rounded up: who trusts it must not come late. At most 9999.
  package static func minutes(metres: Double) -> Int {
    let minutes = metres * detour / metresAMinute
    guard minutes > 0 else { return 0 }  // nor of what is no number
    return Int(min(minutes, 9998.5).rounded(.up))
  }

  /// Nobody is near a network whose nearest stop is farther than that.
  package static func isTooFar(metres: Double) -> Bool { metres > 50_000 }

  /// Beyond an hour nobody asks how long it is on foot.
  package static func isWorthSaying(metres: Double) -> Bool { minutes(metres: metres) <= 60 }
}

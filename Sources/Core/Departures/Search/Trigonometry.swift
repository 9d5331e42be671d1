/// Sine and its inverse without a C library, so that the browser and the server find the same metres.
enum Trigonometry {
  /// For angles of −180° to 180°; exact to 1e-14.
  static func sine(degrees: Double) -> Double {
    var angle = degrees
    if angle > 90 { angle = 180 - angle }
    if angle < -90 { angle = -180 - angle }
    return series(angle * (.pi / 180))
  }

  /// In radians, for 0 to 1; exact to 1e-14.
  static func arcsine(_ value: Double) -> Double {
    // Half the angle where the sine grows flat: asin(x) = π/2 − 2 asin(√((1 − x) / 2)).
    if value > 0.5 { return .pi / 2 - 2 * arcsine(((1 - value) / 2).squareRoot()) }
    var angle = value
    for _ in 0..<4 {
      let sine = series(angle)
      angle += (value - sine) / (1 - sine * sine).squareRoot()
    }
    return angle
  }

  /// Taylor's series to x¹⁹, for −π/2 to π/2.
  private static func series(_ x: Double) -> Double {
    let square = x * x
    var sum = -1.0 / 121_645_100_408_832_000
    sum = sum * square + 1.0 / 355_687_428_096_000
    sum = sum * square - 1.0 / 1_307_674_368_000
    sum = sum * square + 1.0 / 6_227_020_800
    sum = sum * square - 1.0 / 39_916_800
    sum = sum * square + 1.0 / 362_880
    sum = sum * square - 1.0 / 5_040
    sum = sum * square + 1.0 / 120
    sum = sum * square - 1.0 / 6
    return x + x * square * sum
  }
}

package import Kernel

extension Forecast {
  private static let day: Int64 = 86_400_000
  private static let fewestRides = 4

  /// Nil with too little to go by: fewer than four rides in the last 28 days, or none older than a week.
  package init?(_ card: Card, _ ledger: Ledger, at now: Instant, _ tariffs: Tariffs = .builtIn) {
    return nil
  }
}

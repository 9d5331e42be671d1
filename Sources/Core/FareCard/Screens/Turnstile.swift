import Kernel

/// What a turnstile says when the balance is short; two seconds. A screen reader hears it through the announcement.
enum Turnstile {
  /// Nil but in those two seconds.
  static func view(_ screen: FareCardScreen) -> Node? {
    guard screen.state.isRefused(at: screen.surroundings.now) else { return nil }
    return element("p.turnstile", key: "turnstile", .aria("hidden", true)) {
      screen.words.insufficientFare
    }
  }
}

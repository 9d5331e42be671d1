package import Kernel

/// How far alerts can be trusted by their age: now minus the time in the feed's own header. The agency makes them anew each
/// minute or so and is asked each half minute, so what is older than two and a half has missed a turn. However old they
/// are, they stay: an alert is a thing to be doubted, not to be hidden.
package enum AlertAge {
  /// To this many seconds alerts are fresh.
  package static let freshLimit: Int64 = 150
  /// To this many delayed, beyond it stale, as trains are (`FeedAge`).
  package static let delayedLimit = FeedAge.delayedLimit

  /// `isFailing` where the last try gave nothing. A header ahead of our clock is doubted by how far ahead it is.
  package static func health(asOf: Instant?, isFailing: Bool, now: Instant) -> Freshness {
    guard let asOf else { return isFailing ? .failing : .unknown }
    let age = now.seconds(since: asOf)
    if age <= freshLimit, age >= -FeedAge.freshLimit { return .fresh }
    if isFailing { return .failing }
    return age <= delayedLimit && age >= -delayedLimit ? .delayed : .stale
  }
}

extension AlertBoard {
  /// Whether an elevator that it doesn't name can be said to run: they were asked after lately, and by an agency that tells.
  package func isSureOfEquipment(at now: Instant) -> Bool { equipmentHealth(at: now) == .fresh }

  /// What is said of elevators deserves that now; `nil` where nobody asks after them.
  package func equipmentHealth(at now: Instant) -> Freshness? {
    equipmentHealth.map { AlertAge.health(asOf: equipmentAsOf, isFailing: $0 == .failing, now: now) }
  }

  /// What it deserves now: it ages on the device.
  package func health(at now: Instant) -> Freshness {
    AlertAge.health(asOf: asOf, isFailing: health == .failing, now: now)
  }
}

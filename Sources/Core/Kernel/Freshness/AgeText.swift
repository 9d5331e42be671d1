/// "Live · 12 s ago", "Stale · 6 min": how old something is and what that means, for whatever comes from an upstream.
package struct AgeText: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  /// In one unit, rounded down: seconds, minutes, hours, and days from two days on. Below 0 it is 0 seconds.
  package func age(_ seconds: Int64) -> String {
    switch max(0, seconds) {
    case ..<60: ageSeconds(Int(max(0, seconds)))
    case ..<3600: ageMinutes(Int(seconds / 60))
    case ..<172_800: ageHours(Int(seconds / 3600))
    default: ageDays(Int(min(seconds, 31_536_000_000) / 86_400))
    }
  }

  /// `seconds` is `nil` where nobody knows how old it is.
  package func label(_ freshness: Freshness, seconds: Int64?, isOnline: Bool) -> String {
    let age = seconds.map { self.age($0) }
    if !isOnline {
      return age.map { ageOfflineOld($0) } ?? ageOffline
    }
    switch freshness {
    case .fresh:
      return age.map { ageLiveSince($0) } ?? ageLive
    case .delayed:
      return age.map { ageDelayedSince($0) }
        ?? ageDelayed
    case .stale:
      return age.map { ageStaleSince($0) } ?? ageStale
    case .failing:
      return age.map { ageFailingSince($0) }
        ?? ageFailing
    case .scheduled: return ageScheduled
    case .unknown: return ageUnknown
    }
  }
}

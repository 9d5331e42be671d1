/// "Live · 12 s ago", "Stale · 6 min": how old something is and what that means, for whatever comes from an upstream.
package struct AgeText: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  package func age(_ seconds: Int64) -> String {
    switch max(0, seconds) {
    case ..<60: "\(max(0, seconds)) s"
    case ..<3600: "\(seconds / 60) min"
    case ..<172_800: "\(seconds / 3600) h"
    default: say("\(min(seconds, 31_536_000_000) / 86_400) d", "\(min(seconds, 31_536_000_000) / 86_400) j")
    }
  }

  /// `seconds` is `nil` where nobody knows how old it is.
  package func label(_ freshness: Freshness, seconds: Int64?, isOnline: Bool) -> String {
    let age = seconds.map { self.age($0) }
    if !isOnline {
      return age.map { say("Offline · \($0) old", "Hors ligne · \($0)") } ?? say("Offline", "Hors ligne")
    }
    switch freshness {
    case .fresh:
      return age.map { say("Live · \($0) ago", "En direct · il y a \($0)") } ?? say("Live", "En direct")
    case .delayed:
      return age.map { say("Delayed data · \($0)", "Données en retard · \($0)") }
        ?? say("Delayed data", "Données en retard")
    case .stale:
      return age.map { say("Stale · \($0)", "Périmé · \($0)") } ?? say("Stale", "Périmé")
    case .failing:
      return age.map { say("Not updating · \($0)", "Plus de mise à jour · \($0)") }
        ?? say("Not updating", "Plus de mise à jour")
    case .scheduled: return say("Timetable", "Horaire théorique")
    case .unknown: return say("No data", "Pas de données")
    }
  }
}

import Kernel

/// "12 s ago", "stale · 6 min": how old a board is and what that means.
extension DeparturesWords {
  func age(_ seconds: Int64) -> String {
    switch max(0, seconds) {
    case ..<60: "\(max(0, seconds)) s"
    case ..<3600: "\(seconds / 60) min"
    case ..<172_800: "\(seconds / 3600) h"
    default: say("\(min(seconds, 31_536_000_000) / 86_400) d", "\(min(seconds, 31_536_000_000) / 86_400) j")
    }
  }

  func label(health: Health, seconds: Int64?, isOnline: Bool) -> String {
    let age = seconds.map { self.age($0) }
    if !isOnline {
      return age.map { say("Offline · \($0) old", "Hors ligne · \($0)") } ?? say("Offline", "Hors ligne")
    }
    switch health {
    case .fresh:
      return age.map { say("Live · \($0) ago", "En direct · il y a \($0)") } ?? say("Live", "En direct")
    case .delayed:
      return age.map { say("Delayed data · \($0)", "Données en retard · \($0)") }
        ?? say("Delayed data", "Données en retard")
    case .stale:
      return age.map { say("Stale · \($0)", "Périmé · \($0)") } ?? say("Stale", "Périmé")
    case .scheduled:
      return say("Timetable", "Horaire théorique")
    case .failing:
      return age.map { say("Not updating · \($0)", "Plus de mise à jour · \($0)") }
        ?? say("Not updating", "Plus de mise à jour")
    }
  }

  /// The sentence under a board that deserves one.
  func advice(_ health: Health) -> String? {
    switch health {
    case .fresh: nil
    case .delayed:
      say("The agency’s data is late; trains may have moved on.", "Les données de l’exploitant ont du retard.")
    case .stale:
      say(
        "The agency’s data has stopped. Times may be wrong.",
        "Les données de l’exploitant sont arrêtées. Les heures peuvent être fausses.")
    case .scheduled:
      say(
        "No live data for this station now. Times are from the timetable.",
        "Pas de données en direct. Heures de l’horaire théorique.")
    case .failing:
      say(
        "The agency’s feed doesn’t answer. We keep trying.", "Le flux de l’exploitant ne répond pas. Nous réessayons.")
    }
  }
}

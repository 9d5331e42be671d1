import Kernel

/// "12 s ago", "stale · 6 min": how old a board is and what that means.
extension DeparturesWords {
  func label(health: Health, seconds: Int64?, isOnline: Bool) -> String {
    if health == .scheduled, isOnline { return say("Timetable", "Horaire théorique") }
    return AgeText(language).label(
      Freshness(rawValue: health.rawValue) ?? .fresh, seconds: seconds, isOnline: isOnline)
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

import Kernel

/// "12 s ago", "stale · 6 min": how old a board is and what that means.
extension DeparturesWords {
  package func label(_ trust: BoardTrust, seconds: Int64?) -> String {
    let text = AgeText(language)
    return switch trust {
    case .clocksDiffer: say("Clocks differ", "Horloges décalées")
    case .awaiting:
      seconds.map { say("Updating · \(text.age($0)) old", "Mise à jour · \(text.age($0))") }
        ?? say("Updating", "Mise à jour")
    case .live, .agencyLate, .agencyStopped, .agencySilent, .serverFailing, .timetable, .noData, .offline:
      text.label(trust.freshness, seconds: seconds, isOnline: trust != .offline)
    }
  }

  /// The sentence under a board that deserves one.
  func advice(_ trust: BoardTrust) -> String? {
    switch trust {
    case .agencySilent: cause(trust).map { $0 + " " + say("We keep trying.", "Nous réessayons.") }
    case .serverFailing: cause(trust).map { $0 + " " + retriesItself }
    case .live, .agencyLate, .agencyStopped, .clocksDiffer, .timetable, .noData, .awaiting, .offline: cause(trust)
    }
  }

  /// Why a board can't be believed as a live one, in a sentence; `nil` where nothing is wrong, or the label has said it.
  package func cause(_ trust: BoardTrust) -> String? {
    switch trust {
    case .live, .awaiting, .offline: nil
    case .agencyLate:
      say("The agency’s data is late; trains may have moved on.", "Les données de l’exploitant ont du retard.")
    case .agencyStopped:
      say(
        "The agency’s data is more than five minutes old. Times may be wrong.",
        "Les données de l’exploitant ont plus de cinq minutes. Les heures peuvent être fausses.")
    case .clocksDiffer:
      say(
        "The agency’s clock and the server’s differ. Times may be wrong.",
        "L’horloge de l’exploitant et celle du serveur diffèrent. Les heures peuvent être fausses.")
    case .noData:
      say(
        "Neither live data nor a timetable for this station now.",
        "Ni données en direct ni horaire théorique pour cette station en ce moment.")
    case .timetable:
      say(
        "No live data for this station now. Times are from the timetable.",
        "Pas de données en direct. Heures de l’horaire théorique.")
    case .agencySilent:
      say("The agency’s feed gives no usable answer.", "Le flux de l’exploitant ne donne pas de réponse utilisable.")
    case .serverFailing(let status): serverFailure(status)
    }
  }

  /// "B, D, F, M: 2 min old": the lines of one feed that is behind while others are not. `seconds` below 0 is ahead.
  func behind(_ lines: [String], _ health: Freshness, seconds: Int64?) -> String {
    let names = list(lines)
    if let seconds, seconds < -FeedAge.freshLimit {
      return say(
        "\(names): the agency’s clock and the server’s differ.",
        "\(names)\u{202F}: l’horloge de l’exploitant et celle du serveur diffèrent.")
    }
    let age = seconds.map { AgeText(language).age($0) }
    switch (health, age) {
    case (.fresh, .some(let age)), (.delayed, .some(let age)), (.stale, .some(let age)):
      return say("\(names): \(age) old.", "\(names)\u{202F}: données d’il y a \(age).")
    case (.failing, .some(let age)):
      return say("\(names): not updating, \(age) old.", "\(names)\u{202F}: plus de mise à jour depuis \(age).")
    case (.scheduled, _): return say("\(names): timetable.", "\(names)\u{202F}: horaire théorique.")
    case (.unknown, _), (_, .none): return say("\(names): no live data.", "\(names)\u{202F}: pas de données en direct.")
    }
  }

  // MARK: Nothing to show

  /// `first`: in how many days, which weekday that is (Monday is 0), and the time.
  package func noTrains(first: (days: Int, weekday: Int, clock: String)?) -> String {
    let none = say("No trains now.", "Pas de train en ce moment.")
    guard let first else { return none }
    switch first.days {
    case ...0: return none + " " + say("First at \(first.clock).", "Premier à \(first.clock).")
    case 1: return none + " " + say("First tomorrow at \(first.clock).", "Premier demain à \(first.clock).")
    default:
      let day = DayText(language).weekday(first.weekday)
      return none + " " + say("First on \(day) at \(first.clock).", "Premier \(day) à \(first.clock).")
    }
  }

  package func noTrains(of line: String) -> String {
    say("No \(line) trains this way now.", "Pas de train \(line) dans ce sens en ce moment.")
  }

  /// Nothing is denied where nothing is known.
  package func unknown(until clock: String?, _ trust: BoardTrust) -> String {
    let cause: String? =
      switch trust {
      case .offline: say("Offline", "Hors ligne")
      case .serverFailing: say("Not updating", "Plus de mise à jour")
      case .live, .agencyLate, .agencyStopped, .agencySilent, .clocksDiffer, .timetable, .noData, .awaiting: nil
      }
    guard let clock else { return cause.map { $0 + "." } ?? notKnown }
    let ended = say("what was known ended at \(clock).", "les départs connus s’arrêtaient à \(clock).")
    if let cause { return cause + " · " + ended }
    return say("What was known ended at \(clock).", "Les départs connus s’arrêtaient à \(clock).")
  }

  /// Of some lines, while trains of others are listed.
  func ended(_ lines: [String]) -> String {
    say("\(list(lines)): later trains aren’t known.", "\(list(lines))\u{202F}: la suite n’est pas connue.")
  }

  private var notKnown: String { say("Nothing is known here yet.", "Rien de connu ici pour l’instant.") }

  /// A stop whose board this device has never had, without a network.
  var neverLoaded: String {
    say(
      "This stop’s trains were not loaded before. They come with the network.",
      "Les départs de cet arrêt n’ont pas encore été chargés. Ils viendront avec le réseau.")
  }
  var neverLoadedShort: String { say("Offline · not loaded before", "Hors ligne · jamais chargé") }
}

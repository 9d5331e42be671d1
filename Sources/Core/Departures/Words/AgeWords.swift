import Kernel

/// "12 s ago", "stale · 6 min": how old a board is and what that means.
extension DeparturesWords {
  func label(_ trust: BoardTrust, seconds: Int64?) -> String {
    let text = AgeText(language)
    return switch trust {
    case .live: text.label(.fresh, seconds: seconds, isOnline: true)
    case .agencyLate: text.label(.delayed, seconds: seconds, isOnline: true)
    case .agencyStopped: text.label(.stale, seconds: seconds, isOnline: true)
    case .agencySilent, .serverFailing: text.label(.failing, seconds: seconds, isOnline: true)
    case .timetable: say("Timetable", "Horaire théorique")
    case .awaiting:
      seconds.map { say("Updating · \(text.age($0)) old", "Mise à jour · \(text.age($0))") }
        ?? say("Updating", "Mise à jour")
    case .offline: text.label(.failing, seconds: seconds, isOnline: false)
    }
  }

  /// The sentence under a board that deserves one.
  func advice(_ trust: BoardTrust) -> String? {
    switch trust {
    case .live, .awaiting, .offline: nil
    case .agencyLate:
      say("The agency’s data is late; trains may have moved on.", "Les données de l’exploitant ont du retard.")
    case .agencyStopped:
      say(
        "The agency’s data is more than five minutes old. Times may be wrong.",
        "Les données de l’exploitant ont plus de cinq minutes. Les heures peuvent être fausses.")
    case .timetable:
      say(
        "No live data for this station now. Times are from the timetable.",
        "Pas de données en direct. Heures de l’horaire théorique.")
    case .agencySilent:
      say(
        "The agency’s feed gives no usable answer. We keep trying.",
        "Le flux de l’exploitant ne donne pas de réponse utilisable. Nous réessayons.")
    case .serverFailing(let status): serverFailure(status) + " " + retriesItself
    }
  }

  /// "B, D, F, M: 2 min old": the lines of one feed that is behind while others are not.
  func behind(_ lines: [String], _ health: Health, seconds: Int64?) -> String {
    let names = list(lines)
    let age = seconds.map { AgeText(language).age($0) }
    switch (health, age) {
    case (.fresh, .some(let age)), (.delayed, .some(let age)), (.stale, .some(let age)):
      return say("\(names): \(age) old.", "\(names)\u{202F}: données d’il y a \(age).")
    case (.failing, .some(let age)):
      return say("\(names): not updating, \(age) old.", "\(names)\u{202F}: plus de mise à jour depuis \(age).")
    case (.scheduled, _): return say("\(names): timetable.", "\(names)\u{202F}: horaire théorique.")
    case (_, .none): return say("\(names): no live data.", "\(names)\u{202F}: pas de données en direct.")
    }
  }

  // MARK: Nothing to show

  /// `first`: in how many days, which weekday that is (Monday is 0), and the time.
  func noTrains(first: (days: Int, weekday: Int, clock: String)?) -> String {
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

  func noTrains(of line: String) -> String {
    say("No \(line) trains this way now.", "Pas de train \(line) dans ce sens en ce moment.")
  }

  /// Nothing is denied where nothing is known.
  func unknown(until clock: String?, _ trust: BoardTrust) -> String {
    let cause: String? =
      switch trust {
      case .offline: say("Offline", "Hors ligne")
      case .serverFailing: say("Not updating", "Plus de mise à jour")
      case .live, .agencyLate, .agencyStopped, .agencySilent, .timetable, .awaiting: nil
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

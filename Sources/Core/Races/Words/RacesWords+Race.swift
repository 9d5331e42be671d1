import Kernel

/// A race in words: on its row, aloud, and opened.
extension RacesWords {
  /// "Randwick R4".
  func short(_ race: Race) -> String { race.number > 0 ? race.meeting + " R" + String(race.number) : race.meeting }

  /// The same with its flag, which never stands alone on a line.
  func withFlag(_ race: Race) -> String { short(race) + (race.country.map { "\u{A0}" + $0.flag } ?? "") }

  /// "Randwick, race 4".
  func label(_ race: Race) -> String {
    race.number > 0 ? race.meeting + say(", race ", ", course ") + String(race.number) : race.meeting
  }

  /// "Horse racing, Randwick, race 4, Australia, in 2 minutes 34 seconds".
  func spoken(_ race: Race, in seconds: Int64) -> String {
    var text = kind(race.category) + ", " + label(race)
    if let country = race.country { text += ", " + name(country) }
    text += ", " + left(seconds)
    if let moved = moved(race.moved) { text += ", " + moved }
    return text
  }

  func kind(_ category: RaceCategory) -> String {
    switch category {
    case .horse: say("Horse racing", "Course de galop")
    case .harness: say("Harness racing", "Course de trot")
    case .greyhound: say("Greyhound racing", "Course de lévriers")
    case .other: say("Race", "Course")
    }
  }

  /// "in 2 minutes 34 seconds", "starting now", "started 20 seconds ago".
  func left(_ seconds: Int64) -> String {
    if seconds == 0 { return say("starting now", "départ maintenant") }
    var time = ""
    let parts = Countdown.parts(seconds)
    for part in parts where part.count > 0 || parts.count == 1 {
      time += time.isEmpty ? "" : " "
      switch part.unit {
      case .days: time += counted(part.count, say("day", "jour"), say("days", "jours"))
      case .hours: time += counted(part.count, say("hour", "heure"), say("hours", "heures"))
      case .minutes: time += counted(part.count, "minute", "minutes")
      case .seconds: time += counted(part.count, say("second", "seconde"), say("seconds", "secondes"))
      }
    }
    if seconds < 0 { return say("started \(time) ago", "partie il y a \(time)") }
    return say("in \(time)", "dans \(time)")
  }

  func starts(_ race: Race, in seconds: Int64) -> String { label(race) + say(": ", "\u{A0}: ") + left(seconds) }

  // MARK: Changes

  /// "moved, 4 min later".
  func moved(_ seconds: Int64) -> String? {
    Moved.minutes(seconds).map {
      seconds < 0
        ? say("moved, \($0)\u{A0}min earlier", "avancée de \($0)\u{A0}min")
        : say("moved, \($0)\u{A0}min later", "retardée de \($0)\u{A0}min")
    }
  }

  func didMove(_ race: Race, by seconds: Int64) -> String {
    let minutes = counted(Moved.minutes(seconds) ?? 0, "minute", "minutes")
    return seconds < 0
      ? say("\(label(race)) moved, \(minutes) earlier.", "\(label(race)) avancée de \(minutes).")
      : say("\(label(race)) moved, \(minutes) later.", "\(label(race)) retardée de \(minutes).")
  }

  var notListed: String { say("no longer listed", "plus annoncée") }
  func isMissing(_ race: Race) -> String {
    say("\(label(race)) is no longer listed.", "\(label(race)) n’est plus annoncée.")
  }

  // MARK: Facts

  var raceName: String { say("Race", "Course") }
  var kindLabel: String { say("Kind", "Genre") }
  var countryLabel: String { say("Country", "Pays") }
  var start: String { say("Start", "Départ") }
  var venueTime: String { say("At the venue", "Heure locale") }
  var distance: String { say("Distance", "Distance") }
  var track: String { say("Track", "Piste") }
  var weather: String { say("Weather", "Météo") }
  var venue: String { say("Venue", "Lieu") }
  var state: String { say("State", "État") }

  /// A track's or the weather's state in the person's language, "Good4" as "Good 4"; the upstream's own word where it is
  /// none we know.
  func condition(_ text: String) -> String {
    var word: [UInt8] = []
    var grade = ""
    for byte in text.utf8 {
      if byte >= 0x30, byte <= 0x39 { grade += String(byte - 0x30) } else if byte != 0x20 { word.append(byte | 0x20) }
    }
    let known: String? =
      switch String(decoding: word, as: UTF8.self) {
      case "good": say("Good", "Bon")
      case "soft": say("Soft", "Souple")
      case "heavy": say("Heavy", "Lourd")
      case "firm": say("Firm", "Ferme")
      case "fast": say("Fast", "Rapide")
      case "slow": say("Slow", "Lent")
      case "synthetic": say("Synthetic", "Synthétique")
      case "fine": say("Fine", "Beau")
      case "clear": say("Clear", "Dégagé")
      case "cloudy", "overcast", "ocast": say("Cloudy", "Nuageux")
      case "showers", "shwry", "showery": say("Showers", "Averses")
      case "rain", "rainy": say("Rain", "Pluie")
      case "snow": say("Snow", "Neige")
      default: nil
      }
    guard let known else { return text }
    return grade.isEmpty ? known : known + " " + grade
  }
}

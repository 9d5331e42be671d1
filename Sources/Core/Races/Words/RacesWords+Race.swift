import Kernel

/// A race in words: on its row, aloud, and opened.
extension RacesWords {
  /// "Randwick R4".
  func short(_ race: Race) -> String {
    race.number > 0 ? raceShort(race.meeting, number: race.number) : race.meeting
  }

  /// The same with its flag, which never stands alone on a line.
  func withFlag(_ race: Race) -> String { short(race) + (race.country.map { "\u{A0}" + $0.flag } ?? "") }

  /// "Randwick, race 4".
  func label(_ race: Race) -> String {
    race.number > 0 ? raceLabel(race.meeting, number: race.number) : race.meeting
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
    case .horse: kindHorse
    case .harness: kindHarness
    case .greyhound: kindGreyhound
    case .other: kindOther
    }
  }

  /// "in 2 minutes 34 seconds", "starting now", "started 20 seconds ago".
  func left(_ seconds: Int64) -> String {
    if seconds == 0 { return startingNow }
    var time = ""
    let parts = Countdown.parts(seconds)
    for part in parts where part.count > 0 || parts.count == 1 {
      time += time.isEmpty ? "" : " "
      switch part.unit {
      case .days: time += dayCount(part.count)
      case .hours: time += hourCount(part.count)
      case .minutes: time += minuteCount(part.count)
      case .seconds: time += secondCount(part.count)
      }
    }
    if seconds < 0 { return startedAgo(time) }
    return inTime(time)
  }

  /// "34s", "34\u{A0}s": on each row.
  func short(_ part: Countdown.Part) -> String {
    switch part.unit {
    case .days: unitDays(part.count)
    case .hours: unitHours(part.count)
    case .minutes: unitMinutes(part.count)
    case .seconds: unitSeconds(part.count)
    }
  }

  func starts(_ race: Race, in seconds: Int64) -> String { startsIn(label(race), left: left(seconds)) }

  // MARK: Changes

  /// "moved, 4 min later".
  func moved(_ seconds: Int64) -> String? {
    Moved.minutes(seconds).map {
      seconds < 0
        ? movedEarlier($0)
        : movedLater($0)
    }
  }

  /// `seconds` is how much later it starts, negative for earlier; said in whole minutes.
  func didMove(_ race: Race, by seconds: Int64) -> String {
    let time = minuteCount(Moved.minutes(seconds) ?? 0)
    return seconds < 0
      ? didMoveEarlier(label(race), time: time)
      : didMoveLater(label(race), time: time)
  }

  func isMissing(_ race: Race) -> String {
    raceIsMissing(label(race))
  }

  // MARK: Facts

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
      case "good": conditionGood
      case "soft": conditionSoft
      case "heavy": conditionHeavy
      case "firm": conditionFirm
      case "fast": conditionFast
      case "slow": conditionSlow
      case "synthetic": conditionSynthetic
      case "fine": conditionFine
      case "clear": conditionClear
      case "cloudy", "overcast", "ocast": conditionCloudy
      case "showers", "shwry", "showery": conditionShowers
      case "rain", "rainy": conditionRain
      case "snow": conditionSnow
      default: nil
      }
    guard let known else { return text }
    return grade.isEmpty ? known : known + " " + grade
  }
}

import Kernel

/// "At your pace: empty Thursday evening", and the ride against the pass.
extension FareCardWords {
  func part(_ part: Forecast.PartOfDay) -> String {
    switch part {
    case .night: partNight
    case .morning: partMorning
    case .afternoon: partAfternoon
    case .evening: partEvening
    }
  }
  func today(_ part: Forecast.PartOfDay) -> String {
    switch part {
    case .night: todayNight
    case .morning: todayMorning
    case .afternoon: todayAfternoon
    case .evening: todayEvening
    }
  }
  func tomorrow(_ part: Forecast.PartOfDay) -> String { tomorrowIn(self.part(part)) }

  /// "1 h 52 min", and under an hour "52:10".
  static func countdown(_ seconds: Int64) -> String {
    let seconds = Int(clamping: max(seconds, 0))
    if seconds >= 3600 { return String(seconds / 3600) + "\u{A0}h\u{A0}" + String(seconds / 60 % 60) + "\u{A0}min" }
    let rest = seconds % 60
    return String(seconds / 60) + (rest < 10 ? ":0" : ":") + String(rest)
  }
}

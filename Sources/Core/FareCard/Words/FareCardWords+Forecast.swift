import Kernel

/// "At your pace: empty Thursday evening", and the ride against the pass.
extension FareCardWords {
  func empty(_ moment: String) -> String { say("At your pace, empty \(moment)", "À votre rythme, vide \(moment)") }
  var lastsLong: String {
    say("At your pace, this lasts two months and more", "À votre rythme, cela dure plus de deux mois")
  }
  func topUp(_ amount: String) -> String {
    say("\(amount) more would last another week", "\(amount) de plus suffiraient pour une semaine")
  }
  func rideBeatsPass(_ amount: String, _ days: Int) -> String {
    say(
      "Paying by the ride saved \(amount) in four weeks against the \(days)-day pass",
      "Payer au trajet a économisé \(amount) en quatre semaines par rapport au forfait \(days) jours")
  }
  func passBeatsRide(_ amount: String, _ days: Int) -> String {
    say(
      "The \(days)-day pass would have saved \(amount) in four weeks",
      "Le forfait \(days) jours aurait économisé \(amount) en quatre semaines")
  }
  func passCostsTheSame(_ days: Int) -> String {
    say("The \(days)-day pass would have cost the same", "Le forfait \(days) jours aurait coûté autant")
  }

  func part(_ part: Forecast.PartOfDay) -> String {
    switch part {
    case .night: say("night", "dans la nuit")
    case .morning: say("morning", "matin")
    case .afternoon: say("afternoon", "après-midi")
    case .evening: say("evening", "soir")
    }
  }
  func today(_ part: Forecast.PartOfDay) -> String {
    switch part {
    case .night: say("tonight", "cette nuit")
    case .morning: say("this morning", "ce matin")
    case .afternoon: say("this afternoon", "cet après-midi")
    case .evening: say("this evening", "ce soir")
    }
  }
  func tomorrow(_ part: Forecast.PartOfDay) -> String { say("tomorrow ", "demain ") + self.part(part) }
  func on(_ date: String) -> String { say("on \(date)", "le \(date)") }

  /// "1 h 52 min", and under an hour "52:10".
  static func countdown(_ seconds: Int64) -> String {
    let seconds = Int(clamping: max(seconds, 0))
    if seconds >= 3600 { return String(seconds / 3600) + "\u{A0}h\u{A0}" + String(seconds / 60 % 60) + "\u{A0}min" }
    let rest = seconds % 60
    return String(seconds / 60) + (rest < 10 ? ":0" : ":") + String(rest)
  }
}

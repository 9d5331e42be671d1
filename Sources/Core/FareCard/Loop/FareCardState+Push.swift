package import Kernel

/// What is told of cards with the app closed: that one expires, and that there is too little on it.
extension FareCardState {
  package func pushReminders(_ surroundings: Surroundings) -> [PushReminder] {
    let words = FareCardWords(surroundings.language)
    var all: [PushReminder] = []
    for standing in standings where standing.card.hasEntered {
      let name = name(of: standing.card, words)
      all += expiries(of: standing.card, name, words, surroundings)
      if let low = low(standing, name, words, surroundings) { all.append(low) }
    }
    return all
  }

  private func expiries(of card: Card, _ name: String, _ words: FareCardWords, _ around: Surroundings)
    -> [PushReminder]
  {
    guard let expiry = card.expiry else { return [] }
    var all: [PushReminder] = []
    for days in Reminder.stages {
      let morning = around.zone.moment(of: expiry.adding(days: -days), second: Self.expiryHour * 3600)
      let evening = morning.adding(seconds: Self.longest)
      guard evening > around.now, morning.seconds(since: around.now) < Self.farthest else { continue }
      var one = PushReminder(
        .card, "\(card.id) \(days)", asked: morning, due: morning, expires: evening,
        PushReminder.Face(words.expires(inDays: days), name), path: Self.address(.card(card.id)))
      one.canWait = true
      all.append(one)
    }
    return all
  }

  /// On the morning after the ride that left so little: who has just tapped has seen it, and it is time enough before the next.
  private func low(_ standing: Standing, _ name: String, _ words: FareCardWords, _ around: Surroundings)
    -> PushReminder?
  {
    guard let last = standing.card.entries.last else { return nil }
    for case .fewRides(let left) in standing.reminders(around) {
      let after = around.zone.local(last.time)
      let morning = around.zone.moment(
        of: after.second < Self.lowHour * 3600 ? after.day : after.day.adding(days: 1), second: Self.lowHour * 3600)
      guard morning.adding(seconds: Self.longest) > around.now else { return nil }
      var one = PushReminder(
        .card, standing.card.id + " low " + last.id, asked: morning, due: morning,
        expires: morning.adding(seconds: Self.longest),
        PushReminder.Face(words.lowBalance, name + " · " + words.ridesLeft(left)),
        path: Self.address(.card(standing.card.id)))
      one.canWait = true
      return one
    }
    return nil
  }

  /// Of the device's day.
  private static let lowHour = 8
  private static let expiryHour = 9
  /// Seconds: until the evening.
  private static let longest: Int64 = 43_200
  /// Seconds: what is due later is told to the server later.
  private static let farthest: Int64 = 35 * 86_400
}

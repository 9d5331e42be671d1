import Kernel

/// The history's words: kinds, marks, days.
extension FareCardWords {
  var rideKind: String { say("Ride", "Trajet") }
  var expressKind: String { say("Express ride", "Trajet express") }
  var topUpKind: String { say("Top-up", "Recharge") }
  var correctionKind: String { say("Correction", "Correction") }
  var openingKind: String { say("First balance", "Premier solde") }
  var markTransfer: String { say("free transfer", "correspondance gratuite") }
  var markCap: String { say("free by the cap", "gratuit par le plafond") }
  var markPartial: String { say("rest up to the cap", "reste jusqu’au plafond") }
  var markByHand: String { say("amount by hand", "montant saisi") }
  var markUnpriced: String { say("tariff not known here", "tarif inconnu ici") }
  var emptyTitle: String { say("Your rides will be here", "Vos trajets seront ici") }
  var emptyText: String {
    say(
      "Every ride, top-up and correction stands here by day, and can be changed or deleted.",
      "Chaque trajet, recharge et correction figure ici par jour, et peut être modifié ou supprimé.")
  }
  func after(_ balance: String) -> String { say("Balance \(balance)", "Solde \(balance)") }

  private var days: DayText { DayText(language) }

  /// "Thursday 2 October", with the year where it is another one.
  func heading(_ day: Day, today: Day) -> String {
    let year = day.civil.year
    return days.weekday(day.weekday) + " " + days.dayAndMonth(day)
      + (year == today.civil.year ? "" : " " + String(year))
  }

  /// "08:12", "Thu 08:12" within a week, "2 October, 08:12", and the year where it is another one.
  func moment(_ instant: Instant, _ surroundings: Surroundings) -> String {
    let clock = ClockText.text(instant, in: surroundings.zone, hours: surroundings.hours)
    let day = surroundings.zone.local(instant).day
    let today = surroundings.zone.local(surroundings.now).day
    if day == today { return clock }
    let distance = day.number - today.number
    // A week ahead has this weekday's name and is meant; a week ago would be taken for today.
    if distance > -7, distance <= 7 { return shortWeekday(day.weekday) + " " + clock }
    return days.dayAndMonth(day) + (day.civil.year == today.civil.year ? "" : " " + String(day.civil.year)) + ", "
      + clock
  }

  /// "30 November 2026".
  func date(_ day: Day) -> String { days.date(day) }

  /// "Thursday 2 October".
  func dayAndMonth(_ day: Day) -> String { days.weekday(day.weekday) + " " + days.dayAndMonth(day) }

  /// Monday is 0.
  func weekday(_ number: Int) -> String { days.weekday(number) }

  func shortWeekday(_ number: Int) -> String { days.shortWeekday(number) }
}

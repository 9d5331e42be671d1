import Kernel

/// The history's words: kinds, marks, days.
extension FareCardWords {
  var rideKind: String { say("Ride", "Trajet") }
  var expressKind: String { say("Express ride", "Trajet express") }
  var topUpKind: String { say("Top-up", "Recharge") }
  var correctionKind: String { say("Correction", "Correction") }
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

  /// "Thursday 2 October", with the year where it is another one.
  func heading(_ day: Day, today: Day) -> String {
    let date = day.civil
    var text = weekday(day.weekday) + " " + dayAndMonth(date.day, date.month)
    if date.year != today.civil.year { text += " " + String(date.year) }
    return text
  }

  /// "30 November 2026".
  func date(_ day: Day) -> String {
    let date = day.civil
    return dayAndMonth(date.day, date.month) + " " + String(date.year)
  }

  func dayAndMonth(_ day: Int, _ month: Int) -> String {
    // French says "1er" for the first, and plain numbers after it.
    let number = language == .fr && day == 1 ? "1er" : String(day)
    return number + " " + Self.word(month - 1, of: say(Self.englishMonths, Self.frenchMonths))
  }

  /// Monday is 0.
  func weekday(_ number: Int) -> String {
    Self.word(number, of: say(Self.englishDays, Self.frenchDays))
  }

  func shortWeekday(_ number: Int) -> String {
    weekday(number).cut(toBytes: 3) + (language == .fr ? "." : "")
  }

  private static func word(_ index: Int, of list: String) -> String {
    var rest = list
    for _ in 0..<index { rest = rest.halves(at: " ").tail ?? "" }
    return rest.halves(at: " ").head
  }

  private static var englishDays: String { "Monday Tuesday Wednesday Thursday Friday Saturday Sunday" }
  private static var frenchDays: String { "lundi mardi mercredi jeudi vendredi samedi dimanche" }
  private static var englishMonths: String {
    "January February March April May June July August September October November December"
  }
  private static var frenchMonths: String {
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
  }
}

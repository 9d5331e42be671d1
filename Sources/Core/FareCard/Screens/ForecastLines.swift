import Kernel

/// How long the money lasts at this pace, what to add, and the cap against the pass.
enum ForecastLines {
  /// Nil on an expired card, and while there are too few rides to tell.
  static func view(_ screen: FareCardScreen, _ standing: Standing) -> Node? {
    let now = screen.surroundings.now
    let ahead = standing.ahead(screen.surroundings)
    // Nobody rides on with a card that has expired.
    if case .expired = ahead { return nil }
    guard let forecast = standing.forecast(at: now) else { return nil }
    let words = screen.words
    var isFree = false
    if case .free = ahead { isFree = true }
    return element("div.fare-line", key: "forecast") {
      Icon.view(.history)
      element("span") {
        if let empty = forecast.empty {
          element("strong") { words.empty(moment(empty, screen)) }
        } else {
          element("strong") { words.lastsLong }
        }
        // While rides are free nothing asks for money.
        if forecast.topUp.minor > 0, !isFree { element("small") { words.topUp(screen.text(forecast.topUp)) } }
        for pass in forecast.comparisons {
          if let days = pass.days { element("small") { comparison(pass.cost, days, forecast.covered, screen) } }
        }
      }
    }
  }

  /// "Thursday evening", and the date where it is more than six days off.
  private static func moment(_ instant: Instant, _ screen: FareCardScreen) -> String {
    let words = screen.words
    let zone = screen.surroundings.zone
    let local = zone.local(instant)
    let days = local.day.number - zone.local(screen.surroundings.now).day.number
    let part = Forecast.PartOfDay(second: local.second)
    switch days {
    case ..<1: return words.today(part)
    case 1: return words.tomorrow(part)
    case ..<7: return words.weekday(local.day.weekday) + " " + words.part(part)
    default: return words.on(words.dayAndMonth(local.day))
    }
  }

  private static func comparison(_ cost: Money, _ days: Int, _ spent: Money, _ screen: FareCardScreen) -> String {
    let words = screen.words
    let difference = cost.subtracting(spent)
    if difference.minor == 0 { return words.passCostsTheSame(days) }
    let amount = Money(minor: Int64(clamping: difference.minor.magnitude), cost.currency)
    return difference.minor > 0
      ? words.rideBeatsPass(screen.text(amount), days: days) : words.passBeatsRide(days, amount: screen.text(amount))
  }
}

package import Kernel

extension Forecast {
  private static let week: Int64 = 7 * 86_400_000
  private static let horizon: Int64 = 60 * 86_400_000
  private static let fewestRides = 4

  /// Nil with too little to go by: fewer than four rides in the last 28 days, or none that is a week old. A shorter
  /// history than 28 days counts by its whole weeks.
  package init?(_ card: Card, _ ledger: Ledger, at now: Instant, _ tariffs: Tariffs = .builtIn) {
    let recent = Self.rides(card, ledger, until: now)
    guard recent.count >= Self.fewestRides, let first = Self.firstRide(card) else { return nil }
    let weeks = min((now.milliseconds - first.milliseconds) / Self.week, 4)
    guard weeks >= 1 else { return nil }
    let begin = now.milliseconds - weeks * Self.week
    var sum: Int64 = 0
    var base: Int64 = 0
    var replayed: [PaidRide] = []
    for ride in recent where ride.time.milliseconds > begin {
      sum += ride.charge
      if ride.service == .base { base += ride.charge }
      if ride.charge > 0 { replayed.append(ride) }
    }
    guard sum > 0 else { return nil }

    let currency = ledger.balance.currency
    days = Int(weeks) * 7
    spent = Money(minor: sum, currency)
    covered = Money(minor: base, currency)
    // What is free until then takes nothing, whatever it cost in the weeks before.
    let paidFrom = RidesToFree(card, ledger, at: now, tariffs)?.freeUntil ?? now
    empty = Self.empties(ledger.balance.minor, replayed, every: weeks * Self.week, now, paidFrom)
    topUp = Self.roundedUp(sum / weeks, currency)
    if weeks == 4 { comparisons = Self.comparisons(card, at: now, days: days, currency, tariffs) }
  }

  /// A ride of the last 28 days, with what it took from the balance in minor units, never below 0.
  private struct PaidRide {
    var time: Instant
    var charge: Int64
    var service: Service
  }

  private static func firstRide(_ card: Card) -> Instant? {
    for entry in card.entries { if case .ride = entry.kind { return entry.time } }
    return nil
  }

  /// Of the last 28 days, oldest first.
  private static func rides(_ card: Card, _ ledger: Ledger, until now: Instant) -> [PaidRide] {
    let begin = now.adding(seconds: -28 * 86_400)
    var rides: [PaidRide] = []
    var index = card.entries.count - 1
    while index >= 0, index < ledger.lines.count, card.entries[index].time >= begin {
      let entry = card.entries[index]
      if case .ride(let ride) = entry.kind, entry.time <= now {
        // An amount set by hand may be anything; no sum of a month may overflow.
        let charge = min(max(0 &- ledger.lines[index].amount.minor, 0), 1_000_000_000_000)
        rides.append(PaidRide(time: entry.time, charge: charge, service: ride.service))
      }
      index -= 1
    }
    rides.reverse()
    return rides
  }

  /// The rides come again, and again, until one can't be paid.
  private static func empties(
    _ balance: Int64, _ rides: [PaidRide], every period: Int64, _ now: Instant, _ paidFrom: Instant
  ) -> Instant? {
    var left = balance
    var shift = period
    while true {
      for ride in rides {
        let time = ride.time.milliseconds + shift
        if time > now.milliseconds + horizon { return nil }
        if time < paidFrom.milliseconds { continue }
        if left < ride.charge { return Instant(milliseconds: time) }
        left -= ride.charge
      }
      shift += period
    }
  }

  private static func roundedUp(_ minor: Int64, _ currency: Currency) -> Money {
    // Where there are no minor units, five of them are nothing: five hundred yen.
    let step = 5 * (currency.scale == 1 ? 100 : currency.scale)
    return Money(minor: max((minor + step - 1) / step, 1) * step, currency)
  }

  private static func comparisons(
    _ card: Card, at now: Instant, days: Int, _ currency: Currency, _ tariffs: Tariffs
  ) -> [Comparison] {
    let choice = card.choice(at: now)
    guard case .tariff(let id) = choice.fare, let tariff = tariffs.tariff(id), let period = tariff.period(at: now)
    else { return [] }
    // What was sold all those days, to a card that was priced by it: of another time or place nothing can be said.
    let begin = now.adding(seconds: -Int64(days) * 86_400)
    guard choice.from <= begin, tariff.zone.moment(of: period.from, second: 0) <= begin else { return [] }
    var all: [Comparison] = []
    func add(_ pass: Int?, _ price: Tariff.Prices, days length: Int) {
      let minor = (price.amount(for: choice.riderClass) * Int64(days) + Int64(length) / 2) / Int64(length)
      all.append(Comparison(days: pass, cost: Money(minor: minor, tariff.currency).converted(to: currency)))
    }
    if let cap = period.cap { add(nil, cap.most, days: cap.span.days) }
    for pass in period.passes where pass.days > 0 { add(pass.days, pass.price, days: pass.days) }
    return all
  }
}

extension Tariff.Cap.Span {
  fileprivate var days: Int {
    switch self {
    case .rolling(let days): max(days, 1)
    case .week: 7
    case .day: 1
    }
  }
}

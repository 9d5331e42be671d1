import Kernel

/// A card with its account, worked out once after each change and not at each view. A class, because views hand it on:
/// one word, where a copy of all that a card holds would stand at each call in the browser's program.
final class Standing {
  let card: Card
  let ledger: Ledger
  let tariffs: Tariffs
  /// What of its screens does not change with each second.
  let drawnDays = DrawnPart()
  let drawnDetails = DrawnPart()
  private let forecasts = ForecastMemory()

  init(_ card: Card, _ tariffs: Tariffs) {
    self.card = card
    self.tariffs = tariffs
    ledger = Ledger(card, tariffs)
  }

  func next(_ service: Service = .base, at now: Instant) -> NextRide {
    NextRide(card, ledger, service: service, at: now, tariffs)
  }

  func ridesLeft(at now: Instant) -> Int? { RidesLeft.count(card, ledger, at: now, tariffs) }

  /// The fare by itself, before cap and transfer.
  func fare(at now: Instant, _ service: Service = .base) -> Money {
    Fare.inForce(card, at: now, service: service, tariffs)?.money ?? Money(minor: 0, ledger.balance.currency)
  }

  /// `nil` where the card's tariff knows no express.
  func expressFare(at now: Instant) -> Money? {
    guard case .tariff(let id) = card.choice(at: now).fare,
      tariffs.tariff(id)?.period(at: now)?.express != nil
    else { return nil }
    return fare(at: now, .express)
  }

  func reminders(_ surroundings: Surroundings) -> [Reminder] {
    let today = surroundings.zone.local(surroundings.now).day
    return Reminder.due(card, ledger, at: surroundings.now, today: today, tariffs)
  }

  /// `nil` until it is near enough to say.
  func daysToExpiry(_ surroundings: Surroundings) -> Int? {
    for reminder in reminders(surroundings) {
      switch reminder {
      case .expires(let days): return days
      case .expired: return -1
      case .fewRides: continue
      }
    }
    return nil
  }

  func ridesToFree(at now: Instant) -> RidesToFree? { RidesToFree(card, ledger, at: now, tariffs) }

  func forecast(at now: Instant) -> Forecast? { forecasts.forecast(self, at: now) }

  /// What machines offer: ten, twenty, and with a cap enough to reach it.
  func topUps(at now: Instant) -> [Money] {
    let currency = ledger.balance.currency
    // A yen is no dollar: ten of them buy nothing.
    let unit = currency.digits == 0 ? 100 * currency.scale : currency.scale
    var amounts = [Money(minor: 10 * unit, currency), Money(minor: 20 * unit, currency)]
    let cap = Fare.inForce(card, at: now, tariffs)?.cap?.most ?? 40 * unit
    if cap > 20 * unit { amounts.append(Money(minor: cap, currency)) }
    return amounts
  }

  /// The newest entries, newest first.
  func newest(_ count: Int) -> [HistoryLine] {
    var newest: [HistoryLine] = []
    var index = card.entries.count - 1
    while index >= 0, newest.count < count, index < ledger.lines.count {
      newest.append(HistoryLine(entry: card.entries[index], line: ledger.lines[index]))
      index -= 1
    }
    return newest
  }
}

/// An entry with what it changed.
struct HistoryLine {
  let entry: Entry
  let line: Ledger.Line
}

/// The last forecast: it looks through four weeks of rides, and a screen is drawn each second.
private final class ForecastMemory {
  private var minute: Int64?
  private var forecast: Forecast?

  func forecast(_ standing: Standing, at now: Instant) -> Forecast? {
    let minute = now.seconds / 60
    if self.minute != minute {
      self.minute = minute
      forecast = Forecast(standing.card, standing.ledger, at: now, standing.tariffs)
    }
    return forecast
  }
}

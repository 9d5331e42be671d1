import Kernel

/// A card with its account, worked out once after each change and not at each view.
///
/// A class, so that views hand on one word and not a copy of all that a card holds (Decision 8).
final class Standing {
  let card: Card
  let ledger: Ledger
  let tariffs: Tariffs
  /// When this device used it last; nil where it never has.
  let ownUse: Instant?
  /// What of its screens does not change with each second.
  let drawnDays = DrawnPart()
  let drawnDetails = DrawnPart()
  private let forecasts = ForecastMemory()

  /// `own` are the writers of this device.
  init(_ card: Card, _ tariffs: Tariffs, own: Places<String> = Places()) {
    self.card = card
    self.tariffs = tariffs
    ownUse = card.lastUse(by: own)
    ledger = Ledger(card, tariffs)
  }

  /// What a ride would cost at that moment.
  func next(_ service: Service = .base, at now: Instant) -> NextRide {
    NextRide(card, ledger, service: service, at: now, tariffs)
  }

  /// What the next tap takes now.
  func ahead(_ surroundings: Surroundings) -> RidesAhead {
    let today = surroundings.zone.local(surroundings.now).day
    let ahead = RidesAhead(card, ledger, at: surroundings.now, today: today, tariffs)
    // No ride is free on a card that has expired by then.
    guard case .free(let until) = ahead, let expiry = card.expiry else { return ahead }
    return .free(until: min(until, surroundings.zone.moment(of: expiry.adding(days: 1), second: 0)))
  }

  /// The free transfer that can be used now.
  func transfer(at now: Instant) -> TransferWindow? {
    guard let window = ledger.transfer(at: now), let fare = Fare.inForce(card, at: now, tariffs),
      window.holds(at: now, fare)
    else { return nil }
    return window
  }

  /// The first amount that was ever entered: nothing was known that it could correct.
  lazy var opening: String? = {
    for entry in card.entries {
      switch entry.kind {
      case .ride: continue
      case .topUp: return nil
      case .correction: return entry.id
      }
    }
    return nil
  }()

  private lazy var firstKnown: Int = card.firstKnown

  /// Whether more than one device has recorded rides on it; `own` are the writers of this one.
  func hasTwoDevices(own: Places<String>) -> Bool {
    var first: String?
    for entry in card.entries {
      guard case .ride = entry.kind, let writer = EntryRows.writer(of: entry.id) else { continue }
      let device = own.contains(writer) ? "" : own.keys.isEmpty ? writer : "another"
      if let first, first != device { return true }
      first = device
    }
    return false
  }

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

  /// Those that are due at that moment.
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

  /// How far it is to the cap; nil where none counts at that moment.
  func ridesToFree(at now: Instant) -> RidesToFree? { RidesToFree(card, ledger, at: now, tariffs) }

  /// Worked out once a minute; nil while there are too few rides to tell.
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
      newest.append(line(index))
      index -= 1
    }
    return newest
  }

  /// What the operation of that moment made, as it stands now; the newest are at the end.
  func line(at time: Instant, where isIt: (Entry.Kind) -> Bool) -> HistoryLine? {
    var index = min(card.entries.count, ledger.lines.count) - 1
    while index >= 0, card.entries[index].time >= time {
      if card.entries[index].time == time, isIt(card.entries[index].kind) { return line(index) }
      index -= 1
    }
    return nil
  }

  /// Nil for an entry that is gone.
  func line(of entry: String) -> HistoryLine? {
    guard let index = card.entries.firstIndex(where: { $0.id == entry }), index < ledger.lines.count else { return nil }
    return line(index)
  }

  private func line(_ index: Int) -> HistoryLine {
    let (entry, line) = (card.entries[index], ledger.lines[index])
    return HistoryLine(
      entry: entry, line: line, balance: index < firstKnown ? nil : line.balance, isOpening: entry.id == opening)
  }
}

/// An entry with what it changed.
struct HistoryLine {
  let entry: Entry
  let line: Ledger.Line
  /// After it; nil where none was known yet.
  let balance: Money?
  /// The balance that was entered first.
  let isOpening: Bool
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

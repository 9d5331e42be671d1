package import Kernel

/// Only what changes is said, so that two devices can each change something else.
package struct EntryChanged: CardFact {
  var card = ""
  var entry = ""
  package var time: Instant?
  package var service: Service?
  package var isTransfer: Bool?
  /// A top-up's amount, a correction's balance, a ride's price; `.some(nil)` leaves a ride's price to the tariff again.
  package var amount: Money??

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("card", &card)
    fields.identifier("entry", &entry)
    fields.time("time", &time)
    fields.choice("service", &service)
    fields.flag("transfer", &isTransfer)
    fields.ifThere("amount", &amount, nil) {
      $0.orNull("amount", &$1, Money(minor: 0, .dollar)) { $0.money(&$1) }
    }
    fields.check(!isEmpty)
  }

  /// Whether nothing is to change.
  var isEmpty: Bool { time == nil && service == nil && isTransfer == nil && amount == nil }

  func apply(to wallet: inout Wallet, id: String) {
    wallet.change(entry, of: card) {
      guard var changed = $0.entry(entry) else { return }
      change(&changed)
      $0.replace(changed)
    }
  }

  /// What doesn't fit this kind of entry changes nothing.
  private func change(_ entry: inout Entry) {
    if let time { entry.time = time }
    switch (entry.kind, amount) {
    case (.ride(var ride), _):
      if let service { ride.service = service }
      if let isTransfer { ride.isTransfer = isTransfer }
      if let amount { ride.amount = amount }
      entry.kind = .ride(ride)
    case (.topUp, let money??): entry.kind = .topUp(money)
    case (.correction, let money??): entry.kind = .correction(money)
    case (.topUp, _), (.correction, _): return
    }
  }

  func register(id: String) -> Register? { .entry(card, entry, .rest) }
  func sentence(_ tell: Telling) -> String { tell.words.didChangeEntry }

  func line(_ tell: Telling) -> String {
    guard let line = tell.standing?.line(of: entry) else { return tell.words.didChangeEntry }
    return tell.words.didChangeOf(
      EntryRow.kind(line, tell.words) + ", " + tell.words.moment(line.entry.time, tell.surroundings))
  }
}

@testable import FareCard
import Kernel
import TestSupport

/// Any history that the app could have recorded, the same for the same seed.
struct RandomHistory {
  var random: SeededRandom
  private(set) var count: Int64 = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func number(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &random) }
  mutating func chance(_ percent: Int64) -> Bool { number(1...100) <= percent }

  /// Within some weeks around New Year of 2026.
  mutating func time() -> Instant {
    Instant(milliseconds: Diary.at("2025-12-15 00:00").milliseconds + number(0...(40 * 86_400_000)))
  }

  mutating func money() -> Money { Money(minor: number(0...4000), chance(90) ? .dollar : .euro) }

  mutating func ride() -> Ride {
    Ride(
      service: chance(90) ? .base : .express, isTransfer: chance(25), amount: chance(10) ? money() : nil)
  }

  mutating func choice() -> FareChoice {
    let tariffs = ["new-york", "london-bus", "flat", "unknown"]
    let fare: FareChoice.Fare =
      chance(20) ? .custom(money()) : .tariff(tariffs[Int(number(0...3))])
    return FareChoice(from: time(), fare: fare, riderClass: chance(70) ? .full : .reduced)
  }

  mutating func fareChange(_ card: String) -> FareChanged {
    let choice = choice()
    var change = FareChanged(card: card, from: choice.from)
    if chance(60) { change.riderClass = choice.riderClass }
    if change.isEmpty || chance(50) { change.fare = choice.fare }
    return change
  }

  mutating func kind() -> Entry.Kind {
    switch number(0...9) {
    case 0: .topUp(money())
    case 1: .correction(money())
    default: .ride(ride())
    }
  }

  /// About one of those cards and entries, or of ones that aren't there.
  mutating func operation(cards: [String], entries: [String]) -> FareCardOperation {
    let card = cards[Int(number(0...Int64(cards.count - 1)))]
    let entry = entries.isEmpty || chance(5) ? "nobody-1" : entries[Int(number(0...Int64(entries.count - 1)))]
    switch number(0...99) {
    case 0...54: return .rode(Rode(card: card, time: time(), ride: ride()))
    case 55...64: return .toppedUp(ToppedUp(card: card, time: time(), money: money()))
    case 65...69: return .corrected(Corrected(card: card, time: time(), money: money()))
    case 70...77:
      return .entryChanged(
        EntryChanged(card: card, entry: entry, time: time(), amount: .some(chance(50) ? money() : nil)))
    case 78...85: return .entryRemoved(EntryRemoved(card: card, entry: entry))
    case 86...87: return .cardAdded(CardAdded(name: "Card \(number(1...9))", owner: "Ada", time: time()))
    case 88...90:
      return .cardChanged(CardChanged(card: card, number: "0123456789", reminder: Int(number(0...9))))
    case 91...92: return .fareChosen(FareChosen(card: card, choice: choice()))
    case 93...94: return .fareChanged(fareChange(card))
    case 95: return .cardRemoved(CardRemoved(card: card))
    default:
      var rows: [Entry] = []
      for _ in 0..<number(1...5) { rows.append(Entry(id: "i\(number(1...40))", time: time(), kind: kind())) }
      return .imported(Imported(card: card, entries: rows))
    }
  }

  /// With ids as a journal gives them.
  mutating func operations(_ length: Int) -> [(id: String, operation: FareCardOperation)] {
    var cards = ["card"]
    var all: [(id: String, operation: FareCardOperation)] = []
    for index in 1...length {
      let id = (chance(70) ? "phone-" : "tablet-") + String(index)
      let operation = operation(cards: cards, entries: all.map { $0.id })
      if case .cardAdded = operation { cards.append(id) }
      all.append((id, operation))
    }
    return all
  }
}

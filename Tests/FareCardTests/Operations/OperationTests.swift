@testable import FareCard
import Kernel
import TestSupport
import Testing

@Suite("Fare card operations")
struct OperationTests {
  static let time = Instant(milliseconds: 1_767_500_000_123)
  static let entries = [
    Entry(id: "i0123456789abcdef", time: time, kind: .ride(Ride(service: .express, isTransfer: true))),
    Entry(id: "phone-7", time: time, kind: .ride(Ride(amount: Money(minor: 145, .dollar)))),
    Entry(id: "phone-8", time: time, kind: .topUp(Money(minor: 2000, .euro))),
    Entry(id: "phone-9", time: time, kind: .correction(Money(minor: -50, .pound))),
  ]
  static let all: [FareCardOperation] = [
    .rode(Rode(card: "card", time: time, ride: Ride())),
    .rode(
      Rode(card: "card", time: time, ride: Ride(service: .express, isTransfer: true, amount: Money(minor: 0, .dollar)))),
    .toppedUp(ToppedUp(card: "phone-3", time: time, money: Money(minor: 3400, .dollar))),
    .corrected(Corrected(card: "card", time: time, money: Money(minor: 0, .pound))),
    .entryChanged(EntryChanged(card: "card", entry: "phone-1", time: time, amount: Money(minor: 5, .euro))),
    .entryChanged(
      EntryChanged(card: "card", entry: "phone-1", service: .express, isTransfer: false, amount: .some(nil))),
    .entryRemoved(EntryRemoved(card: "card", entry: "phone-1")),
    .cardAdded(CardAdded(name: "Blue “card”", owner: "Zoë", time: time)),
    .cardChanged(
      CardChanged(
        card: "card", name: "A", owner: "", number: "0123456789", expiry: Day(iso8601: "2027-05-31"), reminder: 0)),
    .cardChanged(CardChanged(card: "card", number: .some(nil), expiry: .some(nil))),
    .fareChosen(
      FareChosen(card: "card", choice: FareChoice(from: time, fare: .tariff("london-bus"), riderClass: .reduced))),
    .fareChosen(FareChosen(card: "card", choice: FareChoice(from: time, fare: .custom(Money(minor: 120, .euro))))),
    .fareChanged(FareChanged(card: "card", from: time, riderClass: .reduced)),
    .fareChanged(FareChanged(card: "phone-3", from: time, fare: .tariff("london-bus"))),
    .fareChanged(FareChanged(card: "card", from: time, riderClass: .full, fare: .custom(Money(minor: 120, .euro)))),
    .cardRemoved(CardRemoved(card: "card")),
    .imported(Imported(card: "card", entries: entries)),
  ]

  @Test("what is written can be read again", arguments: all)
  func roundTrip(operation: FareCardOperation) throws {
    let fields = try JSON.parse(operation.fields.text)
    #expect(FareCardOperation(kind: operation.kind, fields: fields) == operation)
  }

  @Test("a field that is missing or of another kind gives no operation, and no trap", arguments: all)
  func damaged(operation: FareCardOperation) throws {
    guard case .object(let members) = operation.fields else { return }
    let strange: [JSON] = [
      .null, .bool(true), .integer(-1), .integer(.max), .integer(.min), .number(0.5), .string(""), .array([]),
      .string(String(repeating: "x", count: 300)), .array([.array([])]), .object([JSON.Member]()),
    ]
    for index in members.indices {
      var fewer = members
      fewer.remove(at: index)
      check(operation.kind, fewer)
      for value in strange {
        var other = members
        other[index].value = value
        check(operation.kind, other)
      }
    }
    #expect(FareCardOperation(kind: "races.starred", fields: operation.fields) == nil)
  }

  private func check(_ kind: String, _ members: [JSON.Member]) {
    guard let operation = FareCardOperation(kind: kind, fields: .object(members)) else { return }
    var wallet = Wallet()
    operation.apply(to: &wallet, id: "phone-1")
    for card in wallet.cards { _ = Ledger(card) }
    #expect(FareCardOperation(kind: kind, fields: operation.fields) == operation)
  }

  @Test("random rows of an import never trap")
  func hostileRows() {
    var random = SeededRandom(seed: 77)
    let values: [JSON] = [
      .null, .integer(0), .integer(4), .integer(5), .integer(-1), .integer(.min), .integer(.max), .string("USD"),
      .string("a-1"), .string(""), .number(1e300), .integer(1_767_500_000_000), .integer(250), .array([]),
    ]
    for _ in 0..<20_000 {
      var row: [JSON] = []
      for _ in 0..<Int.random(in: 0...7, using: &random) {
        if let value = values.randomElement(using: &random) { row.append(value) }
      }
      let fields = JSON.object(["card": .string("card"), "entries": .array([.array(row)])])
      guard let operation = FareCardOperation(kind: "fareCard.imported", fields: fields) else { continue }
      var wallet = Wallet()
      operation.apply(to: &wallet, id: "x-1")
      _ = Ledger(wallet.cards[0])
    }
  }
}

@testable import FareCard
import Kernel
import TestSupport
import Testing

@Suite("What Fare card stores")
struct StoredFareCardTests {
  @Test("is read and written as it ever was, and what is damaged as well")
  func forms() throws {
    var forms = StoredForms("FareCard")
    let time = OperationTests.time
    let day = Day(iso8601: "2027-05-31")
    let euros = Money(minor: 5, .euro)
    let operations: [FareCardOperation] = [
      .rode(Rode(card: "card", time: time, ride: Ride())),
      .rode(Rode(card: "card", time: time, ride: Ride(service: .express))),
      .rode(Rode(card: "card", time: time, ride: Ride(isTransfer: true))),
      .rode(
        Rode(
          card: "card", time: time, ride: Ride(service: .express, isTransfer: true, amount: Money(minor: 0, .dollar)))),
      .toppedUp(ToppedUp(card: "phone-3", time: time, money: Money(minor: 3400, .dollar))),
      .corrected(Corrected(card: "card", time: time, money: Money(minor: -50, .pound))),
      .entryChanged(EntryChanged(card: "card", entry: "phone-1", time: time)),
      .entryChanged(EntryChanged(card: "card", entry: "phone-1", service: .express)),
      .entryChanged(EntryChanged(card: "card", entry: "phone-1", isTransfer: false)),
      .entryChanged(EntryChanged(card: "card", entry: "phone-1", amount: euros)),
      .entryChanged(EntryChanged(card: "card", entry: "phone-1", amount: .some(nil))),
      .entryChanged(
        EntryChanged(card: "card", entry: "phone-1", time: time, service: .base, isTransfer: true, amount: euros)),
      .entryRemoved(EntryRemoved(card: "card", entry: "phone-1")),
      .cardAdded(CardAdded(name: "Blue “card”", owner: "Zoë", time: time)),
      .cardAdded(CardAdded(name: "", owner: "", time: time)),
      .cardChanged(CardChanged(card: "card", name: "A")), .cardChanged(CardChanged(card: "card", owner: "")),
      .cardChanged(CardChanged(card: "card", number: "0123456789")),
      .cardChanged(CardChanged(card: "card", number: .some(nil))),
      .cardChanged(CardChanged(card: "card", expiry: day)), .cardChanged(CardChanged(card: "card", expiry: .some(nil))),
      .cardChanged(CardChanged(card: "card", reminder: 0)),
      .cardChanged(CardChanged(card: "card", name: "A", owner: "B", number: "0123456789", expiry: day, reminder: 9)),
      .fareChosen(
        FareChosen(card: "card", choice: FareChoice(from: time, fare: .tariff("london-bus"), riderClass: .reduced))),
      .fareChosen(FareChosen(card: "card", choice: FareChoice(from: time, fare: .custom(Money(minor: 120, .euro))))),
      .cardRemoved(CardRemoved(card: "card")), .imported(Imported(card: "card", entries: OperationTests.entries)),
      .imported(Imported(card: "card", entries: [])),
      .cardsCompared(CardsCompared(card: "card", other: "card@k3x9", isSame: true)),
      .cardsCompared(CardsCompared(card: "card", other: "card@k3x9", isSame: false)),
      .fareChanged(FareChanged(card: "card", from: time, riderClass: .reduced)),
      .fareChanged(FareChanged(card: "card", from: time, fare: .tariff("london-bus"))),
      .fareChanged(FareChanged(card: "card", from: time, fare: .custom(Money(minor: 120, .euro)))),
      .fareChanged(FareChanged(card: "card", from: time, riderClass: .full, fare: .tariff("london-bus"))),
      .fareChanged(
        FareChanged(card: "card", from: time, riderClass: .reduced, fare: .custom(Money(minor: 0, .dollar)))),
    ]
    for operation in operations {
      forms.add(operation.kind, operation.fields) { FareCardOperation(kind: operation.kind, fields: $0)?.fields }
    }
    try forms.check(kinds: FareCardOperation.Kind.allCases.map(\.rawValue))
  }

  @Test("and its snapshot")
  func snapshot() throws {
    var forms = StoredForms("FareCardSnapshot")
    var wallet = Wallet()
    forms.add("snapshot", wallet.snapshot) { Wallet(snapshot: $0)?.snapshot }
    let time = OperationTests.time
    let said: [(String, FareCardOperation)] = [
      ("k3x9-1", .rode(Rode(card: "card@k3x9", time: time, ride: Ride()))),
      (
        "k3x9-2",
        .toppedUp(ToppedUp(card: "card@k3x9", time: time.adding(seconds: 5), money: Money(minor: 3400, .dollar)))
      ),
      (
        "k3x9-3",
        .cardChanged(CardChanged(card: "card@k3x9", number: "0123456789", expiry: Day(iso8601: "2027-05-31")))
      ),
      ("k3x9-4", .cardAdded(CardAdded(name: "Blue", owner: "Zoë", time: time))),
      ("k3x9-5", .imported(Imported(card: "k3x9-4", entries: OperationTests.entries))),
      (
        "k3x9-6",
        .fareChosen(FareChosen(card: "k3x9-4", choice: FareChoice(from: time, fare: .custom(Money(minor: 120, .euro)))))
      ),
      ("m2-1", .rode(Rode(card: "card@m2", time: time, ride: Ride(service: .express)))),
      ("m2-2", .cardsCompared(CardsCompared(card: "card@m2", other: "card@k3x9", isSame: true))),
      ("m3-1", .rode(Rode(card: "card@m3", time: time, ride: Ride()))),
      ("m3-2", .cardsCompared(CardsCompared(card: "card@m3", other: "card@k3x9", isSame: false))),
      ("m4-1", .cardRemoved(CardRemoved(card: "card@m4"))),
    ]
    for (id, operation) in said { operation.apply(to: &wallet, id: id) }
    forms.add("snapshot", wallet.snapshot) { Wallet(snapshot: $0)?.snapshot }
    wallet = Wallet()
    let changed: [FareChanged] = [
      FareChanged(card: "card@k3x9", riderClass: .full),
      FareChanged(card: "card@k3x9", from: time, riderClass: .reduced),
      FareChanged(card: "card@k3x9", from: time.adding(seconds: 60), fare: .tariff("london-bus")),
      FareChanged(
        card: "card@k3x9", from: time.adding(seconds: 90), riderClass: .full, fare: .custom(Money(minor: 120, .euro))),
      FareChanged(card: "card@m2", riderClass: .full, fare: .tariff("new-york")),
    ]
    for change in changed { FareCardOperation.fareChanged(change).apply(to: &wallet, id: "k3x9-7") }
    forms.add("snapshot", wallet.snapshot) { Wallet(snapshot: $0)?.snapshot }
    try forms.check()
  }
}

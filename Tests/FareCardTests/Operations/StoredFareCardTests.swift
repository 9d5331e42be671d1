import FareCard
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
      .rode(card: "card", time: time, Ride()), .rode(card: "card", time: time, Ride(service: .express)),
      .rode(card: "card", time: time, Ride(isTransfer: true)),
      .rode(card: "card", time: time, Ride(service: .express, isTransfer: true, amount: Money(minor: 0, .dollar))),
      .toppedUp(card: "phone-3", time: time, Money(minor: 3400, .dollar)),
      .corrected(card: "card", time: time, Money(minor: -50, .pound)),
      .entryChanged(card: "card", entry: "phone-1", [.time(time)]),
      .entryChanged(card: "card", entry: "phone-1", [.service(.express)]),
      .entryChanged(card: "card", entry: "phone-1", [.transfer(false)]),
      .entryChanged(card: "card", entry: "phone-1", [.amount(euros)]),
      .entryChanged(card: "card", entry: "phone-1", [.amount(nil)]),
      .entryChanged(
        card: "card", entry: "phone-1", [.time(time), .service(.base), .transfer(true), .amount(euros)]),
      .entryRemoved(card: "card", entry: "phone-1"),
      .cardAdded(name: "Blue “card”", owner: "Zoë", time: time), .cardAdded(name: "", owner: "", time: time),
      .cardChanged(card: "card", [.name("A")]), .cardChanged(card: "card", [.owner("")]),
      .cardChanged(card: "card", [.number("0123456789")]), .cardChanged(card: "card", [.number(nil)]),
      .cardChanged(card: "card", [.expiry(day)]), .cardChanged(card: "card", [.expiry(nil)]),
      .cardChanged(card: "card", [.reminder(0)]),
      .cardChanged(card: "card", [.name("A"), .owner("B"), .number("0123456789"), .expiry(day), .reminder(9)]),
      .fareChosen(card: "card", FareChoice(from: time, fare: .tariff("london-bus"), riderClass: .reduced)),
      .fareChosen(card: "card", FareChoice(from: time, fare: .custom(Money(minor: 120, .euro)))),
      .cardRemoved(card: "card"), .imported(card: "card", OperationTests.entries), .imported(card: "card", []),
      .cardsCompared(card: "card", other: "card@k3x9", isSame: true),
      .cardsCompared(card: "card", other: "card@k3x9", isSame: false),
    ]
    for operation in operations {
      forms.add(operation.kind, operation.fields) { FareCardOperation(kind: operation.kind, fields: $0)?.fields }
    }
    try forms.check()
  }

  @Test("and its snapshot")
  func snapshot() throws {
    var forms = StoredForms("FareCardSnapshot")
    var wallet = Wallet()
    forms.add("snapshot", wallet.snapshot) { Wallet(snapshot: $0)?.snapshot }
    let time = OperationTests.time
    let said: [(String, FareCardOperation)] = [
      ("k3x9-1", .rode(card: "card@k3x9", time: time, Ride())),
      ("k3x9-2", .toppedUp(card: "card@k3x9", time: time.adding(seconds: 5), Money(minor: 3400, .dollar))),
      ("k3x9-3", .cardChanged(card: "card@k3x9", [.number("0123456789"), .expiry(Day(iso8601: "2027-05-31"))])),
      ("k3x9-4", .cardAdded(name: "Blue", owner: "Zoë", time: time)),
      ("k3x9-5", .imported(card: "k3x9-4", OperationTests.entries)),
      ("k3x9-6", .fareChosen(card: "k3x9-4", FareChoice(from: time, fare: .custom(Money(minor: 120, .euro))))),
      ("m2-1", .rode(card: "card@m2", time: time, Ride(service: .express))),
      ("m2-2", .cardsCompared(card: "card@m2", other: "card@k3x9", isSame: true)),
      ("m3-1", .rode(card: "card@m3", time: time, Ride())),
      ("m3-2", .cardsCompared(card: "card@m3", other: "card@k3x9", isSame: false)),
      ("m4-1", .cardRemoved(card: "card@m4")),
    ]
    for (id, operation) in said { operation.apply(to: &wallet, id: id) }
    forms.add("snapshot", wallet.snapshot) { Wallet(snapshot: $0)?.snapshot }
    try forms.check()
  }
}

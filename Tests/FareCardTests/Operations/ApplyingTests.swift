@testable import FareCard
import Kernel
import Testing

@Suite("What operations do to the wallet")
struct ApplyingTests {
  @Test("every wallet begins with the same card")
  func firstCard() throws {
    let wallet = Wallet()
    #expect(wallet.cards.map { $0.id } == ["card"])
    let ledger = Ledger(wallet.cards[0])
    #expect(ledger.balance == Money(minor: 0, .dollar))
    #expect(!wallet.cards[0].hasEntered)
    #expect(Fare.inForce(wallet.cards[0], at: Diary.at("2026-02-02 08:00"), .builtIn)?.amount == 300)
  }

  @Test("two devices offline, each riding once, end with both rides")
  func bothRides() {
    let rides: [(String, FareCardOperation)] = [
      (
        "phone-1",
        .corrected(Corrected(card: "card", time: Diary.at("2026-02-02 07:00"), money: Money(minor: 500, .dollar)))
      ),
      ("phone-2", .rode(Rode(card: "card", time: Diary.at("2026-02-02 08:00"), ride: Ride()))),
      ("tablet-1", .rode(Rode(card: "card", time: Diary.at("2026-02-02 08:00"), ride: Ride()))),
    ]
    var wallet = Wallet()
    for (id, operation) in rides { operation.apply(to: &wallet, id: id) }
    #expect(Ledger(wallet.cards[0]).balance.minor == -100)
  }

  @Test(
    "of two facts of one moment the one that was made later counts later, whatever its writer is called",
    arguments: ["a-1", "z-1"])
  func oneMoment(ride: String) {
    let time = Diary.at("2026-02-02 07:00")
    var wallet = Wallet()
    FareCardOperation.corrected(Corrected(card: "card", time: time, money: Money(minor: 4000, .dollar)))
      .apply(to: &wallet, id: "m-1")
    FareCardOperation.rode(Rode(card: "card", time: time, ride: Ride())).apply(to: &wallet, id: ride)
    #expect(Ledger(wallet.cards[0]).balance.minor == 3700)
  }

  @Test("what is about a card or an entry that isn't there changes nothing", arguments: OperationTests.all)
  func unknown(operation: FareCardOperation) {
    guard operation.card != nil, operation.card != "card" else { return }
    var wallet = Wallet()
    operation.apply(to: &wallet, id: "x-1")
    #expect(wallet == Wallet())
  }

  @Test("the card used last comes first")
  func lastUsed() {
    var diary = Diary()
    let other = diary.add(.cardAdded(CardAdded(name: "Work", owner: "", time: Diary.at("2026-02-01 08:00"))))
    #expect(diary.top() == other)
    diary.topUp("2026-02-02 08:00", 1000)
    #expect(diary.top() == "card")
    diary.card = other
    diary.ride("2026-02-03 08:00")
    #expect(diary.top() == other)
    #expect(diary.wallet().cards.map { $0.id } == ["card", other])
  }

  @Test("what another device does with its card leaves the one on top that was used here")
  func topOfThisDevice() {
    var diary = Diary()
    let other = diary.add(.cardAdded(CardAdded(name: "Work", owner: "", time: Diary.at("2026-02-01 08:00"))))
    diary.topUp("2026-02-02 08:00", 1000)
    let own = diary.writer
    diary.writer = "another"
    diary.card = other
    diary.ride("2026-02-03 08:00")
    #expect(diary.top() == other, "nobody says whose device it is")
    #expect(diary.top(on: [own]) == "card")
    #expect(diary.top(on: ["another"]) == other)
    #expect(diary.top(on: ["a new one"]) == other, "it has used none")
  }

  @Test("a card is removed with its entries; taking that back brings all of them back")
  func removal() {
    var diary = Diary()
    diary.topUp("2026-02-02 07:00", 1000)
    diary.ride("2026-02-02 08:00")
    let before = diary.wallet()
    let removal = diary.add(.cardRemoved(CardRemoved(card: "card")))
    #expect(diary.wallet() == Wallet())
    #expect(diary.wallet(without: [removal]) == before)
  }

  @Test("a number and a date can be removed again")
  func removable() throws {
    var diary = Diary()
    let day = try #require(Day(iso8601: "2027-05-31"))
    diary.add(
      .cardChanged(CardChanged(card: "card", name: "Mine", owner: "Ada", number: "0123456789", expiry: day)))
    #expect(diary.theCard.number == "0123456789")
    #expect(diary.theCard.expiry == day)
    diary.add(
      .cardChanged(CardChanged(card: "card", number: .some(nil), expiry: .some(nil))))
    #expect(diary.theCard.number == nil)
    #expect(diary.theCard.expiry == nil)
    #expect(diary.theCard.name == "Mine")
  }

  @Test("an entry's kind of ride, price and time can be changed; what doesn't fit it is passed over")
  func changes() {
    var diary = Diary()
    let top = diary.topUp("2026-02-02 07:00", 2000)
    let ride = diary.ride("2026-02-02 08:00")
    diary.add(.entryChanged(EntryChanged(card: "card", entry: ride, service: .express)))
    #expect(diary.ledger.balance.minor == 1275)
    diary.add(.entryChanged(EntryChanged(card: "card", entry: ride, amount: Money(minor: 100, .dollar))))
    #expect(diary.ledger.balance.minor == 1900)
    diary.add(
      .entryChanged(EntryChanged(card: "card", entry: ride, service: .base, amount: .some(nil))))
    #expect(diary.ledger.balance.minor == 1700)
    diary.add(
      .entryChanged(EntryChanged(card: "card", entry: top, service: .express, isTransfer: true, amount: .some(nil))))
    #expect(diary.ledger.balance.minor == 1700)
    diary.add(.entryChanged(EntryChanged(card: "card", entry: top, amount: Money(minor: 3000, .dollar))))
    #expect(diary.ledger.balance.minor == 2700)
  }

  @Test("the same file twice adds nothing, and a ride that is known stays one ride")
  func importedTwice() {
    var diary = Diary()
    diary.topUp("2026-02-02 07:00", 2000)
    let ride = diary.ride("2026-02-02 08:00")
    let rows = [
      Entry(id: ride, time: Diary.at("2026-02-02 08:00"), kind: .ride(Ride())),
      Entry(id: "i1", time: Diary.at("2026-02-01 08:00"), kind: .topUp(Money(minor: 500, .dollar))),
    ]
    diary.add(.imported(Imported(card: "card", entries: rows)))
    let once = diary.wallet()
    diary.add(.imported(Imported(card: "card", entries: rows)))
    #expect(diary.wallet() == once)
    #expect(diary.ledger.balance.minor == 2200)
    #expect(once.cards[0].entries.map { $0.id } == ["i1", "phone-1", ride])
  }

  @Test("what a card's currency is follows from the fare chosen last; figures stay")
  func currency() {
    var diary = Diary()
    diary.topUp("2026-02-02 07:00", 1000)
    diary.choose(.custom(Money(minor: 250, .euro)), from: "2026-02-03 00:00")
    #expect(diary.ledger.balance == Money(minor: 1000, .euro))
    diary.ride("2026-02-04 08:00")
    #expect(diary.ledger.balance == Money(minor: 750, .euro))
  }
}

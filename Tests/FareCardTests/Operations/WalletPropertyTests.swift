@testable import FareCard
import Kernel
import Testing

@Suite("Whatever a person does with their cards")
struct WalletPropertyTests {
  private func fold(_ operations: [(id: String, operation: FareCardOperation)]) -> Wallet {
    var wallet = Wallet()
    for (id, operation) in operations { operation.apply(to: &wallet, id: id) }
    return wallet
  }

  @Test("the amounts add up to the balance, each balance to the next, and entries stand by time", arguments: 0..<200)
  func sums(seed: UInt64) {
    var history = RandomHistory(seed: seed)
    for card in fold(history.operations(120)).cards {
      let ledger = Ledger(card)
      #expect(ledger.lines.count == card.entries.count)
      var balance: Int64 = 0
      for (entry, line) in zip(card.entries, ledger.lines) {
        balance += line.amount.minor
        #expect(line.balance.minor == balance)
        if case .ride = entry.kind { #expect(line.amount.minor <= 0) }
      }
      #expect(ledger.balance.minor == balance)
      for (earlier, later) in zip(card.entries, card.entries.dropFirst()) {
        #expect((earlier.time.milliseconds, earlier.id) < (later.time.milliseconds, later.id))
      }
    }
  }

  @Test("no window of the cap ever takes more than the cap", arguments: 0..<100)
  func neverAboveTheCap(seed: UInt64) {
    var history = RandomHistory(seed: seed)
    var card = Card(id: "card")
    card.hasEntered = true
    var wallet = Wallet()
    for index in 1...80 {
      let ride = Ride(isTransfer: history.chance(20))
      FareCardOperation.rode(Rode(card: "card", time: history.time(), ride: ride)).apply(
        to: &wallet, id: "phone-\(index)")
    }
    card = wallet.cards[0]
    let ledger = Ledger(card)
    // Seven days from each paid ride that opens a window, as a rider would check it on paper.
    var start: Instant?
    var spent: Int64 = 0
    for (entry, line) in zip(card.entries, ledger.lines) where line.note != .transfer {
      if start.map({ entry.time.milliseconds - $0.milliseconds >= 7 * 86_400_000 }) ?? true, line.amount.minor < 0 {
        start = entry.time
        spent = 0
      }
      spent -= line.amount.minor
      #expect(spent <= (entry.time < Diary.at("2026-01-04 00:00") ? 3400 : 3500))
    }
  }

  @Test("what was done and undone leaves no trace", arguments: 0..<100)
  func undone(seed: UInt64) {
    var history = RandomHistory(seed: seed)
    let before = history.operations(60)
    var during = before
    during.append((id: "phone-61", operation: .entryRemoved(EntryRemoved(card: "card", entry: "phone-3"))))
    during.append((id: "phone-62", operation: .cardRemoved(CardRemoved(card: "card"))))
    #expect(fold(during.filter { $0.id != "phone-61" && $0.id != "phone-62" }) == fold(before))
  }

  @Test("rides arriving in any order make the same account", arguments: 0..<100)
  func order(seed: UInt64) {
    var history = RandomHistory(seed: seed)
    var operations: [(id: String, operation: FareCardOperation)] = []
    for index in 1...60 {
      let operation: FareCardOperation =
        history.chance(80)
        ? .rode(Rode(card: "card", time: history.time(), ride: history.ride()))
        : .toppedUp(ToppedUp(card: "card", time: history.time(), money: history.money()))
      operations.append((id: "phone-\(index)", operation: operation))
    }
    let wallet = fold(operations)
    operations.shuffle(using: &history.random)
    let shuffled = fold(operations)
    #expect(shuffled == wallet)
    #expect(Ledger(shuffled.cards[0]) == Ledger(wallet.cards[0]))
  }

  @Test(
    "every operation survives its text, so the fold of what was stored is the fold of what was done", arguments: 0..<50)
  func texts(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    for (_, operation) in history.operations(100) {
      let fields = try JSON.parse(operation.fields.text)
      #expect(FareCardOperation(kind: operation.kind, fields: fields) == operation)
    }
  }

  @Test("a snapshot gives the same wallet again", arguments: 0..<100)
  func snapshot(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    let wallet = fold(history.operations(150))
    let read = Wallet(snapshot: try JSON.parse(wallet.snapshot.text))
    #expect(read == wallet)
  }
}

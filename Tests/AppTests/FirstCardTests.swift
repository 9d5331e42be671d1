@testable import FareCard
import Journal
import Kernel
import TestSupport
import Testing

@testable import App

/// The card that each device begins with is that device's, until the person says that two are one.
@Suite("The first card of each device")
struct FirstCardTests {
  /// Operations of several devices, in the order they were made.
  private struct Diary {
    var journals: [String: Journal] = [:]
    var all: [Operation] = []
    var now = Instant(seconds: 1_759_414_800)

    mutating func say(_ device: String, _ operation: FareCardOperation) -> OperationID {
      now = now.adding(seconds: 60)
      var journal = journals[device] ?? Journal(writer: device)
      let made = journal.draft(Change(kind: operation.kind, fields: operation.fields), now: now)
      journal.receive([made])
      journals[device] = journal
      all.append(made)
      return made.id
    }

    @discardableResult
    mutating func balance(_ device: String, _ dollars: Int64, on card: String = "card") -> OperationID {
      say(device, .corrected(Corrected(card: card, time: now, money: Money(minor: dollars * 100, .dollar))))
    }

    @discardableResult
    mutating func compare(_ device: String, _ other: String, isSame: Bool) -> OperationID {
      say(device, .cardsCompared(CardsCompared(card: "card@" + device, other: "card@" + other, isSame: isSame)))
    }

    var wallet: Wallet {
      var kept = Kept()
      for operation in all { kept.apply(DecodedOperation(operation)) }
      return kept.fareCard
    }

    var balances: [String] {
      wallet.cards.map { $0.id + " " + Ledger($0).balance.plain }
    }
  }

  @Test("one device's journal reads as it always did, under the card's new name")
  func alone() {
    var diary = Diary()
    diary.balance("a", 20)
    let work = diary.say("a", .cardAdded(CardAdded(name: "Work", owner: "", time: diary.now)))
    diary.balance("a", 5, on: work.text)
    #expect(diary.balances == ["card@a 20.00", "a-2 5.00"])
    _ = diary.say("a", .cardRemoved(CardRemoved(card: "card")))
    #expect(diary.balances == ["a-2 5.00"])
    // An entry that comes late, from another tab, does not bring it back.
    diary.balance("a", 9)
    #expect(diary.balances == ["a-2 5.00"])
    _ = diary.say("a", .cardRemoved(CardRemoved(card: work.text)))
    #expect(diary.wallet.cards.map { $0.id } == ["card"])
    diary.balance("a", 1)
    #expect(diary.balances == ["card@a 1.00"])
  }

  @Test("a card that was added before anything was said of the first one stands behind it")
  func addedFirst() {
    var diary = Diary()
    let work = diary.say("a", .cardAdded(CardAdded(name: "Work", owner: "", time: diary.now)))
    diary.balance("a", 20)
    #expect(diary.balances == ["card@a 20.00", work.text + " 0.00"])
  }

  @Test("two devices' cards stay two, and what one removes is its own")
  func two() {
    var diary = Diary()
    diary.balance("a", 17)
    diary.balance("b", 4)
    #expect(diary.balances == ["card@a 17.00", "card@b 4.00"])
    let work = diary.say("b", .cardAdded(CardAdded(name: "Work", owner: "", time: diary.now)))
    _ = diary.say("b", .cardRemoved(CardRemoved(card: "card")))
    #expect(diary.balances == ["card@a 17.00", work.text + " 0.00"])
  }

  @Test("the order in which they arrive changes nothing")
  func order() {
    var diary = Diary()
    for index in 0..<12 {
      diary.balance(["a", "b", "c"][index % 3], Int64(index))
      if index % 4 == 3 { _ = diary.say("b", .cardRemoved(CardRemoved(card: "card"))) }
    }
    var random = SeededRandom(seed: 1)
    for _ in 0..<20 {
      var journal = Journal(writer: "z")
      for operation in diary.all.shuffled(using: &random) { journal.receive([operation]) }
      #expect(journal.fold(Kept()) { $0.apply(DecodedOperation($1)) }.fareCard == diary.wallet)
    }
  }

  @Test("said to be one, they have one history, also for what is entered on either of them later; undone, two again")
  func joined() {
    var diary = Diary()
    let first = diary.balance("a", 20)
    diary.balance("b", 4)
    let pair = diary.wallet.toCompare
    #expect(pair?.card.id == "card@b" && pair?.other.id == "card@a")
    _ = diary.say("a", .cardsCompared(CardsCompared(card: "card@b", other: "card@a", isSame: true)))
    #expect(diary.balances == ["card@a 4.00"] && diary.wallet.cards[0].entries.count == 2)
    #expect(diary.wallet.toCompare == nil)
    diary.balance("b", 30)
    #expect(diary.balances == ["card@a 30.00"])
    // What B says of an entry of A's holds.
    _ = diary.say("b", .entryRemoved(EntryRemoved(card: "card", entry: first.text)))
    #expect(diary.wallet.cards[0].entries.count == 2)
    diary.all.remove(at: 2)
    #expect(diary.wallet.cards.count == 2)
  }

  @Test("said to be two, nobody asks again")
  func apart() {
    var diary = Diary()
    diary.balance("a", 20)
    diary.balance("b", 4)
    _ = diary.say("b", .cardsCompared(CardsCompared(card: "card@b", other: "card@a", isSame: false)))
    #expect(diary.balances == ["card@a 20.00", "card@b 4.00"] && diary.wallet.toCompare == nil)
    diary.balance("c", 1)
    #expect(diary.wallet.toCompare?.card.id == "card@c")
  }

  @Test("said to be two after another device said that they are one, they are two, and nothing of either is lost")
  func overruled() {
    var diary = Diary()
    let first = diary.balance("a", 20)
    diary.balance("b", 4)
    diary.compare("b", "a", isSame: true)
    diary.balance("a", 30)
    diary.balance("b", 5)
    _ = diary.say("b", .entryRemoved(EntryRemoved(card: "card", entry: first.text)))
    #expect(diary.balances == ["card@a 5.00"])
    diary.compare("b", "a", isSame: false)
    #expect(diary.balances == ["card@a 30.00", "card@b 5.00"] && diary.wallet.toCompare == nil)
    #expect(diary.wallet.cards.map { $0.entries.count } == [1, 2])
    diary.balance("b", 6)
    #expect(diary.balances == ["card@a 30.00", "card@b 6.00"])
    diary.compare("b", "a", isSame: true)
    #expect(diary.balances == ["card@a 6.00"])
  }

  @Test("what was removed as one is removed from what it named alone, where they are two after all")
  func removedAsOne() {
    var diary = Diary()
    diary.balance("a", 20)
    diary.balance("b", 4)
    diary.compare("b", "a", isSame: true)
    _ = diary.say("a", .cardRemoved(CardRemoved(card: "card")))
    #expect(diary.balances == ["card 0.00"])
    diary.compare("b", "a", isSame: false)
    #expect(diary.balances == ["card@b 4.00"])
  }

  @Test("what was entered since a joined card was removed is kept where they are two after all")
  func begunAnew() {
    var diary = Diary()
    diary.balance("a", 20)
    diary.balance("b", 4)
    diary.compare("b", "a", isSame: true)
    for device in ["a", "b"] { _ = diary.say(device, .cardRemoved(CardRemoved(card: "card"))) }
    diary.balance("a", 1)
    diary.compare("b", "a", isSame: false)
    #expect(diary.balances == ["card@a 1.00"])
  }

  @Test("what is done to a row of a file on another card is not done to the joined ones")
  func sameRows() {
    var diary = Diary()
    let first = diary.balance("a", 20)
    diary.balance("b", 4)
    diary.compare("b", "a", isSame: true)
    let work = diary.say("a", .cardAdded(CardAdded(name: "Work", owner: "", time: diary.now)))
    let row = Entry(id: first.text, time: diary.now, kind: .correction(Money(minor: 2000, .dollar)))
    _ = diary.say("a", .imported(Imported(card: work.text, entries: [row])))
    _ = diary.say("a", .entryRemoved(EntryRemoved(card: work.text, entry: first.text)))
    diary.compare("b", "a", isSame: false)
    #expect(diary.balances == ["card@a 20.00", "card@b 4.00", work.text + " 0.00"])
  }

  @Test("however three devices join and part, no entry is lost or doubled", arguments: 0..<40)
  func conserved(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var diary = Diary()
    let devices = ["a", "b", "c"]
    var entries: Set<String> = []
    for _ in 0..<40 {
      let pair = devices.shuffled(using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        diary.compare(pair[0], pair[1], isSame: Bool.random(using: &random))
      } else {
        entries.insert(diary.balance(pair[0], 1, on: "card@" + pair[1]).text)
      }
      let kept = diary.wallet.cards.flatMap { $0.entries.map(\.id) }
      #expect(kept.count == entries.count && Set(kept) == entries)
      #expect(Wallet(snapshot: diary.wallet.snapshot) == diary.wallet)
    }
  }

  @Test(
    "of three, what was said last holds, and what made the other two one stands",
    arguments: [("c", "a", ["card@a 2.00", "card@c 3.00"]), ("b", "a", ["card@a 1.00", "card@b 3.00"])])
  func three(card: String, other: String, balances: [String]) {
    var diary = Diary()
    for (amount, device) in ["a", "b", "c"].enumerated() { diary.balance(device, Int64(amount + 1)) }
    diary.compare("b", "a", isSame: true)
    diary.compare("c", "b", isSame: true)
    #expect(diary.balances == ["card@a 3.00"])
    diary.compare(card, other, isSame: false)
    #expect(diary.balances == balances)
  }

  @Test(
    "a later word leaves what there would be had the earlier ones never been said; of what was removed as one, not less",
    arguments: 0..<60)
  func asIfNeverSaid(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var diary = Diary()
    var words: [OperationID] = []
    var hasRemoved = false
    let devices = ["a", "b"]
    for _ in 0..<30 {
      let device = devices.randomElement(using: &random) ?? "a"
      let named = "card@" + (devices.randomElement(using: &random) ?? "a")
      let entry = diary.all.randomElement(using: &random)?.id.text ?? "a-1"
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: words.append(diary.compare("b", "a", isSame: Bool.random(using: &random)))
      case 2: _ = diary.say(device, .cardChanged(CardChanged(card: named, name: entry)))
      case 3: _ = diary.say(device, .entryRemoved(EntryRemoved(card: named, entry: entry)))
      case 4 where seed % 2 == 0:
        hasRemoved = true
        _ = diary.say(device, .cardRemoved(CardRemoved(card: named)))
      default: diary.balance(device, Int64.random(in: 0..<99, using: &random), on: named)
      }
    }
    words.append(diary.compare("b", "a", isSame: false))
    let wallet = diary.wallet
    #expect(Wallet(snapshot: wallet.snapshot) == wallet)
    diary.all.removeAll { words.dropLast().contains($0.id) }
    if !hasRemoved { #expect(wallet.cards == diary.wallet.cards) }
    let entries = Set(wallet.cards.flatMap { $0.entries.map(\.id) })
    #expect(diary.wallet.cards.allSatisfy { $0.entries.allSatisfy { entries.contains($0.id) } })
  }

  @Test("a phone asks after a file of another one was brought in, and does what is said")
  func asked() {
    let old = Phone(device: "old")
    old.open("/fare-card")
    old.act("fare-card edit balance")
    old.act("fare-card type amount", value: "20")
    old.act("fare-card save")
    old.follow("/settings/data")
    old.act("settings export")
    let new = Phone(device: "new")
    new.open("/fare-card")
    new.act("fare-card edit balance")
    new.act("fare-card type amount", value: "7")
    new.act("fare-card save")
    let page = SettingsPage.open(new, "data")
    page.chooseFile(old.saved.last?.text ?? "")
    page.press("Add 1")
    new.follow("/fare-card")
    let question = new.page.first(class: "same-card")
    #expect(question?.text.contains("$20.00") == true && question?.text.contains("$7.00") == true)
    new.act(new.page.button("The same card")?.attribute("data-on-click") ?? "")
    #expect(new.page.first(class: "same-card") == nil)
    #expect(new.journal.count == 4, "theirs, ours, that theirs came with a file, and that they are one card")
    new.open("/fare-card")
    #expect(new.page.first(class: "same-card") == nil)
  }
}

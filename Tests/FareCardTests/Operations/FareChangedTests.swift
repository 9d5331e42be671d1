@testable import FareCard
import Kernel
import TestSupport
import Testing

@Suite("A card's class and fare, changed on two devices")
struct FareChangedTests {
  private static let london = FareChoice.Fare.tariff("london-bus")
  private static let newYork = FareChoice.Fare.tariff("new-york")

  private func at(_ seconds: Int64) -> Instant { Instant(seconds: seconds) }

  private func change(
    _ from: Int64, _ riderClass: RiderClass? = nil, _ fare: FareChoice.Fare? = nil, card: String = "card"
  ) -> FareCardOperation {
    .fareChanged(FareChanged(card: card, from: at(from), riderClass: riderClass, fare: fare))
  }

  private func both(
    _ from: Int64, _ riderClass: RiderClass, _ fare: FareChoice.Fare, card: String = "card"
  ) -> FareCardOperation {
    .fareChosen(FareChosen(card: card, choice: FareChoice(from: at(from), fare: fare, riderClass: riderClass)))
  }

  private func wallet(_ operations: [FareCardOperation], from before: Wallet = Wallet()) -> Wallet {
    var wallet = before
    for operation in operations { operation.apply(to: &wallet, id: "o-1") }
    return wallet
  }

  private func card(_ operations: [FareCardOperation]) -> Card { wallet(operations).cards[0] }

  private func says(_ card: Card, _ seconds: Int64, _ riderClass: RiderClass, _ fare: FareChoice.Fare) -> Bool {
    let choice = card.choice(at: at(seconds))
    return choice.riderClass == riderClass && choice.fare == fare
  }

  @Test("one device chooses the class and another the tariff: both hold, whichever is heard of first")
  func twoDevices() {
    let changes = [change(0, .reduced), change(0, nil, Self.london)]
    for card in [card(changes), card(changes.reversed())] { #expect(says(card, 50, .reduced, Self.london)) }
  }

  @Test("a fare of an earlier moment goes on beyond a later class, whichever is heard of first")
  func timelines() {
    let changes = [change(100, .reduced), change(50, nil, Self.london), change(200, .full)]
    for card in [card(changes), card(changes.reversed())] {
      #expect(says(card, 49, .full, Self.newYork))
      #expect(says(card, 50, .full, Self.london))
      #expect(says(card, 100, .reduced, Self.london))
      #expect(says(card, 200, .full, Self.london))
      #expect(card.fares.map { $0.from } == [at(0), at(50), at(100), at(200)])
    }
  }

  @Test("of two of the same moment the later one holds, for what it says alone")
  func sameMoment() {
    let euros = FareChoice.Fare.custom(Money(minor: 120, .euro))
    let card = card([both(10, .reduced, Self.london), change(10, nil, euros), change(10, .full), change(10, .reduced)])
    #expect(says(card, 10, .reduced, euros))
    #expect(card.fares.count == 2)
  }

  @Test("what says both, as before, is folded as it was")
  func old() {
    let card = card([both(100, .reduced, Self.london), both(50, .full, .custom(Money(minor: 120, .euro)))])
    #expect(says(card, 50, .full, .custom(Money(minor: 120, .euro))))
    #expect(says(card, 100, .reduced, Self.london))
    #expect(self.card([both(100, .reduced, Self.london), both(100, .full, Self.newYork)]).fares.count == 2)
    #expect(self.card([both(0, .reduced, Self.london), both(0, .full, Self.newYork)]) == Card(id: "card"))
  }

  @Test("a class alone goes on where a later choice of both ends it")
  func untilBoth() {
    let card = card([change(50, .reduced), both(100, .full, Self.london), change(75, nil, .tariff("flat"))])
    #expect(says(card, 60, .reduced, Self.newYork))
    #expect(says(card, 80, .reduced, .tariff("flat")))
    #expect(says(card, 100, .full, Self.london))
  }

  @Test(
    "nothing is done about a card that isn't there, and what can't be read is left alone",
    arguments: [
      "{}", #"{"card":"card","from":5}"#, #"{"card":"card","from":5,"class":"student"}"#,
      #"{"card":"card","from":5,"tariff":""}"#, #"{"card":"card","from":5,"tariff":7,"class":"full"}"#,
      #"{"card":"card","from":5,"amount":120}"#, #"{"card":"card","from":5,"amount":-1,"currency":"USD"}"#,
      #"{"card":"card","from":-5,"class":"full"}"#, #"{"card":"","from":5,"class":"full"}"#,
      #"{"card":"card","from":5,"currency":"USD"}"#, #"{"card":"card","class":"full"}"#,
    ])
  func unreadable(fields: String) throws {
    #expect(FareCardOperation(kind: "fareCard.fareChanged", fields: try JSON.parse(fields)) == nil)
  }

  @Test("where two devices' cards are one, what nobody chose on the one is the other's, class and fare apart")
  func joined() throws {
    let join = FareCardOperation.cardsCompared(CardsCompared(card: "card@b", other: "card@a", isSame: true))
    func joined(_ operations: [FareCardOperation]) throws -> Card {
      try #require(wallet(operations + [join]).cards.first)
    }
    let parts = try joined([change(50, .reduced, card: "card@a"), change(20, nil, Self.london, card: "card@b")])
    #expect(says(parts, 10, .full, Self.newYork) && says(parts, 30, .full, Self.london))
    #expect(says(parts, 60, .reduced, Self.london))
    let kept = try joined([change(50, .full, card: "card@a"), both(20, .reduced, Self.london, card: "card@b")])
    #expect(says(kept, 30, .full, Self.london))
    // As it was where both were said at once: the one or the other, and what holds from the start is none.
    let mine = try joined([
      both(0, .full, Self.london, card: "card@a"), both(0, .reduced, Self.newYork, card: "card@b"),
    ])
    #expect(says(mine, 60, .full, Self.london))
    let theirs = try joined([
      both(0, .full, Self.newYork, card: "card@a"), both(9, .reduced, Self.london, card: "card@b"),
    ])
    #expect(says(theirs, 5, .full, Self.newYork) && says(theirs, 60, .reduced, Self.london))
  }

  @Test("a snapshot of before said both in each entry")
  func oldSnapshot() throws {
    let choices =
      #"[{"from":0,"class":"full","tariff":"new-york"},{"from":100000,"class":"full","tariff":"london-bus"}]"#
    let card =
      #"{"id":"card","name":"","owner":"","reminder":2,"entered":false,"fares":\#(choices),"prefixes":[],"entries":[]}"#
    let text = #"{"version":2,"cards":[\#(card)],"joins":[],"apart":[],"gone":[]}"#
    let read = try #require(Wallet(snapshot: try JSON.parse(text)))
    #expect(read == wallet([both(100, .full, Self.london)]))
    #expect(read.snapshot.text == text)
    #expect(says(wallet([change(50, .reduced)], from: read).cards[0], 100, .full, Self.london))
  }

  @Test("the screen's own changes price the rides from each one's moment on")
  func priced() {
    var diary = Diary()
    diary.topUp("2026-02-02 07:00", 2000)
    for day in 3...6 { diary.ride("2026-02-0\(day) 08:00") }
    diary.add(change(Diary.at("2026-02-05 00:00").seconds, .reduced))
    diary.add(change(Diary.at("2026-02-04 00:00").seconds, nil, .custom(Money(minor: 200, .dollar))))
    diary.add(change(Diary.at("2026-02-06 00:00").seconds, nil, Self.newYork))
    #expect(diary.amounts == [2000, -300, -200, -200, -150])
  }
}

@Suite("Random choices of class and fare")
struct FareTimelineTests {
  private struct Choice {
    var from: Int64
    var riderClass: RiderClass?
    var fare: FareChoice.Fare?
    var isOld = false

    var operation: FareCardOperation {
      if isOld, let riderClass, let fare {
        let choice = FareChoice(from: Instant(milliseconds: from), fare: fare, riderClass: riderClass)
        return .fareChosen(FareChosen(card: "card", choice: choice))
      }
      let from = Instant(milliseconds: from)
      return .fareChanged(FareChanged(card: "card", from: from, riderClass: riderClass, fare: fare))
    }
  }

  private func choices(_ random: inout SeededRandom, distinct: Bool) -> [Choice] {
    var moments = Array(0..<30 as Range<Int64>)
    moments.shuffle(using: &random)
    let count = Int.random(in: 1...12, using: &random)
    return (0..<count).map { index in
      let from = distinct ? moments[index] : Int64.random(in: 0...6, using: &random)
      let riderClass: RiderClass = Bool.random(using: &random) ? .reduced : .full
      let tariff = ["new-york", "london-bus", "flat"].randomElement(using: &random) ?? "flat"
      let fare: FareChoice.Fare = Bool.random(using: &random) ? .tariff(tariff) : .custom(Money(minor: from, .euro))
      switch Int.random(in: 0...3, using: &random) {
      case 0: return Choice(from: from, riderClass: riderClass)
      case 1: return Choice(from: from, fare: fare)
      case 2: return Choice(from: from, riderClass: riderClass, fare: fare)
      default: return Choice(from: from, riderClass: riderClass, fare: fare, isOld: true)
      }
    }
  }

  /// As somebody would look it up in two lists on paper: the last row with a moment that isn't after `time`; of rows with
  /// the same moment the one that was written later.
  private func last<Value>(_ rows: [(from: Int64, value: Value)], at time: Int64, else first: Value) -> Value {
    var found: (from: Int64, value: Value) = (-1, first)
    for row in rows where row.from <= time && row.from >= found.from { found = row }
    return found.value
  }

  private func fold(_ choices: [Choice]) throws -> Card {
    var wallet = Wallet()
    for (index, choice) in choices.enumerated() {
      choice.operation.apply(to: &wallet, id: "o-\(index + 1)")
      // A start from a snapshot goes on as if there had been none.
      let read = try #require(Wallet(snapshot: try JSON.parse(wallet.snapshot.text)))
      #expect(read == wallet)
      wallet = read
    }
    return wallet.cards[0]
  }

  @Test("at each moment hold the last class and the last fare, in either order", arguments: 0..<300)
  func timelines(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let choices = choices(&random, distinct: false)
    for order in [choices, choices.reversed()] {
      let card = try fold(order)
      let classes = order.compactMap { choice in choice.riderClass.map { (from: choice.from, value: $0) } }
      let fares = order.compactMap { choice in choice.fare.map { (from: choice.from, value: $0) } }
      for time in 0...8 as ClosedRange<Int64> {
        let held = card.choice(at: Instant(milliseconds: time))
        #expect(held.riderClass == last(classes, at: time, else: .full))
        #expect(held.fare == last(fares, at: time, else: .tariff("new-york")))
      }
      #expect(zip(card.fares, card.fares.dropFirst()).allSatisfy { $0.from < $1.from })
    }
  }

  @Test("choices of different moments make the same card in any order", arguments: 0..<200)
  func anyOrder(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let choices = choices(&random, distinct: true)
    let card = try fold(choices)
    #expect(try fold(choices.reversed()) == card)
    #expect(try fold(choices.shuffled(using: &random)) == card)
  }
}

import Accounts
import Kernel
import Languages
import Sealing
import TestSupport
import Testing

@testable import Voice

@Suite("What a program with a token is told, and what it enters", .eachEngine)
struct VoiceTests {
  @Test("how the card stands, in figures and in the sentence that the app has, in each language")
  func told() async throws {
    let house = try await Household()
    try await house.balance(825)
    let card = try await house.card()
    #expect(card.balance == "8.25" && card.currency == "USD" && card.ridesLeft == 2 && card.card == Household.first)
    #expect(card.sentence == "Balance $8.25. 2 rides left.")
    #expect(try await house.card(in: .fr).sentence.contains("2 trajets"))
    #expect(try await house.card(in: .es).sentence.contains("2 viajes"))
  }

  @Test("of several cards the one that was used last, unless one is named")
  func cards() async throws {
    let house = try await Household()
    try await house.balance(825)
    let other = try await house.enter(
      2, "fareCard.cardAdded",
      [.init("time", .integer(1)), .init("name", .string("Work")), .init("owner", .string(""))])
    try await house.balance(600, number: 3, card: other, after: -60)
    #expect(try await house.card().balance == "6.00")
    #expect(try await house.card(Household.first).balance == "8.25")
    await #expect(throws: VoiceRefusal.noCard) { try await house.card("nobody-1") }
    #expect(try await house.ride(#"{"card":"\#(Household.first)"}"#).card.balance == "5.35")
    await #expect(throws: VoiceRefusal.noCard) { try await house.ride(#"{"card":"nobody-1"}"#) }
  }

  @Test("a ride takes its fare, stands in the log, and is there for who asks next")
  func ride() async throws {
    let house = try await Household()
    try await house.balance(825)
    let (card, isNew) = try await house.ride()
    #expect(isNew && card.charged == "2.90" && card.balance == "5.35" && card.ridesLeft == 1)
    #expect(card.sentence == "Balance $5.35. 1 ride left." && card.operation?.hasSuffix("-1") == true)
    #expect(try await house.count == 2)
    #expect(try await house.card().balance == "5.35")
  }

  @Test("what a ride costs is the app's to say: a transfer, a new one so soon, express")
  func fares() async throws {
    let house = try await Household()
    try await house.balance(3000)
    try await house.ride()
    // Within three minutes it is somebody who comes along; later, a transfer.
    let companion = Household.opened.adding(seconds: 60)
    #expect(try await house.ride(now: companion).card.charged == "2.90")
    let later = Household.opened.adding(seconds: 1800)
    let transfer = try await house.ride(now: later).card
    #expect(transfer.charged == "0.00" && transfer.sentence.contains("transfer"))
    let yes = try await house.ride(#"{"transfer":true}"#, now: later.adding(seconds: 7200))
    #expect(yes.card.charged == "2.90", "none is open by then")
    let express = try await house.ride(#"{"service":"express","transfer":false}"#, now: later.adding(seconds: 7260))
    #expect(express.card.charged == "7.00")
  }

  @Test("what can't be paid is refused with its sentence, and nothing is entered")
  func insufficient() async throws {
    let house = try await Household()
    try await house.balance(289)
    await #expect(throws: VoiceRefusal.insufficient("Insufficient fare.")) { try await house.ride(key: "k") }
    #expect(try await house.count == 1)
  }

  @Test("under one key there is one ride: the same again is answered so, another is refused")
  func once() async throws {
    let house = try await Household()
    try await house.balance(825)
    let first = try await house.ride(key: "k"), again = try await house.ride("{}", key: "k")
    #expect(first.isNew && !again.isNew && first.card == again.card)
    await #expect(throws: VoiceRefusal.keyReused) { try await house.ride(#"{"transfer":true}"#, key: "k") }
    #expect(try await house.count == 2)
  }

  @Test("several at once are one after the other, and each knows of the one before")
  func together() async throws {
    let house = try await Household()
    try await house.balance(900)
    let answers = await withTaskGroup(of: String.self) { group in
      for _ in 0..<6 {
        group.addTask {
          do { return try await house.ride(#"{"transfer":false}"#).card.balance } catch { return "\(error)" }
        }
      }
      return await group.reduce(into: [String]()) { $0.append($1) }
    }
    #expect(answers.filter { $0.count == 4 }.sorted() == ["0.30", "3.20", "6.10"])
    #expect(answers.count { $0.contains("insufficient") } == 3)
    #expect(try await house.count == 4)
  }

  @Test("what was taken back counts no more, for a token that may know of it")
  func undone() async throws {
    for (modules, balance) in [(["fareCard", "journal"], "8.25"), (["fareCard"], "5.35")] {
      let house = try await Household(TokenBodies.make(modules: modules))
      try await house.balance(825)
      let operation = try #require(try await house.ride().card.operation)
      try await house.enter(2, "journal.undo", after: 10, [.init("operation", .string(operation))])
      #expect(try await house.card().balance == balance)
    }
  }

  @Test("a ride is later than all that is in the log, whatever another clock said")
  func later() async throws {
    let house = try await Household()
    try await house.balance(825, after: 240)
    try await house.ride(now: Household.opened)
    #expect(try await house.count == 2)
    // Rides of before an amount are no matter of that amount.
    #expect(try await house.card(now: Household.opened.adding(seconds: 300)).balance == "8.25")
  }

  @Test("what a later version sealed is passed over; a key that opens nothing is no key")
  func closed() async throws {
    let house = try await Household()
    try await house.balance(825)
    try await house.enter(2, "fareCard.rode", [.init("card", .string("card")), .init("time", .integer(5))]) {
      $0.box[0] = 9
    }
    #expect(try await house.card().balance == "8.25")
    let other = try await Household(TokenBodies.make(key: [UInt8](repeating: 78, count: 32)))
    try await other.enter(1, "fareCard.rode", [.init("card", .string("card")), .init("time", .integer(5))]) { entry in
      entry.tag = AccountKeys(account: TokenBodies.account, key: [UInt8](repeating: 78, count: 32)).tag("fareCard")
    }
    await #expect(throws: VoiceRefusal.unopened) { try await other.card() }
    // A wrap that was sealed for another account opens by no secret.
    let strange = try await Household(TokenBodies.make(account: [UInt8](repeating: 9, count: 16)))
    await #expect(throws: VoiceRefusal.unopened) { try await strange.card() }
  }

  @Test("a token may do what it says and no more")
  func scopes() async throws {
    let house = try await Household(TokenBodies.make(scopes: ["fareCard.read"]))
    await #expect(throws: VoiceRefusal.scope(.writeFareCard)) { try await house.ride() }
    await #expect(throws: VoiceRefusal.account(.tokenOver)) { try await house.asker(secret: TokenBodies.another) }
  }

  @Test("a log that is read in many pieces is the same log")
  func pieces() async throws {
    let house = try await Household()
    try await house.balance(825)
    for number in Int64(2)...9 {
      try await house.enter(
        number, "fareCard.toppedUp", after: number,
        [
          .init("card", .string("card")), .init("time", .integer(Household.opened.milliseconds + number)),
          .init("amount", .integer(100)), .init("currency", .string("USD")),
        ])
    }
    let holder = try await house.accounts.holder(
      of: #require(TokenID(text: TokenBodies.id)), proof: WayKey(secret: TokenBodies.secret).auth, from: nil,
      now: Household.opened)
    var (after, count): (LogMark?, Int) = (nil, 0)
    repeat {
      let rows = try await house.log.rows(
        of: holder.account, tags: holder.modules.values.map(\.tag), after: after, most: 2)
      (after, count) = (rows.hasMore ? rows.cursor : nil, count + rows.operations.count)
    } while after != nil
    #expect(count == 9)
    #expect(try await house.card().balance == "16.25")
  }
}

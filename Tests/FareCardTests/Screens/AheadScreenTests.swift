@testable import FareCard
import Kernel
import Languages
import TestSupport
import Testing

/// Nothing asks for money, and nothing says that no ride is left, while the next one is free or can be paid.
@Suite("Fare card screen: what the next tap takes")
struct AheadScreenTests {
  /// Twelve rides in a week, the last for the rest of the cap, and what is then left on the card.
  private func atTheCap(left: String, _ language: Language = .en) -> FareCardPage {
    let page = FareCardPage.open(language, balance: "50")
    for _ in 0..<12 {
      page.throwCard()
      page.rider.wait(3 * 3600)
    }
    page.setBalance(left)
    return page
  }

  @Test("at the cap with nothing left the card, its tile, the toast, Now and the badge say free, none asks for money")
  func free() {
    let page = atTheCap(left: "0")
    #expect(page.ridesLeft == "Free until Mon 08:12")
    #expect(page.faceName == "Balance $0.00, Free until Mon 08:12, $35.00 of $35.00 spent. Set the balance")
    #expect(!page.lines.contains("Time to add money"))
    #expect(page.rider.tile.text.contains("Free until Mon 08:12") && !page.rider.tile.text.contains("No rides"))
    #expect(page.rider.nowLine == nil && page.rider.badge == 0)
    page.ride()
    #expect(page.rider.toast == "Free ride. Balance $0.00. Free until Mon 08:12." && page.turnstile == nil)
    page.rider.open("/fare-card?do=balance")
    #expect(page.rider.announcements.last == "Balance $0.00. Free until Mon 08:12.")
    #expect(atTheCap(left: "0", .fr).ridesLeft == "Gratuit jusqu’à lun. 08:12")
  }

  @Test("when the week is over it is paid again, and said")
  func over() {
    let page = atTheCap(left: "0")
    page.rider.now = Rider.monday.adding(seconds: 7 * 86_400 - 1)
    #expect(page.ridesLeft == "Free until 08:12")
    page.rider.wait(1)
    #expect(page.ridesLeft == "No rides left" && page.lines.contains("Time to add money"))
    #expect(page.rider.nowLine?.text == "Time to add money" && page.rider.badge == 1)
  }

  @Test("rides are free no longer than the card is good")
  func freeOnAnExpiring() throws {
    let page = atTheCap(left: "0")
    for (day, line) in [
      ("2026-02-03", "Free until Wed 00:00"), ("2026-02-07", "Free until Sun 00:00"),
      ("2026-02-09", "Free until Mon 08:12"), ("2026-02-02", "Expired on 2 February 2026"),
    ] {
      let expiry = try #require(Day(iso8601: day))
      page.rider.receive(.cardChanged(CardChanged(card: "card", expiry: expiry)))
      #expect(page.ridesLeft == line)
      #expect(page.rider.tile.text.contains(line))
    }
  }

  @Test("a free ride is let in even where the account is below zero")
  func belowZero() {
    let page = atTheCap(left: "0")
    page.rider.receive(.rode(Rode(card: "card", time: page.rider.now, ride: Ride(amount: Money(minor: 300, .dollar)))))
    #expect(page.balance == "−$3.00" && page.ridesLeft == "Free until Mon 08:12")
    let entries = page.entries
    page.ride()
    #expect(page.entries == entries + 1 && page.turnstile == nil)
  }

  @Test("with the rest of the cap in hand the next ride has its price, and nothing asks for more")
  func rest() {
    let page = FareCardPage.open(balance: "50")
    for _ in 0..<11 {
      page.ride()
      page.rider.wait(3 * 3600)
    }
    page.setBalance("2.50")
    #expect(page.ridesLeft == "Next ride $2.00" && !page.lines.contains("Time to add money"))
    page.ride()
    #expect(page.rider.toast == "Cap reached. Balance $0.50. Free until Mon 08:12.")
    page.setBalance("1.99")
    #expect(page.ridesLeft == "Free until Mon 08:12")
  }

  @Test("with a transfer open and no money the line says transfer; then it says that none is left")
  func transfer() {
    let page = FareCardPage.open(balance: "3")
    page.ride()
    #expect(page.rider.toast == "Balance $0.00. Free transfer until 10:12.")
    #expect(page.ridesLeft == "Free transfer until 10:12" && page.lines == ["11 rides to free · resets Mon 08:12"])
    #expect(page.rider.badge == 0)
    page.rider.wait(7201)
    #expect(page.ridesLeft == "No rides left" && page.lines.contains("Time to add money"))
  }

  @Test("a card that has expired has no rides to count, and nobody is asked to put money on it")
  func expired() throws {
    let page = FareCardPage.open(balance: "3")
    let yesterday = try #require(Day(iso8601: "2026-02-01"))
    page.rider.receive(.cardChanged(CardChanged(card: "card", expiry: yesterday)))
    #expect(page.ridesLeft == "Expired on 1 February 2026")
    #expect(page.lines.contains("This card has expired") && !page.lines.contains("Time to add money"))
  }

  @Test("a fare of one's own, or another agency's, knows nothing of the transfer that was open")
  func ownFare() {
    for fare in [FareChoice.Fare.custom(Money(minor: 300, .dollar)), .tariff("london-bus")] {
      let page = FareCardPage.open(balance: "3")
      page.ride()
      page.rider.wait(60)
      page.rider.receive(.fareChosen(FareChosen(card: "card", choice: FareChoice(from: page.rider.now, fare: fare))))
      #expect(page.ridesLeft == "No rides left" && page.countdown == nil && page.rider.nowLine?.urgency == .next)
      #expect(!page.rider.tile.text.contains("transfer"))
    }
  }

  @Test("two devices are only spoken of where two have ridden")
  func twoDevices() {
    var wallet = Wallet()
    for (id, operation) in [
      (
        "a-1",
        FareCardOperation.corrected(Corrected(card: "card", time: Rider.monday, money: Money(minor: 300, .dollar)))
      ),
      ("a-2", .rode(Rode(card: "card", time: Rider.monday, ride: Ride()))),
      ("b-1", .rode(Rode(card: "card", time: Rider.monday, ride: Ride(amount: Money(minor: 300, .dollar))))),
    ] { operation.apply(to: &wallet, id: id) }
    var state = FareCardState()
    state.wallet = wallet
    let surroundings = Surroundings(now: Rider.monday.adding(seconds: 60), language: .en, zone: Rider.zone)
    let page = element("main") { FareCardScreen(state, surroundings).view }
    #expect(page.first(class: "fare-lines")?.text.contains("Two devices may have ridden") == true)
  }

  @Test("the first balance is no correction; the second is")
  func opening() {
    let page = FareCardPage.open(balance: "25")
    page.rider.wait(60)
    page.setBalance("24")
    page.rider.open("/fare-card/history")
    let rows = page.rider.page.all(class: "row-button").map { $0.text }
    #expect(rows[0].hasPrefix("Correction") && rows[0].contains("−$1.00"))
    #expect(rows[1].hasPrefix("First balance") && rows[1].contains("$25.00 Balance $25.00"))
  }

  @Test("a recent entry of last year says so")
  func oldEntries() {
    let page = FareCardPage.open(balance: "25")
    page.rider.wait(3 * 86_400)
    #expect(page.rider.page.text.contains("Mon 08:12"))
    page.rider.wait(361 * 86_400)
    #expect(page.rider.page.text.contains("2 February 2026, 08:12"))
  }
}

@Suite("Last changes of the fare card")
struct ChangeLineTests {
  @Test("each names what it was and how much; where there are several, the card")
  func lines() {
    let page = FareCardPage.open(balance: "25")
    page.rider.wait(60)
    page.ride()
    let rider = page.rider
    #expect(rider.lines == ["Balance set to $25.00.", "Ride −$3.00"])
    rider.wait(60)
    rider.receive(.rode(Rode(card: "card", time: rider.now, ride: Ride(isTransfer: true))))
    rider.receive(.cardChanged(CardChanged(card: "card", number: "0123456789")))
    #expect(rider.lines.suffix(2) == ["Ride, free transfer", "Card number changed."])
    page.addCard("Bus")
    #expect(rider.lines.first == "Card 1 · Balance set to $25.00." && rider.lines.last == "Bus added.")
  }
}

import FareCard
import Kernel
import TestSupport
import Testing

@Suite("Fare card screen: several cards, addresses, Today")
struct CardsScreenTests {
  private let page = FareCardPage.open(balance: "8.25")

  @Test("a second card has a name and an owner, and is shown at once")
  func add() {
    #expect(page.cards.isEmpty)
    page.rider.wait(60)
    page.rider.act("fare-card edit new-card")
    page.save()
    #expect(page.message == "Give the card a name.")
    page.type(" Bus ", into: "name")
    page.type("Léa", into: "owner")
    page.save()
    #expect(page.cards == ["Card 1", "Bus"])
    #expect(page.cardLabel == "Bus · Léa")
    #expect(page.rider.toast == "Bus added.")
  }

  @Test("arrow keys and a swipe move between cards; at the ends nothing happens")
  func between() {
    page.addCard("Bus")
    page.rider.act("fare-card card", value: "card")
    #expect(page.balance == "$8.25")
    #expect(page.rider.path == "/fare-card/cards/card")
    #expect(page.rider.announcements.last == "Card 1. Balance $8.25. 2 rides left.")
    page.swipe("right")
    #expect(page.balance == "$8.25")
    page.swipe("left")
    #expect(page.balance == "—")
    page.swipe("left")
    #expect(page.balance == "—")
  }

  @Test("the card itself turns to the one before, round and round, and never rides; an only one stays")
  func turn() {
    page.turn()
    #expect(page.cardLabel == "New York")
    page.addCard("Bus")
    page.addCard("Work")
    for name in ["Bus", "Card 1", "Work", "Bus"] {
      page.turn()
      #expect(page.cardLabel == name)
    }
    #expect(page.entries == 3, "a balance and two cards")
  }

  @Test("the card used last is shown first")
  func last() {
    page.addCard("Bus")
    page.rider.act("fare-card card", value: "card")
    page.rider.wait(60)
    page.ride()
    page.rider.open("/fare-card")
    #expect(page.balance == "$5.25")
  }

  @Test("one of several cards can be removed, after a question")
  func remove() {
    #expect(page.detail("Remove this card") == nil)
    page.addCard("Bus")
    #expect(page.cardLabel == "Bus")
    page.openDetail("Remove this card")
    #expect(page.sheetTitle == "Remove this card")
    page.press("Remove")
    #expect(page.cards.isEmpty)
    #expect(page.rider.toast == "Card removed.")
    #expect(page.balance == "$8.25")
  }

  @Test("an address of a card that is gone says so")
  func unknown() {
    page.rider.open("/fare-card/cards/nope")
    #expect(page.notice == "No such card")
  }

  @Test(
    "every place is what its address says",
    arguments: ["", "/history", "/cards/k-1", "/cards/k-1/history", "?do=ride", "?do=enter"])
  func places(tail: String) {
    let address = Address("/fare-card" + tail)
    let place = FareCardPlace(segments: Array(address.segments.dropFirst()), query: address.query)
    let path = place?.path
    #expect(
      Address(segments: ["fare-card"] + (path?.segments ?? []), query: path?.query ?? []).text == "/fare-card" + tail)
  }

  @Test(
    "what is no address of ours leads nowhere",
    arguments: [["x"], ["cards"], ["cards", "a", "b"], ["a", "b", "c", "d"]])
  func noPlace(segments: [String]) {
    #expect(FareCardPlace(segments: segments, query: []) == nil)
  }

  @Test("the shortcut Record a ride rides once, and a reload doesn't ride again")
  func rideShortcut() {
    page.rider.open("/fare-card?do=ride")
    #expect(page.balance == "$5.25")
    #expect(page.rider.path == "/fare-card")
    page.rider.open(page.rider.path)
    #expect(page.balance == "$5.25")
  }

  @Test("the shortcut Check balance says it")
  func balanceShortcut() {
    page.rider.open("/fare-card?do=balance")
    #expect(page.rider.announcements.last == "Balance $8.25. 2 rides left.")
    #expect(page.rider.path == "/fare-card")
    #expect(page.entries == 1)
  }

  @Test("Today's tile shows the balance and rides")
  func tile() {
    #expect(page.rider.tile.first(class: "figure")?.text == "$8.25")
    #expect(page.press("Ride", in: page.rider.tile))
    #expect(page.rider.tile.first(class: "figure")?.text == "$5.25")
    #expect(page.rider.tile.text.contains("Free transfer until 10:12"))
    page.press("Ride", in: page.rider.tile)
    #expect(page.rider.tile.first(tag: "dialog") != nil)
    #expect(FareCardPage.open().rider.tile.all(tag: "button").isEmpty)
  }

  @Test("before anything is known the tile says so, and one tap opens the dialog for it")
  func emptyTile() {
    let page = FareCardPage.open()
    #expect(page.rider.tile.first(class: "figure")?.text == "—")
    #expect(!page.rider.tile.text.contains("Tap the card"))
    page.rider.open(page.rider.tile.all(tag: "a").last?.attribute("href") ?? "")
    #expect(page.sheetTitle == "Set the balance" && page.rider.path == "/fare-card")
  }

  @Test("Now has the free transfer while it lasts, then what is running out")
  func nowLine() {
    #expect(page.rider.nowLine == nil)
    page.ride()
    #expect(page.rider.nowLine == NowLine(.goodToKnow, text: "Free transfer until 10:12", path: "/fare-card"))
    page.rider.wait(7200 - 100)
    #expect(page.rider.nowLine?.urgency == .seconds)
    page.rider.wait(200)
    #expect(page.rider.nowLine == NowLine(.today, text: "Time to add money", path: "/fare-card"))
    #expect(page.rider.badge == 1)
  }

  @Test(
    "a wire form that no screen says is no action",
    arguments: ["", "ride x", "edit question", "edit", "type x", "export xml", "entry"])
  func wires(text: String) {
    #expect(FareCardAction(wire: text, value: "") == nil)
  }
}

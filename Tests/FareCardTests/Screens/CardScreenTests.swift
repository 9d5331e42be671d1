@testable import FareCard
import Kernel
import Languages
import TestSupport
import Testing

@Suite("Fare card screen: the card and Ride")
struct CardScreenTests {
  @Test("the first run says to tap the card, and a ride before that is refused without a record")
  func firstRun() {
    let page = FareCardPage.open()
    #expect(page.lines == ["Tap the card and enter the balance it has now."])
    #expect(page.balance == "—", "nobody knows it yet")
    #expect(page.ridesLeft == "Enter the balance")
    #expect(page.faceName == "No balance yet. Set the balance")
    page.ride()
    #expect(page.turnstile == "INSUFFICIENT FARE")
    #expect(page.entries == 0)
  }

  @Test("entering 0 counts as entered")
  func zero() {
    let page = FareCardPage.open(balance: "0")
    #expect(page.entries == 1)
    #expect(!page.lines.contains("Tap the card and enter the balance it has now."))
  }

  @Test(
    "the subtitle counts the rides that the balance pays",
    arguments: [
      ("0", "No rides left", "Plus de trajet"), ("2.99", "No rides left", "Plus de trajet"),
      ("3", "1 ride left", "1 trajet restant"), ("8.25", "2 rides left", "2 trajets restants"),
      ("10000", "3333 rides left", "3333 trajets restants"),
    ])
  func subtitle(balance: String, english: String, french: String) {
    #expect(FareCardPage.open(.en, balance: balance).ridesLeft == english)
    #expect(FareCardPage.open(.fr, balance: balance).ridesLeft == french)
  }

  @Test("the card's name says the balance, the rides left and what a tap does")
  func name() {
    #expect(FareCardPage.open(balance: "8.25").faceName == "Balance $8.25, 2 rides left. Set the balance")
  }

  @Test("the Ride button and throwing the card do the same")
  func sameRide() {
    let pressed = FareCardPage.open(balance: "8.25")
    let thrown = FareCardPage.open(balance: "8.25")
    pressed.ride()
    thrown.throwCard()
    #expect(pressed.rider.journal == thrown.rider.journal)
    #expect(pressed.balance == "$5.25")
    #expect(pressed.rider.page == thrown.rider.page)
  }

  @Test("after a ride its sentence is said once and the device ticks")
  func afterRide() {
    let page = FareCardPage.open(balance: "8.25")
    page.ride()
    #expect(page.rider.toast == "Balance $5.25. 1 ride left.")
    #expect(page.rider.announcements.last == "Balance $5.25. 1 ride left.")
    #expect(page.rider.vibrations == [[10]])
  }

  @Test("too little money: nothing is recorded, the turnstile speaks for two seconds, a new refusal starts them anew")
  func insufficient() {
    let page = FareCardPage.open(balance: "2.99")
    page.ride()
    #expect(page.entries == 1)
    #expect(page.rider.vibrations == [[40, 60, 40]])
    #expect(page.rider.announcements.last == "Insufficient fare.")
    #expect(page.rider.wakes.count == 1)
    page.rider.wait(milliseconds: 1500)
    #expect(page.turnstile == "INSUFFICIENT FARE")
    page.ride()
    page.rider.wait(milliseconds: 1999)
    #expect(page.turnstile == "INSUFFICIENT FARE")
    page.rider.wait(milliseconds: 1)
    #expect(page.turnstile == nil)
  }

  @Test("French says it in French")
  func french() {
    let page = FareCardPage.open(.fr)
    page.press("Valider")
    #expect(page.turnstile == "SOLDE INSUFFISANT")
    #expect(FareCardPage.open(.fr, balance: "8,25").balance == "8,25\u{A0}$")
  }

  @Test("a merge may make the balance negative: it shows, with a way to correct it")
  func negative() {
    let page = FareCardPage.open(balance: "3")
    page.ride()
    // Another device, offline, on the same money.
    page.rider.receive(.rode(Rode(card: "card", time: Rider.monday, ride: Ride(amount: Money(minor: 300, .dollar)))))
    page.rider.wait(3 * 3600)
    #expect(page.balance == "−$3.00")
    #expect(page.ridesLeft == "No rides left")
    #expect(page.lines.first?.contains("Two devices") == false, "there is only one")
    #expect(page.press("Correct the balance"))
    #expect(page.sheetTitle == "Set the balance")
    page.type("4", into: "amount")
    #expect(page.hint == "Difference +$7.00")
    page.save()
    #expect(page.balance == "$4.00")
  }

  @Test("before the journal is open the page keeps room, and without a script it says why")
  func opening() {
    var state = FareCardState()
    state.open(.card(nil))
    let screen = FareCardScreen(state, Surroundings(now: Rider.monday, language: .en))
    let page = element("main") { screen.view }
    #expect(page.first(class: "fare-placeholder") != nil)
    #expect(page.first(class: "without-script")?.text.hasPrefix("Your fare card lives on this device") == true)
    #expect(page.all(tag: "button").isEmpty)
    #expect(FareCardTile.view(screen).first(class: "without-script") != nil)
  }
}

@testable import FareCard
import Kernel
import Languages
import TestSupport
import Testing

@Suite("Fare card screen: editors")
struct EditorScreenTests {
  @Test("each detail opens its editor, filled with what is there, with Save and Cancel")
  func prefilled() {
    let page = FareCardPage.open(balance: "8.25")
    #expect(page.detail("Balance") == nil, "the card itself says it, and a tap on it sets it")
    #expect(page.detail("Fare") == "New York · $3.00")
    #expect(page.detail("Expiration date") == "Add")
    #expect(page.detail("Card number") == "Add")
    #expect(page.detail("Reminder") == "Under 2 rides")
    page.tapCard()
    #expect(page.value("amount") == "8.25")
    #expect(page.sheetButtons == ["Cancel", "Save"])
    page.press("Cancel")
    #expect(page.sheet == nil)
    #expect(page.entries == 1)
  }

  @Test(
    "an amount that is none has its message, and Save is off",
    arguments: [
      ("", "Enter an amount.", "Saisissez un montant."),
      ("abc", "Enter an amount such as 8.25.", "Saisissez un montant comme 8,25."),
      ("-1", "The amount can’t be below zero.", "Le montant ne peut pas être négatif."),
      ("8.2555", "At most 2 decimals.", "2 décimales au plus."),
      ("10000.01", "At most $10,000.00.", "10\u{202F}000,00\u{A0}$ au plus."),
    ])
  func amounts(text: String, english: String, french: String) {
    for (language, message) in [(Language.en, english), (.fr, french)] {
      let page = FareCardPage.open(language, balance: "5")
      page.tapCard()
      page.type(text, into: "amount")
      #expect(!page.canSave)
      #expect(page.message == message)
      page.save()
      #expect(page.sheet != nil)
      #expect(page.rider.announcements.last == message)
      #expect(page.entries == 1)
    }
  }

  @Test("an empty field is quiet until Save was tried")
  func quiet() {
    let page = FareCardPage.open()
    page.tapCard()
    #expect(!page.canSave)
    #expect(page.message == nil)
    page.save()
    #expect(page.message == "Enter an amount.")
  }

  @Test("the same balance again is no correction")
  func unchanged() {
    let page = FareCardPage.open(balance: "8.25")
    page.tapCard()
    page.save()
    #expect(page.entries == 1)
    #expect(page.sheet == nil)
  }

  @Test("money is added by a machine's amount or any other, and zero is none")
  func topUp() {
    let page = FareCardPage.open(balance: "8.25")
    page.press("Add money")
    #expect(page.sheetButtons == ["$10.00", "$20.00", "$35.00", "Cancel", "Add"])
    page.press("$20.00")
    #expect(page.value("amount") == "20.00")
    page.save()
    #expect(page.balance == "$28.25")
    #expect(page.rider.toast == "$20.00 added. Balance $28.25. 9 rides left.")
    page.press("Add money")
    page.type("0", into: "amount")
    #expect(page.message == "Enter more than zero.")
  }

  @Test("a card number has 10 to 20 digits, is shown in groups, and can be removed again")
  func number() {
    let page = FareCardPage.open(balance: "5")
    page.openDetail("Card number")
    page.type("1234x", into: "number")
    #expect(page.message == "Digits and spaces only.")
    page.type("123 456 789", into: "number")
    #expect(page.message == "A card’s number has 10 to 20 digits; this one has 9.")
    #expect(!page.sheetButtons.contains("Remove"))
    page.type("123 456 7890", into: "number")
    page.save()
    #expect(page.detail("Card number") == "1234 5678 90")
    page.openDetail("Card number")
    #expect(page.value("number") == "1234 5678 90")
    page.press("Remove")
    #expect(page.detail("Card number") == "Add")
  }

  @Test(
    "the expiry reminds 30 days before and less",
    arguments: [
      ("2026-03-05", nil as String?), ("2026-03-04", "This card expires in 30 days"),
      ("2026-02-09", "This card expires in 7 days"), ("2026-02-03", "This card expires tomorrow"),
      ("2026-02-02", "This card expires today"), ("2026-02-01", "This card has expired"),
    ])
  func expiry(date: String, line: String?) {
    let page = FareCardPage.open(balance: "50")
    page.openDetail("Expiration date")
    page.type(date, into: "date")
    page.save()
    #expect(page.lines.first { $0.hasPrefix("This card") } == line)
    #expect(page.rider.badge == (line == nil ? 0 : 1))
  }

  @Test("a date is shown in words and can be removed again")
  func date() {
    let page = FareCardPage.open(.fr, balance: "50")
    page.openDetail("Date d’expiration")
    page.type("2026-12-01", into: "date")
    page.save()
    #expect(page.detail("Date d’expiration") == "1er décembre 2026")
    page.openDetail("Date d’expiration")
    #expect(page.value("date") == "2026-12-01")
    page.press("Retirer")
    #expect(page.detail("Date d’expiration") == "Ajouter")
  }

  @Test("a reduced fare, another tariff and a fare of one's own price the next ride")
  func fares() {
    let page = FareCardPage.open(balance: "50")
    page.openDetail("Fare")
    page.choose("Reduced")
    page.save()
    #expect(page.detail("Fare") == "New York · $1.50 · Reduced")
    page.ride()
    #expect(page.balance == "$48.50")
    page.rider.wait(3 * 3600)
    page.openDetail("Fare")
    page.choose("My own fare")
    page.type("", into: "amount")
    #expect(!page.canSave)
    page.type("2.50", into: "amount")
    page.save()
    page.rider.wait(60)
    page.ride()
    #expect(page.balance == "$46.00")
  }

  @Test("saying the class says nothing of the tariff, and the other way round")
  func classOrFare() {
    let page = FareCardPage.open(balance: "50")
    let now = page.rider.now
    page.openDetail("Fare")
    page.save()
    #expect(page.entries == 1)
    page.openDetail("Fare")
    page.choose("Reduced")
    page.save()
    #expect(page.rider.journal.last == .fareChanged(FareChanged(card: "card", from: now, riderClass: .reduced)))
    page.openDetail("Fare")
    page.choose("My own fare")
    page.type("2.50", into: "amount")
    page.save()
    let own = FareChoice.Fare.custom(Money(minor: 250, .dollar))
    #expect(page.rider.journal.last == .fareChanged(FareChanged(card: "card", from: now, fare: own)))
    page.openDetail("Fare")
    page.choose("EUR")
    page.save()
    let euros = FareChoice.Fare.custom(Money(minor: 250, .euro))
    #expect(page.rider.journal.last == .fareChanged(FareChanged(card: "card", from: now, fare: euros)))
    #expect(page.rider.lines.suffix(2) == ["Fare changed.", "Fare changed."])
    #expect(page.rider.lines.dropLast(2).last == "Rider changed.")
  }

  @Test("on a card without rides a choice holds from the start, but where another was chosen for later")
  func withoutRides() {
    let page = FareCardPage.open()
    page.openDetail("Fare")
    page.choose("Reduced")
    page.save()
    #expect(
      page.rider.journal == [
        .fareChanged(FareChanged(card: "card", from: Instant(milliseconds: 0), riderClass: .reduced))
      ])
    let choice = FareChoice(from: page.rider.now, fare: .tariff("london-bus"))
    page.rider.receive(.fareChosen(FareChosen(card: "card", choice: choice)))
    page.rider.wait(60)
    page.openDetail("Fare")
    page.choose("New York")
    page.choose("Reduced")
    page.save()
    #expect(page.detail("Fare") == "New York · $1.50 · Reduced")
  }

  @Test("the reminder is chosen, and can be turned off")
  func reminder() {
    let page = FareCardPage.open(balance: "8.25")
    page.openDetail("Reminder")
    page.choose("3")
    page.save()
    #expect(page.detail("Reminder") == "Under 3 rides")
    #expect(page.lines.contains("Time to add money"))
    page.openDetail("Reminder")
    page.choose("Off")
    page.save()
    #expect(page.detail("Reminder") == "Off")
    #expect(!page.lines.contains("Time to add money"))
  }

  @Test("Escape closes what is open and changes nothing")
  func escape() {
    let page = FareCardPage.open(balance: "5")
    for name in ["Fare", "Expiration date", "Card number", "Name and owner", "Reminder"] {
      page.openDetail(name)
      #expect(page.sheet != nil)
      page.escape()
      #expect(page.sheet == nil)
    }
    #expect(page.entries == 1)
  }

  @Test("every field is named, and its message is tied to it")
  func fields() {
    let page = FareCardPage.open(balance: "5")
    for subject in ["balance", "top-up", "fare", "expiry", "number", "name", "reminder", "new-card"] {
      page.rider.act("fare-card edit " + subject)
      page.save()
      guard let sheet = page.sheet else { continue }
      let labels = sheet.all(tag: "label").compactMap { $0.attribute("for") }
      for input in sheet.all(tag: "input") where input.attribute("type") != "radio" {
        #expect(labels.contains(input.attribute("id") ?? "?"))
        guard input.attribute("aria-invalid") != nil else { continue }
        let described = input.attribute("aria-describedby") ?? ""
        #expect(described.split(separator: " ").contains("\(input.attribute("id") ?? "?")-message"))
      }
      for group in sheet.all(tag: "fieldset") { #expect(group.first(tag: "legend")?.text.isEmpty == false) }
      page.escape()
    }
  }
}

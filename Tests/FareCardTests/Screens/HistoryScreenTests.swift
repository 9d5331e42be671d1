import FareCard
import Kernel
import Languages
import TestSupport
import Testing

@Suite("Fare card screen: history")
struct HistoryScreenTests {
  private func history(_ language: Language = .en, balance: String? = "20") -> FareCardPage {
    let page = FareCardPage.open(language, balance: balance)
    return page
  }

  /// Ten minutes after the balance.
  private func historyOfARide() -> FareCardPage {
    let page = history()
    page.rider.wait(600)
    page.ride()
    page.rider.open("/fare-card/history")
    return page
  }

  private func rows(_ page: FareCardPage) -> [String] {
    page.rider.page.all(class: "row-button").map { $0.text }
  }

  private func days(_ page: FareCardPage) -> [String] {
    page.rider.page.all(class: "fare-day").compactMap { $0.first(tag: "h2")?.text }
  }

  @Test("an empty history says what will be here")
  func empty() {
    let page = history(balance: nil)
    page.rider.open("/fare-card/history")
    #expect(page.heading == "History")
    #expect(page.notice == "Your rides will be here")
  }

  @Test("newest first, by day: kind, time, signed amount, balance after, and why a ride was free")
  func byDay() {
    let page = history()
    page.rider.wait(600)
    page.ride()
    page.rider.wait(600)
    page.ride()
    page.press("Free transfer")
    page.rider.wait(86_400)
    page.press("Add money")
    page.press("$10.00")
    page.save()
    page.rider.open("/fare-card/history")
    #expect(days(page) == ["Tuesday 3 February", "Monday 2 February"])
    #expect(
      rows(page) == [
        "Top-up 08:32 +$10.00 Balance $27.00", "Ride free transfer 08:32 $0.00 Balance $17.00",
        "Ride 08:22 −$3.00 Balance $17.00", "First balance 08:12 $20.00 Balance $20.00",
      ])
  }

  @Test("days are said in French, with the first as “1er”, and another year is named")
  func frenchDays() {
    let page = history(.fr)
    page.rider.now = Rider.monday.adding(seconds: 27 * 86_400)
    page.press("Valider")
    page.rider.now = Rider.monday.adding(seconds: 333 * 86_400)
    page.rider.open("/fare-card/history")
    #expect(days(page) == ["dimanche 1er mars 2026", "lundi 2 février 2026"])
  }

  @Test("a row's time and kind can be changed, and all after it is priced anew")
  func edit() {
    let page = history()
    page.rider.wait(600)
    page.ride()
    page.rider.wait(600)
    page.ride()
    page.press("New ride $3.00")
    page.rider.open("/fare-card/history")
    page.rider.act("fare-card entry rider-3")
    #expect(page.sheetTitle == "Ride")
    #expect(page.value("date") == "2026-02-02T08:32")
    #expect(page.sheetButtons == ["Cancel", "Save", "Delete"])
    page.choose("Transfer")
    page.save()
    #expect(rows(page).first == "Ride free transfer 08:32 $0.00 Balance $17.00")
    page.rider.act("fare-card entry rider-3")
    page.type("2026-02-02T10:31", into: "date")
    #expect(page.message == "This is still to come.")
    page.type("x", into: "date")
    #expect(page.message == "Enter a date and a time.")
    page.type("2026-02-02T08:25", into: "date")
    page.type("2.75", into: "amount")
    page.save()
    #expect(rows(page).first == "Ride amount by hand 08:25 −$2.75 Balance $14.25")
    page.rider.act("fare-card entry rider-3")
    page.type("", into: "amount")
    page.save()
    #expect(rows(page).first == "Ride free transfer 08:25 $0.00 Balance $17.00")
  }

  @Test("a ride of before the first balance has none after it, on the screen and in a file")
  func beforeTheFirst() {
    let page = historyOfARide()
    page.rider.act("fare-card entry rider-2")
    page.type("2026-02-02T08:00", into: "date")
    page.save()
    #expect(rows(page) == ["First balance 08:12 $20.00 Balance $20.00", "Ride 08:00 −$3.00 Balance —"])
    page.press("Export as CSV")
    #expect(page.rider.saved?.text.contains(",ride,-3.00,,USD,") == true)
    page.press("Export as JSON")
    #expect(page.rider.saved?.text.contains("-3.00\",\"currency\"") == true)
  }

  @Test("a row can be deleted")
  func delete() {
    let page = history()
    page.ride()
    page.rider.open("/fare-card/history")
    page.rider.act("fare-card entry rider-2")
    page.press("Delete")
    #expect(rows(page) == ["First balance 08:12 $20.00 Balance $20.00"])
    #expect(page.rider.toast == "Entry deleted.")
    page.rider.act("fare-card entry rider-2")
    #expect(page.sheet == nil)
  }

  @Test("a long history is drawn a hundred rows at a time")
  func long() {
    let page = history(balance: "900")
    for _ in 0..<250 {
      page.rider.wait(3 * 3600)
      page.ride()
    }
    page.rider.open("/fare-card/history")
    #expect(rows(page).count == 100)
    page.press("Show more")
    #expect(rows(page).count == 200)
    page.press("Show more")
    #expect(rows(page).count == 251)
    #expect(!page.press("Show more"))
  }

  @Test("the history is kept as CSV or JSON, and read back nothing is added")
  func files() {
    let page = historyOfARide()
    for (button, ending) in [("Export as CSV", "csv"), ("Export as JSON", "json")] {
      page.press(button)
      #expect(page.rider.saved?.name == "fare-card-2026-02-02." + ending)
      page.rider.act("fare-card import", value: page.rider.saved?.text ?? "")
      #expect(page.rider.announcements.last == "0 entries added, 2 known already, 0 skipped.")
      #expect(page.entries == 2)
    }
  }

  @Test("a file brings its rows to a new card, and says what it could not read")
  func importing() {
    let source = history()
    source.rider.wait(600)
    source.ride()
    source.rider.act("fare-card export csv")
    let page = history(balance: nil)
    page.rider.wait(600)
    page.rider.open("/fare-card/history")
    page.rider.act("fare-card import", value: (source.rider.saved?.text ?? "") + "nonsense,ride,,,,\r\n")
    #expect(rows(page).first?.hasPrefix("Ride") == true)
    #expect(
      page.rider.page.first(class: "import-result")?.text.hasPrefix("2 entries added, 0 known already, 1 skipped.Row 4")
        == true)
    page.press("Hide")
    #expect(page.rider.page.first(class: "import-result") == nil)
  }

  @Test("a file that is no history changes nothing and says so")
  func noHistory() {
    let page = history()
    page.rider.open("/fare-card/history")
    page.rider.act("fare-card import", value: "hello")
    #expect(page.rider.announcements.last == "This file could not be read as a history. Nothing was changed.")
    #expect(page.entries == 1)
  }
}

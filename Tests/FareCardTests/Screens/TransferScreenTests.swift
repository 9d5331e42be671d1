import FareCard
import Kernel
import Testing

@Suite("Fare card screen: transfer, cap, express")
struct TransferScreenTests {
  private let page = FareCardPage.open(balance: "100")

  @Test("after a ride a free transfer counts down")
  func countdown() {
    page.ride()
    #expect(page.lines.first == "Free transfer until 10:12")
    #expect(page.countdown == "2\u{A0}h\u{A0}0\u{A0}min")
    page.rider.wait(3601)
    #expect(page.countdown == "59:59")
    page.rider.wait(3600)
    #expect(page.lines.first?.hasPrefix("Free transfer") == false && page.countdown == nil)
  }

  @Test("a second ride inside it asks, the likely answer first")
  func asks() {
    page.ride()
    page.rider.wait(1200)
    page.ride()
    #expect(page.sheetTitle == "Transfer or new ride?")
    #expect(page.sheetButtons == ["Free transfer", "New ride $3.00", "Cancel"])
    page.escape()
    #expect(page.sheet == nil)
    #expect(page.balance == "$97.00")
  }

  @Test("a ride right after another is more likely a companion’s")
  func companion() {
    page.ride()
    page.rider.wait(20)
    page.ride()
    #expect(page.sheetButtons == ["New ride $3.00", "Free transfer", "Cancel"])
  }

  @Test("a transfer costs nothing, a new ride the fare")
  func answers() {
    page.ride()
    page.rider.wait(1200)
    page.ride()
    page.press("Free transfer")
    #expect(page.balance == "$97.00")
    page.rider.wait(1200)
    // One transfer a paid ride.
    page.ride()
    #expect(page.balance == "$94.00")
    page.rider.wait(1200)
    page.ride()
    page.press("New ride $3.00")
    #expect(page.balance == "$91.00")
  }

  @Test("the ride is of the moment at which Ride was pressed, where the answer follows within minutes")
  func slowAnswer() {
    page.ride()
    page.rider.wait(7190)
    page.ride()
    page.rider.wait(60)
    page.press("Free transfer")
    #expect(page.balance == "$97.00" && lastRide == page.rider.now.adding(seconds: -60))
  }

  private var lastRide: Instant? {
    if case .rode(let rode)? = page.rider.journal.last { rode.time } else { nil }
  }

  @Test("an answer after more than five minutes is a ride of that moment, transfer or not")
  func lateAnswer() {
    page.ride()
    page.rider.wait(1200)
    page.ride()
    page.rider.wait(301)
    #expect(page.sheetButtons == ["Free transfer", "New ride $3.00", "Cancel"])
    page.press("Free transfer")
    #expect(page.balance == "$97.00" && lastRide == page.rider.now)
  }

  @Test("once the transfer has ended an open question offers none, and a press on what was offered records nothing")
  func endedMeanwhile() throws {
    page.ride()
    page.rider.wait(6000)
    page.ride()
    let shown = try #require(page.sheet)
    page.rider.wait(4 * 3600)
    #expect(page.sheetTitle == "New ride?" && page.sheetButtons == ["New ride $3.00", "Cancel"])
    let entries = page.entries
    page.press("Free transfer", in: shown)
    #expect(page.entries == entries && page.sheetTitle == "New ride?")
    #expect(page.rider.announcements.last == "New ride?")
    page.press("New ride $3.00")
    #expect(page.balance == "$94.00" && lastRide == page.rider.now && page.sheet == nil)
  }

  @Test("the cap's line says how many rides are left to free, and when it starts anew")
  func cap() {
    for day in 0..<8 {
      page.ride()
      #expect(page.lines.contains { $0.hasPrefix("\(11 - day) rides to free · resets Mon 08:12") })
      #expect(page.facts.hasPrefix("$\(3 * (day + 1)).00 of $35.00 spent"))
      page.rider.wait(3 * 3600)
    }
    for _ in 0..<3 {
      page.ride()
      page.rider.wait(3 * 3600)
    }
    #expect(page.lines.contains { $0.hasPrefix("1 ride to free") })
    page.ride()
    #expect(page.balance == "$65.00")
    #expect(page.rider.toast == "Cap reached. Balance $65.00. Free until Mon 08:12.")
    #expect(page.ridesLeft == "Free until Mon 08:12")
    #expect(!page.lines.contains { $0.contains("to free") }, "said once")
    page.rider.wait(3 * 3600)
    page.ride()
    #expect(page.rider.toast == "Free ride. Balance $65.00. Free until Mon 08:12.")
  }

  @Test("an express ride has its own button and price; a fare of one's own has none")
  func express() {
    #expect(page.press("Express $7.25"))
    #expect(page.balance == "$92.75")
    page.openDetail("Fare")
    page.choose("My own fare")
    page.type("2.40", into: "amount")
    page.save()
    #expect(!page.press("Express $7.25"))
    #expect(page.detail("Fare") == "My own fare · $2.40")
  }
}

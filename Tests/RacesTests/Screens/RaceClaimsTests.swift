import Kernel
import Races
import TestSupport
import Testing

@Suite("What is said where no race is shown")
struct RaceClaimsTests {
  @Test("that none is to come is said from a fresh board for these choices alone")
  func none() {
    let page = RacesPage(races: [])
    #expect(page.notice == "No races to come" && page.tileText.contains("No races to come."))
    page.punter.isOnline = false
    #expect(page.notice == "No races are known here" && !page.tileText.contains("No races to come"))
    page.punter.isOnline = true
    page.punter.sleep(100)
    #expect(page.notice == nil && page.placeholders == 5, "a newer board is due")
    page.punter.sleep(300)
    #expect(page.noticeText?.hasPrefix("The races’ source gives no usable answer.") == true)
  }

  @Test("rows of the source that can't be read may be what was asked for: nothing is denied then")
  func unread() {
    let page = RacesPage(races: [])
    page.punter.unread = 8
    page.punter.ask()
    #expect(page.notice == "No races are known here")
    #expect(page.noticeText?.hasPrefix("Some races that the source lists can’t be read.") == true)
    #expect(!page.tileText.contains("No races to come"))
    page.punter.open("/races/nothing")
    page.punter.ask()
    #expect(page.heading == "Races" && page.notice == "This race is not known here")
    #expect(page.punter.screen.title == "Races", "nor in the window's title")
    #expect(page.noticeText?.hasPrefix("Some races that the source lists can’t be read.") == true)
  }

  @Test("a followed race that the board lacks may be among the rows that can't be read: it is not called off")
  func unreadFollowed() {
    let page = RacesPage(races: [Card.race("a", in: 3600)])
    page.openRow(0)
    page.press("Follow this race")
    page.punter.races = []
    page.punter.unread = 1
    page.punter.ask()
    #expect(!page.punter.page.text.contains("no longer listed") && page.punter.announcements.isEmpty)
    page.punter.unread = 0
    page.punter.ask()
    #expect(page.punter.page.text.contains("no longer listed"))
  }

  @Test("what the filter leaves out is not said to be all there is")
  func narrowed() {
    let page = RacesPage(races: [])
    page.press("Horses")
    page.punter.ask()
    #expect(page.notice == "No races to come")
    #expect(page.tileText.contains("No races to come. The filter is set to Harness, Greyhounds."))
  }

  @Test("what is old from before this visit is nobody's doing until our server has spoken")
  func before() {
    let page = RacesPage(races: [Card.race("a", in: 3600)])
    page.punter.reopen()
    page.punter.sleep(400)
    #expect(page.advice == "Starts may have moved meanwhile.")
    page.punter.fail(0)
    #expect(page.advice == "The server doesn’t answer. We keep trying.")
  }

  @Test("offline with a narrowed board the way back to all is there")
  func narrowedOffline() {
    let page = RacesPage(races: [Card.race("a", in: 60)])
    page.press("Greyhounds")
    page.punter.isOnline = false
    page.punter.sleep(600)
    #expect(page.notice == "No races are known here")
    page.press("Reset to all races")
  }

  @Test("offline for hours: what was known has ended, and when")
  func ended() {
    let page = RacesPage(races: [Card.race("a", in: 60), Card.race("b", in: 120)])
    page.punter.isOnline = false
    page.punter.sleep(10_800)
    #expect(page.notice == "No races are known here")
    #expect(page.noticeText?.hasPrefix("You’re offline. What was known ended at 18:33.") == true)
    #expect(page.tileText.contains("What was known ended at 18:33."))
  }

  @Test("offline with nothing kept, the tile says so instead of loading for ever")
  func offline() {
    let page = RacesPage()
    page.punter.lose()
    page.punter.isOnline = false
    #expect(page.tileText.contains("No races are known here. You’re offline."))
    #expect(page.placeholders == 0)
  }

  @Test(
    "our own silence is not the source’s, also while the board is young",
    arguments: [(0, "The server doesn’t answer. We keep trying."), (502, "The server answered 502. We keep trying.")])
  func silence(status: Int, advice: String) {
    let page = RacesPage()
    page.punter.fail(status)
    #expect(page.age == "Not updating · 0 s" && page.advice == advice)
  }

  @Test("a board from ahead of this clock has no age")
  func ahead() {
    let page = RacesPage()
    page.punter.isOnline = false
    page.punter.sleep(-3600)
    #expect(page.age == "Offline")
  }

  @Test("the glance is the next race that has not started")
  func next() {
    let page = RacesPage(races: [Card.race("a", in: 30), Card.race("b", in: 100, number: 9)])
    page.punter.sleep(40)
    #expect(page.tileText.contains("Randwick R9") && !page.tileText.contains("Randwick R4"))
    #expect(page.countdowns[0] == "-10s", "on the board it stays for its minute")
  }

  @Test("a race that has started and is let go of is no news, and its page stays")
  func started() {
    let page = RacesPage(races: [Card.race("a", in: 60), Card.race("b", in: 900)])
    page.openRow(0)
    page.press("Follow this race")
    page.punter.ask()
    page.punter.sleep(112)
    page.punter.races.removeFirst()
    page.punter.ask()
    #expect(page.punter.announcements.allSatisfy { !$0.contains("no longer listed") })
    #expect(page.heading == "Randwick R4")
    page.punter.sleep(60)
    page.punter.ask()
    #expect(page.heading == "Randwick R4" && page.punter.page.text.contains("It has started, and has left the board."))
  }

  @Test("that a race is unknown is said by a board that was asked for it")
  func unknown() {
    let page = RacesPage()
    page.punter.open("/races/nothing")
    #expect(page.heading == "Races" && page.notice == nil, "the board at hand was asked for others")
    page.punter.isOnline = false
    #expect(page.notice == "This race is not known here")
    page.punter.isOnline = true
    page.punter.ask()
    #expect(page.notice == "Race not listed")
  }

  @Test("the number on the icon counts followed races from the reminder to the start")
  func due() {
    let page = RacesPage(races: [Card.race("a", in: 400)])
    page.openRow(0)
    page.press("Follow this race")
    #expect(page.punter.state.due(at: page.punter.now) == 0)
    page.punter.sleep(100)
    #expect(page.punter.state.due(at: page.punter.now) == 1)
    page.punter.sleep(301)
    #expect(page.punter.state.due(at: page.punter.now) == 0)
  }

  @Test("the reminder leads to its race")
  func reminder() {
    let page = RacesPage(races: [Card.race("a", in: 310)])
    page.openRow(0)
    page.press("Follow this race")
    page.punter.wait(12)
    #expect(page.punter.reminderPaths == ["/races/a"])
  }
}

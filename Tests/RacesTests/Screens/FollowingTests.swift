import Kernel
import Races
import TestSupport
import Testing

@Suite("A race opened and followed")
struct FollowingTests {
  @Test("tells all that is known, in the person's time and the venue's")
  func facts() {
    let page = RacesPage(races: [Card.race("a", in: 4800)])
    page.openRow(0)
    #expect(page.heading == "Randwick R4")
    #expect(page.facts["Start"] == "19:50" && page.facts["At the venue"] == "19:50")
    #expect(page.facts["Distance"] == "1,200\u{A0}m" && page.facts["Track"] == "Good 4")
    #expect(page.facts["Weather"] == "Showers" && page.facts["State"] == "NSW")
    #expect(page.facts["Country"] == "\u{1F1E6}\u{1F1FA} Australia")
  }

  @Test("an address that leads to no race says so")
  func unknown() {
    let page = RacesPage()
    page.punter.open("/races/nothing")
    page.punter.ask()
    #expect(page.notice == "Race not listed")
    #expect(!page.punter.screen.exists)
    #expect(page.punter.state.query.followed == ["nothing"])
  }

  @Test("is spoken of at 10, 5 and 1 minutes and at the start, others never")
  func milestones() {
    let page = RacesPage(races: [Card.race("a", in: 660), Card.race("b", in: 661, number: 9)])
    page.openRow(0)
    page.press("Follow this race")
    page.punter.wait(720)
    #expect(
      page.punter.announcements == [
        "Randwick, race 4: in 10 minutes", "Randwick, race 4: in 1 minute", "Randwick, race 4: starting now",
      ])
    #expect(page.punter.reminders == ["Randwick, race 4: in 5 minutes"])
  }

  @Test("the reminder comes when it was asked for, or not at all")
  func reminder() {
    let page = RacesPage(races: [Card.race("a", in: 180)])
    page.openRow(0)
    page.press("Follow this race")
    page.press("2\u{A0}min")
    page.punter.wait(70)
    #expect(page.punter.reminders == ["Randwick, race 4: in 2 minutes"])
    let quiet = RacesPage(races: [Card.race("a", in: 330)])
    quiet.openRow(0)
    quiet.press("Follow this race")
    quiet.press("Off")
    quiet.punter.wait(40)
    #expect(quiet.punter.reminders.isEmpty && quiet.punter.announcements == ["Randwick, race 4: in 5 minutes"])
  }

  @Test("a followed meeting brings its next race, and then the one after it")
  func meeting() {
    let page = RacesPage()
    page.openRow(0)
    page.press("Follow the whole meeting")
    page.punter.open("/races")
    #expect(page.marked.first?.hasPrefix("Horse racing, Randwick, race 1,") == true)
    page.punter.wait(90)
    #expect(page.marked.first?.hasPrefix("Harness racing, Randwick, race 2,") == true)
  }

  @Test(
    "a start that moves is shown and announced", arguments: [(240, "later"), (-240, "earlier")] as [(Int64, String)])
  func moved(seconds: Int64, way: String) {
    let page = RacesPage(races: [Card.race("a", in: 660)])
    page.openRow(0)
    page.press("Follow this race")
    var race = Card.race("a", in: 660 + seconds)
    race.moved = seconds
    page.punter.races = [race]
    page.punter.sleep(10)
    page.punter.ask()
    page.punter.open("/races")
    #expect(page.punter.announcements == ["Randwick, race 4 moved, 4 minutes \(way)."])
    #expect(page.notes == ["moved, 4\u{A0}min \(way) · The Made-up Stakes"])
    #expect(page.spoken[0].hasSuffix(", moved, 4\u{A0}min \(way), followed"))
    #expect(page.followed.isEmpty, "it is marked in its place, not shown twice")
  }

  @Test("a followed race that is removed is said to be, and keeps quiet from then on")
  func removed() {
    let page = RacesPage(races: [Card.race("a", in: 660), Card.race("b", in: 900)])
    page.openRow(0)
    page.press("Follow this race")
    page.punter.ask()
    page.punter.races.removeFirst()
    page.punter.sleep(10)
    page.punter.ask()
    page.punter.wait(100)
    #expect(page.punter.announcements == ["Randwick, race 4 is no longer listed."])
    #expect(page.punter.nowLine == nil)
    page.punter.open("/races")
    #expect(page.followed[0].hasSuffix("no longer listed, followed"))
  }

  @Test("the line on Today is the next followed race, more urgent as it comes near")
  func nowLine() {
    let page = RacesPage(races: [Card.race("a", in: 1000)])
    #expect(page.punter.nowLine == nil)
    page.openRow(0)
    page.press("Follow this race")
    #expect(page.punter.nowLine == nil)
    page.punter.sleep(100)
    #expect(page.punter.nowLine == NowLine(.next, text: "Randwick, race 4: in 15 minutes", path: "/races/a"))
    page.punter.sleep(880)
    #expect(page.punter.nowLine?.urgency == .seconds)
  }

  @Test("what was followed on another day goes with the next one that is")
  func over() {
    let page = RacesPage(races: [Card.race("a", in: 100), Card.race("b", in: 200_000)])
    page.openRow(0)
    page.press("Follow this race")
    page.punter.sleep(190_000)
    page.punter.ask()
    page.punter.open("/races/b")
    page.press("Follow this race")
    #expect(page.punter.journal.count == 3)
    #expect(page.punter.state.query.followed == ["b"])
  }
}

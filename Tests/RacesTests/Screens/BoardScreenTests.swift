import Kernel
import Languages
import Races
import TestSupport
import Testing

@Suite("The board of races")
struct BoardScreenTests {
  @Test("five rows, each one element for a screen reader")
  func rows() {
    let page = RacesPage(races: [Card.race("a", in: 154)] + Card.day(9))
    #expect(page.rows.count == 5)
    #expect(page.spoken[2] == "Horse racing, Randwick, race 4, Australia, in 2 minutes 34 seconds")
    #expect(page.names[2] == "Randwick R4\u{A0}\u{1F1E6}\u{1F1FA}")
    #expect(page.countdowns[2] == "2m 34s")
    #expect(page.clocks[2] == "18:32")
    #expect(page.rows[2].all(tag: "a").count == 1)
  }

  @Test(
    "speaks true plurals",
    arguments: [
      (60, "in 1 minute"), (61, "in 1 minute 1 second"), (1, "in 1 second"), (3600, "in 1 hour"),
      (4860, "in 1 hour 21 minutes"),
      (7200, "in 2 hours"), (0, "starting now"), (-1, "started 1 second ago"),
    ] as [(Int64, String)])
  func plurals(seconds: Int64, text: String) {
    #expect(RacesPage(races: [Card.race("a", in: seconds)]).spoken[0].hasSuffix("Australia, " + text))
  }

  @Test("a race leaves on its second without a new answer, and another takes its place")
  func leaving() {
    let page = RacesPage()
    page.punter.wait(89)
    #expect(page.names[0] == "Randwick R1\u{A0}\u{1F1E6}\u{1F1FA}")
    #expect(page.countdowns[0] == "-59s")
    page.punter.wait(1)
    #expect(page.names[0] == "Addington R1\u{A0}\u{1F1F3}\u{1F1FF}")
    #expect(page.rows.count == 5)
  }

  @Test("chips are toggles: the last one off turns all on")
  func chips() {
    let page = RacesPage()
    #expect(page.pressed == ["Horses", "Harness", "Greyhounds", "5"])
    page.press("Horses")
    page.press("Harness")
    #expect(page.pressed == ["Greyhounds", "5"])
    #expect(page.spoken.allSatisfy { $0.hasPrefix("Greyhound racing") })
    page.press("Greyhounds")
    #expect(page.pressed == ["Horses", "Harness", "Greyhounds", "5"])
  }

  @Test("countries seen can be chosen, by name, and reset takes all back at once")
  func countries() {
    let page = RacesPage()
    #expect(
      page.countries.map { $0.split(separator: " ").last ?? "" } == [
        "countries", "Australia", "France", "Zealand", "Kingdom",
      ])
    page.choose("France")
    page.choose("Australia")
    page.press("10")
    #expect(page.filter == "Filter: France, Australia · 10")
    page.punter.ask()
    #expect(page.rows.count == 10)
    #expect(page.spoken.allSatisfy { $0.contains("France") || $0.contains("Australia") })
    #expect(page.press("Reset to all races"))
    #expect(page.rows.count == 5 && page.filter == "Filter: All · 5")
    #expect(!page.buttons.contains("Reset to all races"))
    page.choose("All countries")
    #expect(page.punter.journal.count == 5)
  }

  @Test("fewer than wanted says so, once the answer for these choices is there")
  func fewer() {
    let page = RacesPage(races: Array(Card.day(6).filter { $0.category == .greyhound }))
    #expect(page.rows.count == 2 && page.remark == "Only 2 races are announced.")
    page.press("10")
    #expect(page.remark == nil)
    page.punter.ask()
    #expect(page.remark == "Only 2 races are announced.")
  }

  @Test("loading has the room of the rows")
  func loading() {
    let page = RacesPage()
    page.punter.lose()
    #expect(page.placeholders == 5 && page.notice == nil)
  }

  @Test("empty says what narrows it and gives the way out")
  func empty() {
    let page = RacesPage(races: [Card.race("a", in: 60)])
    page.press("Horses")
    page.punter.ask()
    #expect(page.notice == "No races to come")
    #expect(page.noticeText == "The filter is set to Harness, Greyhounds.")
    page.press("Reset to all races")
    // Not empty: nobody has been asked for all races yet.
    #expect(page.notice == nil && page.placeholders == 5)
    page.punter.ask()
    #expect(page.rows.count == 1)
    #expect(RacesPage(races: []).noticeText == "When the next ones are announced, they show here.")
  }

  @Test("offline the last board stays with its age, and races still drop on time")
  func offline() {
    let page = RacesPage()
    page.punter.isOnline = false
    page.punter.sleep(600)
    #expect(page.age == "Offline · 10 min old")
    #expect(page.rows.count == 5 && page.countdowns[0] == "30s")
    page.punter.lose()
    #expect(page.notice == "Couldn’t load the races")
    #expect(page.noticeText?.hasPrefix("You’re offline.") == true)
  }

  @Test(
    "a failing upstream leaves the last board, or says so and offers another try",
    arguments: [
      (0, "The server doesn’t answer."), (503, "The server answered 503."),
    ])
  func failing(status: Int, reason: String) {
    let page = RacesPage()
    page.punter.sleep(120)
    page.punter.ask(health: .failing)
    page.punter.sleep(91)
    #expect(page.rows.count == 5 && page.age == "Not updating · 1 min")
    #expect(page.advice == "The races’ source gives no usable answer. We keep trying.")
    page.punter.lose()
    page.punter.fail(status)
    #expect(page.noticeText == reason + " This page keeps trying by itself.")
    #expect(page.buttons.contains("Try again"))
  }

  @Test("an answer that has nothing takes no board away")
  func nothingNew() {
    let page = RacesPage()
    page.punter.receive(RaceBoard(asOf: nil, health: .failing, races: []))
    #expect(page.rows.count == 5)
    page.punter.receive(Card.board([], at: Card.now.adding(seconds: -60)))
    #expect(page.rows.count == 5)
  }

  @Test("before the phone's zone is known, times say that they are UTC")
  func served() {
    let board = Card.board(Card.day(9))
    var state = RacesState()
    _ = state.received(board, Surroundings(now: Card.now, language: .en))
    let screen = RacesScreen(state, Surroundings(now: Card.now, language: .en))
    #expect(element("main") { screen.view }.first(class: "clock")?.text == "07:30 UTC")
  }

  @Test("speaks French whole")
  func french() {
    let page = RacesPage(.fr, races: [Card.race("a", in: 154), Card.race("b", in: 160, .greyhound, country: "GB")])
    #expect(page.heading == "Courses")
    #expect(page.spoken[0] == "Course de galop, Randwick, course 4, Australie, dans 2 minutes 34 secondes")
    #expect(page.spoken[1].contains("Royaume-Uni"))
    #expect(page.remark == "2 courses seulement sont annoncées.")
    #expect(page.age == "En direct · il y a 0 s")
  }

  @Test("the tile shows the next race of those chosen")
  func tile() {
    let page = RacesPage(races: [Card.race("a", in: 154), Card.race("b", in: 200, .greyhound)])
    #expect(page.punter.tile.first(class: "big")?.text == "2m 34s")
    page.press("Horses")
    #expect(page.punter.tile.first(class: "big")?.text == "3m 20s")
    page.press("Greyhounds")
    page.punter.ask()
    #expect(page.punter.tile.text.contains("No races to come."))
  }
}

import Departures
import Kernel
import TestSupport
import Testing

@Suite("A station's board")
struct StationTests {
  let phone = Phone()
  let board = Town.board(
    "127",
    north: [Town.train("Q", to: "96 St", in: 30), Town.train("1", to: "Van Cortlandt Park", in: 245)],
    south: [Town.train("Q", to: "Coney Island", in: 1260, state: .scheduled)])

  @Test("the page that the server drew is taken over without a change")
  func hydration() {
    StationPage(phone: phone).phone.open("/departures/127", boards: [board])
    #expect(phone.patches.isEmpty)
  }

  @Test("both directions are headed by the agency's labels")
  func labels() {
    let page = StationPage.open("127", on: phone, boards: [board])
    #expect(page.heading == "Times Sq-42 St")
    #expect(page.directions == ["Uptown", "Downtown"])
    #expect(phone.title == "Times Sq-42 St · Pocketful")
  }

  @Test("a train leaves the board on the second after it departs, with no news from the server")
  func departs() {
    let page = StationPage.open("127", on: phone, boards: [board])
    phone.wait(seconds: 30)
    #expect(page.trains("Uptown").count == 2)
    phone.wait(seconds: 1)
    #expect(page.trains("Uptown") == ["1 to Van Cortlandt Park, in 3 minutes, 10:24"])
  }

  @Test("a clock between two seconds takes no train away before its own second is over")
  func departsBetweenSeconds() {
    let phone = Phone(now: Instant(milliseconds: Town.now.milliseconds + 7))
    let page = StationPage.open("127", on: phone, boards: [board])
    phone.wait(seconds: 30)
    #expect(page.trains("Uptown").count == 2)
    phone.wait(seconds: 1)
    #expect(page.trains("Uptown").count == 1)
  }

  @Test("a row follows everything that it is drawn from")
  func redrawn() {
    let page = StationPage.open("127", on: phone, boards: [board])
    let changes: [(inout Departure) -> Void] = [
      { $0.time = $0.time.adding(seconds: 60) }, { $0.state = .held }, { $0.track = "2" },
      { $0.destination = "Inwood" },
    ]
    for (index, change) in changes.enumerated() {
      var next = board
      next.asOf = Town.now.adding(seconds: Int64(index) + 1)
      change(&next.directions[0].departures[1])
      phone.hear(next)
      let fresh = Phone(now: phone.now)
      #expect(page.trains("Uptown") == StationPage.open("127", on: fresh, boards: [next]).trains("Uptown"))
      #expect(page.times("Uptown") == StationPage(phone: fresh).times("Uptown"))
    }
    phone.act("settings choose language fr")
    #expect(page.trains("Uptown").first == "1 vers Inwood, dans 4 minutes, 10:24")
  }

  @Test("where nothing leaves is no direction of the board")
  func lastStop() {
    var terminal = board
    terminal.directions[0].label = "Last Stop"
    #expect(StationPage.open("127", on: phone, boards: [terminal]).directions == ["Last Stop", "Downtown"])
    terminal.directions[0].departures = []
    let phone = Phone()
    #expect(StationPage.open("127", on: phone, boards: [terminal]).directions == ["Downtown"])
    let sentence = "Last stop: no train leaves from here."
    #expect(!phone.page.text.contains(sentence))
    // Where that is all of them it is said, or the page would be empty.
    (terminal.directions[1].label, terminal.directions[1].departures) = ("Last Stop", [])
    terminal.asOf = Town.now.adding(seconds: 1)
    phone.hear(terminal)
    #expect(phone.page.text.contains(sentence))
  }

  @Test(
    "times are shown as minutes, clock or both, and the choice is remembered",
    arguments: [("Minutes", "4"), ("Clock", "10:24"), ("Both", "410:24")])
  func timeStyle(style: String, shown: String) {
    let page = StationPage.open("127", on: phone, boards: [board])
    page.showTimes(as: "Minutes")
    page.showTimes(as: style)
    #expect(page.times("Uptown").first == shown)
    let again = StationPage.open("127", on: phone, boards: [board])
    #expect(again.times("Uptown").first == shown)
  }

  @Test("trains are shown by line or one by one, and the choice is remembered and can be taken back")
  func order() {
    let trains = [
      Town.train("Q", to: "96 St", in: 60), Town.train("1", to: "Inwood", in: 120),
      Town.train("Q", to: "96 St", in: 240),
    ]
    let board = Town.board("127", north: trains)
    let page = StationPage.open("127", on: phone, boards: [board])
    #expect(page.trains("Uptown").count == 2)
    page.press("By time")
    let oneByOne = [
      "Q to 96 St, in 1 minute, 10:21", "1 to Inwood, in 2 minutes, 10:22", "Q to 96 St, in 4 minutes, 10:24",
    ]
    #expect(page.trainsByTime("Uptown") == oneByOne)
    #expect(StationPage.open("127", on: phone, boards: [board]).trainsByTime("Uptown") == oneByOne)
    page.press("By line")
    #expect(page.trainsByTime("Uptown").isEmpty)
    #expect(page.trains("Uptown").count == 2)
  }

  @Test("rows that are drawn already follow another choice of clock at once")
  func clockStyle() {
    let page = StationPage.open("127", on: phone, boards: [board])
    page.showTimes(as: "Clock")
    phone.act("settings choose clock 12")
    #expect(page.times("Uptown").first == "10:24 AM")
    phone.act("settings choose clock 24")
    #expect(page.times("Uptown").first == "10:24")
  }

  @Test("scheduled, held and silent trains and their tracks are said in words")
  func marks() {
    let trains: [Departure] = [
      Town.train("Q", to: "A", in: 60, state: .scheduled), Town.train("Q", to: "B", in: 120, state: .held, track: "2"),
      Town.train("Q", to: "C", in: 180, state: .dimmed),
    ]
    let page = StationPage.open("127", on: phone, boards: [Town.board("127", north: trains)])
    #expect(
      page.trains("Uptown") == [
        "Q to A, in 1 minute, 10:21 scheduled", "Q to B, in 2 minutes, 10:22 held, Track 2",
        "Q to C, in 3 minutes, 10:23 no signal",
      ])
  }

  @Test("of a row's later trains it is seen, too, that one is held or silent: below its own time")
  func laterMarks() {
    let trains: [Departure] = [
      Town.train("Q", to: "A", in: 60), Town.train("Q", to: "A", in: 120, state: .held),
      Town.train("Q", to: "A", in: 180, state: .dimmed),
    ]
    let page = StationPage.open("127", on: phone, boards: [Town.board("127", north: trains)])
    #expect(page.times("Uptown") == ["110:21", "2held", "3no signal"])
  }

  @Test("one line's chip narrows the board, and the same chip widens it again")
  func filter() {
    let page = StationPage.open("127", on: phone, boards: [board])
    page.only("1")
    #expect(page.trains("Uptown") == ["1 to Van Cortlandt Park, in 4 minutes, 10:24"])
    #expect(page.quiet("Downtown") == "No 1 trains this way now.")
    page.only("1")
    #expect(page.trains("Uptown").count == 2)
  }

  @Test("when nothing runs the first train of the timetable is named")
  func nothingRuns() {
    let quiet = Town.board("127", first: Town.now.adding(seconds: 18 * 3600 + 52 * 60))
    let page = StationPage.open("127", on: phone, boards: [quiet])
    #expect(page.quiet("Uptown") == "No trains now. First tomorrow at 05:12.")
    #expect(page.quiet("Downtown") == "No trains now.")
  }

  @Test("a line and destination is one row with its next three times, the later ones on demand")
  func later() {
    let many = (1...12).map { Town.train("Q", to: "96 St", in: Int64($0) * 120) }
    let page = StationPage.open("127", on: phone, boards: [Town.board("127", north: many)])
    #expect(page.trains("Uptown") == ["Q to 96 St, in 2, 4 and 6 minutes, 10:22, 10:24, 10:26"])
    page.press("Later trains")
    #expect(page.times("Uptown").count == 10)
    #expect(phone.stream == "/api/v1/live?stations=127&each=10&alerts=en&station=127")
  }

  @Test("any of a station's stops leads to it, and nothing else does")
  func unknown() {
    #expect(StationPage.open("R16", on: phone, boards: [board]).heading == "Times Sq-42 St")
    let nowhere = StationPage.open("X99", on: phone)
    #expect(nowhere.notice == "No such station")
  }

  @Test("going to another screen moves its title, its focus and the stream")
  func navigation() {
    _ = StationPage.open("127", on: phone, boards: [board])
    phone.follow("/departures/132")
    #expect(phone.title == "14 St · Pocketful")
    #expect(phone.focus == "#title")
    #expect(phone.stream == "/api/v1/live?stations=132&each=3&alerts=en&station=132")
  }

  @Test("focus and place survive a refresh: a new board changes rows, never the rows that stayed")
  func refresh() {
    let page = StationPage.open("127", on: phone, boards: [board])
    var next = board
    next.asOf = Town.now.adding(seconds: 15)
    next.directions[0].departures.append(Town.train("Q", to: "96 St", in: 500))
    phone.hear(next)
    #expect(page.times("Uptown").count == 3)
    #expect(phone.patches.allSatisfy { $0.array?.first?.string != "replace" })
  }

  @Test("the page is in French for who reads French")
  func french() {
    let phone = Phone(language: "fr")
    let page = StationPage.open("127", on: phone, boards: [board])
    #expect(page.trains("Uptown").last == "Q vers 96 St, dans moins d’une minute, 10:20")
  }
}

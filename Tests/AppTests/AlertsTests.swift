import Departures
import Kernel
import TestSupport
import Testing

@testable import App

@Suite("Alerts, as a person meets them")
struct AlertsTests {
  let phone = Phone()
  var page: AlertsPage { AlertsPage(phone: phone) }

  private static let delays = Alert(
    id: "delays", type: "Delays", priority: 20, header: "[Q] trains run late, see [nowhere].",
    description: "A signal is being mended.", language: "en",
    periods: [Alert.Period(start: Town.now.adding(seconds: -600), end: Town.now.adding(seconds: 3600))],
    informed: [Alert.Informed(route: "Q")])
  private static let elsewhere = Alert(
    id: "elsewhere", header: "A lift is out.", language: "en", informed: [Alert.Informed(stations: ["132"])])
  private static let planned = Alert(
    id: "planned", type: "Planned", header: "[1] trains skip a stop.", language: "en",
    periods: [Alert.Period(start: Town.now.adding(seconds: 172_800), end: Town.now.adding(seconds: 180_000))],
    informed: [Alert.Informed(route: "1")])
  private static let everybody = Alert(id: "all", header: "Trains run late everywhere.", language: "en")

  private func board(_ alerts: [Alert], query: AlertQuery = AlertQuery(), age: Int64 = 0) -> AlertBoard {
    AlertBoard(asOf: phone.now.adding(seconds: -age), health: .fresh, alerts: alerts, query: query.text)
  }

  @Test("what concerns the person's stops comes first, then what is so now, then what is planned")
  func order() {
    StationPage.open("127", on: phone).add()
    phone.follow("/departures/alerts")
    #expect(phone.stream == "/api/v1/live?alerts=en")
    #expect(page.sections.isEmpty && page.noticeText == nil, "nothing is denied before it is known")
    phone.hear(board([Self.planned, Self.elsewhere, Self.delays, Self.everybody]))
    #expect(page.sections.map { $0.title } == ["At your stops", "Now and soon", "Planned"])
    #expect(page.sections.map { $0.alerts.count } == [1, 2, 1])
    #expect(
      page.sections[0].alerts[0] == "QDelaysQ trains run late, see [nowhere].until 11:20MoreA signal is being mended.")
    #expect(page.sections[2].alerts[0].contains("from Saturday 4 October, 10:20 until Saturday 4 October, 12:20"))
  }

  @Test(
    "when an alert begins is said as each language has it",
    arguments: [
      ("fr", "à partir de samedi 4 octobre, 10:20 jusqu’à samedi 4 octobre, 12:20"),
      ("es", "desde el sábado, 4 de octubre, 10:20 hasta el sábado, 4 de octubre, 12:20"),
    ])
  func moments(language: String, text: String) {
    phone.languages = language
    phone.open("/departures/alerts")
    phone.hear(board([Self.planned]))
    #expect(page.sections[0].alerts[0].contains(text), "\(page.sections[0].alerts[0])")
  }

  @Test("alerts begin and end on this device, by the clock")
  func time() {
    phone.open("/departures/alerts")
    phone.hear(board([Self.delays]))
    #expect(page.sections.map { $0.title } == ["Now and soon"])
    for _ in 0..<61 { phone.wait(seconds: 60) }
    #expect(page.sections.isEmpty)
  }

  @Test("without a network those of some stops do not pass for all, and one that nobody can place is at no stop")
  func inPart() {
    var unplaced = Alert(id: "nowhere", header: "Something is closed.", language: "en")
    unplaced.isUnplaced = true
    phone.open("/departures/alerts")
    phone.hear(board([Self.delays, unplaced], query: AlertQuery(stations: ["127"])))
    #expect(page.sections[0].alerts[1] == "Something is closed.", "neither all lines nor any are named")
    #expect(!phone.page.text.contains("These are not all"))
    phone.send("online", ["online": .bool(false)])
    #expect(phone.page.text.contains("These are not all: only those of some stops were loaded."))
    phone.hear(board([unplaced]))
    #expect(!phone.page.text.contains("These are not all"))
    phone.follow("/departures/127")
    #expect(phone.page.first(class: "alert-note") == nil)
  }

  @Test("that there are none is said only by what could have shown one, and is fresh")
  func none() {
    phone.open("/departures/alerts")
    phone.hear(board([], query: AlertQuery(stations: ["127"])))
    #expect(page.noticeText == "Nothing is known of alerts just now.")
    phone.hear(board([]))
    #expect(page.notice == "No alerts")
    phone.hear(board([], age: 400))
    #expect(page.notice == "No alerts", "an older answer is none")
    phone.send("online", ["online": .bool(false)])
    #expect(page.noticeText == "Nothing is known of alerts just now.")
  }

  @Test("among all alerts it is said of whose no feed is read")
  func noneOfOne() throws {
    for (without, isHeard) in [(["west"], true), (["", "west"], false)] {
      let phone = Phone(network: try Town.withTheWest())
      phone.open("/departures/alerts")
      var board = board([])
      board.withoutFeed = without
      if !isHeard { (board.asOf, board.health) = (nil, .unknown) }
      phone.hear(board)
      #expect(phone.page.text.contains("No alerts feed is read here for West Metro.") == isHeard)
      #expect(phone.page.text.contains("No alerts feed is read here for Town and West Metro.") != isHeard)
    }
  }

  @Test("at a stop it is said too where those of other stops were asked for with it")
  func noneAtStop() {
    phone.open("/departures/alerts?at=127")
    phone.hear(board([], query: AlertQuery(stations: ["132", "127"])))
    #expect(page.notice == "No alerts")
    phone.hear(board([], query: AlertQuery(stations: ["132"])))
    #expect(page.noticeText == "Nothing is known of alerts just now.")
    var none = board([], query: AlertQuery(stations: ["132", "127"]))
    none.withoutFeed = ["west"]
    phone.hear(none)
    #expect(page.notice == "No alerts")
    none.withoutFeed = [""]
    phone.hear(none)
    #expect(page.noticeText == "No alerts feed is read here for Town.")
  }

  @Test("where nobody asks for alerts it is said that no feed is read, and nothing of an age")
  func noFeed() {
    phone.open("/departures/alerts")
    var none = board([])
    (none.asOf, none.health, none.withoutFeed) = (nil, .unknown, [""])
    phone.hear(none)
    #expect(page.noticeText == "No alerts feed is read here for Town.")
    #expect(phone.page.first(class: "age") == nil)
    phone.hear(board([]))
    #expect(phone.page.first(class: "age") != nil && page.notice == "No alerts")
  }

  @Test("a stop says what kind, of which of its lines, and how many more, and leads to the words")
  func note() {
    _ = StationPage.open("127", on: phone)
    phone.hear(
      board([Self.planned, Self.elsewhere, Self.delays, Self.everybody], query: AlertQuery(stations: ["127"])))
    #expect(page.note == "QDelaysand 1 more")
    #expect(page.noteLink == "/departures/alerts?at=127")
    phone.follow("/departures/alerts?at=127")
    #expect(page.sections.map { $0.alerts.count } == [2, 1])
    phone.follow("/departures/132")
    #expect(page.note?.hasPrefix("QDelays") == false)
  }

  @Test("a row says that its line has delays now; not out of old news, nor of a line or a way that has none")
  func row() {
    let station = StationPage.open("127", on: phone)
    phone.hear(
      Town.board(
        "127", north: [Town.train("Q", to: "96 St", in: 240), Town.train("1", to: "Van Cortlandt Park", in: 300)]))
    var oneWay = Self.delays
    (oneWay.id, oneWay.informed) = ("way", [Alert.Informed(route: "1", direction: .south)])
    phone.hear(board([Self.delays, oneWay, Self.planned], query: AlertQuery(stations: ["127"])))
    let said = ["1 to Van Cortlandt Park, in 5 minutes, 10:25", "Q to 96 St, in 4 minutes, 10:24, Delays"]
    #expect(station.trains("Uptown") == said)
    #expect(phone.page.all(class: "delayed-line").count == 1)
    phone.follow("/departures/127/Q96%20St240")
    #expect(page.note == "QDelays", "the train's page too")
    phone.follow("/departures/127")
    phone.now = phone.now.adding(seconds: 3600)
    phone.wait(seconds: 1)
    #expect(phone.page.all(class: "delayed-line").isEmpty)
  }

  @Test("what was said of a stop long ago, or that nobody can confirm, says how old it is")
  func noteAge() {
    _ = StationPage.open("127", on: phone)
    phone.hear(board([Self.delays], query: AlertQuery(stations: ["127"])))
    #expect(page.note == "QDelays")
    for _ in 0..<4 { phone.wait(seconds: 60) }
    #expect(page.note == "QDelaysDelayed data \u{00B7} 4 min")
    phone.send("online", ["online": .bool(false)])
    #expect(page.note?.hasPrefix("QDelaysOffline") == true)
  }

  @Test("without a network the alerts that were kept are there, with their age")
  func offline() {
    phone.open("/departures/alerts")
    phone.hear(board([Self.delays]))
    phone.open("/departures/alerts", fromServer: false, online: false)
    #expect(page.sections.map { $0.title } == ["Now and soon"])
    #expect(page.age?.hasPrefix("Offline") == true)
  }

  @Test("those of one more stop are kept at once, and not when those before are half a minute old")
  func oneMoreStop() {
    StationPage.open("127", on: phone).add()
    phone.hear(board([Self.delays], query: AlertQuery(stations: ["127"])))
    phone.wait(seconds: 1)
    StationPage.open("R16", on: phone).add()
    phone.hear(board([Self.delays, Self.elsewhere], query: AlertQuery(stations: ["127", "R16"])))
    phone.wait(seconds: 1)
    #expect(phone.kept["alerts"]?.contains(Self.elsewhere.id) == true)
  }
}

/// What the agency says of its service, on its own screen and at a stop.
struct AlertsPage: AppPage {
  let phone: Phone

  var sections: [(title: String, alerts: [String])] {
    phone.page.all(class: "alerts").map { section in
      (section.first(tag: "h2")?.text ?? "", section.all(class: "alert").map { $0.text })
    }
  }
  var note: String? { phone.page.first(class: "alert-note")?.text }
  var noteLink: String? { phone.page.first(class: "alert-note")?.attribute("href") }
  var age: String? { phone.page.first(class: "age")?.text }
}

import Departures
import Kernel
import TestSupport
import Testing

@testable import App

@Suite("The timetable that the device keeps of my stops")
struct KeptWeeksTests {
  let phone = Phone()
  private let path = "/api/v1/stations/127/week"

  /// The Q each ten minutes from 05:00 on, and once after midnight.
  private func week(_ station: String = "127", version: String = "v1", until: Int64 = 1_759_982_400) -> String {
    let seconds = Array(stride(from: Int32(18_000), to: 86_400, by: 600)) + [88_200]
    let week = StationWeek(
      station: station, version: version, from: Instant(seconds: 1_759_377_600), until: Instant(seconds: until),
      firstDay: Day(number: 20_362), days: [Int](repeating: 0, count: 9),
      names: [TripIDForm(prefix: "W_", digits: 6, suffix: "_Q..N01")],
      lines: [
        StationWeek.Line(
          route: "Q", direction: .north, destination: "96 St", stop: "R16",
          kinds: [seconds.map { StationWeek.Call(second: $0, name: 0, number: Int64($0) * 5 / 3) }])
      ])
    var json = JSONWriter()
    week.write(into: &json, zone: Town.zone)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func answer(_ body: String, of station: String = "127", status: Int64 = 200) {
    phone.send(
      "answer",
      [
        "request": .string("week " + station), "status": .integer(status), "body": .string(body), "serverTime": .null,
      ])
  }

  /// Times Sq is kept, its board came, and the stream is open.
  @discardableResult
  private func kept() -> StationPage {
    let page = StationPage.open("127", on: phone)
    page.add()
    phone.send("streamState", ["open": .bool(true)])
    var board = Town.board("127", north: [Town.train("Q", to: "96 St", in: 120)])
    board.timetable = "v1"
    phone.hear(board)
    phone.wait(seconds: 1)
    return page
  }

  private func goOffline() { phone.send("online", ["online": .bool(false)]) }

  private var asked: Int { phone.fetches.filter { $0 == path }.count }

  @Test("of a line that no board lists the first train is told by the week, behind what boards list of the timetable")
  func firstOfALine() {
    let page = kept()
    answer(week())
    var board = Town.board("127", asOf: phone.now, north: [Town.train("1", to: "242 St", in: 120)])
    board.timetable = "v1"
    phone.hear(board)
    page.only("Q")
    #expect(page.quiet("Uptown") == "No Q trains this way now. First at 12:30.")
    goOffline()
    #expect(
      page.quiet("Uptown") == "Offline · no Q trains were known at 10:20. First at 12:30.",
      "nothing that was known has ended")
  }

  @Test("it is asked for once a stop is kept, and again when it is a day old, or the set is another")
  func asking() {
    _ = StationPage.open("127", on: phone)
    phone.send("streamState", ["open": .bool(true)])
    phone.hear(Town.board("127"))
    phone.wait(seconds: 2)
    #expect(asked == 0)
    kept()
    #expect(asked == 1)
    phone.wait(seconds: 100)
    #expect(asked == 1, "an answer may be long in coming")
    answer(week())
    #expect(phone.kept["week 127"]?.hasPrefix("\(phone.now.milliseconds) v1 {") == true)
    phone.wait(seconds: 400)
    #expect(asked == 1)
    var board = Town.board("127", asOf: phone.now)
    board.timetable = "v1"
    phone.hear(board)
    phone.wait(seconds: 2)
    #expect(asked == 1)
    board.timetable = "v2"
    phone.hear(board)
    phone.wait(seconds: 2)
    #expect(asked == 2)
    answer(week(version: "v2"))
    phone.wait(seconds: 301)
    #expect(asked == 2)
    phone.now = phone.now.adding(seconds: 86_400)
    phone.wait(seconds: 2)
    #expect(asked == 3)
  }

  @Test("where the board names no timetable, the server has none to ask for")
  func noTimetable() {
    let page = StationPage.open("127", on: phone)
    page.add()
    phone.send("streamState", ["open": .bool(true)])
    phone.hear(Town.board("127"))
    phone.wait(seconds: 400)
    #expect(asked == 0)
  }

  @Test("without a network it is not asked for, and what is no week changes nothing")
  func noAnswer() {
    kept()
    answer("{}", status: 404)
    answer("{}")
    answer(week("132"))
    answer(week(), of: "132")
    #expect(phone.kept["week 127"] == nil)
    goOffline()
    phone.wait(seconds: 400)
    #expect(asked == 1)
  }

  @Test("it goes with the stop")
  func removed() {
    let page = kept()
    answer(week())
    page.remove()
    phone.wait(seconds: 1)
    #expect(phone.kept["week 127"]?.isEmpty == true)
  }

  @Test("hours in a dead spot: what was live ends, and what is scheduled goes on, with the word and where it is from")
  func deadSpot() {
    let page = kept()
    answer(week())
    goOffline()
    phone.wait(seconds: 200)
    #expect(page.quiet("Uptown") == "Offline · what was known ended at 10:22.")
    phone.wait(seconds: 120)
    #expect(
      page.trains("Uptown").first?.hasPrefix(
        "Q to 96 St, in 4, 14 and 24 minutes, 10:30 scheduled, 10:40 scheduled, 10:50 scheduled") == true)
    #expect(page.advice == "It goes on from the last board and the timetable on this device.")
    #expect(page.age == "Offline · 5 min old")
    phone.now = phone.now.adding(seconds: 3 * 3600)
    phone.wait(seconds: 1)
    #expect(page.advice == "It goes on from the timetable on this device." && page.age == "Offline")
    #expect(page.times("Uptown").first == "413:30")
    #expect(page.quiet("Downtown") == "No trains now.")
    phone.follow("/departures")
    #expect(MyStopsPage(phone: phone).trains(at: "Times Sq-42 St").first?.contains("13:30 scheduled") == true)
    phone.follow("/")
    #expect(phone.page.first(class: "tile-departures")?.text.contains("scheduled") == true)
  }

  @Test("a start without a network has it, on every screen, also where no board was kept")
  func restart() {
    kept()
    answer(week())
    phone.kept["board 127"] = ""
    for path in ["/departures/127", "/departures", "/"] {
      phone.open(path, fromServer: false, online: false)
      phone.wait(seconds: 1)
      #expect(phone.page.text.contains("scheduled"), "\(path)")
    }
  }

  @Test("at night the first train is named from it, and after its end that it ended")
  func night() {
    let page = kept()
    answer(week())
    goOffline()
    phone.now = Instant(seconds: 1_759_465_000)  // 00:16 of the night that follows.
    phone.wait(seconds: 1)
    #expect(page.trains("Uptown").first?.hasPrefix("Q to 96 St, in 13 minutes, 00:30 scheduled") == true)
    phone.now = Instant(seconds: 1_759_467_000)
    phone.wait(seconds: 1)
    #expect(page.quiet("Uptown") == "No trains now. First at 05:00.")
    phone.now = Instant(seconds: 1_759_982_400)
    phone.wait(seconds: 1)
    #expect(page.quiet("Uptown") == "The timetable on this device ended on Wednesday 8 October.")
  }

  @Test("a train of it opens, and can be reminded of")
  func leaving() {
    kept()
    answer(week())
    goOffline()
    phone.now = phone.now.adding(seconds: 4 * 3600)
    phone.wait(seconds: 1)
    phone.follow(phone.page.all(class: "group-time").last?.attribute("href") ?? "")
    let train = LeavingPage(phone: phone)
    #expect(train.heading == "Q to 96 St" && train.figure.contains("14:50 · scheduled"))
    train.press("Remind me to leave")
    #expect(train.isReminded)
    phone.follow("/departures/reminders")
    #expect(train.reminders.first?.contains("14:50") == true)
    phone.follow("/departures/reminders?stop=127")
    train.type("14:00", into: "First train")
    train.type("15:00", into: "Last train")
    train.save()
    phone.wait(seconds: 1)
    #expect(train.reminders.last?.contains("Leave in") == true && train.reminders.last?.contains("Offline") == true)
  }

  @Test("while the server is heard it adds nothing")
  func heard() {
    let page = kept()
    answer(week())
    phone.wait(seconds: 2)
    #expect(page.trains("Uptown").count == 1 && page.times("Uptown").count == 1)
    #expect(page.advice == nil)
  }

  @Test(
    "what is damaged on the device is none",
    arguments: ["", "x", "5 v1", "5 v1 {", "x v1 {}", "99999999999999999999 v1 {}"])
  func damaged(text: String) {
    kept()
    phone.kept["board 127"] = ""
    phone.kept["week 127"] = text
    phone.open("/departures/127", fromServer: false, online: false)
    phone.wait(seconds: 1)
    #expect(StationPage(phone: phone).notice == "You’re offline.")
  }
}

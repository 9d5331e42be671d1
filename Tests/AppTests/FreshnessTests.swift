import Departures
import Kernel
import Testing

@Suite("How old it is")
struct FreshnessTests {
  let phone = Phone()

  @Test(
    "a board says its age and what that means",
    arguments: [
      (12, "Live · 12 s ago"), (60, "Live · 1 min ago"), (61, "Delayed data · 1 min"), (300, "Delayed data · 5 min"),
      (301, "Stale · 5 min"), (3600, "Stale · 1 h"), (3601, "Stale · 1 h"),
    ] as [(Int64, String)])
  func age(seconds: Int64, label: String) {
    let board = Town.board("127", asOf: Town.now.adding(seconds: -seconds))
    #expect(StationPage.open("127", on: phone, boards: [board]).age == label)
  }

  @Test("a board grows old by itself and keeps its trains")
  func growsOld() {
    let board = Town.board("127", north: [Town.train("Q", to: "96 St", in: 900)])
    let page = StationPage.open("127", on: phone, boards: [board])
    phone.send("streamState", ["open": .bool(true)])
    phone.wait(seconds: 301)
    #expect(page.age == "Stale · 5 min")
    #expect(page.trains("Uptown").count == 1)
    #expect(page.advice == "The agency’s data is more than five minutes old. Times may be wrong.")
  }

  @Test("an older board than the one held is ignored")
  func older() {
    let page = StationPage.open(
      "127", on: phone, boards: [Town.board("127", north: [Town.train("Q", to: "96 St", in: 90)])])
    phone.hear(Town.board("127", asOf: Town.now.adding(seconds: -30)))
    #expect(page.trains("Uptown").count == 1)
  }

  @Test("offline the last board stays, with its age")
  func offline() {
    let page = StationPage.open(
      "127", on: phone, boards: [Town.board("127", north: [Town.train("Q", to: "96 St", in: 900)])])
    phone.send("online", ["online": .bool(false)])
    phone.wait(seconds: 120)
    #expect(page.age == "Offline · 2 min old")
    #expect(page.trains("Uptown").count == 1)
    #expect(phone.fetches.isEmpty)
  }

  @Test("while the stream is down the page asks by itself, not more often than every 15 seconds")
  func polls() {
    _ = StationPage.open("127", on: phone)
    phone.wait(seconds: 14)
    #expect(phone.fetches.isEmpty)
    phone.wait(seconds: 16)
    #expect(phone.fetches == Array(repeating: "/api/v1/stations/127/board?each=3", count: 2))
    phone.send("streamState", ["open": .bool(true)])
    phone.wait(seconds: 60)
    #expect(phone.fetches.count == 2)
  }

  @Test("a first load that fails says why and what happens next, and gives way to the board")
  func fails() {
    let page = StationPage.open("127", on: phone)
    #expect(page.isLoading)
    phone.send("answer", ["request": .string("board"), "status": .integer(0), "body": .string("")])
    #expect(page.notice == "Couldn’t load departures")
    phone.hear(Town.board("127", north: [Town.train("Q", to: "96 St", in: 90)]))
    #expect(page.notice == nil)
    #expect(page.trains("Uptown").count == 1)
  }

  @Test("Try again asks at once")
  func retry() {
    let page = StationPage.open("127", on: phone)
    phone.send("answer", ["request": .string("board"), "status": .integer(500), "body": .string("")])
    page.press("Try again")
    #expect(phone.fetches == ["/api/v1/stations/127/board?each=3", "/api/v1/alerts?lang=en&station=127"])
  }

  @Test("a phone clock that is 3 hours wrong shows right minutes")
  func wrongClock() {
    let board = Town.board("127", north: [Town.train("Q", to: "96 St", in: 245)])
    phone.open("/departures/127", boards: [board])
    phone.now = phone.now.adding(seconds: 3 * 3600)
    phone.send(
      "answer",
      [
        "request": .string("clock"), "status": .integer(200), "body": .string(""),
        "serverTime": .integer(Town.now.adding(seconds: 5).milliseconds),
      ])
    phone.send(
      "stream",
      ["event": .string("clock"), "data": .object(["now": .integer(Town.now.adding(seconds: 5).milliseconds)])])
    #expect(StationPage(phone: phone).trains("Uptown") == ["Q to 96 St, in 4 minutes, 10:24"])
  }

  @Test("the last boards are kept for a start without network")
  func kept() {
    _ = StationPage.open("127", on: phone, boards: [Town.board("127", north: [Town.train("Q", to: "96 St", in: 900)])])
    phone.now = phone.now.adding(seconds: 60)
    let page = StationPage.open("127", on: phone, fromServer: false)
    #expect(page.trains("Uptown") == ["Q to 96 St, in 14 minutes, 10:35"])
  }
}

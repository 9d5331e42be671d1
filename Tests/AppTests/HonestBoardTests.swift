import Departures
import Kernel
import TestSupport
import Testing

/// Findings D1, D3, D4, D7 and D12: nothing is denied that may be so, and nobody is blamed for what is ours.
@Suite("A board says only what is known")
struct HonestBoardTests {
  let phone = Phone()
  private let train = Town.train("Q", to: "96 St", in: 120)

  private func goOffline() { phone.send("online", ["online": .bool(false)]) }

  @Test("offline, what was known ends; that nothing runs is not said")
  func offlineEnded() {
    let page = StationPage.open("127", on: phone, boards: [Town.board("127", north: [train])])
    goOffline()
    phone.wait(seconds: 121)
    #expect(page.quiet("Uptown") == "Offline · what was known ended at 10:22.")
    #expect(page.quiet("Downtown") == "Offline · what was known ended at 10:20.")
    page.only("1")
    #expect(page.quiet("Uptown") == "Offline · no 1 trains were known at 10:20.")
  }

  @Test("offline, a line whose last known train has left does not just vanish from among the others")
  func lineEnded() {
    let trains = [train, Town.train("1", to: "Bronx", in: 300)]
    let page = StationPage.open("127", on: phone, boards: [Town.board("127", north: trains)])
    #expect(page.quiet("Uptown") == nil)
    goOffline()
    phone.wait(seconds: 121)
    #expect(page.quiet("Uptown") == "Q: later trains aren’t known.")
    #expect(page.trains("Uptown").count == 1)
    page.add()
    phone.follow("/departures")
    #expect(phone.page.first(class: "stop-tile")?.text.contains("Q: later trains aren’t known.") == true)
    phone.follow("/")
    let tile = phone.page.first(class: "tile-departures")
    #expect(tile?.text.contains("Uptown: Q: later trains aren’t known.") == true)
    phone.follow("/departures/127")
    phone.wait(seconds: 180)
    #expect(page.quiet("Uptown") == "Offline · what was known ended at 10:25.")
  }

  @Test("offline and never loaded is a state of its own, on the board, in my stops and on Today")
  func neverLoaded() {
    StationPage.open("127", on: phone).add()
    phone.kept = [:]
    phone.open("/departures/127", fromServer: false, online: false)
    #expect(StationPage(phone: phone).notice == "You’re offline.")
    #expect(!StationPage(phone: phone).isLoading)
    phone.open("/departures", fromServer: false, online: false)
    #expect(phone.page.first(class: "stop-tile")?.text.contains("Offline · not loaded before") == true)
    phone.open("/", fromServer: false, online: false)
    #expect(phone.page.first(class: "tile-departures")?.text.contains("Offline · not loaded before") == true)
  }

  @Test("the server is gone: that stays said, and the agency is not blamed, however old the board grows")
  func serverGone() {
    let page = StationPage.open("127", on: phone, boards: [Town.board("127", north: [train])])
    phone.send("streamState", ["open": .bool(true)])
    phone.wait(seconds: 20)
    phone.send("streamState", ["open": .bool(false)])
    for _ in 0..<300 {
      phone.send("answer", ["request": .string("board"), "status": .integer(0), "body": .string("")])
      phone.wait(seconds: 1)
      if phone.now.seconds(since: Town.now) <= 46 { continue }
      #expect(page.age?.hasPrefix("Not updating") == true)
      #expect(page.advice == "The server doesn’t answer. This page keeps trying by itself.")
    }
    #expect(page.quiet("Uptown") == "Not updating · what was known ended at 10:22.")
  }

  @Test("the server answers with an error: that is said, wherever a board was to be, and the agency is not blamed")
  func serverFails() {
    let fail: () -> Void = { [phone] in
      phone.send("streamState", ["open": .bool(false)])
      phone.send("answer", ["request": .string("board"), "status": .integer(503), "body": .string("")])
    }
    let page = StationPage.open("127", on: phone)
    page.add()
    fail()
    #expect(page.noticeText == "The server answered 503. This page keeps trying by itself.")
    phone.open("/departures", fromServer: false)
    fail()
    #expect(phone.page.first(class: "stop-tile")?.text.contains("The server answered 503.") == true)
    phone.open("/", fromServer: false)
    fail()
    #expect(phone.page.first(class: "tile-departures")?.text.contains("The server answered 503.") == true)
    _ = StationPage.open("127", on: phone, boards: [Town.board("127", north: [train])])
    phone.wait(seconds: 46)
    fail()
    #expect(page.age?.hasPrefix("Not updating") == true)
    #expect(page.advice == "The server answered 503. This page keeps trying by itself.")
  }

  @Test("a start from what the device kept is called updating until the server has answered")
  func awaiting() {
    _ = StationPage.open("127", on: phone, boards: [Town.board("127", north: [Town.train("Q", to: "96 St", in: 900)])])
    phone.now = phone.now.adding(seconds: 200)
    let page = StationPage.open("127", on: phone, fromServer: false)
    #expect(page.age == "Updating · 3 min old")
    #expect(page.advice == nil)
  }

  @Test("a feed that is behind is named with its lines, and the others stay live")
  func oneFeed() {
    var board = Town.board("127", asOf: Town.now.adding(seconds: -120), health: .delayed, north: [train])
    board.feeds = [
      Board.Feed(lines: ["1"], asOf: Town.now.adding(seconds: -120), health: .delayed),
      Board.Feed(lines: ["Q"], asOf: Town.now.adding(seconds: -8), health: .fresh),
    ]
    let page = StationPage.open("127", on: phone, boards: [board])
    #expect(page.age == "Live · 8 s ago")
    #expect(page.advice == "1: 2 min old.")
    #expect(page.quiet("Downtown") == "What was known ended at 10:18.", "the 1 may well come")
    page.add()
    phone.follow("/departures")
    #expect(page.age == "Live · 8 s ago")
    #expect(page.advice == "1: 2 min old.")
    phone.follow("/")
    #expect(phone.page.first(class: "tile-departures")?.text.contains("1: 2 min old.") == true)
    phone.follow("/departures/127")
    page.only("Q")
    #expect(page.quiet("Downtown") == "No Q trains this way now.")
    #expect(page.advice == nil)
    page.only("1")
    #expect(page.age == "Delayed data · 2 min")
    #expect(page.quiet("Uptown") == "No 1 trains were known at 10:18.")
  }

  @Test("a feed dated ahead is nobody's old data: the two clocks differ, and that is all that is known")
  func ahead() {
    var board = Town.board("127", asOf: Town.now.adding(seconds: 3600), health: .stale, north: [train])
    let page = StationPage.open("127", on: phone, boards: [board])
    #expect(page.age == "Clocks differ")
    #expect(page.advice == "The agency’s clock and the server’s differ. Times may be wrong.")
    board.feeds = [
      Board.Feed(lines: ["1"], asOf: Town.now.adding(seconds: 3600), health: .stale),
      Board.Feed(lines: ["Q"], asOf: Town.now, health: .fresh),
    ]
    let part = StationPage.open("127", on: phone, boards: [board])
    #expect(part.advice == "1: the agency’s clock and the server’s differ.")
  }

  @Test("a feed dated ahead is not new when the clock has come to that date on a device without a network")
  func aheadAndOffline() {
    let board = Town.board("127", asOf: Town.now.adding(seconds: 3600), health: .stale, north: [train])
    let page = StationPage.open("127", on: phone, boards: [board])
    goOffline()
    for _ in 0..<59 { phone.wait(seconds: 60) }
    #expect(page.age == "Offline · 59 min old")
  }

  @Test("after the clock has come to its date a board that says so is taken, though its feed's time is an earlier one")
  func aheadNoLonger() {
    var board = Town.board("127", asOf: Town.now.adding(seconds: 130), health: .delayed, north: [train])
    let page = StationPage.open("127", on: phone, boards: [board])
    phone.wait(seconds: 90)
    board.asOf = Town.now
    board.directions[0].departures.append(Town.train("Q", to: "Late", in: 600))
    phone.hear(board)
    #expect(page.age == "Delayed data · 1 min")
    #expect(page.trains("Uptown").contains { $0.contains("Late") })
  }

  @Test("neither feed nor timetable: nothing is denied, and that it is so is said")
  func noData() {
    let page = StationPage.open(
      "127", on: phone, boards: [Town.board("127", asOf: Town.now.adding(seconds: -5000), health: .unknown)])
    #expect(page.age == "No data")
    #expect(page.advice == "Neither live data nor a timetable for this station now.")
    #expect(page.quiet("Uptown") == "What was known ended at 08:56.")
  }

  @Test("which of the times in a row are the timetable's is said of each")
  func scheduled() {
    let trains = [train, Town.train("Q", to: "96 St", in: 600, state: .scheduled)]
    let page = StationPage.open("127", on: phone, boards: [Town.board("127", north: trains)])
    #expect(page.trains("Uptown") == ["Q to 96 St, in 2 and 10 minutes, 10:22, 10:30 scheduled"])
  }

  @Test("a line whose own feed is fresh has ended where it has; only of the line that is behind nothing later is known")
  func endedOfOneFeed() {
    let trains = [train, Town.train("1", to: "Bronx", in: 130), Town.train("2", to: "Bronx", in: 900)]
    var board = Town.board("127", asOf: Town.now.adding(seconds: -60), health: .delayed, north: trains)
    board.feeds = [
      Board.Feed(lines: ["1"], asOf: Town.now.adding(seconds: -120), health: .delayed),
      Board.Feed(lines: ["Q", "2"], asOf: Town.now, health: .fresh),
    ]
    let page = StationPage.open("127", on: phone, boards: [board])
    // Heard again meanwhile: the Q's feed is fresh, the 1's is not.
    phone.wait(seconds: 131)
    board.feeds[1].asOf = phone.now
    phone.hear(board)
    #expect(page.quiet("Uptown") == "1: later trains aren’t known.")
  }

  @Test("back online, what is old is ours until the server has answered")
  func backOnline() {
    let page = StationPage.open("127", on: phone, boards: [Town.board("127", north: [train])])
    phone.send("streamState", ["open": .bool(true)])
    goOffline()
    phone.send("streamState", ["open": .bool(false)])
    phone.wait(seconds: 200)
    phone.send("online", ["online": .bool(true)])
    #expect(page.age == "Updating · 3 min old")
    #expect(page.advice == nil)
  }

  @Test("a board that claims a time to come is replaced by one of now")
  func future() {
    let ahead = Town.board("127", asOf: Town.now.adding(seconds: 7200), north: [train])
    let page = StationPage.open("127", on: phone, boards: [ahead])
    phone.hear(Town.board("127", north: [train, Town.train("1", to: "Bronx", in: 300)]))
    #expect(page.trains("Uptown").count == 2)
  }
}

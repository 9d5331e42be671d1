import Departures
import Kernel
import TestSupport
import Testing

/// Findings D1, D4, D7, D9, D11, D16 and D18: a board's tile, in my stops and on Today, claims no more than the board.
@Suite("A tile says only what is known")
struct TilesClaimsTests {
  /// Where a kept stop has its tile, and what that is called on the page.
  static let places = [("/departures", "stop-tile"), ("/", "tile-departures")]

  let phone = Phone()
  private let train = Town.train("Q", to: "96 St", in: 120)

  private func tile(_ name: String) -> Node? { phone.page.first(class: name) }

  @Test("offline, once all that was known has left, no train is denied: it is said when that ended", arguments: places)
  func offlineEnded(path: String, name: String) {
    StationPage.open("127", on: phone, boards: [Town.board("127", north: [train])]).add()
    phone.send("online", ["online": .bool(false)])
    phone.wait(seconds: 121)
    phone.follow(path)
    let text = tile(name)?.text ?? ""
    #expect(text.contains("Offline · what was known ended at 10:22."), "\(text)")
    #expect(!text.contains("No trains"), "\(text)")
    phone.now = phone.now.adding(seconds: 2700)
    phone.wait(seconds: 1)
    #expect(tile(name)?.text.contains("No trains") == false)
  }

  @Test("while our server is gone that is said, and the agency is not blamed", arguments: places)
  func serverGone(path: String, name: String) {
    StationPage.open("127", on: phone, boards: [Town.board("127", north: [train])]).add()
    phone.follow(path)
    phone.send("streamState", ["open": .bool(true)])
    phone.wait(seconds: 20)
    phone.send("streamState", ["open": .bool(false)])
    for _ in 0..<300 {
      phone.send("answer", ["request": .string("board"), "status": .integer(0), "body": .string("")])
      phone.wait(seconds: 1)
      if phone.now.seconds(since: Town.now) <= 46 { continue }
      #expect(tile(name)?.first(class: "age")?.text.hasPrefix("Not updating") == true)
    }
    #expect(tile(name)?.text.contains("No trains") == false)
  }

  @Test("where nothing runs the first train is named with its day", arguments: places)
  func tomorrow(path: String, name: String) {
    StationPage.open("127", on: phone).add()
    phone.follow(path)
    phone.hear(Town.board("127", first: Town.now.adding(seconds: 18 * 3600 + 52 * 60)))
    #expect(tile(name)?.text.contains("No trains now. First tomorrow at 05:12.") == true)
  }

  @Test("a list that was cut by time says nothing of a line that is not in it")
  func cutByTime() {
    let board = Town.board("127", north: [train], each: nil)
    let page = StationPage.open("127", on: phone, boards: [board])
    page.only("1")
    #expect(page.quiet("Uptown") == "No 1 trains were known at 10:20.")
  }

  @Test(
    "under a minute away is not said to stand at the platform",
    arguments: [("en", "now10:20"), ("fr", "< 1 min10:20")])
  func now(language: String, shown: String) {
    let phone = Phone(language: language)
    let board = Town.board("127", north: [Town.train("Q", to: "96 St", in: 30)])
    _ = StationPage.open("127", on: phone, boards: [board])
    phone.act("departures add 127")
    let times = { phone.page.all(class: "group-time").map { $0.text } }
    #expect(times() == [shown])
    phone.follow("/departures")
    #expect(times() == [shown])
  }

  @Test(
    "a phone whose clock is hours wrong starts without a network with right minutes and a right age",
    arguments: [-3, 3] as [Int64])
  func wrongClock(hours: Int64) throws {
    let phone = Phone(now: Town.now.adding(seconds: hours * 3600))
    phone.open("/departures/127", fromServer: false)
    // Unlike what is known, it has to be said twice.
    for _ in 0..<2 {
      phone.send("stream", ["event": .string("clock"), "data": .object(["now": .integer(Town.now.milliseconds)])])
    }
    var json = JSONWriter()
    let board = Town.board("127", north: [Town.train("Q", to: "96 St", in: 900)])
    board.write(into: &json, network: Town.network, now: Town.now)
    phone.send("stream", ["event": .string("board"), "data": try JSON.parse(json.bytes)])
    phone.wait(seconds: 1)
    #expect(phone.kept["board 127"] != nil && phone.kept["clock"] != nil)
    phone.now = phone.now.adding(seconds: 600)
    phone.open("/departures/127", fromServer: false, online: false)
    let page = StationPage(phone: phone)
    #expect(page.age == "Offline · 10 min old")
    #expect(page.trains("Uptown") == ["Q to 96 St, in 4 minutes, 10:35"])
  }

  @Test(
    "until something is chosen, hours and distances are as the device's region has them",
    arguments: [
      ("en-US", true, "750 ft · 4 min walk", "10:25 AM"), ("en-IE", false, "220 m · 4 min walk", "10:25"),
      ("en-FR", false, "220 m · 4 min walk", "10:25"),
    ])
  func region(tags: String, countsToTwelve: Bool, way: String, clock: String) {
    phone.languages = tags
    phone.countsToTwelve = countsToTwelve
    let page = NearbyPage.open(phone)
    page.useMyLocation()
    page.found(40.752, -73.98)
    phone.hear(Town.board("127", north: [Town.train("Q", to: "96 St", in: 300)]))
    #expect(page.ways.first == way)
    #expect(page.trains(at: "Times Sq-42 St") == ["Q to 96 St, in 5 minutes, " + clock])
  }
}

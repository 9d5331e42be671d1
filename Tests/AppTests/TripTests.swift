import Departures
import Kernel
import TestSupport
import Testing

@testable import App

@Suite("The stops ahead of a train, as a person sees them")
struct TripTests {
  let phone = Phone()
  var page: LeavingPage { LeavingPage(phone: phone) }

  private func open(_ calls: [(String, Int64)] = TripTests.way) {
    phone.open("/departures/127")
    phone.hear(page.board)
    phone.follow("/departures/127/QConey%20Island900")
    phone.hear(trip(calls))
  }

  private static let way: [(String, Int64)] = [("Q05", 420), ("127", 900), ("R20", 1080), ("132", 1200)]

  private func trip(_ calls: [(String, Int64)]) -> Trip {
    Trip(
      id: "QConey Island900", route: "Q", destination: "Coney Island", direction: .south, state: .live,
      asOf: phone.now, health: .fresh,
      calls: calls.map { Trip.Call(station: $0.0, stop: $0.0, time: phone.now.adding(seconds: $0.1)) })
  }

  @Test("begin where the person gets on, with what can be changed to; how many are before is said and can be opened")
  func stops() {
    open()
    #expect(page.stops == ["Times Sq-42 St · Line 1 · 10:35", "14 St-Union Sq · 10:38", "14 St · Line 1 · 10:40"])
    #expect(page.away == "1 stop away" && page.stopsBefore == ["96 St · 10:27"])
    for _ in 0..<8 { phone.wait(seconds: 60) }
    #expect(page.away == nil && page.stops.count == 3)
  }

  @Test("show in their place those that the train passes, which are no stops to count nor to get off at")
  func passed() {
    open()
    var trip = trip(Self.way)
    trip.passed = [("719", 700), ("D43", 1100)].map {
      Trip.Call(station: $0.0, stop: $0.0, time: phone.now.adding(seconds: $0.1))
    }
    phone.hear(trip)
    #expect(page.passed == ["719 · Does not stop here", "D43 · Does not stop here"] && page.away == "1 stop away")
    #expect(page.stops.count == 4 && page.stops[2] == "Does not stop here", "it has no time")
    #expect(phone.page.button("Tell me before D43") == nil)
    // The one before is left behind, the one that it only passes is not.
    for _ in 0..<8 { phone.wait(seconds: 60) }
    #expect(page.away == nil && page.passed.count == 2 && page.stops.count == 5)
  }

  @Test("of a train that is called off under the open page are none, and it is not said that they aren't known")
  func calledOff() {
    open()
    var trip = trip([])
    trip.state = .cancelled
    phone.hear(trip)
    var board = page.board
    board.directions[1].cancelled = [Town.train("Q", to: "Coney Island", in: 900, state: .cancelled)]
    board.directions[1].departures.removeAll { $0.tripID == "QConey Island900" }
    phone.hear(board)
    #expect(page.stops.isEmpty && page.figure.contains("10:35 · Cancelled"))
    #expect(!phone.page.text.contains("aren’t known") && page.leave == nil)
  }

  @Test("are the server's word: until it has come they load, and only where it knows none that is said")
  func unknown() {
    phone.open("/departures/127")
    phone.hear(page.board)
    phone.follow("/departures/127/QConey%20Island900")
    #expect(phone.page.text.contains("Loading") && !phone.page.text.contains("stops aren’t known"))
    #expect(phone.fetches.contains("/api/v1/trips/QConey%20Island900"))
    phone.send("answer", ["request": .string("trip QConey Island900"), "status": .integer(404), "body": .string("")])
    #expect(phone.page.text.contains("Its stops aren’t known just now."))
    phone.hear(trip(Self.way))
    #expect(!phone.page.text.contains("aren’t known") && page.stops.count == 3)
  }

  @Test("each has a mark to be told there; a second one moves it, and a press on it takes it back")
  func alight() {
    open()
    #expect(
      phone.page.button("Tell me before Times Sq-42 St") == nil && phone.page.button("Tell me before 96 St") == nil)
    page.press("Tell me before 14 St-Union Sq")
    #expect(page.toast == "You will be told before 14 St-Union Sq." && page.goals == ["14 St-Union Sq"])
    page.press("Tell me before 14 St")
    #expect(page.goals == ["14 St"])
    page.undo()
    #expect(page.goals == ["14 St-Union Sq"])
    page.press("Tell me before 14 St-Union Sq")
    #expect(page.goals.isEmpty && page.toast == "No longer told where to get off.")
    page.undo()
    #expect(page.goals == ["14 St-Union Sq"] && page.riding == nil, "nothing moves before the train comes")
  }

  @Test("that somebody gets off there stands among the reminders, and at each stop of the train")
  func listed() {
    open()
    page.press("Tell me before 14 St")
    phone.follow("/departures/reminders")
    #expect(page.reminders == ["Q to Coney IslandGet off at 10:40: 14 St"])
    phone.follow("/departures/R20/QConey%20Island900")
    #expect(page.goals == ["14 St"])
    phone.follow("/departures/reminders")
    page.press("Remove the reminder for Get off at 10:40: 14 St")
    #expect(page.reminders.isEmpty)
  }

  @Test("that the server knows no more are not shown, and of a ride only the time is left")
  func lost() {
    open()
    page.press("Tell me before 14 St")
    for _ in 0..<16 { phone.wait(seconds: 60) }
    phone.send("answer", ["request": .string("trip QConey Island900"), "status": .integer(404), "body": .string("")])
    #expect(phone.page.text.contains("Its stops aren’t known just now.") && page.stops.isEmpty)
    #expect(page.riding == "Get off at 10:40: 14 St" && phone.page.text.contains("Q of 10:35 is no longer listed."))
    page.press("Don’t tell me")
    #expect(page.riding == nil)
  }

  @Test("at its last stop a train is not called gone because no board lists what ends there")
  func end() {
    phone.open("/departures/132/QConey%20Island900")
    phone.hear(trip(Self.way))
    phone.hear(Town.board("132"))
    #expect(page.heading == "Q to Coney Island" && page.figure.contains("20 min"))
  }

  @Test("are there after a reload without a network; of a train that was not opened it is said why there are none")
  func kept() {
    open()
    phone.wait(seconds: 2)
    phone.open("/departures/127/QConey%20Island900", fromServer: false, online: false)
    #expect(page.stops.count == 3 && !phone.page.text.contains("aren’t known"))
    phone.open("/departures/127/QConey%20Island240", fromServer: false, online: false)
    #expect(page.stops.isEmpty && phone.page.text.contains("Its stops aren’t known just now. You’re offline."))
  }

  @Test("go on once the train has left the station, on its page and on Today, until the person is there")
  func ride() {
    open()
    page.press("Tell me before 14 St")
    for _ in 0..<15 { phone.wait(seconds: 60) }
    phone.wait(seconds: 1)
    #expect(page.riding == "Get off in 2 stops: 14 St" && page.stops.first?.hasPrefix("14 St-Union Sq") == true)
    #expect(phone.page.first(class: "riding")?.text.contains("Offline") == false)
    phone.send("online", ["online": .bool(false)])
    #expect(phone.page.first(class: "riding")?.text.contains("Offline · 15 min old") == true, "it counts by old times")
    phone.follow("/")
    #expect(phone.page.first(class: "now-line")?.text.contains("Get off in 2 stops: 14 St") == true)
    for _ in 0..<4 { phone.wait(seconds: 60) }
    #expect(phone.page.text.contains("Get off at the next stop: 14 St"))
    for _ in 0..<2 { phone.wait(seconds: 60) }
    #expect(!phone.page.text.contains("Get off"))
  }

  @Test("open a train that its board does not reach")
  func far() {
    phone.open("/departures/127/QConey%20Island900")
    var board = Town.board(
      "127", south: [Town.train("Q", to: "Coney Island", in: 240), Town.train("Q", to: "Coney Island", in: 300)])
    board.each = 2
    phone.hear(board)
    phone.hear(trip(Self.way))
    #expect(page.heading == "Q to Coney Island" && page.figure.contains("15 min"))
  }
}

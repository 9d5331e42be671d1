import Departures
import Kernel
import TestSupport
import Testing

@testable import App

@Suite("Leaving, as a person does it")
struct LeavingTests {
  let phone = Phone()
  var page: LeavingPage { LeavingPage(phone: phone) }
  private static let address = "/departures/127/QConey%20Island900"

  private func opened() {
    phone.open("/departures/127")
    phone.hear(page.board)
    phone.follow(Self.address)
  }

  @Test("a time on a board opens its train, which says when to leave for it")
  func train() {
    phone.open("/departures/127")
    phone.hear(page.board)
    let times = phone.page.all(class: "group-time").map { $0.attribute("href") }
    #expect(times.contains(Self.address))
    phone.follow(Self.address)
    #expect(page.heading == "Q to Coney Island")
    #expect(page.figure.contains("15 min") && page.figure.contains("10:35"))
    #expect(page.leave == "leave in 10 min")
    #expect(page.walk == "5 min walk")
  }

  @Test("only at a stop of the person's own are trains told by the walk")
  func rows() {
    let station = StationPage.open("127", on: phone)
    phone.hear(page.board)
    #expect(phone.page.all(class: "leave").isEmpty && phone.page.all(class: "missed").isEmpty)
    station.add()
    #expect(
      station.trains("Downtown").last
        == "Q to Coney Island, in 4 and 15 minutes, 10:24, 10:35, leave in 10 min for the one at 10:35")
    #expect(phone.page.all(class: "missed").count == 1)
    station.press("A minute less")
    station.press("A minute less")
    #expect(station.trains("Downtown").last == "Q to Coney Island, in 4 and 15 minutes, 10:24, 10:35, leave in 1 min")
  }

  @Test("a reminder is a mark that is on, is in the journal, and a second press takes it back")
  func remind() {
    opened()
    #expect(!page.isReminded)
    page.press("Remind me to leave")
    #expect(page.isReminded)
    phone.follow("/departures/reminders")
    #expect(page.reminders == ["Q to Coney IslandTimes Sq-42 St · 10:35Leave in 10 min for the Q"])
    phone.follow(Self.address)
    page.press("Remind me to leave")
    #expect(!page.isReminded)
    #expect(page.toast == "Reminder removed.")
    page.undo()
    #expect(page.isReminded)
  }

  @Test("for a train sooner than the walk none is offered, and where no notice is ahead that is said")
  func late() {
    opened()
    page.press("Remind me to leave")
    #expect(page.promise == "You are told while Pocketful is open on your screen.")
    for _ in 0..<8 { page.press("A minute more") }
    #expect(page.leave == "leave in 2 min")
    #expect(page.promise == "Too late for a notice, unless the train comes later.")
    for _ in 0..<3 { page.press("A minute more") }
    #expect(page.isReminded, "what was set can be taken back")
    page.press("Remind me to leave")
    #expect(phone.page.button("Remind me to leave") == nil)
    page.press("A minute less")
    #expect(phone.page.button("Remind me to leave") != nil)
  }

  @Test("offline the list says for half an hour when its train was due, and then no more of it")
  func due() {
    opened()
    page.press("Remind me to leave")
    phone.follow("/departures/reminders")
    phone.send("online", ["online": .bool(false)])
    for _ in 0..<16 { phone.wait(seconds: 60) }
    #expect(page.reminders.first?.hasSuffix("Was due at 10:35.") == true)
    phone.wait(seconds: 1800)
    #expect(page.notice == "No reminders")
  }

  @Test("pressed twice at once it is set once")
  func twice() {
    opened()
    let press = phone.page.button("Remind me to leave")?.attribute("data-on-click") ?? ""
    phone.isDiskSlow = true
    phone.act(press)
    phone.act(press)
    phone.finishWrites()
    #expect(page.isReminded)
    #expect(phone.journal.count == 1)
  }

  @Test("its notice comes wherever the person is, with a way to the train")
  func notice() {
    opened()
    page.press("Remind me to leave")
    phone.follow("/workouts")
    #expect(phone.stream == "/api/v1/live?stations=127&each=3", "the train is followed from everywhere")
    for _ in 0..<298 { phone.wait(seconds: 1) }
    phone.hear(
      Town.board("127", asOf: Town.now.adding(seconds: 298), south: [Town.train("Q", to: "Coney Island", in: 900)]))
    #expect(page.toast == nil)
    for _ in 0..<4 { phone.wait(seconds: 1) }
    #expect(
      page.toast == "Leave in 4 min for the Q · Times Sq-42 St"
        || page.toast == "Leave in 5 min for the Q · Times Sq-42 St")
    #expect(phone.page.all(class: "toast").first?.first(tag: "a")?.attribute("href") == Self.address)
  }

  @Test("Today says when to leave and, beside it, the rides that are left, each one tap away")
  func nowLine() {
    phone.open("/fare-card")
    phone.setBalance("6.50")
    opened()
    page.press("Remind me to leave")
    phone.follow("/")
    phone.hear(page.board)
    #expect(phone.page.first(class: "now-line")?.text == "Now: Leave in 10 min for the Q2 rides left")
    let links = phone.page.first(class: "now-line")?.all(tag: "a").map { $0.attribute("href") }
    #expect(links == [Self.address, "/fare-card"])
  }

  @Test("the walk is measured from where the person is, on tap; from too far away it stays as it was")
  func measured() {
    opened()
    page.press("Measure from where I am")
    #expect(phone.asksForLocation && phone.asksThePerson)
    phone.send("location", ["latitude": .number(40.755), "longitude": .number(-73.98)])
    #expect(page.walk == "10 min walk")
    page.press("Measure from where I am")
    phone.send("location", ["latitude": .number(48.85), "longitude": .number(2.35)])
    #expect(page.walk == "10 min walk")
    #expect(page.message == "You are too far away to walk there.")
  }

  @Test("where what is known is not live, the list of reminders says how old it is")
  func age() {
    opened()
    page.press("Remind me to leave")
    phone.follow("/departures/reminders")
    #expect(phone.page.first(class: "reminder")?.first(class: "age") == nil)
    phone.send("online", ["online": .bool(false)])
    #expect(phone.page.first(class: "reminder")?.first(class: "age")?.text.hasPrefix("Offline") == true)
    #expect(page.reminders.first?.contains("Leave in 10 min for the Q") == true, "from the last board")
  }

  @Test("how long before leaving one is told is chosen, and kept")
  func notices() {
    opened()
    page.press("Remind me to leave")
    phone.follow("/departures/reminders")
    let times = { phone.page.first(class: "notices")?.all(tag: "output").map(\.text) }
    #expect(times() == ["5 min before", "2 min before"])
    page.press("Earlier, Notice 1")
    #expect(times() == ["6 min before", "2 min before"])
    for _ in 0..<9 { page.press("Earlier, Notice 2") }
    #expect(times() == ["6 min before", "6 min before"], "the second comes no earlier than the first")
    page.press("Later, Notice 1")
    #expect(times() == ["6 min before", "6 min before"])
  }

  @Test("of a train that was called off it is said, and not that nobody lists it")
  func calledOff() {
    phone.open("/departures/127/Q96%20St600")
    var board = page.board
    board.directions[0].cancelled = [Town.train("Q", to: "96 St", in: 600, state: .cancelled)]
    phone.hear(board)
    #expect(page.heading == "Q to 96 St" && page.noticeText == "10:30 · Cancelled")
    #expect(phone.page.all(class: "button").map(\.text) == ["Times Sq-42 St"], "whoever wanted it looks for another")
  }

  @Test("a train that nobody knows says so, and no more than is known")
  func unknown() {
    phone.open("/departures/127/nothing")
    #expect(page.noticeText == nil)
    phone.hear(page.board)
    #expect(page.noticeText?.hasPrefix("No such train is listed here. It may have left") == true)
    phone.send("online", ["online": .bool(false)])
    #expect(page.noticeText == "Nothing is known of this train just now.")
  }
}

import Departures
import Kernel
import TestSupport
import Testing

@testable import App

@Suite("Stations that a person needs without stairs")
struct StepFreeTests {
  let phone = Phone()
  var page: StepFreePage { StepFreePage(phone: phone) }

  private func board(_ alerts: [Alert], query: AlertQuery = AlertQuery(stations: ["127"]), age: Int64? = 0)
    -> AlertBoard
  {
    var board = AlertBoard(asOf: phone.now, health: .fresh, alerts: alerts, query: query.text)
    board.equipmentHealth = age.map { _ in .fresh }
    board.equipmentAsOf = age.map { phone.now.adding(seconds: -$0) }
    return board
  }

  private func elevator(_ id: String = "out", back: Int64? = nil) -> Alert {
    var alert = Alert(
      id: id, header: "the street to the mezzanine", language: "en",
      periods: [Alert.Period(start: phone.now.adding(seconds: -3600))],
      informed: [Alert.Informed(stations: ["127"])])
    alert.equipment = .elevator
    alert.expectedBack = back.map { phone.now.adding(seconds: $0) }
    return alert
  }

  @Test("an elevator that is out is nobody's matter until the station is needed without stairs, then comes first")
  func marked() {
    phone.open("/departures/127")
    phone.hear(board([Alert(id: "all", type: "Delays", header: "Late.", language: "en"), elevator()]))
    #expect(page.note == "Delays" && page.isOn == false && page.state == nil)
    page.toggle()
    #expect(page.isOn == true && page.note == "Elevator out of serviceand 1 more")
    #expect(page.state == "1 notice about elevators or escalators here")
    page.toggle()
    #expect(page.isOn == false && page.note == "Delays")
  }

  @Test("the mark is kept, said in the list of changes, and undone as all else")
  func kept() {
    phone.open("/departures/127")
    page.toggle()
    phone.open("/departures/127")
    #expect(page.isOn == true)
    phone.follow("/settings/history")
    #expect(phone.page.text.contains("I take no stairs at Times Sq-42 St"))
  }

  @Test("that all elevators run is said only by a fresh answer that would have told of one that does not")
  func absence() {
    phone.open("/departures/127")
    page.toggle()
    let unknown = "Nothing is known of the elevators here just now."
    let run = "No elevator here is reported out of service."
    #expect(page.state == unknown, "nothing has been heard yet")
    phone.hear(board([]))
    #expect(page.state == run)
    phone.wait(seconds: 60)
    #expect(page.state == run)
    for _ in 0..<3 { phone.wait(seconds: 60) }
    #expect(page.state == unknown, "the answer has grown old")
    phone.hear(board([], age: nil))
    #expect(page.state == unknown, "nobody asks after this agency's elevators")
    phone.hear(board([], query: AlertQuery(stations: ["132"])))
    #expect(page.state == unknown, "it was asked of another station")
    var unread = board([])
    unread.unread = 1
    phone.hear(unread)
    #expect(page.state == unknown, "one row can't be read, and may be of here")
    phone.hear(board([]))
    #expect(page.state == run)
    phone.send("online", ["online": .bool(false)])
    #expect(page.state == unknown)
  }

  @Test("in the list of all they stand last, and first for who needs the station; with since when and what is hoped")
  func list() {
    phone.open("/departures/127")
    page.toggle()
    phone.follow("/departures/alerts")
    var other = elevator("other")
    other.informed = [Alert.Informed(stations: ["132"])]
    let delays = Alert(id: "all", type: "Delays", header: "Late.", language: "en")
    phone.hear(board([other, delays, elevator(back: 7200)], query: AlertQuery()))
    let sections = AlertsPage(phone: phone).sections
    #expect(sections.map { $0.title } == ["At your stops", "Now and soon", "Elevators and escalators"])
    #expect(
      sections[0].alerts == [
        "Times Sq-42 StElevator out of servicethe street to the mezzanineout since 09:20 \u{00B7} expected back 12:20"
      ])
    #expect(sections[2].alerts.count == 1)
    for _ in 0..<180 { phone.wait(seconds: 60) }
    let later = AlertsPage(phone: phone).sections
    #expect(later[0].alerts[0].hasSuffix("out since 09:20"), "a hope that has passed is no promise, and ends nothing")
  }
}

/// The mark on a station's screen, what is known of its elevators, and the alert above its foot.
struct StepFreePage: AppPage {
  let phone: Phone

  private var control: Node? { phone.page.first(class: "step-free") }
  private var button: Node? { control?.first(tag: "button") }
  var isOn: Bool? { button?.attribute("aria-checked").map { $0 == "true" } }
  var state: String? { control?.first(class: "note")?.text }
  var note: String? { phone.page.first(class: "alert-note")?.text }

  func toggle() { press("I take no stairs here") }
}

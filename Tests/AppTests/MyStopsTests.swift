import Kernel
import Testing
import TestSupport

@testable import Departures

@Suite("My stops")
struct MyStopsTests {
  let phone = Phone()

  @Test("a new install says what will be here and leads to search")
  func emptyState() {
    let page = MyStopsPage.open(phone)
    #expect(page.notice == "Your stops will be here")
    #expect(phone.page.link("Find a station")?.attribute("href") == "/departures/search")
  }

  @Test("before the journal is open the page keeps room and claims nothing")
  func opening() {
    let served = servedPage("/departures")
    #expect(!served.all(class: "stop-placeholder").isEmpty)
    #expect(served.all(class: "notice").allSatisfy { $0.has(class: "without-script") })
  }

  @Test("an added station stays after the app was closed")
  func survivesClosing() {
    StationPage.open("127", on: phone).add()
    let page = MyStopsPage.open(phone)
    #expect(page.stations == ["Times Sq-42 St"])
    #expect(phone.stream == "/api/v1/live?stations=127&each=3&alerts=en&station=127")
  }

  @Test("of the fifty-first stop it is said where its trains are; the fiftieth waits for them")
  func beyondWatched() {
    let stations = (0..<51).map { Self.station("S\($0)") }
    let phone = Phone(network: Network(agency: "Many", zone: Town.zone, lines: Town.network.lines, stations: stations))
    for (number, station) in stations.enumerated() {
      let letters = [number / 26, number % 26].map { Character(UnicodeScalar(UInt8(97 + $0))) }
      let fields = #"{"station":"\#(station.id)","position":"\#(String(letters))n"}"#
      phone.journal[Int64(number + 1)] =
        #"{"id":"tablet-\#(number + 1)","at":[\#(number + 1),0],"kind":"departures.stopAdded","fields":\#(fields)}"#
    }
    _ = MyStopsPage.open(phone)
    let tiles = phone.page.all(class: "stop-tile")
    #expect(tiles.count == 51)
    #expect(tiles[49].text.contains("Loading") && !tiles[49].text.contains("first 50 stops only"))
    #expect(tiles[50].text.contains("first 50 stops only") && !tiles[50].text.contains("Loading"))
  }

  @Test(
    "a stop that is gone from the network is said to be, and holds back no other; one kept by a part's id is its station"
  )
  func gone() {
    for (number, id) in ["gone~A1", "R16", "132"].enumerated() {
      let fields = #"{"station":"\#(id)","position":"a\#(number)"}"#
      phone.journal[Int64(number + 1)] =
        #"{"id":"tablet-\#(number + 1)","at":[\#(number + 1),0],"kind":"departures.stopAdded","fields":\#(fields)}"#
    }
    let page = MyStopsPage.open(phone)
    #expect(
      phone.stream?.hasPrefix("/api/v1/live?stations=127%2C132&each=3&alerts=en&station=127%2C132") == true,
      "\(phone.stream ?? "")")
    #expect(phone.page.text.contains("Nothing is known by “gone~A1”."))
    phone.hear(LeavingPage(phone: phone).board)
    #expect(page.stations.count == 3 && phone.page.all(class: "train-group").count > 0)
  }

  @Test("the screen changes only once the operation is on disk")
  func storedFirst() {
    phone.diskFailure = "full"
    let page = StationPage.open("127", on: phone)
    page.add()
    #expect(!page.isKept)
    #expect(page.toast == "Couldn’t save: this device has no room left. Nothing was changed.")
    #expect(phone.journal.isEmpty)
  }

  @Test("adding is announced once and pops nothing over the board: its mark shows it; removing offers Undo")
  func undo() {
    let page = StationPage.open("127", on: phone)
    page.add()
    #expect(phone.announcements == ["Times Sq-42 St added to my stops."])
    #expect(page.toast == nil && page.isKept)
    page.remove()
    #expect(!page.isKept && page.toast != nil)
    page.undo()
    #expect(page.isKept)
    #expect(page.toast == "Undone.")
  }

  @Test("the offer to undo goes after 10 seconds")
  func undoGoes() {
    let page = StationPage.open("127", on: phone)
    page.add()
    page.remove()
    phone.wait(seconds: 9)
    #expect(page.toast != nil)
    phone.wait(seconds: 1)
    #expect(page.toast == nil)
  }

  @Test("a removed station comes back in its old place by Undo")
  func removeAndUndo() {
    let page = keep(["127", "132", "R20"])
    page.edit()
    page.remove("14 St")
    #expect(page.stations == ["Times Sq-42 St", "14 St-Union Sq"])
    page.undo()
    #expect(page.stations == ["Times Sq-42 St", "14 St", "14 St-Union Sq"])
  }

  @Test("stops move by button and by drag, and say where they are")
  func reorder() {
    let page = keep(["127", "132", "R20"])
    page.edit()
    page.moveUp("14 St-Union Sq")
    #expect(page.stations == ["Times Sq-42 St", "14 St-Union Sq", "14 St"])
    #expect(phone.announcements.last == "14 St-Union Sq, 2 of 3.")
    page.drag(from: 2, to: 0)
    #expect(page.stations == ["14 St", "Times Sq-42 St", "14 St-Union Sq"])
    #expect(MyStopsPage.open(phone).stations == ["14 St", "Times Sq-42 St", "14 St-Union Sq"])
  }

  @Test("the first stop can't move up and says so instead of going away")
  func edge() {
    let page = keep(["127", "132"])
    page.edit()
    #expect(phone.page.button("Move Times Sq-42 St up")?.attribute("aria-disabled") == "true")
    #expect(!page.press("Move Times Sq-42 St up"))
  }

  @Test("a tile has each line and destination once, with its next three trains")
  func tiles() {
    let page = keep(["127"])
    phone.hear(
      Town.board(
        "127", north: [60, 240, 600, 900].map { Town.train("Q", to: "96 St", in: $0) },
        south: [Town.train("1", to: "South Ferry", in: 20)]))
    #expect(
      page.trains(at: "Times Sq-42 St") == [
        "Q to 96 St, in 1, 4 and 10 minutes, 10:21, 10:24, 10:30, leave in 5 min for the one at 10:30",
        "1 to South Ferry, now, 10:20, sooner than a 5 min walk",
      ])
  }

  @Test("of a stop only some lines and one direction are kept, when it is said so; its tile then shows no others")
  func wanted() {
    let page = keep(["127"])
    phone.hear(
      Town.board(
        "127", north: [Town.train("Q", to: "96 St", in: 60), Town.train("1", to: "Bronx", in: 90)],
        south: [Town.train("Q", to: "Coney Island", in: 120), Town.train("1", to: "South Ferry", in: 150)]))
    #expect(page.trains(at: "Times Sq-42 St").count == 4)
    page.options("Times Sq-42 St")
    page.press("Q line")
    #expect(page.trains(at: "Times Sq-42 St").map { $0.prefix(4) } == ["Q to", "Q to"])
    page.press("Downtown")
    #expect(page.directions(at: "Times Sq-42 St") == ["Downtown"])
    #expect(page.trains(at: "Times Sq-42 St") == ["Q to Coney Island, in 2 minutes, 10:22, sooner than a 5 min walk"])
    #expect(MyStopsPage.open(phone).directions(at: "Times Sq-42 St") == [] || phone.journal.count == 3)
    #expect(phone.stream?.hasPrefix("/api/v1/live?stations=127") == true, "still one board a stop")
  }

  @Test("with the last line turned off all are shown again, and both ways by their button")
  func wantedNoLonger() {
    let page = keep(["127"])
    phone.hear(Town.board("127", north: [Town.train("Q", to: "96 St", in: 60), Town.train("1", to: "Bronx", in: 90)]))
    page.options("Times Sq-42 St")
    for button in ["Q line", "Downtown", "Q line", "Both ways"] { page.press(button) }
    #expect(page.directions(at: "Times Sq-42 St") == ["Uptown", "Downtown"])
    #expect(page.trains(at: "Times Sq-42 St").count == 2)
  }

  @Test("a stop put back after it was taken out has its lines and its place")
  func putBack() {
    let page = keep(["127", "132"])
    page.options("Times Sq-42 St")
    page.press("Q line")
    page.press("Remove from my stops")
    #expect(page.stations == ["14 St"])
    phone.act("departures add 127")
    #expect(page.stations == ["Times Sq-42 St", "14 St"])
    phone.hear(Town.board("127", north: [Town.train("Q", to: "96 St", in: 60), Town.train("1", to: "Bronx", in: 90)]))
    #expect(page.trains(at: "Times Sq-42 St") == ["Q to 96 St, in 1 minute, 10:21, sooner than a 5 min walk"])
  }

  @Test("what another tab adds appears here, and both may write at once")
  func tabs() {
    StationPage.open("127", on: phone).add()
    let other = Phone()
    other.journal = phone.journal
    other.open("/departures")
    StationPage.open("132", on: phone).add()
    other.journal = phone.journal
    // The other tab has not heard of it yet.
    other.act("departures add R20")
    #expect(MyStopsPage(phone: other).stations == ["Times Sq-42 St", "14 St", "14 St-Union Sq"])
    #expect(other.journal.count == 3)
  }

  private func keep(_ stations: [String]) -> MyStopsPage {
    for station in stations { StationPage.open(station, on: phone).add() }
    return MyStopsPage.open(phone)
  }

  private static func station(_ id: String) -> Station {
    let stop = Stop(
      id: id, name: id, location: Places.timesSquare.location, northLabel: "", southLabel: "", lines: ["1"])
    return Station(id: id, name: id, borough: "", location: stop.location, stops: [stop])
  }
}

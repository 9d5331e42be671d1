import App
import Departures
import Kernel
import Testing
import TestSupport

@Suite("Finding a station")
struct FindingTests {
  let phone = Phone()

  @Test("results come while typing, and one tap opens the board")
  func search() {
    let page = SearchPage.open(phone)
    page.type("union")
    #expect(page.results == ["14 St-Union Sq"])
    #expect(phone.announcements.last == "1 station found.")
    #expect(page.choose("14 St-Union Sq").heading == "14 St-Union Sq")
  }

  @Test("nothing found says what to try")
  func nothing() {
    let page = SearchPage.open(phone)
    page.type("zzzzzz")
    #expect(page.notice == "Nothing found for “zzzzzz”.")
  }

  @Test("a sent search is in the address, so it can be shared and reloaded")
  func address() {
    let page = SearchPage.open(phone)
    page.type("14 st")
    page.send()
    #expect(phone.path == "/departures/search?q=14%20st")
    phone.open(phone.path)
    #expect(page.results.contains("14 St"))
  }

  @Test("a pasted book is cut, not carried along")
  func book() {
    let page = SearchPage.open(phone)
    page.type(String(repeating: "union ", count: 100_000))
    #expect(page.heading == "Find a station")
  }

  @Test("the position is asked for on tap only")
  func location() {
    let page = NearbyPage.open(phone)
    #expect(!phone.asksForLocation)
    page.useMyLocation()
    #expect(phone.asksForLocation)
    phone.send("location", ["latitude": .number(40.75), "longitude": .number(-73.98)])
    #expect(page.title == "Near you")
    #expect(page.stations.count == 4)
  }

  @Test(
    "a refused position says what to do and leaves the typed place", arguments: ["denied", "timeout", "unavailable"])
  func refused(failure: String) {
    let page = NearbyPage.open(phone)
    page.useMyLocation()
    phone.send("location", ["failure": .string(failure)])
    #expect(page.message != nil)
    page.near("times sq")
    #expect(page.title == "Near Times Sq-42 St")
    #expect(phone.path == "/departures/near?from=times%20sq")
  }

  @Test("an address that leads nowhere is a page that says so, and a 404")
  func notFound() {
    let served = App.serve(path: "/nowhere", network: Town.network, board: { _ in nil }, now: Town.now, language: .en)
    #expect(served.status == 404)
    #expect(served.root.first(tag: "h1")?.text == "No such page")
  }

  @Test("without JavaScript a search is a plain form that the server answers")
  func withoutScript() {
    let served = App.serve(
      path: "/departures/search", query: [("q", "times")], network: Town.network, board: { _ in nil }, now: Town.now,
      language: .en)
    #expect(served.root.all(class: "station-name").map { $0.text } == ["Times Sq-42 St"])
    #expect(served.root.first(tag: "form")?.attribute("action") == "/departures/search")
  }

  @Test("a message that nobody knows changes nothing", arguments: ["{}", "[]", "x", "{\"kind\":\"later\",\"now\":1}"])
  func unknownMessage(text: String) {
    var app = App()
    #expect(String(decoding: app.receive(Array(text.utf8)), as: UTF8.self) == #"{"patches":[],"effects":[]}"#)
  }
}

func servedPage(_ path: String, boards: [Board] = []) -> Node {
  App.serve(
    path: path, network: Town.network, board: { id in boards.first { $0.station == id } }, now: Town.now, language: .en
  ).root
}

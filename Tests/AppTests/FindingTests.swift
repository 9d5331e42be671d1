import App
import Departures
import Kernel
import Languages
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

  @Test("an example of what to type is given where people type so, and elsewhere none")
  func example() {
    var network = Town.network
    network.agency = "MTA New York City Transit"
    for (phone, hint) in [
      (phone, "Name, street or line"), (Phone(network: network), "Name, street or line, such as “34 st q”"),
    ] {
      phone.open("/departures/search")
      #expect(phone.page.all(tag: "label").map(\.text).contains(hint))
    }
  }

  @Test("nothing found says what to try")
  func nothing() {
    let page = SearchPage.open(phone)
    page.type("zzzzzz")
    #expect(page.notice == "Nothing found for “zzzzzz”.")
  }

  @Test("the address follows what is typed, so it can be shared, reloaded and come back to")
  func address() {
    let page = SearchPage.open(phone)
    page.type("14 st")
    #expect(phone.path == "/departures/search?q=14%20st")
    #expect(phone.steps == 0, "the history grows by no letter")
    phone.open(phone.path)
    #expect(page.results.contains("14 St"))
  }

  @Test("back from a station the text and the results are there again")
  func back() {
    let page = SearchPage.open(phone)
    page.type("14 st")
    let before = phone.path
    _ = page.choose("14 St")
    phone.follow(before)
    #expect(page.text == "14 st")
    #expect(page.results.contains("14 St"))
  }

  @Test("the field is ready for typing; come back to, the results are what one came for")
  func focus() {
    phone.open("/departures")
    phone.follow("/departures/search")
    #expect(phone.focus == "#query")
    phone.follow("/departures/search?q=14")
    #expect(phone.focus == "#title")
  }

  @Test(
    "a star in the row keeps the stop at once, and says so by being on; the next tap takes it back, in its old place")
  func star() {
    let page = SearchPage.open(phone)
    phone.act("departures add 132")
    phone.act("departures add R20")
    page.type("14")
    #expect(page.star("14 St") == true && page.star("14 St-Union Sq") == true)
    page.tapStar("14 St")
    #expect(page.star("14 St") == false)
    page.tapStar("14 St")
    #expect(page.star("14 St") == true)
    #expect(MyStopsPage.open(phone).stations == ["14 St", "14 St-Union Sq"])
  }

  @Test("before a letter is typed there is what was opened lately, the last one first, and every line")
  func start() {
    for station in ["127", "132", "R20", "132"] { phone.open("/departures/\(station)") }
    let page = SearchPage.open(phone)
    #expect(page.results == ["14 St", "14 St-Union Sq", "Times Sq-42 St"])
    #expect(phone.page.link("Q line")?.attribute("href") == "/departures/search?q=Q%20train")
    page.type("union")
    #expect(page.results == ["14 St-Union Sq"])
  }

  @Test("a line's link lists its stations from end to end")
  func line() {
    phone.open("/departures/search?q=Q%20train")
    #expect(SearchPage(phone: phone).results == ["96 St", "Times Sq-42 St", "14 St-Union Sq"])
  }

  @Test(
    "an address that people guess leads to the station, or to where stations are found",
    arguments: [
      ("/departures/r16", "Times Sq-42 St"), ("/departures/R16n", "Times Sq-42 St"),
      ("/departures/map", "Map"),
    ])
  func guessed(path: String, heading: String) {
    let served = App.serve(path: path, network: Town.network, board: { _ in nil }, now: Town.now, language: .en)
    #expect(served.status == 200)
    #expect(served.root.first(tag: "h1")?.text == heading)
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
    page.found(40.75, -73.98)
    #expect(page.title == "Near you")
    #expect(page.stations.count == 4)
    #expect(phone.path == "/departures/near?here=1", "the address does not say where")
  }

  @Test("what is near shows its trains at once, how far it is and how long on foot")
  func nearbyBoards() {
    phone.languages = "en-IE"
    let page = NearbyPage.open(phone)
    page.useMyLocation()
    page.found(40.752, -73.98)
    #expect(
      Set(
        phone.stream?.split(separator: "=").dropFirst().first?.split(separator: "&").first?.split(separator: "%2C").map(
          String.init) ?? []) == ["127", "132", "Q05", "R20"])
    phone.hear(Town.board("127", north: [Town.train("Q", to: "96 St", in: 300)]))
    #expect(page.ways.first == "220 m · 4 min walk")
    #expect(page.trains(at: "Times Sq-42 St") == ["Q to 96 St, in 5 minutes, 10:25"])
  }

  @Test("one tap on “Stops near me” leads there and asks")
  func nearMe() {
    phone.open("/departures/search")
    phone.act(phone.page.link("Stops near me")?.attribute("data-on-click") ?? "")
    #expect(phone.asksForLocation && phone.asksThePerson)
    #expect(phone.path == "/departures/near?here=1")
    #expect(SearchPage(phone: phone).heading == "Stops near me")
  }

  @Test("a reload looks again, but has nobody asked")
  func reload() {
    phone.open("/departures/near?here=1")
    #expect(phone.asksForLocation && !phone.asksThePerson)
    phone.send("location", ["failure": .string("unasked")])
    let page = NearbyPage(phone: phone)
    #expect(page.message == nil && page.stations.isEmpty)
    page.useMyLocation()
    #expect(phone.asksThePerson)
  }

  @Test("asked once more, what was near stays until it is known what is near now, and not where that is never known")
  func again() {
    let page = NearbyPage.open(phone)
    page.useMyLocation()
    page.found(40.75, -73.98)
    page.useMyLocation()
    #expect(page.stations.count == 4)
    phone.send("location", ["failure": .string("timeout")])
    #expect(page.stations.isEmpty && page.message != nil)
  }

  @Test("far from the network it says so, instead of a list that helps nobody")
  func farAway() {
    phone.languages = "en-IE"
    let page = NearbyPage.open(phone)
    page.useMyLocation()
    page.found(48.8566, 2.3522)
    #expect(page.notice == "No station of this network within 50 km")
    #expect(page.stations.isEmpty)
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
    var app = App(Language.all)
    #expect(String(decoding: app.receive(Array(text.utf8)), as: UTF8.self) == #"{"patches":[],"effects":[]}"#)
  }
}

func servedPage(_ path: String, boards: [Board] = []) -> Node {
  App.serve(
    path: path, network: Town.network, board: { id in boards.first { $0.station == id } }, now: Town.now, language: .en
  ).root
}

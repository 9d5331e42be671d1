import Departures
import Kernel
import TestSupport
import Testing

@testable import App

@Suite("The map, as a person uses it")
struct MapTests {
  let phone = Phone()

  private static let facts = """
    pocketful map 1
    area\t41\t-74.2\t40.5\t-73.5
    track\t1 Q\t8000 14000 2000 0
    track\tQ\t10000 14000 500 3000

    """

  private func open(_ path: String = "/departures/map") {
    phone.open(path)
    phone.send("text", ["part": .string("map"), "text": .string(Self.facts)])
    phone.send("part", [:])
  }

  private var tracks: [Node] { phone.page.all(class: "map-tracks").flatMap { $0.all(tag: "path") } }
  private var view: String? { phone.page.all(class: "map").first?.attribute("data-view") }
  private var trains: Int { phone.page.all(class: "map-trains").flatMap { $0.all(tag: "circle") }.count }

  private func train(in seconds: Int64) -> String {
    let trip = Trip(
      id: "t", route: "Q", destination: "Coney Island", direction: .south, state: .live, asOf: phone.now,
      health: .fresh,
      calls: [Trip.Call(station: "R20", stop: "R20", time: phone.now.adding(seconds: seconds))])
    var json = JSONWriter()
    json.beginObject()
    json.name("data")
    json.beginArray()
    trip.write(into: &json, network: Town.network, now: phone.now)
    json.endArray()
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test("where there are several agencies each has its own, told by the line or the station, or chosen")
  func agencies() throws {
    let network = try Town.withTheWest()
    let phone = Phone(network: network)
    func open(_ path: String) {
      phone.open(path)
      phone.send("text", ["part": .string("map"), "text": .string(Self.facts + Self.west)])
      phone.send("part", [:])
    }
    func shown() -> [Int] {
      [
        phone.page.all(class: "map-tracks").flatMap { $0.all(tag: "path") }.count,
        phone.page.all(class: "map-lines").flatMap { $0.all(tag: "button") }.count,
      ]
    }
    let lines = Town.network.lines.count
    for (path, chosen) in [
      ("/departures/map", 0), ("/departures/map?of=west", 1), ("/departures/map?line=west~1", 1),
      ("/departures/map?stop=west~127", 1), ("/departures/map?stop=127", 0), ("/departures/map?line=none~1", 0),
    ] {
      open(path)
      #expect(shown() == [chosen == 0 ? 2 : 1, lines], "\(path)")
      let links = phone.page.all(class: "map-agencies").flatMap { $0.all(class: "chip") }
      #expect(links.map { $0.attribute("aria-current") } == (0..<2).map { $0 == chosen ? "page" : nil }, "\(path)")
    }
    open("/departures/map?line=west~1")
    phone.act("departures map line west~1")
    #expect(phone.path == "/departures/map?of=west" && shown() == [1, lines])
    open("/departures/map?stop=west~127")
    phone.act("departures map whole")
    #expect(phone.path == "/departures/map?of=west" && shown() == [1, lines])
  }

  private static let west = """
    agency\twest
    area\t41\t-74.2\t40.5\t-73.5
    track\twest~1\t8000 14000 2000 0

    """

  @Test("is asked for when it is opened, and until it has come the lines are listed")
  func asked() {
    phone.open("/departures/map")
    #expect(phone.transcript.last?.string?.contains(##""parts":["map"]"##) == true)
    #expect(tracks.isEmpty && phone.page.text.contains("River Local"))
    phone.send("text", ["part": .string("map"), "text": .string(Self.facts)])
    phone.send("part", [:])
    #expect(tracks.count == 2)
    #expect(view == "")
  }

  @Test("without a network, and never loaded, says just that; of a network that is there it says nothing")
  func missing() {
    phone.open("/departures/map", online: false)
    #expect(phone.page.text.contains("has not been loaded on this device yet"))
    phone.send("online", ["online": .bool(true)])
    #expect(!phone.page.text.contains("has not been loaded"))
  }

  @Test("moved by hand stands in the address, without a step of the history, and on the way back it is as it was left")
  func moved() {
    open()
    phone.act("departures map moved", value: "9000,14000,800,390,600,16")
    #expect(view == "9000,14000,800")
    #expect(phone.path == "/departures/map?at=9000%2C14000%2C800" && phone.steps == 0)
    let path = phone.path
    phone.follow("/departures/127")
    phone.follow(path)
    #expect(view == "9000,14000,800")
    phone.act("departures map closer")
    #expect(view == "9000,14000,1600")
    phone.act("departures map farther")
    phone.act("departures map whole")
    #expect(view == "" && phone.path == "/departures/map")
  }

  @Test(
    "what is no view changes nothing",
    arguments: ["", "1,2,3", "1,2,3,4,5,6,7", "a,b,c,d,e,f", "-9223372036854775808,2,3,4,5,6"])
  func nonsense(value: String) {
    open()
    phone.act("departures map moved", value: value)
    phone.act("departures map pick", value: value)
    #expect(view == "" && phone.page.first(tag: "h1")?.text == "Map")
  }

  @Test("tapped where all stations lie together comes nearer, and does not guess one")
  func crowded() {
    open()
    phone.act("departures map moved", value: "10000,14000,800,390,600,16")
    let point = MapFrame(north: 41, west: -74.2, south: 40.5, east: -73.5).point(Town.network.stations[0].location)
    phone.act("departures map pick", value: "\(point.x),\(point.y)")
    #expect(view?.hasSuffix(",2400") == true && phone.page.first(tag: "h1")?.text == "Map")
    phone.act("departures map open 132")
    #expect(phone.page.first(tag: "h1")?.text == "14 St" && phone.path == "/departures/132" && phone.steps == 1)
  }

  @Test("where no station is that is said, and back from the map leads to the station that it was opened for")
  func around() {
    open("/departures/map?stop=132")
    let back = phone.page.first(class: "heading")?.first(tag: "a")
    #expect(back?.attribute("href") == "/departures/132")
    phone.act("departures map moved", value: "100,100,100,390,600,16")
    phone.act("departures map pick", value: "0,0")
    #expect(phone.announcements.last == "There is no station here.")
  }

  @Test("a line that is chosen stands out with its stations and its trains; the same chip takes it back")
  func line() {
    open()
    phone.act("departures map line Q")
    #expect(tracks.count { $0.has(class: "is-aside") } == 1)
    #expect(phone.page.all(class: "station-name").map(\.text) == ["96 St", "Times Sq-42 St", "14 St-Union Sq"])
    #expect(phone.fetches.last == "/api/v1/routes/Q/trains")
    phone.send(
      "answer",
      ["request": .string("departures trains Q"), "status": .integer(200), "body": .string(train(in: 600))])
    #expect(trains == 1 && phone.page.text.contains("1 train of line Q"))
    #expect(phone.page.text.contains("To Coney Island: at Times Sq-42 St"))
    phone.act("departures map line Q")
    #expect(trains == 0 && !phone.page.text.contains("of line Q"))
  }

  @Test("several lines stand out together, so that one sees where they meet; what is no line stands out nowhere")
  func lines() {
    open("/departures/map?line=ZZZ")
    #expect(tracks.count { $0.has(class: "is-aside") } == 0)
    phone.act("departures map line Q")
    phone.act("departures map line 1")
    #expect(phone.path == "/departures/map?line=Q&line=1" && tracks.count { $0.has(class: "is-aside") } == 0)
    #expect(phone.page.all(class: "chip").filter { $0.attribute("aria-pressed") == "true" }.count == 2)
    #expect(
      phone.page.all(class: "station-name").map(\.text)
        == ["96 St", "Times Sq-42 St", "14 St-Union Sq", "Times Sq-42 St", "14 St"], "of each, in turn")
    phone.act("departures map line 1")
    #expect(phone.path == "/departures/map?line=Q" && tracks.count { $0.has(class: "is-aside") } == 1)
  }

  @Test("a train in the list leads to its page, as seen from the stop that it makes for")
  func trainLink() {
    open("/departures/map?line=Q")
    phone.send(
      "answer",
      ["request": .string("departures trains Q"), "status": .integer(200), "body": .string(train(in: 600))])
    let links = phone.page.first(class: "map-trains-list")?.all(tag: "a") ?? []
    #expect(links.map { $0.attribute("href")?.hasPrefix("/departures/R20/") } == [true])
    #expect(links.first?.text.hasSuffix("10:30") == true)
  }

  @Test("trains are asked for again, and without an answer for five minutes they are not drawn to run on")
  func old() {
    open("/departures/map?line=Q")
    let answer = train(in: 6000)
    phone.send(
      "answer", ["request": .string("departures trains Q"), "status": .integer(200), "body": .string(answer)])
    let asked = phone.fetches.count { $0.hasSuffix("/trains") }
    phone.wait(seconds: 40)
    #expect(phone.fetches.count { $0.hasSuffix("/trains") } == asked + 2)
    #expect(trains == 1)
    phone.wait(seconds: 270)
    #expect(trains == 0 && phone.page.text.contains(Self.unknown) && !phone.page.text.contains("is tracked now"))
  }

  private static let unknown = "It isn’t known now where the trains of line Q are."

  @Test("without a network, and never heard of, trains are said not to be known, and why; on their way they are not")
  func never() {
    open("/departures/map?line=Q")
    #expect(!phone.page.text.contains(Self.unknown))
    phone.send("online", ["online": .bool(false)])
    #expect(phone.page.text.contains(Self.unknown + " You’re offline."))
  }

  @Test("one line that nobody knows beside one that is known takes nothing from it")
  func besideUnknown() {
    open("/departures/map?line=Q&line=west~ZZZ")
    #expect(tracks.count { $0.has(class: "is-aside") } == 1)
    #expect(phone.page.all(class: "station-name").map(\.text) == ["96 St", "Times Sq-42 St", "14 St-Union Sq"])
  }

  @Test("what comes for a line that nobody looks at any more, or is no answer, is not drawn")
  func late() {
    open("/departures/map?line=1")
    for (request, status, body) in [("Q", 200, train(in: 600)), ("1", 200, "{"), ("1", 500, train(in: 600))] {
      phone.send(
        "answer",
        [
          "request": .string("departures trains " + request), "status": .integer(Int64(status)), "body": .string(body),
        ])
    }
    #expect(trains == 0)
  }
}

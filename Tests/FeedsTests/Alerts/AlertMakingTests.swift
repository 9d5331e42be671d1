import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

extension AlertFeed {
  /// Makes a board of each alert and writes it, so that whatever can't be written would be found.
  func placeEverything() {
    var reading = AlertReading()
    (reading.alerts, reading.asOf) = (alerts, Instant(seconds: timestamp))
    let board = reading.board(AlertQuery(language: "fr"), network: Places.network, now: Instant(seconds: 1500))
    var json = JSONWriter(capacity: 1024)
    board.write(into: &json, network: Places.network, now: Instant(seconds: 1500))
    #expect(AlertBoard(json: (try? JSON.parse(json.bytes)) ?? .null)?.alerts.count == board.alerts.count)
  }
}

@Suite("An alert made of a feed's")
struct AlertMakingTests {
  @Test(
    "exactly the language wanted, else its base, else the agency's or what names none, else the first; never HTML",
    arguments: [
      (["en", "fr"], "fr", 1), (["en", "fr"], "fr-CA", 1), (["en", "fr-CA", "fr"], "fr-CA", 1),
      (["en", "fr-CA", "fr"], "fr", 2), (["en", "fr-FR"], "fr-CA", 1), (["fr", "EN"], "de", 1), (["fr", ""], "de", 1),
      (["en-html", "en"], "en", 1), (["en-html", "es"], "en", 1), (["en-html"], "en", nil), ([], "en", nil),
      (["es", "zh"], "de", 0), (["en-HTML", "EN"], "en-html", 1), (["en"], "", 0),
    ] as [([String], String, Int?)])
  func language(tags: [String], wanted: String, place: Int?) {
    #expect(AlertLanguage.choice(of: tags, wanted: wanted, agency: "en") == place)
  }

  private static func entity(_ route: String, _ stop: String = "", _ direction: Int? = nil) -> FeedAlert.Entity {
    var entity = FeedAlert.Entity()
    (entity.route, entity.stop, entity.direction) = (route, stop, direction)
    return entity
  }

  private static func made(_ informed: [FeedAlert.Entity], network: Network = Places.network) -> Alert? {
    var feed = FeedAlert()
    feed.id = "a"
    feed.header = [.init("Words")]
    feed.informed = informed
    return Alert(feed, on: network, language: "en", agency: "en")
  }

  @Test(
    "selectors are taken together by line and direction, stops become stations, and what isn't known is everybody's",
    arguments: [
      ([("Q", "", nil)], [.init(route: "Q")]), ([("Q", "", 1)], [.init(route: "Q", direction: .south)]),
      ([("N", "R16", 0), ("N", "R20", 0)], [.init(route: "N", direction: .north, stations: ["127", "635"])]),
      ([("N", "R16N", nil)], [.init(route: "N", direction: .north, stations: ["127"])]),
      (
        [("Q", "R16", nil), ("1", "127", nil)],
        [.init(route: "Q", stations: ["127"]), .init(route: "1", stations: ["127"])]
      ),
      // An elevator, told of for each platform it leads to.
      ([("", "R16N", nil), ("", "R16S", nil), ("", "127", nil)], [.init(stations: ["127"])]),
      ([("5X", "635", nil)], [.init(route: "5", stations: ["635"])]),
      ([("Q", "", nil), ("Q", "", nil)], [.init(route: "Q")]),
      ([], []), ([("", "", nil)], []), ([("B99", "", nil)], []), ([("", "X99", nil)], []),
      // A stop that isn't known leaves the line; beside a known one it says nothing.
      ([("Q", "X99", nil)], [.init(route: "Q")]),
      ([("Q", "X99", nil), ("Q", "R16", nil)], [.init(route: "Q", stations: ["127"])]),
    ] as [([(String, String, Int?)], [Alert.Informed])])
  func placed(selectors: [(String, String, Int?)], informed: [Alert.Informed]) {
    #expect(Self.made(selectors.map { Self.entity($0, $1, $2) })?.informed == informed)
  }

  @Test("SS is Staten Island's railway")
  func renamed() {
    #expect(Self.made([Self.entity("SS")], network: BuiltIn.newYork)?.informed == [.init(route: "SI")])
  }

  @Test("without a header the description says it, then the kind; one that says nothing is none")
  func words() {
    var feed = FeedAlert()
    feed.id = "a"
    func made() -> Alert? { Alert(feed, on: Places.network, language: "fr", agency: "en") }
    #expect(made() == nil)
    feed.type = "Delays"
    #expect(made()?.header == "" && made()?.type == "Delays")
    feed.description = [.init("At length", "en")]
    #expect(made()?.header == "At length" && made()?.description == "")
    feed.header = [.init("Short", "en"), .init("Court", "fr")]
    #expect(made()?.header == "Court" && made()?.language == "fr" && made()?.description == "At length")
  }

  @Test("a period that ends before it begins says nothing; the others stand by their start")
  func periods() {
    var feed = FeedAlert()
    feed.header = [.init("Words")]
    feed.periods = [
      .init(start: 50, end: 60), .init(start: 9, end: 9), .init(start: nil, end: 5), .init(start: 20, end: 30),
    ]
    let made = Alert(feed, on: Places.network, language: "en", agency: "en")
    #expect(made?.periods.map { $0.end?.seconds } == [5, 30, 60])
    (feed.cause, feed.effect) = (9, 11)
    let coded = Alert(feed, on: Places.network, language: "en", agency: "en")
    #expect(coded?.cause == "MAINTENANCE" && coded?.effect == "ACCESSIBILITY_ISSUE")
    #expect(AlertCodes.cause(13) == "" && AlertCodes.effect(0) == "" && AlertCodes.effect(-3) == "")
  }

  @Test("the weightiest first, then the latest updated; the same said twice of one station is one")
  func order() {
    func alert(_ id: String, _ priority: Int, _ updated: Int64, _ stations: [String] = [], _ words: String = "")
      -> Alert
    {
      Alert(
        id: id, priority: priority, header: words, updatedAt: Instant(seconds: updated),
        informed: stations.isEmpty ? [] : [.init(stations: stations)])
    }
    let all = [
      alert("a", 3, 5), alert("b", 26, 1), alert("c", 26, 9), alert("d", 26, 9),
      alert("lift1", 2, 8, ["127"], "Elevator"), alert("lift2", 2, 7, ["127"], "Elevator"),
      alert("lift3", 2, 6, ["635"], "Elevator"), alert("x", 1, 1), alert("y", 1, 1),
    ]
    #expect(AlertOrder.ordered(all).map(\.id) == ["c", "d", "b", "a", "lift1", "lift3", "x", "y"])
  }
}

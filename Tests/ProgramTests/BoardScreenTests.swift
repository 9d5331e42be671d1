import Departures
import Kernel
import Testing

@testable import pocketful

/// Finding D21, as far as it is about a station's board.
@Suite("A board in a terminal")
struct BoardScreenTests {
  /// 2025-10-02 10:20:00 in New York.
  private static let now = Instant(seconds: 1_759_414_800)
  private static let place = Location(latitude: 40.76, longitude: -73.99)
  private static let station = Station(
    id: "127", name: "Times Sq-42 St", borough: "Manhattan", location: place,
    stops: [
      Stop(
        id: "127", name: "Times Sq-42 St", location: place, northLabel: "Uptown", southLabel: "Downtown",
        lines: ["1", "D", "Q"])
    ])
  private static let network = Network(
    agency: "Town", zone: Zone(name: "America/New_York", firstOffset: -14_400),
    lines: ([("1", 0xEE352E), ("D", 0xFF6319), ("Q", 0xFCCC0A)] as [(String, UInt32)]).map { id, color in
      Line(id: id, label: id, longName: "", color: color, shape: .circle, stops: ["127"])
    }, stations: [station])

  private func text(_ trains: [Departure], width: Int? = nil, hasColor: Bool = false) -> String {
    let board = Board(
      station: "127", asOf: Self.now, health: .fresh,
      directions: [
        Board.Heading(direction: .north, label: "Last Stop", departures: []),
        Board.Heading(direction: .south, label: "Downtown", departures: trains),
      ], each: 3)
    return BoardScreen(station: Self.station, hasColor: hasColor, isJSON: false, width: width)
      .text(BoardReader.Reading(board: board, network: Self.network, json: nil), now: Self.now)
  }

  private func train(_ route: String, to destination: String, in seconds: Int64 = 125) -> Departure {
    Departure(
      route: route, destination: destination, time: Self.now.adding(seconds: seconds), state: .live, track: nil,
      tripID: "\(route)\(seconds)", stop: "127")
  }

  @Test("where it goes is told whole, in a file as in a wide window", arguments: [nil, 80] as [Int?])
  func whole(width: Int?) {
    let trains = [train("Q", to: "Coney Island-Stillwell Av"), train("1", to: "South Ferry", in: 190)]
    let shown = text(trains, width: width)
    #expect(shown.contains(" Coney Island-Stillwell Av 10:22\n"), "\(shown)")
    #expect(shown.contains(" South Ferry               10:23"), "\(shown)")
    #expect(!shown.contains("\u{2026}"))
  }

  @Test("in a narrow window it is cut, and says so, and no line is wider than that")
  func narrow() {
    let shown = text([train("Q", to: "Coney Island-Stillwell Av")], width: 44)
    #expect(shown.contains("Coney") && shown.contains("\u{2026} 10:22"), "\(shown)")
    #expect(shown.split(separator: "\n").allSatisfy { $0.count <= 44 }, "\(shown)")
  }

  @Test(
    "a line's letter has the ink that it has on the page: white but on the bright ones",
    arguments: [("1", "255;255;255"), ("D", "0;0;0"), ("Q", "0;0;0")])
  func ink(route: String, ink: String) {
    let shown = text([train(route, to: "South Ferry")], hasColor: true)
    #expect(shown.contains("\u{1B}[38;2;\(ink)m \(route) \u{1B}[0m"), "\(shown)")
    #expect(!text([train(route, to: "South Ferry")]).contains("\u{1B}"))
  }

  @Test("where trains only end there is no column, and what leaves within the minute leaves now")
  func last() {
    let shown = text([train("1", to: "South Ferry", in: 30)])
    #expect(!shown.contains("Last Stop") && shown.contains("Downtown"))
    #expect(shown.contains("    now  "), "\(shown)")
  }
}

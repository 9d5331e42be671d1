import Departures
import Kernel
import TestSupport
import Testing

@Suite("A file of facts")
struct FactsTests {
  @Test("is the text that a person reads in its description")
  func text() throws {
    let network = try Network(facts: Array(Self.sample.utf8))
    #expect(network.agency == "Two Lines")
    #expect(network.zone.transitions.map { $0.offset } == [-14400, -18000])
    #expect(network.lines.map { $0.stops } == [["a", "b c"], ["b c"]])
    #expect(network.lines[1].shape == .diamond && network.lines[1].color == 0x00_0AFF)
    #expect(network.stations[0].location == Location(latitude: 40.75529, longitude: -73.987495))
    #expect(network.stations[1].stops[0].name == "Bay\tRidge")
    #expect(network.facts == Self.sample)
  }

  @Test("finds a station by its own id, a stop's and a platform's, and a line by its id")
  func lookup() throws {
    let network = try Network(facts: Array(Self.sample.utf8))
    for id in ["a", "aN", "aS", "a2"] { #expect(network.station(id)?.id == "a") }
    for id in ["", "N", "x", "aNN", "aX"] { #expect(network.station(id) == nil) }
    #expect(network.line("6X")?.label == "6")
    #expect(network.line("") == nil)
  }

  @Test("keeps up with a network that is changed after it was read")
  func changed() throws {
    var network = try Network(facts: Array(Self.sample.utf8))
    network.stations.removeFirst()
    network.lines[0].id = "7"
    #expect(network.station("a") == nil && network.station("b c")?.name == "Bay\tRidge")
    #expect(network.line("7") != nil && network.line("6") == nil)
  }

  @Test("gives back every network that was written")
  func roundTrip() throws {
    for seed in 0..<500 {
      var random = SeededRandom(seed: UInt64(seed))
      let network = Self.network(using: &random)
      #expect(try Network(facts: Array(network.facts.utf8)) == network, "seed \(seed)")
    }
  }

  @Test(
    "with a fault says in which line, and why",
    arguments: [
      ("", 1, .notFacts),
      ("pocketful facts 2\n", 1, .notFacts),
      ("pocketful facts 1\n", 0, .incomplete),
      ("pocketful facts 1\nbus\t1\n", 2, .unknownRow("bus")),
      ("pocketful facts 1\nagency\n", 2, .wrongFieldCount(expected: 1, found: 0)),
      ("pocketful facts 1\nzone\tX\t999999\n", 2, .badNumber("999999")),
      ("pocketful facts 1\nchange\t1\t1\n", 2, .outOfOrder),
      ("pocketful facts 1\nzone\tX\t0\nchange\t5\t1\nchange\t5\t1\n", 4, .outOfOrder),
      ("pocketful facts 1\nstop\ta\tA\t0\t0\t\t\t\n", 2, .outOfOrder),
      ("pocketful facts 1\nagency\ta\\x\n", 2, .badText),
      ("pocketful facts 1\nline\t1\t1\tOne\tEE352\tcircle\t\n", 2, .badNumber("EE352")),
      ("pocketful facts 1\nline\t1\t1\tOne\tEE352E\tsquare\t\n", 2, .badText),
      ("pocketful facts 1\nstation\ta\tA\t\nstation\tb\tB\t\n", 3, .stationWithoutStops("a")),
      ("pocketful facts 1\nstation\ta\tA\t\nstop\ta\tA\t0\t0\t\t\t7\n", 3, .unknownLine("7")),
      ("pocketful facts 1\nstation\ta\tA\t\nstop\ta\tA\t90.000001\t0\t\t\t\n", 3, .badNumber("90.000001")),
      ("pocketful facts 1\nstation\ta\tA\t\nstop\ta\tA\t1.2.3\t0\t\t\t\n", 3, .badNumber("1.2.3")),
      ("pocketful facts 1\nagency\tA\nzone\tX\t0\nline\t1\t1\t\tFFFFFF\tcircle\tz\n", 0, .unknownStop("z")),
      (
        "pocketful facts 1\nagency\tA\nzone\tX\t0\nstation\ta\tA\t\nstop\tb\t\t0\t0\t\t\t\nstop\tb\t\t0\t0\t\t\t\n", 0,
        .duplicate("b")
      ),
    ] as [(String, Int, FactsError.Reason)])
  func fault(text: String, line: Int, reason: FactsError.Reason) {
    let error = #expect(throws: FactsError.self) { try Network(facts: Array(text.utf8)) }
    #expect(error == FactsError(line: line, reason: reason))
    #expect(error?.sentence.isEmpty == false)
  }

  @Test("that is too large or not UTF-8 is refused")
  func bytes() {
    let large = [UInt8](repeating: 0x23, count: 9 << 20)
    #expect(throws: FactsError(line: 0, reason: .tooLarge)) { try Network(facts: large) }
    let latin = Array("pocketful facts 1\nagency\tM".utf8) + [0xE9, 0x0A]
    #expect(throws: FactsError(line: 2, reason: .badText)) { try Network(facts: latin) }
  }

  @Test("cut anywhere or with bytes changed never traps")
  func hostile() {
    let bytes = Array(Self.sample.utf8)
    for count in bytes.indices { _ = try? Network(facts: Array(bytes[..<count])) }
    var random = SeededRandom(seed: 7)
    for _ in 0..<5000 {
      var broken = bytes
      for _ in 0...Int.random(in: 0...4, using: &random) {
        broken[Int.random(in: broken.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let network = try? Network(facts: broken) else { continue }
      #expect(throws: Never.self) { try Network(facts: Array(network.facts.utf8)) }
    }
  }
}

extension FactsTests {
  static let sample = """
    pocketful facts 1
    agency\tTwo Lines
    zone\tAmerica/New_York\t-18000
    change\t1741503600\t-14400
    change\t1762063200\t-18000
    line\t6\t6\tLexington Avenue Local\tEE352E\tcircle\ta b\\sc
    line\t6X\t6\tLexington \\\\ Express\t000AFF\tdiamond\tb\\sc
    station\ta\tTimes Sq-42 St\tManhattan
    stop\ta\t\t40.75529\t-73.987495\tUptown\tDowntown\t6
    stop\ta2\t42 St\t40.75529\t-73.987495\tUptown\tDowntown\t
    station\tb c\tBay\\tRidge\t
    stop\tb c\t\t-12.5\t0\t\t\t6 6X

    """

  static func network(using random: inout SeededRandom) -> Network {
    let letters: [Character] = ["a", "Z", " ", "\t", "\n", "\\", "é", "駅", "#", "7"]
    func word() -> String {
      "w"
        + String((0..<Int.random(in: 0...6, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
    }
    func place() -> Location {
      Location(
        latitude: Double(Int.random(in: -90_000_000...90_000_000, using: &random)) / 1e6,
        longitude: Double(Int.random(in: -180_000_000...180_000_000, using: &random)) / 1e6)
    }
    var zone = Zone(name: word(), firstOffset: Int.random(in: -43200...43200, using: &random))
    for year in 0..<Int.random(in: 0...5, using: &random) {
      zone.transitions.append(
        Zone.Transition(since: Instant(seconds: Int64(year) * 15_000_000), offset: year * 60))
    }
    let ids = (0..<Int.random(in: 0...4, using: &random)).map { "\($0)" + word() }
    let stations = (0..<Int.random(in: 0...9, using: &random)).map { number in
      let stops = (0...Int.random(in: 0...3, using: &random)).map { part in
        Stop(
          id: "\(number).\(part)" + word(), name: word(), location: place(), northLabel: word(), southLabel: word(),
          lines: ids.filter { _ in Bool.random(using: &random) })
      }
      return Station(id: stops[0].id, name: word(), borough: word(), location: .mean(of: stops), stops: stops)
    }
    let stops = stations.flatMap { $0.stops.map { $0.id } }
    let lines = ids.map { id in
      Line(
        id: id, label: word(), longName: word(), color: UInt32.random(in: 0...0xFF_FFFF, using: &random),
        shape: Bool.random(using: &random) ? .circle : .diamond,
        stops: stops.filter { _ in Bool.random(using: &random) })
    }
    return Network(agency: word(), zone: zone, lines: lines, stations: stations)
  }
}

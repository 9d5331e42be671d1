import Departures
import Feeds
import Kernel
import TestSupport
import Testing

@Suite("Search over all of New York")
struct BuiltInSearchTests {
  static let search = StationSearch(BuiltIn.newYork)

  @Test("finds every station by its name, and by each of its stops' names")
  func everyName() {
    for station in BuiltIn.newYork.stations {
      let same = BuiltIn.newYork.stations.count { $0.name == station.name }
      let found = Self.search.stations(matching: station.name, limit: same)
      #expect(found.contains(station), "\(station.name)")
      for stop in station.stops {
        #expect(Self.search.stations(matching: stop.name, limit: 20).contains(station), "\(stop.name)")
      }
    }
  }

  @Test("finds every station although one letter of its name is wrong")
  func everySlip() {
    var random = SeededRandom(seed: 4)
    for station in BuiltIn.newYork.stations {
      var words = station.name.split(separator: " ").map { Array($0.utf8) }
      guard let place = words.indices.first(where: { words[$0].count >= 5 && words[$0].allSatisfy(\.isLetter) }) else {
        continue
      }
      let letter = Int.random(in: 1..<words[place].count - 1, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: words[place].remove(at: letter)
      case 1: words[place].insert(UInt8(ascii: "x"), at: letter)
      case 2: words[place][letter] = UInt8(ascii: "x")
      default: words[place].swapAt(letter, letter - 1)
      }
      let query = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      let found = Self.search.stations(matching: query, limit: 10).map(\.id)
      #expect(found.contains(station.id), "\(query)")
    }
  }

  @Test(
    "knows what New Yorkers mean",
    arguments: [
      ("34 st q", "D17"), ("34 st herald", "D17"), ("times square", "127"), ("port authority", "127"),
      ("grand central", "631"), ("union square", "635"), ("14th street union sq", "635"), ("barclays", "235"),
      ("coney island", "D43"), ("penn a", "A28"), ("penn station 1", "128"), ("jfk", "G06"), ("yankee stadium", "414"),
      ("columbus circle", "125"), ("wtc", "228"), ("world trade", "228"), ("fulton", "229"), ("86 st q", "Q04"),
      ("canal 1", "135"), ("bleeker", "637"), ("roosevelt island", "B06"), ("st george", "S31"),
      ("59th and lex", "629"),
      ("atlantic", "235"), ("bedford av", "L08"), ("main st flushing", "701"), ("hudson yards", "726"),
    ] as [(String, String?)])
  func meant(query: String, id: String?) {
    #expect(Self.search.stations(matching: query, limit: 5).first?.id == id)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}

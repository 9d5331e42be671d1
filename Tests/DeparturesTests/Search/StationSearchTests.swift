import Departures
import Kernel
import TestSupport
import Testing

@Suite("Station search")
struct StationSearchTests {
  let search = StationSearch(SearchPlaces.network)

  func ids(_ query: String, limit: Int = 5) -> [String] { search.stations(matching: query, limit: limit).map { $0.id } }

  @Test(
    "puts the station that is meant first",
    arguments: [
      ("times sq", "127"), ("TIMES SQUARE", "127"), ("square times", "127"), ("times square 42nd street", "127"),
      ("42", "127"), ("42nd", "127"), ("42st", "127"), ("port authority", "127"), ("quthority", "127"),
      ("union", "635"), ("14th street union square", "635"), ("herald", "R17"), ("34 st q", "R17"), ("q 34", "R17"),
      ("34 st 7", "726"), ("penn e", "A28"), ("penn 1", "128"), ("canal a", "A34"), ("canal street", "M20"),
      ("23 st 6", "634"), ("23rd st", "R19"), ("86 brooklyn r", "R44"), ("86 manhattan", "121"),
      ("eastern parkway", "238"), ("eastern pkwy", "238"), ("museum", "238"), ("princes bay", "S15"),
      ("prince's", "S15"), ("prince’s bay", "S15"), ("1 av", "L06"), ("1st avenue", "L06"), ("first ave", "L06"),
      ("court", "719"), ("queens", "718"), ("cafe", "X1"), ("CAFÉ OSTER", "X1"), ("kings highway", "F35"),
      ("8 av", "L01"), ("14 st a", "L01"), ("newkirk", "D31"), ("34 street penn", "128"),
    ])
  func first(query: String, id: String) {
    #expect(ids(query).first == id)
  }

  @Test(
    "forgives one slip in a word of four letters or more",
    arguments: [
      ("tims sq", "127"), ("tmies sq", "127"), ("timess sq", "127"), ("tixes", "127"), ("uniom sq", "635"),
      ("heralt", "R17"), ("museun", "238"), ("easten pkwy", "238"), ("queensbroo", "718"), ("newkrik pl", "D31"),
      ("authoriyt", "127"), ("squrae times", "127"),
    ])
  func slip(query: String, id: String) {
    #expect(ids(query).first == id)
  }

  @Test(
    "forgives neither two slips nor one in a short word or a number",
    arguments: ["tmise sq", "pnne", "jya", "24 ts", "24 st herald"])
  func tooFar(query: String) {
    #expect(ids(query).isEmpty)
  }

  @Test("tells stations of one name apart by their lines")
  func sameName() {
    #expect(ids("23 st") == ["R19", "130", "634", "719"])
    #expect(ids("23 st 1").first == "130")
    #expect(ids("34 st q") == ["R17"])
  }

  @Test("ranks the very name, its beginning, words, parts and slips in this order")
  func order() {
    #expect(ids("canal st") == ["M20", "A34"])
    #expect(ids("st 42") == ["127"])
    #expect(ids("14") == ["635", "L01"])
    #expect(ids("plaza", limit: 9) == ["718", "D31"])
  }

  @Test("finds a line's stations by its letter alone, before names whose words only begin with it")
  func letter() {
    let found = ids("q", limit: 50)
    #expect(Set(found.prefix(5)) == ["127", "R17", "635", "M20", "D31"])
    #expect(found.dropFirst(5).first == "718")
  }

  @Test("a part of a name weighs as much as its beginning, so the station with more lines is meant")
  func parts() {
    #expect(ids("penn").prefix(2) == ["128", "A28"])
    #expect(ids("34 street").first == "R17")
  }

  @Test("a name with a line beside it goes before scattered words", arguments: ["1 av l", "l 1 av", "1st ave L"])
  func nameAndLine(query: String) {
    #expect(ids(query).first == "L06")
  }

  @Test("says the name of a stop where the sign shows nothing of it")
  func why() {
    #expect(search.hits(matching: "port authority", limit: 1).first?.why == "42 St-Port Authority Bus Terminal")
    #expect(search.hits(matching: "times sq", limit: 1).first?.why == nil)
  }

  @Test("finds nothing for nothing", arguments: ["", "   ", "-", "’", "🚇", "\u{0}", "zzzz"])
  func nothing(query: String) {
    #expect(ids(query).isEmpty)
  }

  @Test("keeps to the limit it is given")
  func limits() {
    #expect(ids("st", limit: 3).count == 3)
    #expect(ids("st", limit: 0).isEmpty && ids("st", limit: -1).isEmpty)
  }

  @Test("cuts a query of ten megabytes instead of reading it")
  func tenMegabytes() {
    let long = String(repeating: "times square ", count: 800_000)
    let time = processorTime { _ = search.stations(matching: long, limit: 5) }
    #expect(time < .milliseconds(100))
    #expect(ids("times sq" + String(repeating: " ", count: 1000)).first == "127")
  }

  @Test("answers anything that can be typed, one letter after the other")
  func anything() {
    var random = SeededRandom(seed: 3)
    let letters = Array("timesq 42nd-é'é🚇\u{301}駅st")
    for _ in 0..<2000 {
      let query = String(
        (0..<Int.random(in: 0...20, using: &random)).compactMap { _ in letters.randomElement(using: &random) })
      #expect(search.stations(matching: query, limit: 5).count <= 5)
    }
  }

  @Test("of no stations finds none")
  func empty() {
    let empty = StationSearch(Network(agency: "", zone: .utc, lines: [], stations: []))
    #expect(empty.stations(matching: "a", limit: 5).isEmpty)
  }
}

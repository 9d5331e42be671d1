import Feeds
import Testing

@testable import Departures

/// What people in New York type, and the stations any of which they may mean, by id. A row a habit; most are from trying
/// the app for a day.
@Suite("As New Yorkers type")
struct AsNewYorkersTypeTests {
  static let search = StationSearch(BuiltIn.newYork)

  @Test(
    "the station that is meant comes first",
    arguments: [
      // Names by letters and numbers glued together.
      ("w4", "A32"), ("w4th", "A32"), ("w 4", "A32"), ("west 4th", "A32"), ("w4 st", "A32"), ("west4", "A32"),
      ("34stq", "D17"), ("unionsq", "635"), ("timessquare", "127"), ("pennstation", "128 A28"),
      ("grandcentral", "631"), ("jayst", "A41"),
      // Lines, with and without the word.
      ("7 train", "701"), ("the 7 train", "701"), ("7 line", "701"), ("7 tra", "701"), ("g train", "719"),
      ("train g", "719"), ("g", "719 710"), ("7", "127"), ("q", "127"), ("l train 1 av", "L06"), ("q train 96", "Q05"),
      ("nqrw", "127"), ("bdfm", "D17"), ("456", "635"), ("ace", "127"), ("jz", "229"), ("34 bdfm", "D17"),
      ("ace 34", "A28"), ("shuttle", "127"), ("sir", "S17 S31"), ("ligne 7", "701"), ("q train", "Q05"),
      // A name with its line, in any order.
      ("34 st q", "D17"), ("q 34 st", "D17"), ("1 av l", "L06"), ("l 1 av", "L06"), ("86 st q", "Q04"),
      ("86 st 4", "626"), ("72 st q", "Q03"), ("canal 1", "135"), ("canal st ace", "A34"), ("penn a", "A28"),
      ("penn 1", "128"), ("7 av q", "D25"), ("avenue u q", "D37"), ("q av u", "D37"), ("kings hwy f", "F35"),
      ("23 st 6", "634"), ("23 r", "R19"), ("fulton g", "G36"), ("bergen f", "F20"), ("86 n", "N10"),
      // The whole name goes before names that begin so, and those before words that only begin so.
      ("penn", "128 A28"), ("penn station", "128 A28"), ("union", "635"), ("7 av", "D14 D25 F24"), ("1 av", "L06"),
      ("2 av", "F14"), ("fulton", "229"), ("court sq", "719"), ("canal", "639"), ("14 st", "132 A31 635"),
      // Streets that cross.
      ("96 st 2 av", "Q05"), ("86 2 av", "Q04"), ("72 and 2nd av", "Q03"), ("86 lex", "626"), ("59th and lex", "629"),
      ("77 lex", "627"), ("96 broadway", "120"), ("72 broadway", "123"), ("125 lenox", "225"), ("23 8 av", "A30"),
      ("23 6 av", "D18"), ("28 broadway", "R18"), ("42 8 av", "127"), ("50 8 av", "A25"), ("57 7 av", "R14"),
      ("81 cpw", "A21"), ("96 central park west", "A19"), ("116 broadway", "117"), ("lex 63", "B08"), ("51 lex", "630"),
      // Short forms of words.
      ("bdwy lafayette", "637"), ("bway lafayette", "637"), ("bdwy junction", "A51"), ("wash sq", "A32"),
      ("rockefeller center", "D15"), ("bk bridge", "640"), ("jay st bk", "A41"), ("lex 59", "629"),
      // What stands there.
      ("port authority", "127"), ("citi field", "702"), ("shea", "702"), ("us open", "702"), ("msg", "128 A28"),
      ("madison square garden", "128 A28"), ("macys", "D17"), ("macy's", "D17"), ("empire state", "D17"),
      ("30 rock", "D15"), ("moma", "F12 719"), ("met museum", "626"), ("natural history", "A21"), ("amnh", "A21"),
      ("nyu", "R21 A32"), ("columbia", "117"), ("barclays", "235"), ("barclays center", "235"), ("lga", "710"),
      ("laguardia", "710"), ("jfk", "G06 H03"), ("airtrain", "G06 H03"), ("staten island ferry", "142"),
      ("world trade center", "228"), ("wtc", "228 138"), ("oculus", "228"), ("yankee stadium", "414"),
      ("bronx zoo", "214"), ("dumbo", "A40 F18"), ("high line", "A31"), ("grand central terminal", "631"),
      ("gct", "631"), ("lincoln center", "124"), ("aquarium", "D42"), ("soho", "R22 638 A33"), ("lic", "719 718 721"),
      ("chinatown", "639 D22"), ("flushing", "701 M12 G31"),
      // Slips.
      ("grand centrl", "631"), ("unoin sq", "635"), ("tims sq", "127"), ("conny island", "D43"), ("delancy", "F15"),
      ("roosvelt island", "B06"), ("brodway junction", "A51"), ("wyckof", "L17"), ("cannal st", "639"),
      // What was right when the app was first tried, finding D24.
      ("times sq", "127"), ("GRAND CENTRAL", "631"), ("14th street", "132 A31 635"), ("uinon square", "635"),
      ("bryant park", "724"), ("wash sq", "A32"), ("jay st", "A41"), ("72 st q", "Q03"), ("bronx yankee", "414"),
      ("main st", "701"), ("herald square", "D17"), ("first avenue", "L06"), ("34 hudson", "726"),
      // With words that say nothing.
      ("jay st station", "A41"), ("34 st station q", "D17"), ("the bronx 149", "222"), ("stop at jay st", "A41"),
      ("42nd st bryant", "724"), ("59 columbus", "125"), ("çanal", "639"),
    ] as [(String, String?)])
  func first(typed: String, meant: String?) {
    let found = Self.search.stations(matching: typed, limit: 5).first?.id
    guard let meant else { return #expect(found == nil, "\(typed)") }
    #expect(meant.split(separator: " ").contains { $0 == found ?? "" }, "\(typed) found \(found ?? "nothing")")
  }

  @Test(
    "a word says why a station was found whose sign shows nothing of it",
    arguments: [
      ("port authority", "42 St-Port Authority Bus Terminal"), ("citi field", "Citi Field"), ("msg", "MSG"),
      ("lga", "LGA"), ("world trade center", "World Trade Center"), ("times sq", nil), ("34 st q", nil),
      ("96 st 2 av", nil), ("86 manhattan", nil), ("bleecker", nil), ("7 train", nil), ("south ferry", nil),
    ] as [(String, String?)])
  func why(typed: String, name: String?) {
    #expect(Self.search.hits(matching: typed, limit: 5).first?.why == name)
  }

  @Test("a lone line shows where it calls, beside what is called so")
  func loneLine() {
    let found = Self.search.stations(matching: "7", limit: 20)
    #expect(found.prefix(3).allSatisfy { $0.lines.contains("7") })
    #expect(found.contains { $0.name == "7 Av" })
  }

  @Test(
    "on the way to a word something is shown", arguments: ["7 train", "w4th", "citi field", "union square station"])
  func onTheWay(typed: String) {
    for count in 1...typed.count {
      #expect(!Self.search.stations(matching: String(typed.prefix(count)), limit: 5).isEmpty, "\(typed.prefix(count))")
    }
  }

  @Test("every other name stands at a stop that is there, and leads to it")
  func everyName() {
    for row in KnownAs.rows.split(separator: "\n").map({ $0.split(separator: "|").map(String.init) }) {
      let station = BuiltIn.newYork.station(row[0])
      #expect(station?.stops.contains { $0.id == row[0] } == true, "\(row[0])")
      for name in row.dropFirst() where !name.hasPrefix("+") {
        #expect(Self.search.stations(matching: name, limit: 5).map(\.id).contains(station?.id ?? ""), "\(name)")
      }
    }
  }

  @Test("another agency's stops are called by no name of New York's")
  func elsewhere() {
    var network = BuiltIn.newYork
    network.agency = "Elsewhere"
    #expect(StationSearch(network).stations(matching: "madison square garden", limit: 5).isEmpty)
  }
}

import Kernel
@testable import Races
import TestSupport
import Testing

@Suite("Kinds and countries of races, switched on two devices")
struct SwitchedTests {
  private func fold(_ operations: [RacesOperation], from before: MyRaces = MyRaces()) -> MyRaces {
    var mine = before
    for operation in operations { operation.apply(to: &mine, id: "o-1") }
    return mine
  }

  private func kinds(on: [RaceCategory] = [], off: [RaceCategory] = []) -> RacesOperation {
    .categoriesSwitched(CategoriesSwitched(switched: Switched(on: on, off: off)))
  }

  private func countries(on: String = "", off: String = "") -> RacesOperation {
    .countriesSwitched(CountriesSwitched(switched: Switched(on: list(on), off: list(off))))
  }

  /// "AU NZ".
  private func list(_ codes: String) -> [Country] {
    codes.split(separator: " ").compactMap { Country(iso: String($0)) }
  }

  private func read(_ kind: String, _ fields: String) throws -> RacesOperation? {
    RacesOperation(kind: kind, fields: try JSON.parse(fields))
  }

  @Test("what two devices turn off is off, whichever is heard of first")
  func twoKinds() {
    let (phone, tablet) = (kinds(off: [.horse]), kinds(off: [.harness]))
    #expect(fold([phone, tablet]).categories.chosen == [.greyhound])
    #expect(fold([tablet, phone]).categories.chosen == [.greyhound])
  }

  @Test("one device turns a kind on, another turns one off: both hold, whichever is heard of first")
  func onAndOff() {
    var before = MyRaces()
    before.categories = RaceCategories([.horse, .harness])
    let (phone, tablet) = (kinds(on: [.greyhound]), kinds(off: [.horse]))
    #expect(fold([phone, tablet], from: before).categories.chosen == [.harness, .greyhound])
    #expect(fold([tablet, phone], from: before).categories.chosen == [.harness, .greyhound])
  }

  @Test("where two devices turn off all that was on, all are on")
  func noneLeft() {
    var before = MyRaces()
    before.categories = RaceCategories([.horse, .harness])
    #expect(fold([kinds(off: [.horse]), kinds(off: [.harness])], from: before).categories == .all)
  }

  @Test("countries of two devices are chosen both, in the order of their operations")
  func twoCountries() {
    #expect(fold([countries(on: "AU"), countries(on: "NZ")]).countries == list("AU NZ"))
    #expect(fold([countries(on: "NZ"), countries(on: "AU")]).countries == list("NZ AU"))
    let before = fold([countries(on: "AU NZ FR")])
    #expect(fold([countries(off: "AU"), countries(on: "GB")], from: before).countries == list("NZ FR GB"))
    #expect(fold([countries(on: "GB"), countries(off: "AU")], from: before).countries == list("NZ FR GB"))
  }

  @Test("a country that is on keeps its place when it is turned on again; without any, all are shown")
  func again() {
    #expect(fold([countries(on: "AU NZ"), countries(on: "AU")]).countries == list("AU NZ"))
    #expect(fold([countries(on: "AU"), countries(off: "AU"), countries(off: "NZ")]) == MyRaces())
  }

  @Test("beyond as many countries as can be asked for none is added; what goes in the same breath makes room")
  func most() {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(ascii: "A") + UInt8($0))) }
    let codes = letters.map { "A" + $0 } + letters.prefix(5).map { "B" + $0 }
    let before = fold([countries(on: codes.joined(separator: " "))])
    #expect(before.countries.count == 31)
    let full = fold([countries(on: "GB FR")], from: before)
    #expect(full.countries == before.countries + list("GB"))
    #expect(fold([countries(on: "FR")], from: full) == full)
    #expect(fold([countries(on: "FR", off: "AA")], from: full).countries.last == Country(iso: "FR"))
    #expect(fold([countries(on: "FR", off: "AA")], from: full).countries.count == 32)
  }

  @Test("the whole of before is folded as it was, and what was switched before it is gone")
  func whole() {
    let all: [RacesOperation] = [
      kinds(off: [.horse]), countries(on: "AU"),
      .categoriesChosen(CategoriesChosen(categories: RaceCategories([.horse]))),
      .countriesChosen(CountriesChosen(countries: list("FR"))),
    ]
    #expect(fold(all) == fold(Array(all.suffix(2))))
    #expect(fold(all).categories.chosen == [.horse] && fold(all).countries == list("FR"))
    #expect(fold(all + [kinds(on: [.harness])]).categories.chosen == [.horse, .harness])
  }

  @Test("what was switched is needless once the whole is said, and makes nothing needless")
  func registers() {
    let whole = RacesOperation.categoriesChosen(CategoriesChosen()).register(id: "o-1")
    #expect(kinds(on: [.horse]).register(id: "o-2") == Register("races.categories", .rest))
    #expect(whole == Register("races.categories"))
    #expect(countries(on: "AU").register(id: "o-3") == Register("races.countries", .rest))
    #expect(RacesOperation.countriesChosen(CountriesChosen()).register(id: "o-4") == Register("races.countries"))
  }

  @Test("what a later version switches beside is passed over, and what is to be on is not off")
  func read() throws {
    #expect(
      try read("races.categoriesSwitched", #"{"on":["quads",7,"horse","horse"],"off":["horse","harness"]}"#)
        == kinds(on: [.horse], off: [.harness]))
    #expect(
      try read("races.countriesSwitched", #"{"on":["NZ","Atlantis","NZ"],"off":["AU","NZ"]}"#)
        == countries(on: "NZ", off: "AU"))
  }

  @Test("a tap on a chip says what it switched, and the list of changes says it in words")
  func taps() {
    let page = RacesPage()
    for name in ["Horses", "Harness", "Greyhounds"] { page.press(name) }
    for name in ["France", "Australia", "France"] { page.choose(name) }
    #expect(
      page.punter.journal == [
        kinds(off: [.horse]), kinds(off: [.harness]), kinds(on: [.horse, .harness]), countries(on: "FR"),
        countries(on: "AU"), countries(off: "FR"),
      ])
    #expect(
      page.punter.journal.map { page.punter.state.line(for: $0, page.punter.surroundings) ?? "" } == [
        "Horses: off.", "Harness: off.", "Horses: on. Harness: on.", "France: on.", "Australia: on.", "France: off.",
      ])
    #expect(page.punter.journal.allSatisfy { $0.isSeen })
    page.choose("All countries")
    #expect(page.punter.journal.last == .countriesChosen(CountriesChosen(countries: [])))
  }

  @Test("random switches of two devices, folded in one order, are as each was last switched", arguments: 0..<100)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var mine = MyRaces()
    var isOn: [String: Bool] = [:]
    for _ in 0..<40 {
      let code = ["AU", "NZ", "FR", "GB", "IE"].randomElement(using: &random) ?? "AU"
      isOn[code] = Bool.random(using: &random)
      let operation = isOn[code] == true ? countries(on: code) : countries(off: code)
      operation.apply(to: &mine, id: "o-1")
    }
    #expect(mine.countries.map { $0.code }.sorted() == isOn.filter { $0.value }.map { $0.key }.sorted())
  }
}

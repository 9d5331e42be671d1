import Kernel
@testable import Races
import TestSupport
import Testing

@Suite("What a person keeps of races")
struct RacesOperationTests {
  private static let operations: [RacesOperation] = [
    .categoriesChosen(CategoriesChosen(categories: RaceCategories([.harness, .greyhound]))),
    .categoriesChosen(CategoriesChosen(categories: .all)),
    .countriesChosen(CountriesChosen(countries: [Country(iso: "AU"), Country(iso: "FR")].compactMap { $0 })),
    .countriesChosen(CountriesChosen(countries: [])),
    .categoriesSwitched(CategoriesSwitched(switched: Switched(on: [.greyhound], off: [.horse]))),
    .categoriesSwitched(CategoriesSwitched(switched: Switched(off: [.harness]))),
    .countriesSwitched(
      CountriesSwitched(switched: Switched(on: [Country(iso: "NZ"), Country(iso: "FR")].compactMap { $0 }))),
    .countriesSwitched(CountriesSwitched(switched: Switched(off: [Country(iso: "AU")].compactMap { $0 }))),
    .countChosen(CountChosen(count: 30)),
    .reminderChosen(ReminderChosen(minutes: 0)),
    .followed(RaceFollowed(followed: Followed(Card.race("r1", in: 600), isMeeting: false))),
    .followed(RaceFollowed(followed: Followed(Card.race("r1", in: 600, country: nil), isMeeting: true))),
    .unfollowed(RaceUnfollowed(id: "r1")),
  ]

  @Test("each operation comes back from its wire form", arguments: operations)
  func wire(operation: RacesOperation) throws {
    let fields = try JSON.parse(operation.fields.text)
    #expect(RacesOperation(kind: operation.kind, fields: fields) == operation)
  }

  @Test(
    "a kind or fields of another version are left alone",
    arguments: [
      ("races.later", "{}"), ("races.countChosen", #"{"count":7}"#), ("races.countChosen", #"{"count":1e30}"#),
      ("races.countriesChosen", #"{"countries":["Atlantis"]}"#), ("races.followed", #"{"id":"x"}"#),
      ("races.categoriesSwitched", "{}"), ("races.categoriesSwitched", #"{"on":[],"off":[]}"#),
      ("races.categoriesSwitched", #"{"on":["quads","other"]}"#), ("races.categoriesSwitched", #"{"on":"horse"}"#),
      ("races.categoriesSwitched", #"{"on":["horse"],"off":3}"#), ("races.countriesSwitched", "{}"),
      ("races.countriesSwitched", #"{"on":["Atlantis"]}"#), ("races.countriesSwitched", #"{"off":null}"#),
      ("races.reminderChosen", #"{"minutes":-5}"#), ("races.categoriesChosen", #"{"categories":"horse"}"#),
    ])
  func unknown(kind: String, fields: String) throws {
    #expect(RacesOperation(kind: kind, fields: try JSON.parse(fields)) == nil)
  }

  @Test("a snapshot is the same as the operations that led to it, in any order", arguments: 0..<200)
  func snapshot(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var mine = MyRaces()
    for _ in 0..<20 { Self.operations[Int(random.next() % UInt64(Self.operations.count))].apply(to: &mine, id: "o-1") }
    #expect(MyRaces(snapshot: try JSON.parse(mine.snapshot.text)) == mine)
  }

  @Test("what a later operation writes makes the earlier one needless")
  func registers() {
    let follow = RacesOperation.followed(RaceFollowed(followed: Followed(Card.race("r1", in: 600), isMeeting: false)))
    #expect(follow.register(id: "o-1") == RacesOperation.unfollowed(RaceUnfollowed(id: "r1")).register(id: "o-2"))
    #expect(follow.register(id: "o-1") != RacesOperation.unfollowed(RaceUnfollowed(id: "r2")).register(id: "o-2"))
  }
}

import Kernel
@testable import Races
import TestSupport
import Testing

@Suite("What Races stores")
struct StoredRacesTests {
  @Test("is read and written as it ever was, and what is damaged as well")
  func forms() throws {
    var forms = StoredForms("Races")
    let operations: [RacesOperation] = [
      .categoriesChosen(CategoriesChosen(categories: RaceCategories([.harness, .greyhound]))),
      .categoriesChosen(CategoriesChosen(categories: .all)),
      .countriesChosen(CountriesChosen(countries: [Country(iso: "AU"), Country(iso: "FR")].compactMap { $0 })),
      .countriesChosen(CountriesChosen(countries: [])),
      .countChosen(CountChosen(count: 30)), .reminderChosen(ReminderChosen(minutes: 0)),
      .reminderChosen(ReminderChosen(minutes: 15)),
      .followed(RaceFollowed(followed: Followed(Card.race("r1", in: 600), isMeeting: false))),
      .followed(RaceFollowed(followed: Followed(Card.race("r2", in: 600, .greyhound, country: nil), isMeeting: true))),
      .unfollowed(RaceUnfollowed(id: "r1")),
      .categoriesSwitched(CategoriesSwitched(switched: Switched(on: [.harness, .greyhound], off: [.horse]))),
      .categoriesSwitched(CategoriesSwitched(switched: Switched(on: [.horse]))),
      .categoriesSwitched(CategoriesSwitched(switched: Switched(off: [.greyhound]))),
      .countriesSwitched(
        CountriesSwitched(
          switched: Switched(
            on: [Country(iso: "NZ")].compactMap { $0 }, off: [Country(iso: "AU"), Country(iso: "FR")].compactMap { $0 })
        )),
      .countriesSwitched(CountriesSwitched(switched: Switched(on: [Country(iso: "AU")].compactMap { $0 }))),
    ]
    for operation in operations {
      forms.add(operation.kind, operation.fields) { RacesOperation(kind: operation.kind, fields: $0)?.fields }
    }
    var mine = MyRaces()
    forms.add("snapshot", mine.snapshot) { MyRaces(snapshot: $0)?.snapshot }
    for operation in [operations[0], operations[2], operations[4], operations[7], operations[8]] {
      operation.apply(to: &mine, id: "o-1")
    }
    forms.add("snapshot", mine.snapshot) { MyRaces(snapshot: $0)?.snapshot }
    try forms.check(kinds: RacesOperation.Kind.allCases.map(\.rawValue))
  }
}

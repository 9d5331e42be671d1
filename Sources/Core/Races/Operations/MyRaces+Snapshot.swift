package import Kernel

/// The operations that would make this, in their wire form: what a snapshot keeps.
extension MyRaces {
  package var snapshot: JSON {
    var operations: [RacesOperation] = []
    if !categories.isAll { operations.append(.categoriesChosen(CategoriesChosen(categories: categories))) }
    if !countries.isEmpty { operations.append(.countriesChosen(CountriesChosen(countries: countries))) }
    operations.append(.countChosen(CountChosen(count: count)))
    operations.append(.reminderChosen(ReminderChosen(minutes: reminder)))
    for one in followed { operations.append(.followed(RaceFollowed(followed: one))) }
    var pairs: [JSON] = []
    for operation in operations {
      let (kind, fields) = operation.stored
      pairs.append(.array([.string(kind.rawValue), fields]))
    }
    return .array(pairs)
  }

  package init?(snapshot: JSON) {
    guard let pairs = snapshot.array else { return nil }
    self.init()
    for pair in pairs {
      guard let pair = pair.array, pair.count == 2, let kind = pair[0].string,
        let operation = RacesOperation(kind: kind, fields: pair[1])
      else { return nil }
      operation.apply(to: &self, id: "")
    }
  }
}

package import Kernel

/// One fact a person entered here: a struct each, with all that is to be known of it in its own file. Their kinds and fields
/// are kept by journals for ever: never change one, add another.
package enum RacesOperation: FeatureOperation {
  case categoriesChosen(CategoriesChosen)
  case countriesChosen(CountriesChosen)
  case categoriesSwitched(CategoriesSwitched)
  case countriesSwitched(CountriesSwitched)
  case countChosen(CountChosen)
  case reminderChosen(ReminderChosen)
  case followed(RaceFollowed)
  case unfollowed(RaceUnfollowed)

  /// As the journal names them, for ever.
  package enum Kind: String, CaseIterable, Sendable {
    case categoriesChosen = "races.categoriesChosen"
    case countriesChosen = "races.countriesChosen"
    case categoriesSwitched = "races.categoriesSwitched"
    case countriesSwitched = "races.countriesSwitched"
    case countChosen = "races.countChosen"
    case reminderChosen = "races.reminderChosen"
    case followed = "races.followed"
    case unfollowed = "races.unfollowed"
  }
}

/// What each of them is.
protocol RacesFact: Coded, Equatable, Sendable {
  /// To be read into.
  init()
  func apply(to races: inout MyRaces)
  /// What it overwrites.
  var register: Register { get }
  /// What was done, for the toast and the screen reader; `nil` where the screen itself says it.
  func sentence(_ words: RacesWords) -> String?
  /// The same for the list of changes, where each has a line.
  func line(_ words: RacesWords) -> String?
}

extension RacesFact {
  func line(_ words: RacesWords) -> String? { sentence(words) }
}

extension RacesOperation {
  package init?(kind: String, fields: JSON) {
    let read: Self? =
      switch Kind(named: kind) {
      case .categoriesChosen: CategoriesChosen().read(fields).map { .categoriesChosen($0) }
      case .countriesChosen: CountriesChosen().read(fields).map { .countriesChosen($0) }
      case .categoriesSwitched: CategoriesSwitched().read(fields).map { .categoriesSwitched($0) }
      case .countriesSwitched: CountriesSwitched().read(fields).map { .countriesSwitched($0) }
      case .countChosen: CountChosen().read(fields).map { .countChosen($0) }
      case .reminderChosen: ReminderChosen().read(fields).map { .reminderChosen($0) }
      case .followed: RaceFollowed().read(fields).map { .followed($0) }
      case .unfollowed: RaceUnfollowed().read(fields).map { .unfollowed($0) }
      case nil: nil
      }
    guard let read else { return nil }
    self = read
  }

  package var stored: (kind: Kind, fields: JSON) {
    switch self {
    case .categoriesChosen(let fact): (.categoriesChosen, fact.json)
    case .countriesChosen(let fact): (.countriesChosen, fact.json)
    case .categoriesSwitched(let fact): (.categoriesSwitched, fact.json)
    case .countriesSwitched(let fact): (.countriesSwitched, fact.json)
    case .countChosen(let fact): (.countChosen, fact.json)
    case .reminderChosen(let fact): (.reminderChosen, fact.json)
    case .followed(let fact): (.followed, fact.json)
    case .unfollowed(let fact): (.unfollowed, fact.json)
    }
  }

  package func apply(to races: inout MyRaces, id: String) {
    switch self {
    case .categoriesChosen(let fact): fact.apply(to: &races)
    case .countriesChosen(let fact): fact.apply(to: &races)
    case .categoriesSwitched(let fact): fact.apply(to: &races)
    case .countriesSwitched(let fact): fact.apply(to: &races)
    case .countChosen(let fact): fact.apply(to: &races)
    case .reminderChosen(let fact): fact.apply(to: &races)
    case .followed(let fact): fact.apply(to: &races)
    case .unfollowed(let fact): fact.apply(to: &races)
    }
  }

  package func register(id: String) -> Register? {
    switch self {
    case .categoriesChosen(let fact): fact.register
    case .countriesChosen(let fact): fact.register
    case .categoriesSwitched(let fact): fact.register
    case .countriesSwitched(let fact): fact.register
    case .countChosen(let fact): fact.register
    case .reminderChosen(let fact): fact.register
    case .followed(let fact): fact.register
    case .unfollowed(let fact): fact.register
    }
  }

  package var isSeen: Bool {
    switch self {
    case .categoriesChosen, .countriesChosen, .categoriesSwitched, .countriesSwitched, .countChosen, .reminderChosen,
      .followed, .unfollowed:
      true
    }
  }
}

extension RacesState {
  package func sentence(for operation: RacesOperation, _ surroundings: Surroundings) -> String? {
    let words = RacesWords(surroundings.language)
    return switch operation {
    case .categoriesChosen(let fact): fact.sentence(words)
    case .countriesChosen(let fact): fact.sentence(words)
    case .categoriesSwitched(let fact): fact.sentence(words)
    case .countriesSwitched(let fact): fact.sentence(words)
    case .countChosen(let fact): fact.sentence(words)
    case .reminderChosen(let fact): fact.sentence(words)
    case .followed(let fact): fact.sentence(words)
    case .unfollowed(let fact): fact.sentence(words)
    }
  }

  package func line(for operation: RacesOperation, _ surroundings: Surroundings) -> String? {
    let words = RacesWords(surroundings.language)
    return switch operation {
    case .categoriesChosen(let fact): fact.line(words)
    case .countriesChosen(let fact): fact.line(words)
    case .categoriesSwitched(let fact): fact.line(words)
    case .countriesSwitched(let fact): fact.line(words)
    case .countChosen(let fact): fact.line(words)
    case .reminderChosen(let fact): fact.line(words)
    case .followed(let fact): fact.line(words)
    case .unfollowed(let fact): fact.line(words)
    }
  }
}

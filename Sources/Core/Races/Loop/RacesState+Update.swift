package import Kernel

extension RacesState {
  /// What a person's action changes, and what it asks the host to do. Kept things change only by `.append`.
  @inline(never)
  package mutating func update(_ action: RacesAction, _ surroundings: Surroundings) -> [Effect] {
    guard let mine else { return [] }
    switch action {
    case .category(let category):
      let categories = (chosenCategories ?? mine.categories).toggling(category)
      chosenCategories = categories
      return [append(.categoriesChosen(CategoriesChosen(categories: categories)))]
    case .country(let country):
      let before = chosenCountries ?? mine.countries
      var countries = before.filter { $0 != country }
      if countries.count == before.count { countries.append(country) }
      guard countries.count <= RaceQuery.mostCountries else { return [] }
      chosenCountries = countries
      return [append(.countriesChosen(CountriesChosen(countries: countries)))]
    case .allCountries:
      if (chosenCountries ?? mine.countries).isEmpty { return [] }
      chosenCountries = []
      return [append(.countriesChosen(CountriesChosen(countries: [])))]
    case .count(let count):
      return count == mine.count ? [] : [append(.countChosen(CountChosen(count: count)))]
    case .reset: return reset(mine)
    case .follow(let id, let isMeeting): return follow(id, isMeeting: isMeeting, mine, surroundings)
    case .unfollow(let id): return mine.follows(id) ? [append(.unfollowed(RaceUnfollowed(id: id)))] : []
    case .reminder(let minutes):
      return minutes == mine.reminder ? [] : [append(.reminderChosen(ReminderChosen(minutes: minutes)))]
    case .retry:
      link = .connecting
      return []
    }
  }

  /// All stored together or not at all.
  private mutating func reset(_ mine: MyRaces) -> [Effect] {
    let plain = MyRaces()
    var effects: [Effect] = []
    chosenCategories = .all
    chosenCountries = []
    if !mine.categories.isAll { effects.append(append(.categoriesChosen(CategoriesChosen(categories: .all)))) }
    if !mine.countries.isEmpty { effects.append(append(.countriesChosen(CountriesChosen(countries: [])))) }
    if mine.count != plain.count { effects.append(append(.countChosen(CountChosen(count: plain.count)))) }
    // The button is gone with what it reset.
    return effects.isEmpty ? [] : effects + [.focus(selector: "#title")]
  }

  private func follow(_ id: String, isMeeting: Bool, _ mine: MyRaces, _ surroundings: Surroundings) -> [Effect] {
    guard let race = board?.race(id), !(isMeeting && race.meetingID.isEmpty) else { return [] }
    let followed = Followed(race, isMeeting: isMeeting)
    if mine.follows(followed.id) { return [] }
    var effects: [Effect] = []
    // What was followed on other days goes by the way.
    for one in mine.followed where one.isOver(surroundings.now) {
      effects.append(append(.unfollowed(RaceUnfollowed(id: one.id))))
    }
    return effects + [append(.followed(RaceFollowed(followed: followed)))]
  }
}

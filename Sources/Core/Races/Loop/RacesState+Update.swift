package import Kernel

extension RacesState {
  /// What a person's action changes, and what it asks the host to do. Kept things change only by `.append`.
  @inline(never)
  package mutating func update(_ action: RacesAction, _ surroundings: Surroundings) -> [Effect] {
    guard let mine else { return [] }
    switch action {
    case .category(let category):
      // Said as the difference: where the last one was turned off, the others were turned on.
      let switched = Switched(from: mine.categories.chosen, to: mine.categories.toggling(category).chosen)
      return [append(.categoriesSwitched(CategoriesSwitched(switched: switched)))]
    case .country(let country): return toggle(country, mine)
    case .allCountries:
      // Said of the whole, as a person means it: also of what another device turns on meanwhile.
      return mine.countries.isEmpty ? [] : [append(.countriesChosen(CountriesChosen(countries: [])))]
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

  private func toggle(_ country: Country, _ mine: MyRaces) -> [Effect] {
    if mine.countries.contains(country) {
      return [append(.countriesSwitched(CountriesSwitched(switched: Switched(off: [country]))))]
    }
    guard mine.countries.count < RaceQuery.mostCountries else { return [] }
    return [append(.countriesSwitched(CountriesSwitched(switched: Switched(on: [country]))))]
  }

  /// All stored together or not at all. Said of the whole: what is reset is no single switch.
  private func reset(_ mine: MyRaces) -> [Effect] {
    let plain = MyRaces()
    var effects: [Effect] = []
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

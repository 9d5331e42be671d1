package import Kernel

extension RacesOperation {
  /// What was done, for the toast and the screen reader; `nil` where the screen itself says it.
  package func sentence(_ language: Language) -> String? {
    let words = RacesWords(language)
    switch self {
    case .followed(let one):
      let name = one.isMeeting ? one.meeting : words.label(one.race)
      return words.say("\(name) followed.", "\(name)\u{A0}: suivi.")
    case .unfollowed: return words.say("No longer followed.", "Suivi arrêté.")
    case .categoriesChosen, .countriesChosen, .countChosen, .reminderChosen: return nil
    }
  }

  /// The same for the list of changes, where each has a line.
  package func line(_ language: Language) -> String? {
    let words = RacesWords(language)
    switch self {
    case .categoriesChosen(let categories):
      var mine = MyRaces()
      mine.categories = categories
      return categories.isAll ? words.resetAll + "." : words.narrowed(mine)
    case .countriesChosen(let countries):
      var mine = MyRaces()
      mine.countries = countries
      return countries.isEmpty ? words.allCountries + "." : words.narrowed(mine)
    case .countChosen(let count): return words.howMany + words.say(": ", "\u{A0}: ") + String(count) + "."
    case .reminderChosen(let minutes):
      return words.remind + words.say(": ", "\u{A0}: ") + words.reminder(minutes) + "."
    case .followed, .unfollowed: return sentence(language)
    }
  }
}

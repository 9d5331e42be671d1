import Kernel

/// The sentences of the settings.
struct SettingsWords: Words {
  let language: Language

  init(_ language: Language) { self.language = language }

  // MARK: Choices

  func name(_ preference: Preference) -> String {
    switch preference {
    case .theme: preferenceTheme
    case .text: preferenceText
    case .clock: preferenceClock
    case .language: preferenceLanguage
    case .units: preferenceUnits
    case .weight: preferenceWeight
    case .week: preferenceWeek
    case .trainsTold: toldTrains
    case .racesTold: toldRaces
    case .restTold: toldRest
    case .cardTold: toldCard
    case .workoutsTold: toldWorkouts
    case .quietFrom: quietFrom
    case .quietUntil: quietUntil
    }
  }

  func name(_ preference: Preference, _ value: String) -> String {
    switch (preference, value) {
    case (_, "system"): asDevice
    case (_, "light"): light
    case (_, "dark"): dark
    case (_, "larger"): larger
    case (_, "largest"): largest
    case (_, "12"): "2:30 PM"
    case (_, "24"): "14:30"
    case (_, "imperial"): feetAndMiles
    case (_, "metric"): metres
    case (_, "monday"): DayText(language).weekday(0)
    case (_, "sunday"): DayText(language).weekday(6)
    case (_, "saturday"): DayText(language).weekday(5)
    case (_, "on"): isOn
    case (_, "off"): isOff
    case (.quietFrom, _), (.quietUntil, _):
      ClockText.text(minutes: (Int(value) ?? 0) * 60)
    case (.language, _): LanguageTag(rawValue: value)?.ownName ?? value
    // "kg", "lb": the same in every language.
    default: value
    }
  }

  func chosen(_ preference: Preference, _ value: String) -> String {
    chosen(name(preference), value: name(preference, value))
  }
}

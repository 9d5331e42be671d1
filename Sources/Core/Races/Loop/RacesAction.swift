import Kernel

/// What a person does in this module. Each case has a wire form that stands in the page: "category horse".
package enum RacesAction: FeatureAction, WordedAction {
  /// Turns a kind on or off.
  case category(RaceCategory)
  /// Turns a country on or off.
  case country(Country)
  case allCountries
  case count(Int)
  case reset
  /// By the race's id; with its meeting, where that is meant.
  case follow(String, isMeeting: Bool)
  /// By the id of the race or the meeting.
  case unfollow(String)
  case reminder(Int)
  case retry
}

extension RacesAction {
  package var restsOnWhatIsKept: Bool {
    switch self {
    case .category, .country, .allCountries, .count, .reset, .follow, .unfollow, .reminder: true
    case .retry: false
    }
  }

  package var asksAtOnce: Bool { self == .retry }

  /// What this module's wire forms begin with.
  package enum Word: String, ActionWord {
    case category, country, countries, count, reset, follow
    case followMeeting = "follow-meeting"
    case unfollow, reminder, retry
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .category(let category): (.category, category.rawValue)
    case .country(let country): (.country, country.code)
    case .allCountries: (.countries, nil)
    case .count(let count): (.count, String(count))
    case .reset: (.reset, nil)
    case .follow(let id, let isMeeting): (isMeeting ? .followMeeting : .follow, id)
    case .unfollow(let id): (.unfollow, id)
    case .reminder(let minutes): (.reminder, String(minutes))
    case .retry: (.retry, nil)
    }
  }

  @inline(never)
  package init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    let text = argument ?? ""
    switch word {
    case .category:
      guard let category = RaceCategory(name: text), category != .other else { return nil }
      self = .category(category)
    case .country:
      guard let country = Country(iso: text) else { return nil }
      self = .country(country)
    case .countries: self = .allCountries
    case .count:
      guard let count = Int(text), MyRaces.counts.contains(count) else { return nil }
      self = .count(count)
    case .reset: self = .reset
    case .follow: self = .follow(text, isMeeting: false)
    case .followMeeting: self = .follow(text, isMeeting: true)
    case .unfollow: self = .unfollow(text)
    case .reminder:
      guard let minutes = Int(text), MyRaces.reminders.contains(minutes) else { return nil }
      self = .reminder(minutes)
    case .retry: self = .retry
    }
  }
}

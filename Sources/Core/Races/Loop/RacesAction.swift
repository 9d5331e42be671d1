import Kernel

/// What a person does in this module. Each case has a wire form that stands in the page: "category horse".
package enum RacesAction: FeatureAction {
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

  package var wire: String {
    switch self {
    case .category(let category): "category " + category.rawValue
    case .country(let country): "country " + country.code
    case .allCountries: "countries"
    case .count(let count): "count " + String(count)
    case .reset: "reset"
    case .follow(let id, let isMeeting): (isMeeting ? "follow-meeting " : "follow ") + id
    case .unfollow(let id): "unfollow " + id
    case .reminder(let minutes): "reminder " + String(minutes)
    case .retry: "retry"
    }
  }

  @inline(never)
  package init?(wire: String, value: String) {
    let (name, argument) = wire.halves(at: " ")
    let text = argument ?? ""
    switch name {
    case "category":
      guard let category = RaceCategory(name: text), category != .other else { return nil }
      self = .category(category)
    case "country":
      guard let country = Country(iso: text) else { return nil }
      self = .country(country)
    case "countries": self = .allCountries
    case "count":
      guard let count = Int(text), MyRaces.counts.contains(count) else { return nil }
      self = .count(count)
    case "reset": self = .reset
    case "follow": self = .follow(text, isMeeting: false)
    case "follow-meeting": self = .follow(text, isMeeting: true)
    case "unfollow": self = .unfollow(text)
    case "reminder":
      guard let minutes = Int(text), MyRaces.reminders.contains(minutes) else { return nil }
      self = .reminder(minutes)
    case "retry": self = .retry
    default: return nil
    }
  }
}

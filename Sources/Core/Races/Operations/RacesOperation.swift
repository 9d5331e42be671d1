package import Kernel

/// One fact a person entered here. Each has a wire form (`kind`, `fields`) that the journal keeps for ever:
/// never change one, add another.
package enum RacesOperation: Equatable, Sendable {
  case categoriesChosen(RaceCategories)
  /// None for all.
  case countriesChosen([Country])
  case countChosen(Int)
  case reminderChosen(minutes: Int)
  case followed(Followed)
  case unfollowed(id: String)
}

extension RacesOperation {
  package var kind: String {
    switch self {
    case .categoriesChosen: "races.categoriesChosen"
    case .countriesChosen: "races.countriesChosen"
    case .countChosen: "races.countChosen"
    case .reminderChosen: "races.reminderChosen"
    case .followed: "races.followed"
    case .unfollowed: "races.unfollowed"
    }
  }

  package var fields: JSON {
    switch self {
    case .categoriesChosen(let categories):
      var names: [JSON] = []
      for category in categories.chosen { names.append(.string(category.rawValue)) }
      return .object(["categories": .array(names)])
    case .countriesChosen(let countries):
      var codes: [JSON] = []
      for country in countries { codes.append(.string(country.code)) }
      return .object(["countries": .array(codes)])
    case .countChosen(let count): return .object(["count": .integer(Int64(count))])
    case .reminderChosen(let minutes): return .object(["minutes": .integer(Int64(minutes))])
    case .followed(let followed): return followed.json
    case .unfollowed(let id): return .object(["id": .string(id)])
    }
  }

  /// `nil` for another module's kind, or fields this version cannot read; the journal keeps those as they are.
  package init?(kind: String, fields: JSON) {
    switch kind {
    case "races.categoriesChosen":
      guard let names = fields["categories"]?.array else { return nil }
      var categories: [RaceCategory] = []
      for name in names {
        if let category = name.string.flatMap({ RaceCategory(name: $0) }) { categories.append(category) }
      }
      self = .categoriesChosen(RaceCategories(categories))
    case "races.countriesChosen":
      guard let codes = fields["countries"]?.array, codes.count <= RaceQuery.mostCountries else { return nil }
      var countries: [Country] = []
      for code in codes {
        guard let country = code.string.flatMap({ Country(iso: $0) }) else { return nil }
        if !countries.contains(country) { countries.append(country) }
      }
      self = .countriesChosen(countries)
    case "races.countChosen":
      guard let count = fields["count"]?.int, MyRaces.counts.contains(count) else { return nil }
      self = .countChosen(count)
    case "races.reminderChosen":
      guard let minutes = fields["minutes"]?.int, MyRaces.reminders.contains(minutes) else { return nil }
      self = .reminderChosen(minutes: minutes)
    case "races.followed":
      guard let followed = Followed(json: fields) else { return nil }
      self = .followed(followed)
    case "races.unfollowed":
      guard let id = fields["id"]?.string else { return nil }
      self = .unfollowed(id: id)
    default:
      return nil
    }
  }

  /// Following twice is following with what is known now.
  package func apply(to races: inout MyRaces) {
    switch self {
    case .categoriesChosen(let categories): races.categories = categories
    case .countriesChosen(let countries): races.countries = countries
    case .countChosen(let count): races.count = count
    case .reminderChosen(let minutes): races.reminder = minutes
    case .followed(let followed):
      races.followed.removeAll { $0.id == followed.id }
      races.followed.append(followed)
    case .unfollowed(let id): races.followed.removeAll { $0.id == id }
    }
  }
}

extension Followed {
  var json: JSON {
    .object([
      "id": .string(id), "isMeeting": .bool(isMeeting), "meeting": .string(meeting), "number": .integer(Int64(number)),
      "category": .string(category.rawValue), "country": country.map { .string($0.code) } ?? .null,
      "start": .integer(start.seconds),
    ])
  }

  init?(json: JSON) {
    guard let id = json["id"]?.string, id.utf8.count <= Self.mostBytes, let meeting = json["meeting"]?.string,
      meeting.utf8.count <= 4 * Self.mostBytes, let start = json["start"]?.integer
    else { return nil }
    self.init(
      id: id, isMeeting: json["isMeeting"]?.bool ?? false, meeting: meeting, number: json["number"]?.int ?? 0,
      category: json["category"]?.string.flatMap { RaceCategory(name: $0) } ?? .other,
      country: json["country"]?.string.flatMap { Country(iso: $0) }, start: Instant(seconds: start))
  }

  /// No id is longer: they are UUIDs.
  static let mostBytes = 64
}

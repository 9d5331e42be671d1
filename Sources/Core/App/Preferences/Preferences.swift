import Kernel

/// How this person wants the app: the fold of `PreferencesOperation`s.
struct Preferences: Equatable {
  /// What was chosen, by choice; what is not here is as the device has it.
  private(set) var chosen: [Choice] = []
  /// Where a module was put, and whether it is hidden; those not here stand where they stood from the start.
  private(set) var places: [Place] = []

  /// A preference and the one of its `values` that holds.
  struct Choice: Equatable {
    var preference: Preference
    var value: String
  }

  /// Where a module stands, by a position of `FractionalIndex`, and whether it is shown.
  struct Place: Equatable {
    var module: Module
    var position: String
    var isHidden: Bool
  }
}

/// What can be chosen. A name is part of the journal; each has its values in the order they are shown, and the first is
/// what holds until another is chosen: as the device, or where it doesn't say, as its region is used to.
enum Preference: String, CaseIterable {
  case theme, text, language, clock, units, weight, week
  // What is told of with the app closed.
  case trainsTold, racesTold, restTold, cardTold, workoutsTold
  /// Hours of the device's day between which only what is of the moment is told.
  case quietFrom, quietUntil

  /// Those of the settings' first screen.
  static let ofTheApp: [Preference] = [.theme, .text, .language, .clock, .units, .weight, .week]

  /// In the order they are shown, the default first.
  var values: [String] {
    switch self {
    case .theme: ["system", "light", "dark"]
    case .text: ["system", "larger", "largest"]
    case .language: ["system"] + LanguageTag.allCases.map { $0.rawValue }
    case .clock: ["system", "24", "12"]
    case .units: ["system", "metric", "imperial"]
    case .weight: ["system", "kg", "lb"]
    case .week: ["system", "monday", "sunday", "saturday"]
    case .trainsTold, .racesTold, .restTold, .cardTold, .workoutsTold: ["on", "off"]
    case .quietFrom: ["off", "20", "21", "22", "23", "0", "1"]
    case .quietUntil: ["7", "5", "6", "8", "9", "10"]
    }
  }
}

extension Preferences {
  /// The value that holds: the one that was chosen, or else the first.
  subscript(preference: Preference) -> String {
    for choice in chosen where choice.preference == preference { return choice.value }
    return preference.values[0]
  }

  /// Whether a person chose it, be it the default.
  func isChosen(_ preference: Preference) -> Bool { chosen.contains { $0.preference == preference } }

  mutating func choose(_ preference: Preference, _ value: String) {
    chosen.removeAll { $0.preference == preference }
    chosen.append(Choice(preference: preference, value: value))
  }

  /// Nil where it is as the browser has it, or where it is one that this version does not speak.
  var language: LanguageTag? {
    LanguageTag(rawValue: self[.language])
  }

  // Each nil where it is as the device has it.

  var hours: ClockText.Hours? {
    switch self[.clock] {
    case "24": .twentyFour
    case "12": .twelve
    default: nil
    }
  }

  var units: Units? {
    switch self[.units] {
    case "metric": .metric
    case "imperial": .imperial
    default: nil
    }
  }

  var isInPounds: Bool? {
    switch self[.weight] {
    case "kg": false
    case "lb": true
    default: nil
    }
  }

  /// As `Day.weekday` counts: Monday is 0.
  var firstWeekday: Int? {
    switch self[.week] {
    case "monday": 0
    case "sunday": 6
    case "saturday": 5
    default: nil
    }
  }
}

extension Preferences {
  /// All modules in the person's order.
  var order: [Module] {
    var modules: [Module] = []
    for module in Module.allCases {
      let position = place(of: module).position
      let index = modules.firstIndex { position < place(of: $0).position } ?? modules.count
      modules.insert(module, at: index)
    }
    return modules
  }

  /// Those on Today and in the bar, in the person's order.
  var shown: [Module] { order.filter { !isHidden($0) } }

  func isHidden(_ module: Module) -> Bool { place(of: module).isHidden }

  /// What puts a module at `index` among the others.
  func moves(of module: Module, to index: Int) -> [Rank.Move] {
    Rank.moves(
      of: module.rawValue, to: index, in: order.map { Rank(position: place(of: $0).position, id: $0.rawValue) })
  }

  mutating func move(_ module: Module, to position: String) {
    var place = place(of: module)
    place.position = position
    put(place)
  }

  mutating func hide(_ module: Module, _ isHidden: Bool) {
    var place = place(of: module)
    place.isHidden = isHidden
    put(place)
  }

  private mutating func put(_ place: Place) {
    places.removeAll { $0.module == place.module }
    places.append(place)
  }

  private func place(of module: Module) -> Place {
    for place in places where place.module == module { return place }
    // "a0", "a1" …: the positions that fractional indexing itself gives a list that grows at its end.
    var position = FractionalIndex.between(nil, nil)
    for other in Module.allCases {
      if other == module { break }
      position = FractionalIndex.between(position, nil)
    }
    return Place(module: module, position: position, isHidden: false)
  }
}

import Kernel

/// What narrows the board, in one line that opens: kinds, countries, how many. Each control says its state.
enum RaceFilters {
  static func view(_ screen: RacesScreen) -> Node {
    let mine = screen.state.choices
    return element("details.race-filter.needs-script", key: "filter") {
      element("summary.button") {
        element("span.visually-hidden") { screen.words.filterIntro }
        element("span") { screen.words.choices(mine) }
        Icon.view(.down)
      }
      element("div.race-choices", key: "choices") {
        kinds(screen)
        counts(screen)
        countries(screen)
        if !mine.isPlain {
          Button.view(screen.words.reset, RacesScreen.wire(.reset), .text, key: "reset", spoken: screen.words.resetAll)
        }
      }
    }
  }

  /// All on is no choice, and does not look like one.
  private static func kinds(_ screen: RacesScreen) -> Node {
    let chosen = screen.state.choices.categories
    return element(
      "div.chips", key: "kinds", chosen.isAll ? .class("all") : nil, .role("group"),
      .aria("label", screen.words.categories)
    ) {
      for category in RaceCategory.choosable {
        element(
          "button.chip", key: category.rawValue, .type("button"), .aria("pressed", chosen.contains(category)),
          .on(.click, RacesScreen.wire(.category(category)))
        ) {
          Icon.view(category.icon)
          element("span") { screen.words.category(category) }
        }
      }
    }
  }

  private static func counts(_ screen: RacesScreen) -> Node {
    element("div.segments", key: "counts", .role("group"), .aria("label", screen.words.howMany)) {
      for count in MyRaces.counts {
        element(
          "button", key: String(count), .type("button"), .aria("pressed", screen.state.choices.count == count),
          .on(.click, RacesScreen.wire(.count(count)))
        ) { String(count) }
      }
    }
  }

  /// Several may be on.
  private static func countries(_ screen: RacesScreen) -> Node {
    let chosen = screen.state.choices.countries
    return element("fieldset.race-country-list", key: "countries") {
      element("legend.visually-hidden") { screen.words.country }
      choice(screen, nil, isOn: chosen.isEmpty)
      for country in offered(screen) { choice(screen, country, isOn: chosen.contains(country)) }
    }
  }

  private static func choice(_ screen: RacesScreen, _ country: Country?, isOn: Bool) -> Node {
    element("label.choice", key: country?.code ?? "all") {
      element(
        "input", .type("checkbox"), .name("country-" + (country?.code ?? "all")), .flag("checked", if: isOn),
        .on(.change, RacesScreen.wire(country.map { .country($0) } ?? .allCountries)))
      element("span") { country.map { $0.flag + " " + screen.words.name($0) } ?? screen.words.allCountries }
    }
  }

  /// Any that was seen, and those chosen; by name.
  private static func offered(_ screen: RacesScreen) -> [Country] {
    var offered: [Country] = []
    var names: [[UInt8]] = []
    for country in (screen.state.board?.countries ?? []) + screen.state.choices.countries {
      if offered.contains(country) { continue }
      let name = Folding.folded(screen.words.name(country))
      var index = names.count
      while index > 0, name.lexicographicallyPrecedes(names[index - 1]) { index -= 1 }
      offered.insert(country, at: index)
      names.insert(name, at: index)
    }
    return offered
  }
}

extension RaceCategory {
  var icon: Icon {
    switch self {
    case .horse: .horse
    case .harness: .harness
    case .greyhound: .greyhound
    case .other: .races
    }
  }
}

package import Kernel

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct RacesWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: Choices

  func category(_ category: RaceCategory) -> String {
    switch category {
    case .horse: categoryHorse
    case .harness: categoryHarness
    case .greyhound: categoryGreyhound
    case .other: categoryOther
    }
  }

  /// The filter in a few words: "All · 5", "Greyhounds · France, Japan · 10".
  func choices(_ mine: MyRaces) -> String {
    var text = mine.categories.isAll ? (mine.countries.isEmpty ? all : "") : kinds(mine)
    if !mine.countries.isEmpty {
      let places =
        mine.countries.count <= 2 ? list(mine.countries) : countriesCounted(mine.countries.count)
      text += (text.isEmpty ? "" : " · ") + places
    }
    return text + " · " + String(mine.count)
  }

  private func kinds(_ mine: MyRaces) -> String {
    var kinds = ""
    for one in mine.categories.chosen { kinds += (kinds.isEmpty ? "" : ", ") + category(one) }
    return kinds
  }

  private func list(_ countries: [Country]) -> String {
    var list = ""
    for country in countries { list += (list.isEmpty ? "" : ", ") + name(country) }
    return list
  }

  /// What narrows the board, as a sentence.
  func narrowed(_ mine: MyRaces) -> String {
    let kinds = mine.categories.isAll ? "" : kinds(mine)
    let places = list(mine.countries)
    let both = kinds.isEmpty || places.isEmpty ? kinds + places : kinds + " · " + places
    return filterIs(both)
  }

  // MARK: Following

  /// How long before the start; 0 is off.
  func reminder(_ minutes: Int) -> String { minutes == 0 ? reminderOff : "\(minutes)\u{A0}min" }

  // MARK: States

  /// Beside a board that is not fresh: why, where that is known, and what it means.
  func advice(_ freshness: Freshness, _ trouble: Trouble?) -> String? {
    if freshness == .fresh || trouble == .ours(.offline) { return nil }
    let moved = startsMayMove
    guard let trouble else { return moved }
    return reason(trouble) + " " + keepTrying
  }

  package func reason(_ trouble: Trouble) -> String {
    switch trouble {
    case .ours(.offline): youAreOffline
    case .ours(.server(let status)): serverFailure(status)
    case .source:
      reasonSource
    case .unread:
      reasonUnread
    case .nothingYet: reasonNothingYet
    }
  }

  /// What was known has been run, and why nothing newer is here.
  func ended(_ clock: String, _ trouble: Trouble) -> String {
    reason(trouble) + " " + knownEnded(clock)
  }
}

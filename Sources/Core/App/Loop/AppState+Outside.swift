import Departures
import FareCard
import Kernel
import Races

/// What was last told to the page outside the tree, so that it is told once.
struct Told {
  /// By name.
  var page = ["", "", ""]
  var badge = -1
  /// Whose texts were asked for.
  var language: LanguageTag?
  var isUnsaved = false
  /// The map was asked for.
  var map = false
  /// How much was said of the wish for what keeps things.
  var keepers = Keepers.none

  /// For what keeps things, the least urgent first.
  enum Keepers: Int { case none, ahead, awaited }

  static let names = ["theme", "text", "language"]
}

extension AppState {
  /// The theme, the text's size, the language and the number on the icon follow what is kept.
  func tellOutside() -> [Outgoing] {
    guard keeping.isKnown else { return [] }
    var outgoing: [Outgoing] = []
    let page = [preferences[.theme], preferences[.text], language.tag.rawValue]
    for (index, value) in page.enumerated() where value != told.page[index] {
      outgoing.append(.page(Told.names[index], value))
    }
    if wantedLanguage != language.tag, wantedLanguage != told.language {
      let isSaid = account != nil || route == .settings(.notifications)
      let account: Parts = isSaid ? .accountWords(wantedLanguage) : []
      outgoing.append(.bring(account.union(.words(wantedLanguage)), isAwaited: true))
      told.language = wantedLanguage
    }
    let badge = keeping.last > 0 ? due : 0
    if badge != told.badge { outgoing.append(.badge(badge)) }
    (told.page, told.badge) = (page, badge)
    return outgoing
  }

  /// What keeps things is fetched beside all else (Documentation/Decisions/0009): for what a person may do next, and for what
  /// waits to be stored; it is late only where somebody was told that it is being saved.
  func bringKeepers() -> [Outgoing] {
    let wish: Told.Keepers =
      isComplete ? .none : toast?.isPending == true ? .awaited : isUsed || keeping.isBusy ? .ahead : .none
    guard wish.rawValue > told.keepers.rawValue else { return [] }
    told.keepers = wish
    return [.bring(.common, isAwaited: wish == .awaited)]
  }

  /// The map's facts are fetched when one is opened.
  func bringMap() -> [Outgoing] {
    guard !told.map, route == .module(.departures), departures.lacksMap else { return [] }
    told.map = true
    return [.bring(.map, isAwaited: true)]
  }

  /// What was chosen, or what the device speaks.
  var wantedLanguage: LanguageTag { preferences.language ?? device.language }

  /// Another language is spoken as soon as its texts are here, and until then the one before.
  func speak() {
    let isWhole = account != nil
    if let language = languages.first(where: { $0.tag == wantedLanguage && ($0.isWhole || !isWhole) }) {
      self.language = language
    }
  }

  /// The choice of a language is said in it.
  func speakAnew() -> [Outgoing] {
    let before = language.tag
    speak()
    if language.tag == before { return [] }
    return [.module(.announce(SettingsWords(language).chosen(.language, preferences[.language])))]
  }

  /// How much of what the person keeps is due now.
  @inline(never)  // a gate of the program's parts
  private var due: Int {
    var sum = 0
    for module in Module.allCases { sum += due(in: module) }
    return sum
  }

  /// A day and a clock time of the device: "2 October, 10:20"; of another year with the year.
  func moment(_ instant: Instant, isOfADay: Bool = false) -> String {
    let day = device.zone.local(instant).day
    let text = DayText(language)
    let date = text.dayAndMonth(day, today: device.zone.local(clock.now).day)
    return isOfADay
      ? date
      : text.dateAndClock(
        date, clock: ClockText.text(instant, in: device.zone, hours: surroundings.hours))
  }
}

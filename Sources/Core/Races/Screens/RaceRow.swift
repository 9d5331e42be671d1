import Kernel

/// One race: what runs, where, and when. One link, and one element for a screen reader.
enum RaceRow {
  static func view(_ race: Race, _ screen: RacesScreen, isMissing: Bool = false) -> Node {
    screen.state.rows.row(race.id, RaceFace(race, screen, isMissing: isMissing)) { drawn(race, screen, isMissing) }
  }

  private static func drawn(_ race: Race, _ screen: RacesScreen, _ isMissing: Bool) -> Node {
    let seconds = screen.seconds(to: race)
    return element("li.race", key: race.id, Countdown.isSoon(seconds) ? .class("race-soon") : nil) {
      element("a", .href(RacesScreen.link(.race(race.id)))) {
        element("span.row-face", .aria("hidden", true)) {
          Icon.view(race.category.icon)
          element("span.where") {
            element("span.destination") {
              screen.words.short(race) + (race.country.map { " " + $0.flag } ?? "")
            }
            element("span.note") { note(race, screen, isMissing) }
          }
          element("span.times") {
            element("span.big") { Countdown.text(seconds, screen.surroundings.language) }
            element("span.clock") { screen.clock(race.start) }
          }
        }
        element("span.visually-hidden") {
          screen.words.spoken(race, in: seconds) + (isMissing ? ", " + screen.words.notListed : "")
        }
      }
    }
  }

  private static func note(_ race: Race, _ screen: RacesScreen, _ isMissing: Bool) -> String {
    let change = isMissing ? screen.words.notListed : screen.words.moved(race.moved)
    guard let change else { return race.name }
    return race.name.isEmpty ? change : change + " · " + race.name
  }
}

import Kernel

/// One race: what runs, where, and when. One link, and one element for a screen reader.
enum RaceRow {
  static func view(_ race: Race, _ screen: RacesScreen) -> Node {
    let mark = RaceMark(race, screen)
    return screen.state.rows.row(race.id, RaceFace(race, screen, mark)) { drawn(race, screen, mark) }
  }

  private static func drawn(_ race: Race, _ screen: RacesScreen, _ mark: RaceMark) -> Node {
    let seconds = screen.seconds(to: race)
    return element("li.race", key: race.id, Countdown.isSoon(seconds) ? .class("race-soon") : nil) {
      element("a", .href(RacesScreen.link(.race(race.id)))) {
        element("span.row-face", .aria("hidden", true)) {
          Icon.view(race.category.icon)
          element("span.where") {
            element("span.destination") {
              screen.words.withFlag(race)
              if mark.isFollowed { element("span.race-star") { " ★" } }
            }
            element("span.note") {
              if let change = mark.isMissing ? screen.words.notListed : screen.words.moved(race.moved) {
                element("span.race-change") { change }
                race.name.isEmpty ? "" : " · "
              }
              race.name
            }
          }
          element("span.times") {
            element("span.big") { Countdown.text(seconds, screen.surroundings.language) }
            element("span.clock") { screen.clock(race.start) }
          }
        }
        element("span.visually-hidden") {
          screen.words.spoken(race, in: seconds) + (mark.isMissing ? ", " + screen.words.notListed : "")
            + (mark.isFollowed ? ", " + screen.words.isFollowed : "")
        }
      }
    }
  }
}

/// What following adds to a row.
struct RaceMark: Equatable {
  var isFollowed: Bool
  /// Followed by itself, still to come, and no longer listed.
  var isMissing: Bool

  init(_ race: Race, _ screen: RacesScreen) {
    isFollowed = screen.state.choices.follows(race)
    isMissing = isFollowed && screen.state.isMissing(race, at: screen.surroundings.now)
  }
}

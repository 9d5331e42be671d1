import Kernel
import Languages
@testable import Races
import Testing

@Suite("What a race's row is drawn from")
struct RaceFaceTests {
  /// All that a row's look may depend on.
  struct Setting {
    var race = Card.race("a", in: 250)
    var mine = MyRaces()
    var isListed = true
    var around = Surroundings(now: Card.now, language: .en, zone: Punter.zone)

    func drawn(on state: RacesState) -> Node {
      var state = state
      state.mine = mine
      _ = state.received(Card.board(isListed ? [race] : [], state.query, at: around.now), around)
      return RaceRow.view(race, RacesScreen(state, around))
    }
  }

  static let changes: [@Sendable (inout Setting) -> Void] = [
    { $0.race.meeting = "Addington" }, { $0.race.number = 5 }, { $0.race.name = "" }, { $0.race.category = .harness },
    { $0.race.country = Country(iso: "NZ") }, { $0.race.start = Card.now.adding(seconds: 60) },
    { $0.race.moved = 120 }, { $0.around.now = Card.now.adding(seconds: 1) }, { $0.around.language = .fr },
    { $0.around.hours = .twelve }, { $0.around.zone = .utc },
    { $0.mine.followed = [Followed($0.race, isMeeting: false)] },
    {
      $0.mine.followed = [Followed($0.race, isMeeting: false)]
      $0.isListed = false
    },
  ]

  @Test("a change of anything that it shows draws it anew, as if it had never been drawn", arguments: changes.indices)
  func anew(index: Int) {
    let state = RacesState()
    var setting = Setting()
    let before = setting.drawn(on: state)
    Self.changes[index](&setting)
    let after = setting.drawn(on: state)
    #expect(after == setting.drawn(on: RacesState()))
    #expect(after != before)
  }
}

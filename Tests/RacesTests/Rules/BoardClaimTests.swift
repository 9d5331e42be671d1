import Kernel
import Languages
import Testing

@testable import Races

/// The rule; how its claims are worded stands in RaceClaimsTests.
@Suite("What may be claimed where no race is shown")
struct BoardClaimTests {
  private func state(
    _ races: [Race] = [], asOf: Int64? = 0, health: Freshness = .fresh, unread: Int = 0,
    link: Link = .open
  ) -> RacesState {
    var state = RacesState()
    state.mine = MyRaces()
    state.link = link
    var board = Card.board(races, state.query)
    board.asOf = asOf.map { Card.now.adding(seconds: -$0) }
    board.health = health
    board.unread = unread
    _ = state.received(board, surroundings())
    return state
  }

  private func surroundings(isOnline: Bool = true, _ seconds: Int64 = 0) -> Surroundings {
    Surroundings(now: Card.now.adding(seconds: seconds), language: .en, isOnline: isOnline)
  }

  @Test("races that are shown need no claim; none is claimed from a fresh board for these choices alone")
  func none() {
    #expect(state().claim(isEmpty: false, surroundings(isOnline: false)) == .races)
    #expect(state().claim(isEmpty: true, surroundings()) == .none)
    #expect(RacesState().claim(isEmpty: true, surroundings()) == .awaited)
    var other = state()
    other.mine?.countries = [Country(iso: "FR")].compactMap { $0 }
    #expect(other.claim(isEmpty: true, surroundings()) == .awaited, "the board was made for other choices")
    #expect(state(asOf: 100).claim(isEmpty: true, surroundings()) == .awaited, "a newer one is due")
  }

  @Test("rows that can't be read may be what was asked for")
  func unread() {
    #expect(state(unread: 1).claim(isEmpty: true, surroundings()) == .unknown(.unread))
  }

  @Test("what was known has ended a minute after the start of its last race, and why no more comes is said")
  func ended() {
    let known = [Card.race("a", in: 30), Card.race("b", in: 90)]
    let end = Card.now.adding(seconds: 150)
    #expect(
      state(known).claim(isEmpty: true, surroundings(isOnline: false, 600)) == .ended(until: end, .ours(.offline)))
    #expect(
      state(known, link: .failed(status: 502)).claim(isEmpty: true, surroundings(600))
        == .ended(until: end, .ours(.server(status: 502))))
    #expect(state(known).claim(isEmpty: true, surroundings(600)) == .ended(until: end, .source))
    #expect(state().claim(isEmpty: true, surroundings(isOnline: false)) == .unknown(.ours(.offline)))
  }

  @Test("the reason is the nearest one: this device, then our server, then the source")
  func trouble() {
    #expect(state().trouble(surroundings()) == nil)
    #expect(state(link: .failed(status: 0)).trouble(surroundings(isOnline: false)) == .ours(.offline))
    #expect(state(health: .failing, link: .failed(status: 0)).trouble(surroundings()) == .ours(.server(status: 0)))
    #expect(state(asOf: nil, health: .failing).trouble(surroundings()) == .source)
    #expect(state(asOf: nil).trouble(surroundings()) == .nothingYet)
    #expect(state().trouble(surroundings(301)) == .source)
    #expect(state(link: .connecting).trouble(surroundings(301)) == nil, "our server has not spoken yet")
  }
}

import Departures
import Kernel
import Testing

@Suite("How far alerts can be trusted by their age")
struct AlertAgeTests {
  @Test(
    "fresh to 150 s, delayed to 300 s, stale for ever after; ahead of the clock they are doubted",
    arguments: [
      (0, false, .fresh), (150, false, .fresh), (151, false, .delayed), (300, false, .delayed), (301, false, .stale),
      (1 << 40, false, .stale), (-60, false, .fresh), (-61, false, .delayed), (-301, false, .stale),
      (150, true, .fresh), (151, true, .failing), (1 << 40, true, .failing),
    ] as [(Int64, Bool, Freshness)])
  func health(age: Int64, isFailing: Bool, health: Freshness) {
    let asOf = Instant(seconds: 1_759_414_800)
    let now = asOf.adding(seconds: age)
    #expect(AlertAge.health(asOf: asOf, isFailing: isFailing, now: now) == health)
    let board = AlertBoard(asOf: asOf, health: isFailing ? .failing : .fresh, alerts: [])
    #expect(board.health(at: now) == health)
  }

  @Test("before anybody has asked nothing is known, and nothing has failed")
  func never() {
    #expect(AlertAge.health(asOf: nil, isFailing: false, now: Instant(seconds: 0)) == .unknown)
    #expect(AlertAge.health(asOf: nil, isFailing: true, now: Instant(seconds: 0)) == .failing)
  }
}

import FareCard
import Kernel
import Testing

@Suite("What the next tap takes")
struct RidesAheadTests {
  /// Twelve rides at 2.90 from Wednesday on: the last pays the rest of 34.00.
  private var capped: Diary {
    var diary = Diary()
    diary.correct("2025-12-31 07:00", 4000)
    for ride in 0..<12 { diary.ride("2025-12-31 \(ride + 8 < 10 ? "0" : "")\(ride + 8):00") }
    return diary
  }

  private func ahead(_ diary: Diary, _ time: String) -> RidesAhead {
    let now = Diary.at(time)
    return RidesAhead(diary.theCard, diary.ledger, at: now, today: Diary.zone.local(now).day)
  }

  @Test("rides are free until the window ends, or until the day on which the cap rises")
  func raisedCap() {
    #expect(ahead(capped, "2026-01-03 12:00") == .free(until: Diary.at("2026-01-04 00:00")))
    // A dollar more is to be paid from then on.
    #expect(ahead(capped, "2026-01-04 00:00") == .left(2))
    var later = capped
    later.ride("2026-01-04 08:00")
    #expect(later.amounts.last == -100)
    #expect(ahead(later, "2026-01-04 09:00") == .free(until: Diary.at("2026-01-07 08:00")))
  }

  @Test("nothing is counted where nothing is known, or where a ride costs nothing")
  func unknown() {
    #expect(ahead(Diary(), "2026-02-02 08:00") == .unknown)
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 2000)
    diary.choose(.tariff("atlantis"))
    #expect(ahead(diary, "2026-02-02 08:00") == .uncounted)
  }

  @Test("a cap of one agency says nothing of another's")
  func otherAgency() {
    var diary = capped
    diary.choose(.tariff("london-bus"), from: "2026-01-02 12:00")
    #expect(ahead(diary, "2026-01-02 13:00") == .left(3))
  }
}

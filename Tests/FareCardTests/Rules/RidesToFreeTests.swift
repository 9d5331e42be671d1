import FareCard
import Kernel
import Testing

@Suite("How far the cap is")
struct RidesToFreeTests {
  @Test("transfers and express buses don't count")
  func whatCounts() throws {
    var diary = Diary()
    diary.correct("2026-02-02 08:00", 10_000)
    diary.ride("2026-02-02 08:10")
    diary.ride("2026-02-02 08:40", transfer: true)
    diary.ride("2026-02-02 17:00", .express)
    let now = Diary.at("2026-02-02 18:00")
    #expect(diary.amounts.suffix(3) == [-300, 0, -725])
    #expect(try #require(diary.ledger.cap(at: now)).spent == 300)
    let status = try #require(RidesToFree(diary.theCard, diary.ledger, at: now))
    #expect(status.rides == 11)
    #expect(status.resets == Diary.at("2026-02-09 08:10"))
  }

  @Test(
    "so many rides to a free one",
    arguments: [(0, 12), (1, 11), (8, 4), (11, 1), (12, 0), (14, 0)])
  func ridesToFree(ridden: Int, left: Int) throws {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 10_000)
    for hour in 0..<ridden {
      diary.ride("2026-02-0\(2 + hour / 12) \(hour % 12 + 8 < 10 ? "0" : "")\(hour % 12 + 8):00")
    }
    let status = try #require(RidesToFree(diary.theCard, diary.ledger, at: Diary.at("2026-02-04 07:00")))
    #expect(status.rides == left)
    #expect((status.resets == nil) == (ridden == 0))
  }

  @Test("a fare without a cap has no ride that is free")
  func custom() {
    var diary = Diary()
    diary.choose(.custom(Money(minor: 120, .euro)))
    diary.topUp("2026-02-02 07:00", 5000)
    diary.ride("2026-02-02 08:00")
    #expect(RidesToFree(diary.theCard, diary.ledger, at: Diary.at("2026-02-02 09:00")) == nil)
  }
}

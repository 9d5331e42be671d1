import FareCard
import Kernel
import Testing

@Suite("Rides left")
struct RidesLeftTests {
  @Test(
    "rides left is how often the fare goes into the balance",
    arguments: [
      (825, 275, 3), (824, 275, 2), (275, 275, 1), (274, 275, 0), (0, 275, 0), (-500, 275, 0), (500, 0, nil),
      (500, -1, nil), (.max, 1, Int(clamping: Int64.max)),
    ] as [(Int64, Int64, Int?)])
  func ridesLeft(balance: Int64, fare: Int64, rides: Int?) {
    #expect(RidesLeft.count(balance: balance, fare: fare) == rides)
  }

  @Test("rides left are counted at today's fare")
  func today() {
    var diary = Diary()
    diary.correct("2026-01-02 07:00", 870)
    #expect(RidesLeft.count(diary.theCard, diary.ledger, at: Diary.at("2026-01-03 23:59")) == 3)
    #expect(RidesLeft.count(diary.theCard, diary.ledger, at: Diary.at("2026-01-04 00:00")) == 2)
  }
}

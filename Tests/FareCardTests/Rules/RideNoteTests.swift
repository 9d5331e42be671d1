import FareCard
import Kernel
import Testing

@Suite("Why a ride cost what it cost")
struct RideNoteTests {
  @Test("each reason stands beside the ride it is the reason of")
  func notes() {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 10_000)
    diary.ride("2026-02-02 08:00", amount: 3300)
    diary.ride("2026-02-02 08:30", transfer: true)
    diary.ride("2026-02-02 12:00")
    diary.ride("2026-02-02 13:00")
    diary.ride("2026-02-02 14:00", .express)
    diary.choose(.tariff("of-a-later-version"), from: "2026-02-03 00:00")
    diary.ride("2026-02-03 08:00")
    diary.ride("2026-02-03 09:00", amount: 145)
    let notes = diary.ledger.lines.dropFirst().map { $0.note }
    #expect(notes == [.byHand, .transfer, .partial, .capped, .none, .unpriced, .byHand])
    #expect(diary.amounts.dropFirst() == [-3300, 0, -200, 0, -725, 0, -145])
  }
}

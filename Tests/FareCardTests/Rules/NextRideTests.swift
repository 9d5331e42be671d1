import FareCard
import Kernel
import Testing

@Suite("The next ride")
struct NextRideTests {
  private func next(_ diary: Diary, _ time: String, _ service: Service = .base) -> NextRide {
    NextRide(diary.theCard, diary.ledger, service: service, at: Diary.at(time))
  }

  @Test(
    "a balance below the fare is refused, to the cent",
    arguments: [(299, true), (300, false), (301, false), (0, true)] as [(Int64, Bool)])
  func insufficient(balance: Int64, isRefused: Bool) {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", balance)
    #expect(next(diary, "2026-02-02 08:00").isRefused == isRefused)
  }

  @Test("before anything was entered every ride is refused; 0 counts as entered")
  func firstRun() {
    var diary = Diary()
    #expect(next(diary, "2026-02-02 08:00").isRefused)
    diary.choose(.custom(Money(minor: 0, .dollar)))
    #expect(next(diary, "2026-02-02 08:00").isRefused)
    diary.correct("2026-02-02 07:00", 0)
    #expect(!next(diary, "2026-02-02 08:00").isRefused)
  }

  @Test("within two hours it asks; a transfer is likely, but not for a companion right behind")
  func asks() {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 2000)
    #expect(!next(diary, "2026-02-02 08:00").asks)
    diary.ride("2026-02-02 08:00")
    let atOnce = next(diary, "2026-02-02 08:01")
    #expect(atOnce.asks && !atOnce.isTransferLikely)
    let later = next(diary, "2026-02-02 08:40")
    #expect(later.asks && later.isTransferLikely)
    #expect(later.transfer?.charge.minor == 0)
    #expect(later.newRide.charge.minor == 300)
    #expect(!next(diary, "2026-02-02 10:01").asks)
  }

  @Test("with an empty card a free transfer can still be had")
  func emptyButTransfer() {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 300)
    diary.ride("2026-02-02 08:00")
    let next = next(diary, "2026-02-02 08:40")
    #expect(next.newRide.isRefused)
    #expect(next.transfer?.isRefused == false)
    #expect(!next.isRefused)
  }

  @Test("a free ride is free with an empty card, and needs no question")
  func capped() {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 3500)
    for _ in 0..<12 { diary.ride("2026-02-02 08:00") }
    let next = next(diary, "2026-02-02 08:30")
    #expect(next.newRide.charge == Money(minor: 0, .dollar))
    #expect(next.newRide.note == .capped)
    #expect(!next.isRefused)
    #expect(!next.asks)
  }

  @Test("what lies in the future has no say in what a ride costs now")
  func future() {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 3500)
    diary.ride("2026-02-02 20:00")
    #expect(!next(diary, "2026-02-02 12:00").asks)
    #expect(next(diary, "2026-02-02 12:00").newRide.charge.minor == 300)
  }

  @Test("an express bus costs its own fare")
  func express() {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 700)
    #expect(next(diary, "2026-02-02 08:00", .express).isRefused)
    #expect(next(diary, "2026-01-03 08:00", .express).newRide.charge.minor == 700)
  }
}

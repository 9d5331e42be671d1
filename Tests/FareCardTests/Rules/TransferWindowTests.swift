@testable import FareCard
import Kernel
import Testing

@Suite("Transfers")
struct TransferWindowTests {
  @Test(
    "a transfer is free for two hours after a paid ride, to the second",
    arguments: [("08:01", 0), ("09:59", 0), ("10:00", 0), ("10:01", -300)] as [(String, Int64)])
  func twoHours(time: String, amount: Int64) {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 2000)
    diary.ride("2026-02-02 08:00")
    diary.ride("2026-02-02 " + time, transfer: true)
    #expect(diary.amounts.last == amount)
  }

  @Test("one transfer to a paid ride; the next ride is paid, and grants one again")
  func onlyOne() {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 2000)
    for minute in 10..<15 { diary.ride("2026-02-02 08:\(minute)", transfer: true) }
    #expect(diary.amounts.dropFirst() == [-300, 0, -300, 0, -300])
    #expect(diary.ledger.transfer(at: Diary.at("2026-02-02 08:20"))?.until == Diary.at("2026-02-02 10:14"))
  }

  @Test("after a transfer there is none to offer")
  func used() {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 2000)
    diary.ride("2026-02-02 08:00")
    #expect(diary.ledger.transfer(at: Diary.at("2026-02-02 09:00"))?.left == 1)
    diary.ride("2026-02-02 09:00", transfer: true)
    #expect(diary.ledger.transfer(at: Diary.at("2026-02-02 09:01")) == nil)
  }

  @Test("from a local ride to an express bus costs the difference, and the way back nothing")
  func stepUp() {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 5000)
    diary.ride("2026-02-02 08:00")
    diary.ride("2026-02-02 08:30", .express, transfer: true)
    diary.ride("2026-02-02 12:00", .express)
    diary.ride("2026-02-02 12:30", transfer: true)
    #expect(diary.amounts.dropFirst() == [-300, -425, -725, 0])
  }

  @Test("a transfer over the rise of fares stays free; the step to an express bus is what it is that day")
  func overTheRise() {
    var diary = Diary()
    diary.correct("2026-01-03 07:00", 5000)
    diary.ride("2026-01-03 23:59")
    diary.ride("2026-01-04 00:05", transfer: true)
    #expect(diary.amounts.dropFirst() == [-290, 0])
    var express = Diary()
    express.correct("2026-01-03 07:00", 5000)
    express.ride("2026-01-03 23:59")
    express.ride("2026-01-04 00:05", .express, transfer: true)
    #expect(express.amounts.dropFirst() == [-290, -425])
  }

  @Test("London's hour has any number of changes, counted from the paid ride")
  func hopper() throws {
    let zone = try #require(Tariffs.builtIn.tariff("london-bus")).zone
    var diary = Diary()
    diary.choose(.tariff("london-bus"))
    diary.add(
      .corrected(
        Corrected(card: "card", time: Diary.at("2026-06-01 05:00", in: zone), money: Money(minor: 2000, .pound))))
    for minute in ["08:00", "08:20", "08:40", "09:00", "09:01"] {
      diary.add(
        .rode(Rode(card: "card", time: Diary.at("2026-06-01 " + minute, in: zone), ride: Ride(isTransfer: true))))
    }
    #expect(diary.amounts.dropFirst() == [-175, 0, 0, 0, -175])
  }

  @Test("when the paid ride is deleted, its transfer becomes the paid one")
  func deletion() {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 2000)
    let paid = diary.ride("2026-02-02 08:00")
    diary.ride("2026-02-02 08:30", transfer: true)
    #expect(diary.balances.last == 1700)
    diary.add(.entryRemoved(EntryRemoved(card: "card", entry: paid)))
    #expect(diary.amounts == [2000, -300])
  }
}

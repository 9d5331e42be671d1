import Kernel
import Testing

@testable import FareCard

@Suite("The meter that prices rides")
struct FareMeterTests {
  /// 3.00 by bus and train, 7.25 by express, two hours for one transfer, capped at 10.00 in seven days.
  private func fare(_ service: Service = .base) -> Fare {
    Fare(
      amount: service == .express ? 725 : 300, currency: .dollar, transfer: Tariff.Transfer(minutes: 120, rides: 1),
      cap: service == .express
        ? nil : Fare.Cap(tariff: "t", span: .rolling(days: 7), most: 1000, zone: Diary.zone),
      tariff: "t", prices: Fare.Prices(base: 300, express: 725))
  }

  private func charges(_ rides: [(String, Ride, Int64?)]) -> [FareMeter.Charge] {
    var meter = FareMeter()
    return rides.map { meter.charge($1, at: Diary.at("2026-02-02 " + $0), fare($1.service), fixed: $2) }
  }

  @Test("each ride is priced by those before it, and says why")
  func charges() {
    let charges = charges([
      ("08:00", Ride(), nil), ("08:30", Ride(service: .express, isTransfer: true), nil),
      ("09:00", Ride(isTransfer: true), nil), ("12:00", Ride(), nil), ("13:00", Ride(), nil), ("14:00", Ride(), nil),
      ("18:00", Ride(service: .express), nil),
    ])
    #expect(charges.map { $0.amount } == [300, 425, 300, 300, 100, 0, 725])
    #expect(charges.map { $0.note } == [.none, .transfer, .none, .none, .partial, .capped, .none])
  }

  @Test("an amount set by hand is taken as it is, counts in the cap, and may use up a transfer")
  func fixed() {
    let charges = charges([
      ("08:00", Ride(), 950), ("08:10", Ride(isTransfer: true), 1), ("08:20", Ride(isTransfer: true), nil),
      ("09:00", Ride(), 0),
    ])
    #expect(charges.map { $0.amount } == [950, 1, 50, 0])
    #expect(charges.map { $0.note } == [.byHand, .byHand, .partial, .byHand])
  }

  @Test("a ride that cost nothing opens no window")
  func free() {
    var meter = FareMeter()
    _ = meter.charge(Ride(), at: Diary.at("2026-02-02 08:00"), fare(), fixed: 0)
    #expect(meter == FareMeter())
  }

  @Test("the twelfth ride of a week costs what is left of the cap, the thirteenth nothing")
  func twelveRides() {
    var diary = Diary()
    diary.topUp("2026-01-05 07:00", 5000)
    for day in 5...11 {
      diary.ride("2026-01-\(day < 10 ? "0" : "")\(day) 08:00")
      diary.ride("2026-01-\(day < 10 ? "0" : "")\(day) 18:00")
    }
    #expect(diary.amounts == [5000] + Array(repeating: -300, count: 11) + [-200, 0, 0])
    #expect(diary.ledger.balance.minor == 1500)
    #expect(diary.ledger.lines[12].note == .partial)
    #expect(diary.ledger.lines[13].note == .capped)
  }

  @Test("an amount set by hand is taken as it is, and counts")
  func byHand() throws {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 10_000)
    diary.ride("2026-02-02 08:00", amount: 3400)
    diary.ride("2026-02-02 18:00")
    diary.ride("2026-02-03 08:00", amount: 150)
    #expect(diary.amounts.suffix(3) == [-3400, -100, -150])
    #expect(diary.ledger.lines.map { $0.note } == [.none, .byHand, .partial, .byHand])
  }
}

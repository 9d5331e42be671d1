import FareCard
import Kernel
import Testing

@Suite("The fare in force")
struct FareTests {
  @Test(
    "is that of the day, of the service and of the rider; express rides have no cap",
    arguments: [
      ("2026-01-03 12:00", .base, .full, 290, 3400), ("2026-01-04 12:00", .base, .full, 300, 3500),
      ("2026-01-04 12:00", .base, .reduced, 150, 1750), ("2026-01-04 12:00", .express, .full, 725, nil),
    ] as [(String, Service, RiderClass, Int64, Int64?)])
  func inForce(time: String, service: Service, rider: RiderClass, amount: Int64, most: Int64?) throws {
    var diary = Diary()
    diary.choose(.tariff("new-york"), rider)
    let fare = try #require(Fare.inForce(diary.theCard, at: Diary.at(time), service: service, .builtIn))
    #expect(fare.money == Money(minor: amount, .dollar) && fare.cap?.most == most && fare.tariff == "new-york")
  }

  @Test("of a tariff that this version does not know there is none")
  func unknown() {
    var diary = Diary()
    diary.choose(.tariff("of-a-later-version"))
    #expect(Fare.inForce(diary.theCard, at: Diary.at("2026-02-02 12:00"), .builtIn) == nil)
    #expect(diary.theCard.currency(.builtIn) == .dollar)
  }

  @Test("a reduced fare has a reduced cap")
  func reduced() throws {
    var diary = Diary()
    diary.choose(.tariff("new-york"), .reduced)
    diary.correct("2026-02-02 07:00", 10_000)
    for _ in 0..<13 { diary.ride("2026-02-03 12:00") }
    #expect(diary.amounts.suffix(3) == [-150, -100, 0])
  }

  @Test("a custom fare has neither cap nor transfer")
  func custom() throws {
    var diary = Diary()
    diary.choose(.custom(Money(minor: 120, .euro)))
    diary.topUp("2026-02-02 07:00", 5000)
    for _ in 0..<20 { diary.ride("2026-02-02 08:00", transfer: true) }
    #expect(diary.ledger.balance == Money(minor: 2600, .euro))
  }
}

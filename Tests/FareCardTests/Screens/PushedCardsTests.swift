import Kernel
import Testing

@testable import FareCard

@Suite("Being told of cards with the app closed")
struct PushedCardsTests {
  let rider = Rider()

  private func put(_ cents: Int64) {
    rider.receive(.corrected(Corrected(card: "card", time: rider.now, money: Money(minor: cents, .dollar))))
  }

  private func expires(in days: Int) {
    let day = Rider.zone.local(rider.now).day.adding(days: days)
    rider.receive(.cardChanged(CardChanged(card: "card", expiry: day)))
  }

  private func clock(_ reminder: PushReminder) -> String {
    let local = Rider.zone.local(reminder.due)
    return "\(local.day.number - Rider.zone.local(Rider.monday).day.number) \(local.second / 3600)"
  }

  @Test("too little on it is said on the next morning, and on the same where it was before eight")
  func low() throws {
    put(500)
    let one = try #require(rider.pushed.first)
    #expect(clock(one) == "1 8" && one.kind == .card && one.canWait)
    #expect(one.face == PushReminder.Face("Time to add money", "Fare card · 1 ride left"))
    rider.wait(20 * 3600)
    put(400)
    #expect(rider.pushed.map(clock) == ["1 8"], "at 04:12 the morning is the same day’s")
  }

  @Test("with enough on it there is nothing to say, nor once that morning is over")
  func enough() {
    put(5000)
    #expect(rider.pushed.isEmpty)
    put(500)
    rider.wait(40 * 3600)
    #expect(rider.pushed.isEmpty)
  }

  @Test("that it expires is said 30, 7 and 1 days before and on its last day, at nine; what is far away later")
  func expiring() {
    put(5000)
    expires(in: 31)
    #expect(rider.pushed.map(clock) == ["1 9", "24 9", "30 9", "31 9"])
    #expect(
      rider.pushed.map(\.face.title) == [
        "This card expires in 30 days", "This card expires in 7 days", "This card expires tomorrow",
        "This card expires today",
      ])
    expires(in: 90)
    #expect(rider.pushed.isEmpty)
  }
}

extension Rider {
  fileprivate var pushed: [PushReminder] { state.pushReminders(surroundings) }
}

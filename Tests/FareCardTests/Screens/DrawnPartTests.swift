@testable import FareCard
import Kernel
import Languages
import Testing

@Suite("What the parts of a card's screens are drawn from")
struct DrawnPartTests {
  /// Someone with some history, at a place of the module.
  struct Setting {
    let rider = Rider()
    var around: Surroundings

    init(_ path: String) {
      around = rider.surroundings
      rider.receive(.corrected(Corrected(card: "card", time: rider.now, money: Money(minor: 90_000, .dollar))))
      for ride in 0..<120 {
        let time = rider.now.adding(seconds: Int64(ride - 130) * 3600)
        rider.receive(.rode(Rode(card: "card", time: time, ride: Ride())))
      }
      rider.open(path)
    }

    var drawn: [Node] { FareCardScreen(rider.state, around).view }
  }

  static let changes: [@Sendable (inout Setting) -> Void] = [
    { $0.around.now = $0.around.now.adding(seconds: 400 * 86_400) }, { $0.around.language = .fr },
    { $0.around.hours = .twelve }, { $0.around.zone = .utc }, { $0.rider.act("fare-card more") },
    { $0.rider.receive(.cardAdded(CardAdded(name: "Second", owner: "", time: $0.rider.now))) },
    { $0.rider.receive(.rode(Rode(card: "card", time: $0.rider.now, ride: Ride()))) },
    { $0.rider.receive(.cardChanged(CardChanged(card: "card", number: "1234567890"))) },
  ]

  @Test(
    "a change of anything that they show draws them anew, as if they had never been drawn",
    arguments: changes.indices, ["/fare-card", "/fare-card/history"])
  func anew(index: Int, path: String) {
    var (kept, fresh) = (Setting(path), Setting(path))
    _ = kept.drawn
    Self.changes[index](&kept)
    Self.changes[index](&fresh)
    #expect(kept.drawn == fresh.drawn)
  }

  @Test("what they are drawn from beside the card is seen on the history's page", arguments: 0...4)
  func seen(index: Int) {
    var setting = Setting("/fare-card/history")
    let before = setting.drawn
    Self.changes[index](&setting)
    #expect(setting.drawn != before)
  }
}

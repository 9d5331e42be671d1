@testable import FareCard
import Kernel
import TestSupport
import Testing

@Suite("A wallet's snapshot")
struct SnapshotTests {
  private func wallet(rides: Int) -> Wallet {
    var wallet = Wallet()
    for index in 1...rides {
      let time = Instant(milliseconds: 1_600_000_000_000 + Int64(index) * 13_456_789)
      let operation: FareCardOperation =
        index % 12 == 0
        ? .toppedUp(ToppedUp(card: "card", time: time, money: Money(minor: 3400, .dollar)))
        : .rode(Rode(card: "card", time: time, ride: Ride(isTransfer: index % 5 == 0)))
      operation.apply(to: &wallet, id: "0123456789abcdef-\(index)")
    }
    return wallet
  }

  @Test("ten thousand entries take less than 300 kB, and are read again")
  func size() throws {
    let wallet = wallet(rides: 10_000)
    let text = wallet.snapshot.text
    #expect(text.utf8.count < 300_000)
    #expect(Wallet(snapshot: try JSON.parse(text)) == wallet)
  }

  @Test("ten thousand entries are accounted for in a moment")
  func speed() {
    let card = wallet(rides: 10_000).cards[0]
    let best = (0..<5).map { _ in processorTime { _ = Ledger(card) } }.min() ?? .zero
    // A debug build; `make bench` has the figure that counts.
    #expect(best < .milliseconds(500), "\(best)")
  }

  @Test("a damaged snapshot gives no wallet, and no trap")
  func hostile() throws {
    var random = SeededRandom(seed: 5)
    let good = Array(wallet(rides: 20).snapshot.text.utf8)
    for _ in 0..<1000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
      }
      guard let json = try? JSON.parse(bytes), let wallet = Wallet(snapshot: json) else { continue }
      for card in wallet.cards { _ = Ledger(card) }
    }
    #expect(Wallet(snapshot: .null) == nil)
    #expect(Wallet(snapshot: .object(["version": .integer(2), "cards": .array([])])) == nil)
    #expect(Wallet(snapshot: .object(["version": .integer(1), "cards": .array([])])) == nil)
  }
}

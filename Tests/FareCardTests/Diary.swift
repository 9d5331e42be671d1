@testable import FareCard
import Kernel

/// A rider's card written down operation by operation, with New York's clock times.
struct Diary {
  private(set) var operations: [(id: String, operation: FareCardOperation)] = []
  var card = "card"
  var writer = "phone"

  static let zone = (try? Zone(name: "New York", rule: "EST5EDT,M3.2.0,M11.1.0")) ?? .utc

  /// "2026-01-04 08:12", by New York's clocks.
  static func at(_ text: String, in zone: Zone = Diary.zone) -> Instant {
    guard let shown = Instant(iso8601: text + ":00Z") else { return Instant(milliseconds: 0) }
    let local = Zone.utc.local(shown)
    return zone.moment(of: local.day, second: local.second)
  }

  /// The id it got.
  @discardableResult
  mutating func add(_ operation: FareCardOperation) -> String {
    let id = "\(writer)-\(operations.count + 1)"
    operations.append((id, operation))
    return id
  }

  @discardableResult
  mutating func ride(
    _ time: String, _ service: Service = .base, transfer: Bool = false, amount: Int64? = nil
  ) -> String {
    let ride = Ride(service: service, isTransfer: transfer, amount: amount.map { Money(minor: $0, .dollar) })
    return add(.rode(Rode(card: card, time: Diary.at(time), ride: ride)))
  }

  @discardableResult
  mutating func topUp(_ time: String, _ minor: Int64) -> String {
    add(.toppedUp(ToppedUp(card: card, time: Diary.at(time), money: Money(minor: minor, .dollar))))
  }

  @discardableResult
  mutating func correct(_ time: String, _ minor: Int64) -> String {
    add(.corrected(Corrected(card: card, time: Diary.at(time), money: Money(minor: minor, .dollar))))
  }

  mutating func choose(_ fare: FareChoice.Fare, _ riderClass: RiderClass = .full, from: String? = nil) {
    let from = from.map { Diary.at($0) } ?? Instant(milliseconds: 0)
    add(.fareChosen(FareChosen(card: card, choice: FareChoice(from: from, fare: fare, riderClass: riderClass))))
  }

  /// The fold; those that are undone are left out, as the journal does.
  func wallet(without undone: Set<String> = []) -> Wallet {
    var wallet = Wallet()
    for (id, operation) in operations where !undone.contains(id) { operation.apply(to: &wallet, id: id) }
    return wallet
  }

  var theCard: Card { wallet().card(card) ?? wallet().cards[0] }
  /// The card on top, on a device of these writers.
  func top(on writers: [String] = []) -> String? {
    var state = FareCardState()
    for writer in writers { state.writers.add(writer) }
    state.wallet = wallet()
    return state.top?.card.id
  }

  var ledger: Ledger { Ledger(theCard) }
  /// What each entry changed, in minor units.
  var amounts: [Int64] { ledger.lines.map { $0.amount.minor } }
  var balances: [Int64] { ledger.lines.map { $0.balance.minor } }
}

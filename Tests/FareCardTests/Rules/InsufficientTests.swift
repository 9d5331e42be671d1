import FareCard
import Kernel
import Testing

@Suite("INSUFFICIENT FARE")
struct InsufficientTests {
  @Test(
    "a ride is refused below its charge and before a balance was entered; a free one never is, once it was",
    arguments: [
      (300, 299, true, true), (300, 300, true, false), (300, 301, true, false), (300, -1, true, true),
      (0, 0, true, false), (0, -500, true, false), (300, 9999, false, true), (0, 0, false, true),
    ] as [(Int64, Int64, Bool, Bool)])
  func refuses(charge: Int64, balance: Int64, hasEntered: Bool, isRefused: Bool) {
    #expect(
      Insufficient.refuses(
        Money(minor: charge, .dollar), balance: Money(minor: balance, .dollar), hasEntered: hasEntered) == isRefused)
  }
}

/// When an operation was made, in an order that all devices agree on. See `HybridClock` for the rules.
package struct HybridTimestamp: Hashable, Sendable {
  /// Since 1970, by the wall clock of the device or of one it had heard from: 0 to the end of the year 9999.
  package let milliseconds: Int64
  /// Among equal milliseconds: 0 to 65 535.
  package let counter: Int
  package let writer: String

  package init(milliseconds: Int64, counter: Int, writer: String) {
    self.milliseconds = milliseconds
    self.counter = counter
    self.writer = writer
  }
}

extension HybridTimestamp: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    if a.milliseconds != b.milliseconds { return a.milliseconds < b.milliseconds }
    if a.counter != b.counter { return a.counter < b.counter }
    return a.writer < b.writer
  }
}

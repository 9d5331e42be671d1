package import Kernel

/// One fact of a card's history.
package struct Entry: Equatable, Sendable {
  /// What happened, with amounts in the currency in which they were entered.
  package enum Kind: Equatable, Sendable {
    case ride(Ride)
    case topUp(Money)
    /// The card's reader showed this balance; the difference is worked out.
    case correction(Money)
  }

  /// The id of the operation that made it; of an imported one it is made of its content.
  package var id: String
  package var time: Instant
  package var kind: Kind

  package init(id: String, time: Instant, kind: Kind) {
    self.id = id
    self.time = time
    self.kind = kind
  }

  /// By time. Of a file's entries of one moment the ids decide, the same on every device.
  static func precedes(_ a: Entry, _ b: Entry) -> Bool { a.time != b.time ? a.time < b.time : a.id < b.id }
}

import Journal
import Kernel
import Testing

@testable import App

/// What the account's log gave another time, as a tab hears of it that shows its old one.
@Suite("Amended entries")
struct AmendedTests {
  private static func paid(_ cents: Int64) -> Change {
    let fields: KeyValuePairs<String, JSON> = [
      "card": .string("card@phone"), "time": .integer(Town.now.milliseconds + cents), "amount": .integer(cents),
      "currency": .string("USD"),
    ]
    return Change(kind: "fareCard.toppedUp", fields: .object(fields.map { JSON.Member($0.key, $0.value) }))
  }

  /// Forty sums of money, shown from a snapshot and its tail, or all at hand.
  private func lived(fromSnapshot: Bool) -> Store {
    var store = Store()
    _ = store.open(isRead: false)
    for cents in 1...40 as ClosedRange<Int64> { _ = store.enter([Self.paid(cents)]) }
    if fromSnapshot { _ = store.rest() + store.open() }
    return store
  }

  private static let day: Int64 = 86_400_000

  @Test(
    "a tab that stands on a snapshot counts each once: it shows what it showed, and then all of it at once",
    arguments: [2, 20, 39] as [Int64], [-day, day])
  func onSnapshot(key: Int64, by milliseconds: Int64) throws {
    var store = lived(fromSnapshot: true)
    let before = store.records
    #expect(try store.amend(key, by: milliseconds).names == ["changed", "recall"])
    #expect(store.keeping.state == store.expected(of: before) && store.keeping.isLate)
    let meanwhile = store.enter([Self.paid(1000)])
    #expect(meanwhile.names == ["store × 1", "changed", "acknowledged 1"])
    let entered = before.merging([store.last: store.records[store.last] ?? ""]) { $1 }
    #expect(store.keeping.state == store.expected(of: entered), "what is entered meanwhile is shown")
    #expect(store.rest().isEmpty, "and no snapshot made of it")
    #expect(try store.amend(key == 2 ? 3 : 2, by: milliseconds).names == ["changed"], "another one meanwhile")
    #expect(store.keeping.state == store.expected(of: entered))
    _ = store.handOverOlder() + store.foldOn()
    #expect(store.keeping.state == store.expected && !store.keeping.isLate && !store.keeping.hasWrongSnapshot)
  }

  @Test(
    "so does one that has all at hand, where folding it anew would be felt",
    arguments: [(4, -day), (4, day), (38, -day)] as [(Int64, Int64)])
  func whole(key: Int64, by milliseconds: Int64) throws {
    var store = lived(fromSnapshot: false)
    store.keeping.pace.turn = 10
    let before = store.expected
    #expect(try store.amend(key, by: milliseconds).names == ["changed", "go on"])
    #expect(store.keeping.state == before && store.keeping.isLate)
    _ = store.foldOn()
    #expect(store.keeping.state == store.expected && !store.keeping.isLate)
  }

  @Test("where little is later it is folded at once")
  func short() throws {
    var store = lived(fromSnapshot: false)
    #expect(try store.amend(4, by: Self.day).names == ["changed"])
    #expect(store.keeping.state == store.expected && !store.keeping.isLate)
  }
}

extension Store {
  /// Another tab has stored this one under another time, in place of its record.
  fileprivate mutating func amend(_ key: Int64, by milliseconds: Int64) throws -> [Outcome] {
    let old = try Operation(text: records[key] ?? "")
    let at = HybridTimestamp(
      milliseconds: old.at.milliseconds + milliseconds, counter: old.at.counter, writer: old.at.writer)
    let before = last
    records[last + 1] = Operation(id: old.id, at: at, change: old.change).text
    records[key] = nil
    return keeping.stored(
      stored { $0 > before }, last: last, writers: [], isAnswer: false, isAmended: true, clock)
  }

  fileprivate func expected(of records: [Int64: String]) -> Kept {
    var other = self
    other.records = records
    return other.expected
  }
}

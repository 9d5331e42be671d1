import Departures
import FareCard
import Journal
import Kernel

/// A journal of 100,000 operations, most of them rides and some of them undone: read from its records, and folded.
package enum JournalBench {
  package static func run() -> [Figure] {
    let records = self.records(100_000)
    var journal = Journal(writer: "phone")
    let parsed = Figure.median("journal: 100,000 records read", runs: 5) {
      journal = Journal(writer: "phone")
      journal.receive(records.compactMap { try? Operation(text: $0) })
    }
    let fold = Figure.median("journal: 100,000 operations folded", runs: 5) { _ = Self.folded(journal) }
    return [parsed, fold] + taps(journal)
  }

  /// The state of the largest module; the stops are few beside it.
  private static func folded(_ journal: Journal) -> Wallet {
    journal.fold(Wallet()) { apply($1, to: &$0) }
  }

  private static func apply(_ operation: Operation, to wallet: inout Wallet) {
    FareCardOperation(kind: operation.change.kind, fields: operation.change.fields)?
      .apply(to: &wallet, id: operation.id.text)
  }

  /// One more ride, and its undo, on top of what is there.
  private static func taps(_ journal: Journal) -> [Figure] {
    var journal = journal
    var fold = Fold(Wallet())
    fold.follow(journal, from: 0) { apply($1, to: &$0) }
    var last = OperationID(writer: "phone", counter: 1)
    func enter(_ change: Change) {
      let operation = journal.draft(change, now: start.adding(seconds: 200_000_000))
      if let place = journal.receive([operation]) { fold.follow(journal, from: place) { apply($1, to: &$0) } }
      last = operation.id
    }
    let entered = Figure.median("journal: a ride on top of them") { enter(Self.ride(200_000_000)) }
    let undone = Figure.median("journal: a ride and its undo on top of them") {
      enter(Self.ride(200_000_000))
      enter(journal.undo(last))
    }
    return [entered, undone]
  }

  private static let start = Instant(seconds: 1_600_000_000)

  private static func ride(_ seconds: Int64) -> Change {
    Change(kind: "fareCard.rode", fields: .object(common(seconds) + [JSON.Member("service", .string("base"))]))
  }

  private static func topUp(_ seconds: Int64) -> Change {
    let money = [JSON.Member("amount", .integer(2000)), JSON.Member("currency", .string("USD"))]
    return Change(kind: "fareCard.toppedUp", fields: .object(common(seconds) + money))
  }

  private static func common(_ seconds: Int64) -> [JSON.Member] {
    let time = start.adding(seconds: seconds)
    return [JSON.Member("card", .string(Card.firstID)), JSON.Member("time", .integer(time.milliseconds))]
  }

  private static func records(_ count: Int) -> [String] {
    var journal = Journal(writer: "phone")
    var records: [String] = []
    for index in 0..<count {
      let now = start.adding(seconds: Int64(index) * 1500)
      var change = ride(Int64(index) * 1500)
      if index % 10 == 9 {
        change = topUp(Int64(index) * 1500)
      } else if index % 50 == 25 {
        change = journal.undo(OperationID(writer: "phone", counter: Int64(index)))
      }
      records.append(journal.draft(change, now: now).text)
    }
    return records
  }
}

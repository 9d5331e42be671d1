import Journal
import Kernel
import TestSupport
import Testing

@Suite("The journal")
struct JournalTests {
  @Test("a draft is numbered and stamped, and counts only once it is received")
  func drafts() {
    var journal = Journal(writer: "phone")
    let first = journal.draft(.note("a"), now: .at(1000))
    #expect(journal.operations.isEmpty)
    let place = journal.receive([first])
    let placeAgain = journal.receive([first])
    #expect(place == 0 && placeAgain == nil)
    let second = journal.draft(.note("b"), now: .at(500))
    #expect(second.id == OperationID(writer: "phone", counter: 2))
    #expect(second.at > first.at)
    journal.receive([second])
    #expect(journal.notes == ["a", "b"])
  }

  @Test("after a reload numbers and time go on from what was stored")
  func reload() throws {
    var journal = Journal(writer: "phone")
    for name in ["a", "b", "c"] { journal.receive([journal.draft(.note(name), now: .at(10_000_000_000))]) }
    var reloaded = Journal(writer: "phone")
    reloaded.receive(try journal.operations.reversed().map { try Operation(text: $0.text) })
    let next = reloaded.draft(.note("d"), now: .at(0))
    #expect(next.id.counter == 4)
    reloaded.receive([next])
    #expect(reloaded.notes == ["a", "b", "c", "d"])
  }

  @Test("when another tab took the number, the change is drafted anew behind it")
  func otherTab() {
    var here = Journal(writer: "phone")
    var there = Journal(writer: "phone")
    let refused = here.draft(.note("here"), now: .at(1))
    let stored = there.draft(.note("there"), now: .at(1))
    #expect(refused.id == stored.id)
    here.receive([stored])
    let again = here.draft(refused.change, now: .at(1))
    #expect(again.id.counter == 2 && again.at > stored.at)
    here.receive([again])
    #expect(here.notes == ["there", "here"])
  }

  @Test("kinds that nobody here knows are kept and given to the fold, which passes over them")
  func unknownKinds() {
    var journal = Journal(writer: "phone")
    journal.receive([journal.draft(Change(kind: "future.thing"), now: .at(1)), journal.draft(.note("a"), now: .at(2))])
    #expect(journal.operations.count == 2 && journal.effective.count == 2 && journal.notes == ["a"])
  }

  @Test("two different operations of one id give the same journal whichever comes first")
  func sameID() {
    let id = OperationID(writer: "x", counter: 1)
    let one = Operation(id: id, at: HybridTimestamp(milliseconds: 5, counter: 0, writer: "x"), change: .note("one"))
    let two = Operation(id: id, at: HybridTimestamp(milliseconds: 9, counter: 0, writer: "x"), change: .note("two"))
    let third = Operation(id: id, at: one.at, change: .note("third"))
    for order in [[one, two, third], [two, third, one], [third, two, one], [third, one, two], [two, one, third]] {
      var together = Journal(writer: "y")
      together.receive(order)
      var apart = Journal(writer: "y")
      for operation in order { apart.receive([operation]) }
      #expect(together.notes == ["one"] && apart.notes == ["one"])
    }
  }

  @Test("a later operation of a long journal is added at its end without sorting it")
  func longJournal() {
    var journal = Journal(writer: "phone")
    journal.receive((0..<10_000).map { _ in journal.draft(.note("x"), now: .at(1)) })
    let took = processorTime {
      for _ in 0..<1000 { journal.receive([journal.draft(.note("y"), now: .at(1))]) }
    }
    #expect(journal.operations.count == 11_000)
    // Unoptimised still far below what a thousand sorts would take.
    #expect(took < .seconds(2))
  }
}

extension Instant {
  static func at(_ milliseconds: Int64) -> Instant { Instant(milliseconds: milliseconds) }
}

extension Change {
  static func note(_ text: String) -> Change { Change(kind: "test.note", fields: .object(["text": .string(text)])) }
}

extension Journal {
  /// What was noted, in the journal's order.
  var notes: [String] {
    fold([]) { notes, operation in
      if operation.change.kind == "test.note", let text = operation.change.fields["text"]?.string { notes.append(text) }
    }
  }
}

import Journal
import Kernel
import TestSupport
import Testing

@Suite("What an exchange has stored")
struct AmendingTests {
  @Test(
    "however far a page has read, it has what is stored in the end; a fold made on is one made anew", arguments: 0..<60)
  func lagging(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var page = Journal(writer: "w1")
    var fold = Fold([String: String](), spacing: 4)
    var stored: [OperationID: Operation] = [:]
    for _ in 0..<60 {
      var told: [Operation] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let operation = Self.operation(&random, stored)
        stored[operation.id] = operation
        told.removeAll { $0.id == operation.id }
        told.append(operation)
      }
      // Some of it was heard before, in another way.
      if Bool.random(using: &random), let place = page.receive([told[0]]) {
        fold.follow(page, from: place, Entry.apply)
      }
      if let place = page.amend(told.shuffled(using: &random)) { fold.follow(page, from: place, Entry.apply) }
    }
    var anew = Journal(writer: "w1")
    anew.receive(Array(stored.values))
    #expect(page.operations == anew.operations)
    #expect(fold.state == anew.fold([:], Entry.apply))
    // What is made next is later than all that is held, and no later than that because of what was held once.
    let now = Instant(milliseconds: 0)
    #expect(page.draft(Entry.paid(1), now: now).at == anew.draft(Entry.paid(1), now: now).at)
  }

  /// New, under another time, saying something else, or taking something back.
  private static func operation(_ random: inout SeededRandom, _ stored: [OperationID: Operation]) -> Operation {
    let counter = Int64.random(in: 1...40, using: &random)
    let writer = ["w1", "w2", "w3"].randomElement(using: &random) ?? "w1"
    let id = OperationID(writer: writer, counter: counter)
    let at = HybridTimestamp(
      milliseconds: Int64.random(in: 1...200, using: &random), counter: Int.random(in: 0...3, using: &random),
      writer: writer)
    if let held = stored[id], Bool.random(using: &random) { return Operation(id: id, at: at, change: held.change) }
    let change =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: Entry.paid(counter)
      case 1: Journal(writer: "w1").undo(OperationID(writer: writer, counter: Int64.random(in: 1...40, using: &random)))
      default: Entry.set(Entry.fields.randomElement(using: &random) ?? "a", String(counter))
      }
    return Operation(id: id, at: at, change: change)
  }

  @Test("what is here already changes nothing")
  func known() {
    var journal = Journal(writer: "w1")
    let operation = journal.draft(Entry.paid(1), now: Instant(milliseconds: 5))
    #expect(journal.amend([operation, operation]) == 0)
    #expect(journal.amend([operation]) == nil && journal.operations == [operation])
  }

  @Test("numbers that are taken out leave the others", arguments: 0..<20)
  func remove(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var numbers = KnownNumbers()
    var plain: Set<Int64> = []
    for _ in 0..<60 {
      let number = Int64.random(in: 1...20, using: &random)
      let id = OperationID(writer: "w", counter: number)
      if Bool.random(using: &random) {
        numbers.add(id)
        plain.insert(number)
      } else {
        numbers.remove(id)
        plain.remove(number)
      }
    }
    #expect(numbers.runs(of: "w").flatMap { Array($0) } == plain.sorted())
    #expect(numbers.count == Int64(plain.count))
  }
}

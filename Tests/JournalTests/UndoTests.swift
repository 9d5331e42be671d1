import Journal
import Kernel
import TestSupport
import Testing

@Suite("Undo")
struct UndoTests {
  private var journal = Journal(writer: "phone")

  @Test("takes an operation back; undoing the undo brings it back; and so on")
  mutating func undoAndRedo() {
    let a = add(.note("a"))
    add(.note("b"))
    var last = a
    for round in 1...6 {
      last = add(journal.undo(last))
      #expect(journal.notes == (round % 2 == 1 ? ["b"] : ["a", "b"]))
      #expect(journal.isUndone(a) == (round % 2 == 1))
      #expect(!journal.isUndone(last))
    }
    #expect(journal.operations.count == 8 && journal.effective.count == 2)
  }

  @Test("an undo that was taken back says so")
  mutating func undoneUndo() {
    let undo = add(journal.undo(add(.note("a"))))
    #expect(!journal.isUndone(undo))
    add(journal.undo(undo))
    #expect(journal.isUndone(undo))
  }

  @Test("two devices that undo the same thing undo it once, and one redo brings it back")
  mutating func twoDevices() {
    let a = add(.note("a"))
    var tablet = Journal(writer: "tablet")
    tablet.receive(journal.operations)
    let there = tablet.draft(tablet.undo(a), now: .at(50))
    let here = add(journal.undo(a))
    journal.receive([there])
    #expect(journal.notes.isEmpty)
    add(journal.undo(here))
    #expect(journal.notes == ["a"])
  }

  @Test("an undo may come before what it undoes")
  func outOfOrder() {
    var phone = Journal(writer: "phone")
    let note = phone.draft(.note("a"), now: .at(1))
    let undo = phone.draft(phone.undo(note.id), now: .at(2))
    let redo = phone.draft(phone.undo(undo.id), now: .at(3))
    var tablet = Journal(writer: "tablet")
    tablet.receive([redo])
    #expect(tablet.notes.isEmpty)
    tablet.receive([undo])
    tablet.receive([note])
    #expect(tablet.notes == ["a"])
  }

  @Test("undos that go round in a circle, or name nothing, change nothing")
  func damaged() {
    let ids = (1...3).map { OperationID(writer: "x", counter: $0) }
    var journal = Journal(writer: "phone")
    let note = journal.draft(.note("a"), now: .at(1))
    var circle: [Operation] = []
    for (index, id) in ids.enumerated() {
      let at = HybridTimestamp(milliseconds: Int64(index), counter: 0, writer: "x")
      circle.append(Operation(id: id, at: at, change: journal.undo(ids[(index + 1) % 3])))
    }
    let nameless = OperationID(writer: "x", counter: 4)
    circle.append(
      Operation(
        id: nameless, at: HybridTimestamp(milliseconds: 4, counter: 0, writer: "x"),
        change: Change(kind: "journal.undo")))
    journal.receive(circle + [note])
    #expect(journal.notes == ["a"])
    #expect(ids.allSatisfy { !journal.isUndone($0) } && !journal.isUndone(nameless))
  }

  @Test("what can be undone are those of this device's last fifty operations that count, newest first")
  mutating func undoable() {
    var tablet = Journal(writer: "tablet")
    journal.receive([tablet.draft(.note("theirs"), now: .at(1))])
    var ids: [OperationID] = []
    for index in 0..<60 { ids.append(add(.note(String(index)))) }
    let undo = add(journal.undo(ids[59]))
    // One that was undone stays among the fifty, so that no older one moves up in its place.
    #expect(journal.recent.count == 50 && journal.recent.first?.id == ids[59])
    #expect(journal.undoable.count == 49)
    #expect(journal.undoable.first?.id == ids[58] && journal.undoable.last?.id == ids[10])
    add(journal.undo(undo))
    #expect(journal.undoable.first?.id == ids[59])
  }

  @discardableResult
  private mutating func add(_ change: Change) -> OperationID {
    let operation = journal.draft(change, now: .at(10))
    journal.receive([operation])
    return operation.id
  }
}

/// What a file can hold that nobody ever did.
@Suite("Long chains of undos")
struct UndoChainTests {
  /// One operation, and undos each of the one before.
  private func chain(_ count: Int64) -> [Operation] {
    (1...count).map { number in
      let change =
        number == 1
        ? Change(kind: "test.note") : Journal(writer: "x").undo(OperationID(writer: "x", counter: number - 1))
      return Operation(
        id: OperationID(writer: "x", counter: number),
        at: HybridTimestamp(milliseconds: number, counter: 0, writer: "x"), change: change)
    }
  }

  @Test("each is walked once: eight times as many take about eight times as long, in whichever order they come")
  func long() {
    func read(_ operations: [Operation]) -> Journal {
      var journal = Journal(writer: "phone")
      for start in stride(from: 0, to: operations.count, by: 1000) {
        journal.receive(Array(operations[start..<min(start + 1000, operations.count)]))
      }
      return journal
    }
    let (short, long) = (chain(2000), chain(16_000))
    let few = processorTime { _ = read(short) }
    let many = processorTime { _ = read(long) }
    #expect(many < few * 40, "\(few) for 2,000, \(many) for 16,000")
    let id = OperationID(writer: "x", counter: 1)
    #expect(read(long).isUndone(id) && read(chain(15_999)).isUndone(id) == false)
    #expect(read(long.reversed()).isUndone(id))
  }

  @Test("undos that go round say nothing, and neither does what leads there")
  func circle() {
    func undo(_ number: Int64, of target: Int64) -> Operation {
      let id = OperationID(writer: "x", counter: number)
      let at = HybridTimestamp(milliseconds: number, counter: 0, writer: "x")
      return Operation(id: id, at: at, change: Journal(writer: "x").undo(OperationID(writer: "x", counter: target)))
    }
    var journal = Journal(writer: "phone")
    journal.receive([undo(1, of: 2), undo(2, of: 3), undo(3, of: 1), undo(4, of: 3)])
    for number in 1...4 as ClosedRange<Int64> {
      #expect(journal.root(of: OperationID(writer: "x", counter: number)) == nil)
      #expect(!journal.isUndone(OperationID(writer: "x", counter: number)))
    }
  }
}

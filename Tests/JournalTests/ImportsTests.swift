import Journal
import Kernel
import TestSupport
import Testing

@Suite("What a file brought in is one change")
struct ImportsTests {
  private var phone = Journal(writer: "phone")
  private var tablet = Journal(writer: "tablet")

  @Test("taken back, none of it counts; brought back, all of it; what was entered here stays")
  mutating func whole() {
    enter(.note("mine"))
    let file = draft(&tablet, [.note("a"), .note("b"), .note("c")])
    let imported = bring(file)
    #expect(phone.notes == ["mine", "a", "b", "c"] || phone.notes == ["a", "b", "c", "mine"])
    let undo = enter(phone.undo(imported))
    #expect(phone.notes == ["mine"] && phone.isUndone(imported) && phone.isSwitchedOff(file[0].id))
    #expect(phone.broughtBack(by: undo) == nil)
    let redo = phone.redo(imported).map { enter($0) }
    #expect(
      phone.notes.count == 4 && !phone.isSwitchedOff(file[0].id)
        && redo.flatMap { phone.broughtBack(by: $0) } == imported)
    #expect(phone.redo(imported) == nil, "it stands")
  }

  @Test("it is listed among the last changes, and says how many it brought")
  mutating func listed() {
    let imported = bring(draft(&tablet, [.note("a"), .note("b")]))
    #expect(phone.undoable.map(\.id) == [imported])
    #expect(phone.undoable.first?.imported == 2)
  }

  @Test("an undo that came with the file counts no more either: what it had taken back stands again")
  mutating func undoInFile() {
    let mine = enter(.note("mine"))
    tablet.receive(phone.operations)
    let file = draft(&tablet, [tablet.undo(mine), .note("a")])
    let imported = bring(file)
    #expect(phone.notes == ["a"])
    enter(phone.undo(imported))
    #expect(phone.notes == ["mine"])
    if let redo = phone.redo(imported) { enter(redo) }
    #expect(phone.notes == ["a"])
  }

  @Test("what another reading of the file brought stays while that one stands")
  mutating func twice() {
    let file = draft(&tablet, [.note("a")])
    let first = bring(file)
    let second = enter(Change.imported(file.map(\.id), now: .at(20))[0])
    enter(phone.undo(first))
    #expect(phone.notes == ["a"])
    enter(phone.undo(second))
    #expect(phone.notes.isEmpty)
  }

  @Test("the names of however many entries of however many writers fit into records, and none is lost")
  func pieces() throws {
    let ids = (0..<4000).flatMap { writer in
      [1, 2, 3, 7].map { OperationID(writer: "a-writer-\(writer)", counter: $0) }
    }
    let changes = Change.imported(ids, now: .at(1))
    var journal = Journal(writer: "phone")
    let drafts = journal.draft(changes, now: .at(1))
    #expect(changes.count > 3 && drafts.allSatisfy { $0.text.utf8.count < Operation.mostBytes })
    #expect(drafts.map(\.imported).reduce(0, +) == Int64(ids.count))
    journal.receive(try drafts.map { try Operation(text: $0.text) })
    for id in drafts.map(\.id) { journal.receive([journal.draft(journal.undo(id), now: .at(2))]) }
    #expect(ids.allSatisfy { journal.isSwitchedOff($0) })
  }

  @Test("what a file brought is needless only when it can't be taken back any more, and never while it is")
  mutating func compaction() {
    let settled = Journal.Settled(undoable: 3, age: 0)
    let file = draft(&tablet, (0..<9).map { Change(kind: "toy.set", fields: .object(["value": .integer($0)])) })
    let imported = bring(file)
    #expect(phone.needless(settled) { $0.isImport ? nil : Register("toy") }.isEmpty)
    let undo = phone.undo(imported)
    for index in 0..<4 { enter(.note("\(index)")) }
    let needless = phone.needless(settled) { $0.isImport || $0.change.kind == "test.note" ? nil : Register("toy") }
    // The tablet's last three could be taken back there.
    #expect(needless.count == 5)
    enter(undo)
    #expect(phone.needless(settled) { $0.isImport || $0.change.kind == "test.note" ? nil : Register("toy") }.isEmpty)
  }

  @Test("nor is what an undo in such a file is about: with the file it stands again")
  mutating func compactionOfUndone() {
    let settled = Journal.Settled(undoable: 2, age: 0)
    tablet.receive(phone.operations)
    let old = draft(&tablet, [Change(kind: "toy.set")])
    phone.receive(old)
    bring(draft(&tablet, [tablet.undo(old[0].id)]))
    for index in 0..<4 { tablet.receive([tablet.draft(.note("\(index)"), now: .at(6))]) }
    phone.receive(tablet.operations)
    #expect(phone.needless(settled) { $0.change.kind == "toy.set" ? Register("toy") : nil }.isEmpty)
    for index in 0..<3 { enter(.note("\(index)")) }
    #expect(phone.needless(settled) { $0.change.kind == "toy.set" ? Register("toy") : nil }.map(\.self) == [old[0].id])
  }

  @Test("a file in a file goes with it: nothing of it stays because the inner one stands")
  mutating func nested() {
    var old = Journal(writer: "old")
    let first = draft(&old, [.note("o")])
    tablet.receive(first)
    let inner = draft(&tablet, Change.imported(first.map(\.id), now: .at(6)) + [.note("a")])
    let imported = bring(first + inner)
    #expect(phone.notes.sorted() == ["a", "o"])
    enter(phone.undo(imported))
    #expect(phone.notes.isEmpty)
    if let redo = phone.redo(imported) { enter(redo) }
    #expect(phone.notes.sorted() == ["a", "o"])
  }

  @Test("what a device made itself it claims when a file takes it back: nobody takes back another's entries")
  mutating func claims() {
    enter(.note("mine"))
    tablet.receive(phone.operations)
    let there = draft(&tablet, Change.imported(phone.operations.map(\.id), now: .at(6)))
    let undo = draft(&tablet, [tablet.undo(there[0].id)])
    #expect(tablet.notes.isEmpty)
    #expect(phone.claims(with: [phone.draft(.note("no file"), now: .at(7))]).isEmpty)
    for claim in phone.claims(with: there + undo) { enter(claim) }
    bring(there + undo)
    #expect(phone.notes == ["mine"])
    tablet.receive(phone.operations)
    #expect(tablet.notes == ["mine"], "on all devices, once they have heard of it")
    #expect(phone.undoable.allSatisfy { $0.change.kind != "journal.imported" || $0.imported > 1 }, "no claim is listed")
  }

  @Test("a file that names all that this device will ever make takes nothing of it")
  mutating func hostile() {
    let all = Change(
      kind: "journal.imported",
      fields: .object(["operations": .object(["phone": .array([.array([.integer(1), .integer(1 << 51)])])])]))
    let file = draft(&tablet, [all])
    let undo = draft(&tablet, [tablet.undo(file[0].id)])
    for claim in phone.claims(with: file + undo) { enter(claim) }
    phone.receive(file + undo)
    enter(.note("later"))
    #expect(phone.notes == ["later"])
    #expect(phone.claims(with: file + undo).isEmpty, "once is enough")
  }

  @Test("a file that names more than can be counted is one of very many")
  func uncountable() {
    let run = JSON.array([.array([.integer(1), .integer(OperationID.mostNumber - 1)])])
    let names = (0..<3000).map { JSON.Member("w\($0)", run) }
    let numbers = KnownNumbers(json: .object(names))
    #expect(numbers.count > 1 << 61)
  }

  // MARK: Together

  @Test("of several that were stored together the undos are together as well")
  mutating func batch() {
    let drafts = phone.draft([.note("a"), .note("b")], now: .at(1))
    phone.receive(drafts)
    let undos = phone.draft(drafts.map { phone.undo($0.id) }, now: .at(2))
    phone.receive(undos)
    #expect(phone.together(with: undos[1].id) == undos.map(\.id) && phone.notes.isEmpty)
    phone.receive(phone.draft(drafts.compactMap { phone.redo($0.id) }, now: .at(3)))
    #expect(phone.notes == ["a", "b"])
  }

  @discardableResult
  private mutating func enter(_ change: Change) -> OperationID {
    let operation = phone.draft(change, now: .at(10))
    phone.receive([operation])
    return operation.id
  }

  private func draft(_ journal: inout Journal, _ changes: [Change]) -> [Operation] {
    let operations = changes.map { journal.draft($0, now: .at(5)) }
    journal.receive(operations)
    return operations
  }

  @discardableResult
  private mutating func bring(_ file: [Operation]) -> OperationID {
    phone.receive(file)
    return enter(Change.imported(file.map(\.id), now: .at(10))[0])
  }
}

/// Random lives of devices that hand each other files, take them back and bring them back.
@Suite("Files of several devices")
struct FilesOfSeveralTests {
  @Test(
    "in every order of arrival the same counts, as a plain reading of the rules says; a fold made on is one made anew",
    arguments: 0..<80 as Range<UInt64>)
  func anyOrder(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var devices = (0..<3).map { Journal(writer: "d\($0)") }
    var now: Int64 = 1000
    for _ in 0..<70 {
      now += 1
      let index = Int.random(in: 0..<3, using: &random)
      func enter(_ change: Change) { devices[index].receive([devices[index].draft(change, now: .at(now))]) }
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<3: enter(.note("\(now)"))
      case 3..<6:
        guard let id = devices[index].operations.randomElement(using: &random)?.id else { continue }
        enter(devices[index].isUndone(id) ? devices[index].redo(id) ?? .note("x") : devices[index].undo(id))
      default:
        let other = devices[Int.random(in: 0..<3, using: &random)]
        let file = other.operations.filter {
          Bool.random(using: &random) && !devices[index].contains($0.id)
        }
        if file.isEmpty { continue }
        devices[index].receive(file)
        if Bool.random(using: &random) {
          for change in Change.imported(file.map(\.id), now: .at(now)) { enter(change) }
        }
      }
    }
    let all = devices.flatMap { $0.operations }
    let expected = Oracle(all).counting
    for _ in 0..<4 {
      var journal = Journal(writer: "other")
      var fold = Fold([OperationID](), spacing: 4)
      var left = all.shuffled(using: &random)
      while !left.isEmpty {
        let count = Int.random(in: 1...min(left.count, 9), using: &random)
        let place = journal.receive(Array(left.prefix(count)))
        left.removeFirst(count)
        if let place { fold.follow(journal, from: place) { $0.append($1.id) } }
        #expect(fold.state == journal.effective.map(\.id), "seed \(seed)")
      }
      #expect(Set(journal.effective.map(\.id)) == expected, "seed \(seed)")
    }
  }

  /// The rules, read slowly: only runs of numbers are read by what it judges.
  private struct Oracle {
    var operations: [OperationID: Operation] = [:]

    init(_ all: [Operation]) { for operation in all { operations[operation.id] = operation } }

    /// Where an undo leads, and whether it takes that back.
    private func end(_ undo: OperationID) -> (root: OperationID, takesBack: Bool)? {
      var (id, steps) = (undo, 0)
      while let operation = operations[id], operation.isUndo {
        guard let target = operation.change.fields["operation"]?.string.flatMap(OperationID.init(text:)), steps < 999
        else { return nil }
        (id, steps) = (target, steps + 1)
      }
      return (id, steps % 2 == 1)
    }

    private func isUndone(_ id: OperationID, _ undos: [Operation]) -> Bool {
      let said = undos.filter { end($0.id)?.root == id }.max { $0.position < $1.position }
      return said.flatMap { end($0.id)?.takesBack } ?? false
    }

    /// What is named by files that are taken back and by none that stands.
    private var off: Set<OperationID> {
      let undos = operations.values.filter(\.isUndo)
      var (named, standing) = (Set<OperationID>(), Set<OperationID>())
      // A file that came with one that is taken back is taken back as well: the latest first.
      for file in operations.values.filter(\.isImport).sorted(by: { $0.position > $1.position }) {
        let numbers = KnownNumbers(json: file.change.fields["operations"] ?? .null)
        let ids = operations.keys.filter { numbers.contains($0) }
        let isOff = isUndone(file.id, undos) || (named.contains(file.id) && !standing.contains(file.id))
        if isOff { named.formUnion(ids) } else { standing.formUnion(ids) }
      }
      return named.subtracting(standing)
    }

    var counting: Set<OperationID> {
      let off = off
      let all = operations.values.filter(\.isUndo)
      let undos = all.filter { !off.contains($0.id) }
      return Set(
        operations.values.filter { operation in
          !operation.isUndo && !off.contains(operation.id)
            && !isUndone(operation.id, operation.isImport ? all : undos)
        }.map(\.id))
    }
  }
}

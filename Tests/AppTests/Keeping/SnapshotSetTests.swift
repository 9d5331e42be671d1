@testable import Departures
import Journal
import Kernel
import Testing

@testable import App

/// A snapshot stands for a set of records, by their numbers in the store.
@Suite("What a snapshot stands for")
struct SnapshotSetTests {
  /// Its own entries and, in between, the tablet's, which are older than they are and come later.
  private static func shared() -> Store {
    var store = Store.lived(20)
    var tablet = Journal(writer: "tablet")
    for index in 0..<20 {
      _ = store.enter([Store.stop("mine\(index)")])
      let operation = tablet.draft(Store.stop("theirs\(index)"), now: store.clock.device.adding(seconds: -15))
      store.records[store.last + 1] = operation.text
      let records = store.stored { $0 == store.last }
      _ = store.keeping.stored(records, last: store.last, writers: [], isAnswer: false, store.clock)
    }
    return store
  }

  @Test("it is cut where another device's and late ones lie behind too, and the next start is not late")
  func cut() throws {
    var store = Self.shared()
    #expect(store.rest().names.count == 1)
    let snapshot = try #require(store.snapshot.flatMap { Snapshot(text: $0.text) })
    #expect(!snapshot.also.isEmpty && snapshot.last < store.last - 6)
    #expect(store.open().names == ["changed"])
    #expect(store.keeping.state == store.expected && !store.keeping.isLate)
    // The last of its own can be taken back without what is older.
    let last = try #require(store.keeping.journal?.undoable.first?.id)
    guard case .changes(let undo) = store.keeping.takingBack(last) else { return #expect(Bool(false)) }
    _ = store.enter(undo)
    #expect(store.keeping.state == store.expected)
    #expect(store.handOverOlder().names == ["whole", "go on"])
    _ = store.foldOn()
    #expect(store.keeping.state == store.expected && !store.keeping.hasWrongSnapshot)
  }

  @Test("an undo of what it stands for is in it, and is not late at each start")
  func undo() throws {
    var store = Store.lived(30)
    _ = store.handOverOlder() + store.foldOn()
    var other = Journal(writer: "tablet")
    other.receive(store.keeping.journal?.operations ?? [])
    let undo = other.draft(other.undo(OperationID(writer: "phone", counter: 2)), now: store.clock.device)
    store.records[store.last + 1] = undo.text
    let records = store.stored { $0 == store.last }
    _ = store.keeping.stored(records, last: store.last, writers: [], isAnswer: false, store.clock)
    _ = store.foldOn()
    for index in 0..<30 { _ = store.enter([Store.stop("S\(index) again")]) }
    #expect(store.rest().names.count == 1)
    #expect(store.open().names == ["changed"])
    #expect(store.keeping.state == store.expected && !store.keeping.isLate)
  }

  @Test("undos of what it stands for lie behind the cut, and come with what is older", arguments: 0..<16)
  func undosBehind(more: Int) throws {
    var store = Store.lived(0)
    for index in 0..<(24 + more) { _ = store.enter([Store.stop("S\(index)")]) }
    for _ in 0..<5 {
      let target = try #require(store.keeping.journal?.undoable.first?.id)
      guard case .changes(let undo) = store.keeping.takingBack(target) else { return #expect(Bool(false)) }
      _ = store.enter(undo)
    }
    for index in 0..<7 { _ = store.enter([Store.stop("T\(index)")]) }
    #expect(store.rest().names.count == 1)
    #expect(store.open().names == ["changed"])
    _ = store.handOverOlder()
    _ = store.enter([Store.stop("now")])
    #expect(store.keeping.state == store.expected && store.keeping.isFolding)
    _ = store.foldOn()
    #expect(store.keeping.state == store.expected && !store.keeping.hasWrongSnapshot)
  }

  @Test("it is read back as it was written; one of before stands for all up to its last, by time alone")
  func forms() throws {
    let at = HybridTimestamp(milliseconds: 1_759_414_800_000, counter: 3, writer: "k3x9")
    let snapshot = Snapshot(
      last: 812, also: [815...820, 822...822], position: Position(at: at, number: 12), kept: Kept())
    let read = try #require(Snapshot(text: snapshot.text))
    #expect(read.last == 812 && read.also == snapshot.also && read.position == snapshot.position)
    let old = snapshot.text.replacing(#""format":3"#, with: #""format":2"#)
      .replacing(#""also":[[815,820],[822,822]],"#, with: "").replacing(#""k3x9",12]"#, with: #""k3x9"],"number":812"#)
    let before = try #require(Snapshot(text: old))
    #expect(before.last == 812 && before.also.isEmpty && before.position == Position(at: at, number: .max))
    for damage in [#""at":[1,0,"k3x9"]"#, #""at":[]"#] {
      #expect(Snapshot(text: snapshot.text.replacing(#""at":[1759414800000,3,"k3x9",12]"#, with: damage)) == nil)
    }
    #expect(Snapshot(text: snapshot.text.replacing("[815,820]", with: "[820,815]")) == nil)
  }
}

@Suite("What a compaction dropped")
struct DroppedTests {
  private static func preview(_ texts: [String], _ store: Store) -> ImportPreview? {
    var file = DataFile()
    for text in texts { file.add(operation: text) }
    return store.keeping.journal.map { ImportPreview(file, $0, dropped: store.keeping.dropped, aside: []) }
  }

  @Test("is not new when an old backup is brought in: twice adds nothing, in this page and after a start")
  func backup() throws {
    var store = Store()
    store.keeping.pace = Pace(snapshot: 24, checkpoint: 8, undoable: 6, needless: 8, settled: 10_000)
    _ = store.open(isRead: false)
    for index in 0..<80 {
      _ = store.enter([Store.stop(index % 2 == 0 ? "A" : "B"), Store.removed(index % 2 == 0 ? "A" : "B")])
    }
    let backup = store.stored { _ in true }.map(\.text)
    _ = store.rest()
    #expect(store.records.count < backup.count / 2)
    for isStarted in [false, true] {
      if isStarted { _ = store.open() + store.handOverOlder() + store.foldOn() }
      let preview = try #require(Self.preview(backup, store))
      #expect(preview.fresh.isEmpty && preview.known == backup.count)
      #expect(store.keeping.bringIn(backup, store.clock).names == ["brought in 0, aside 0"])
    }
    // Another one's is.
    var tablet = Journal(writer: "tablet")
    let theirs = tablet.draft(Store.stop("C"), now: store.clock.device).text
    #expect(Self.preview([theirs], store)?.fresh == [theirs])
  }

  @Test("a copied profile makes operations of its own, and its file brings them in")
  func copied() throws {
    var one = Store.lived(20)
    var copy = one
    _ = one.open() + one.handOverOlder() + one.foldOn()
    copy.records = one.records
    _ = Store.start(&copy, after: 7)
    _ = copy.handOverOlder() + copy.foldOn()
    _ = one.enter([Store.stop("one")])
    _ = copy.enter([Store.stop("copy")])
    let texts = copy.stored { _ in true }.map(\.text)
    #expect(Self.preview(texts, one)?.fresh.count == 1)
    _ = one.answer(one.keeping.bringIn(texts, one.clock))
    #expect(one.keeping.state == one.expected && one.keeping.journal?.operations.count == 23)
  }
}

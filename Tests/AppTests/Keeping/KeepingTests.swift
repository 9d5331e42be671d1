import Departures
import Journal
import Kernel
import Testing

@testable import App

@Suite("Keeping, without a screen")
struct KeepingTests {
  @Test("born empty it is whole and known, and the first entry is stored under 1, folded, and then told")
  func born() {
    var store = Store()
    #expect(!store.keeping.isKnown, "nothing is claimed before the device's journal was read")
    _ = store.open(isRead: false)
    #expect(store.keeping.isKnown && store.keeping.isWhole && store.keeping.state == Kept())
    #expect(store.enter([Store.stop("127")]).names == ["store × 1", "changed", "acknowledged 1"])
    #expect(store.keeping.state == store.expected && store.keeping.state != Kept() && !store.keeping.isBusy)
  }

  @Test("a start from a snapshot and its tail shows all at once, and agrees with the whole journal when it has come")
  func snapshot() {
    var store = Store.lived(40)
    #expect((1..<40).contains(store.snapshot?.last ?? 0))
    #expect(store.open().names == ["changed"])
    #expect(store.keeping.state == store.expected && !store.keeping.isWhole)
    #expect(store.handOverOlder().names == ["whole", "go on"])
    #expect(store.foldOn().names == ["changed"])
    #expect(store.keeping.isWhole && !store.keeping.hasWrongSnapshot && store.keeping.state == store.expected)
    #expect(store.keeping.journal?.operations.count == 40)
  }

  @Test("what another tab has stored changes the state and acknowledges nothing")
  func otherTab() {
    var (one, other) = (Store(), Store())
    _ = one.open(isRead: false)
    _ = other.open(isRead: false)
    _ = other.enter([Store.stop("127")])
    one.records = other.records
    #expect(
      one.keeping.stored(one.stored { $0 > 0 }, last: 1, writers: [], isAnswer: false, one.clock).names == ["changed"])
    #expect(one.keeping.state == one.expected)
  }

  @Test("two tabs that write at the same moment: both are stored, each learns of the other, and none waits or asks")
  func sameMoment() {
    var (one, other) = (Store(starts: 1), Store(starts: 2))
    _ = one.open(isRead: false)
    _ = other.open(isRead: false)
    _ = other.enter([Store.stop("127"), Store.stop("132")])
    one.records = other.records
    #expect(one.enter([Store.stop("R16")]).names == ["store × 1", "changed", "acknowledged 1"])
    #expect(one.keeping.state == one.expected && one.keeping.journal?.operations.count == 3)
    other.records = one.records
    let told = other.stored { $0 > 2 }
    #expect(other.keeping.stored(told, last: 3, writers: [], isAnswer: false, other.clock).names == ["changed"])
    #expect(other.keeping.state == one.keeping.state)
  }

  @Test("a full disk changes nothing, and the next entry is stored")
  func full() {
    var store = Store.lived(3)
    let before = store.keeping.state
    #expect(store.enter([Store.stop("127")], isFull: true).names == ["store × 1", "failed full"])
    #expect(store.keeping.state == before && !store.keeping.isBusy)
    #expect(store.enter([Store.stop("127")]).names.first == "store × 1")
  }

  @Test(
    "a store that can't be worked with is that, what waits is let go, and what was read stays to be exported",
    arguments: ["erased", "vanished", "newer", "unreadable"])
  func broken(reason: String) {
    var store = Store.lived(3)
    store.keeping.enqueue([Store.stop("127")])
    _ = store.keeping.handOver(store.clock)
    store.keeping.enqueue([Store.stop("132")])
    #expect(store.keeping.failed(reason, [], store.clock).names == ["broken \(reason)"])
    #expect(!store.keeping.health.isUsable && !store.keeping.isBusy)
    #expect(store.keeping.journal?.operations.count == 3)
    #expect(store.rest().isEmpty, "no snapshot is written either")
  }

  @Test("a browser that keeps nothing is said to, and entries go on")
  func memory() {
    var store = Store()
    _ = store.open(isRead: false)
    #expect(store.keeping.failed("unavailable", [], store.clock).names == ["failed unavailable"])
    #expect(store.keeping.health == .memory)
    #expect(store.enter([Store.stop("127")]).names == ["store × 1", "changed", "acknowledged 1"])
  }

  @Test("what is decided while a write is on its way follows it, one at a time")
  func inOrder() {
    var store = Store()
    _ = store.open(isRead: false)
    store.keeping.enqueue([Store.stop("127")])
    let first = store.keeping.handOver(store.clock)
    store.keeping.enqueue([Store.stop("132")])
    #expect(store.keeping.handOver(store.clock).isEmpty)
    #expect(store.answer(first).names == ["changed", "acknowledged 1", "store × 1"])
  }

  @Test("a file is one change: taken back, nothing of it counts; brought back, or brought in once more, all of it does")
  func file() {
    var other = Store(device: "tablet")
    _ = other.open(isRead: false)
    for name in ["127", "132", "R16"] { _ = other.enter([Store.stop(name)]) }
    let file = other.stored { _ in true }.map { $0.text }
    var store = Store.lived(3)
    let before = store.keeping.state
    let names = store.answerAll(store.keeping.bringIn(file, store.clock)).names
    #expect(names == ["store × 4", "changed", "brought in 3, aside 0"], "with what names them")
    let after = store.keeping.state
    #expect(after != before && after == store.expected)
    guard let imported = store.keeping.journal?.undoable.first else { return }
    #expect(imported.isImport && imported.imported == 3)

    guard case .changes(let undo) = store.keeping.takingBack(imported.id) else { return }
    _ = store.enter(undo)
    #expect(undo.count == 1 && store.keeping.state == before && store.keeping.state == store.expected)
    guard case .nothing = store.keeping.takingBack(imported.id) else { return }
    guard case .changes(let redo) = store.keeping.bringingBack(imported.id) else { return }
    _ = store.enter(redo)
    #expect(store.keeping.state == after)

    guard case .changes(let again) = store.keeping.takingBack(imported.id) else { return }
    _ = store.enter(again)
    let once = store.answerAll(store.keeping.bringIn(file, store.clock)).names
    #expect(once == ["store × 1", "changed", "brought in 3, aside 0"], "they are here, and only have to count")
    #expect(store.keeping.state == after && store.keeping.state == store.expected)
    #expect(store.answerAll(store.keeping.bringIn(file, store.clock)).names == ["brought in 0, aside 0"])
  }

  @Test(
    "two devices bring each other's files, one takes the other's back: each keeps what it made, through a third file")
  func backAndForth() {
    var (one, other) = (Store(device: "phone"), Store(device: "tablet"))
    _ = one.open(isRead: false)
    _ = other.open(isRead: false)
    _ = one.enter([Store.stop("127")])
    _ = other.enter([Store.stop("R16")])
    func file(_ store: Store) -> [String] { store.stored { _ in true }.map { $0.text } }
    _ = one.answerAll(one.keeping.bringIn(file(other), one.clock))
    guard let imported = one.keeping.journal?.undoable.first?.id,
      case .changes(let undo) = one.keeping.takingBack(imported)
    else { return #expect(Bool(false)) }
    _ = one.enter(undo)
    _ = other.answerAll(other.keeping.bringIn(file(one), other.clock))
    #expect(other.keeping.state.departures.stations == ["127", "R16"] && other.keeping.state == other.expected)
    #expect(other.keeping.journal?.undoable.count == 2, "its own entry, and the file; no claim")
    // A new device that is given the first one's file has what that one shows: what it took back stays so.
    var third = Store(device: "new")
    _ = third.open(isRead: false)
    _ = third.answerAll(third.keeping.bringIn(file(one), third.clock))
    #expect(third.keeping.state.departures.stations == ["127"] && third.keeping.state == third.expected)
  }

  @Test("a file that comes in pieces is one change all the same")
  func fileInPieces() {
    var other = Store(device: "tablet")
    _ = other.open(isRead: false)
    for index in 0..<25 { _ = other.enter([Store.stop("S\(index)")]) }
    var store = Store()
    _ = store.open(isRead: false)
    store.keeping.pace.importing = 10
    let outcomes = store.answerAll(store.keeping.bringIn(other.stored { _ in true }.map { $0.text }, store.clock))
    #expect(outcomes.names.filter { $0.hasPrefix("store") } == ["store × 11", "store × 11", "store × 6"])
    var undo: OperationID?
    for case .broughtIn(25, 0, let id) in outcomes { undo = id }
    guard let undo, case .changes(let changes) = store.keeping.takingBack(undo) else {
      Issue.record("nothing to take back")
      return
    }
    _ = store.enter(changes)
    #expect(changes.count == 3 && store.keeping.state == Kept() && store.keeping.state == store.expected)
  }

  @Test("a start from a snapshot agrees with the whole journal wherever a file was taken back", arguments: 0..<30)
  func fileAndSnapshot(turn: Int) {
    var other = Store(device: "tablet")
    _ = other.open(isRead: false)
    for index in 0..<12 { _ = other.enter([Store.stop("T\(index)")]) }
    var store = Store.lived(30)
    _ = store.answerAll(store.keeping.bringIn(other.stored { _ in true }.map { $0.text }, store.clock))
    guard let imported = store.keeping.journal?.undoable.first?.id else { return }
    for index in 0..<turn { _ = store.enter([Store.stop("later\(index)")]) }
    if turn % 3 == 0 { _ = store.rest() }
    guard case .changes(let undo) = store.keeping.takingBack(imported) else { return }
    _ = store.enter(undo)
    for index in 0..<(turn * 7 % 40) { _ = store.enter([Store.stop("last\(index)")]) }
    _ = store.rest()
    _ = store.open()
    if !store.keeping.isLate { #expect(store.keeping.state == store.expected) }
    if !store.keeping.isWhole {
      _ = store.handOverOlder()
      _ = store.foldOn()
    }
    #expect(store.keeping.isWhole && !store.keeping.hasWrongSnapshot && store.keeping.state == store.expected)
    _ = store.rest()
    _ = store.open()
    #expect(!store.keeping.isLate, "and from then on at once")
    #expect(store.keeping.state == store.expected)
  }

  @Test("what was stored together is taken back together")
  func batch() {
    var store = Store.lived(3)
    let before = store.keeping.state
    _ = store.enter([Store.stop("127"), Store.stop("132")])
    guard let last = store.keeping.journal?.operations.last?.id,
      case .changes(let changes) = store.keeping.takingBack(last)
    else {
      Issue.record("nothing to take back")
      return
    }
    _ = store.enter(changes)
    #expect(changes.count == 2 && store.keeping.state == before)
    guard case .changes(let back) = store.keeping.bringingBack(last) else {
      Issue.record("nothing to bring back")
      return
    }
    _ = store.enter(back)
    #expect(back.count == 2 && store.keeping.state == store.expected && store.keeping.state != before)
    if case .nothing = store.keeping.bringingBack(last) {} else { Issue.record("it stands") }
    #expect(store.keeping.state == store.expected)
  }

  @Test("each operation is told as its module reads it, and one that none can read is kept and told as that")
  func decoded() {
    var store = Store()
    _ = store.open(isRead: false)
    for case .acknowledged(let operations) in store.enter([Store.stop("127"), Change(kind: "future.thing")]) {
      #expect(operations.map { $0.module != nil } == [true, false])
    }
    #expect(store.keeping.decoded?.unread(0..<2).count == 1)
  }
}

extension KeepingTests {
  @Test("what was stored together stays together after a start, and older journals' entries stand alone")
  func afterAReload() {
    var store = Store.lived(3)
    let before = store.keeping.state
    _ = store.enter([Store.stop("127"), Store.stop("132"), Store.stop("R16")])
    var fresh = Store(store.records)
    _ = fresh.open()
    for number in 4...6 as ClosedRange<Int64> {
      guard case .changes(let changes) = fresh.keeping.takingBack(OperationID(writer: "phone", counter: number)) else {
        Issue.record("nothing to take back")
        return
      }
      #expect(changes.count == 3)
    }
    guard case .changes(let one) = fresh.keeping.takingBack(OperationID(writer: "phone", counter: 3)),
      case .changes(let all) = fresh.keeping.takingBack(OperationID(writer: "phone", counter: 5))
    else {
      Issue.record("nothing to take back")
      return
    }
    #expect(one.count == 1)
    _ = fresh.enter(all)
    #expect(fresh.keeping.state == before)
    guard case .nothing = fresh.keeping.takingBack(OperationID(writer: "phone", counter: 4)) else {
      Issue.record("taken back already")
      return
    }
  }

  @Test("part of what was stored together lies before the snapshot: it waits for the rest")
  func beforeTheSnapshot() {
    var store = Store.lived(30)
    _ = store.enter((0..<20).map { Store.stop("T\($0)") })
    for index in 0..<10 { _ = store.enter([Store.stop("U\(index)")]) }
    _ = store.rest()
    _ = store.open()
    guard let last = store.snapshot?.last, (31..<50).contains(last) else {
      Issue.record("the cut is elsewhere: \(store.snapshot?.last ?? 0)")
      return
    }
    guard case .needsWhole = store.keeping.takingBack(OperationID(writer: "phone", counter: 50)) else {
      Issue.record("half of it would be taken back")
      return
    }
    _ = store.handOverOlder()
    guard case .changes(let all) = store.keeping.takingBack(OperationID(writer: "phone", counter: 50)) else {
      Issue.record("nothing to take back")
      return
    }
    #expect(all.count == 20)
  }
}

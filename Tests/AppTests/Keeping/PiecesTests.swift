import Journal
import Kernel
import Testing

@testable import App

/// What belongs far back comes into a page that has the whole journal at hand.
@Suite("Late operations in an open page")
struct PiecesTests {
  private static let count = 400

  /// Read whole, with turns of so many operations.
  private static func opened(turn: Int = 50) -> Store {
    var store = Store.lived(count)
    store.keeping.pace.turn = turn
    _ = store.open()
    _ = store.handOverOlder() + store.foldOn()
    return store
  }

  /// One of the tablet's from the beginning, that has come into the store.
  private static func late(_ store: inout Store) -> [StoredRecord] {
    var tablet = Journal(writer: "tablet")
    let operation = tablet.draft(Store.stop("tablet"), now: Town.now.adding(seconds: -86_400))
    store.records[store.last + 1] = operation.text
    return store.stored { $0 == store.last }
  }

  private static func tell(_ store: inout Store, _ records: [StoredRecord]) -> [Outcome] {
    store.keeping.stored(records, last: store.last, writers: [], isAnswer: false, store.clock)
  }

  @Test("the state of before stays shown, no turn folds more than it may, and then the right one is there, in one turn")
  func inPieces() {
    var store = Self.opened()
    let before = store.keeping.state
    let records = Self.late(&store)
    #expect(Self.tell(&store, records).names == ["changed", "go on"])
    var turns = 0
    while store.keeping.isFolding {
      #expect(store.keeping.isKnown && store.keeping.isLate && store.keeping.state == before)
      let counted = store.keeping.second?.fold.count ?? 0
      _ = store.keeping.foldOn(store.clock)
      #expect((store.keeping.second?.fold.count ?? counted) - counted <= 50)
      turns += 1
    }
    #expect(turns == Self.count / 50 + 1)
    #expect(store.keeping.state == store.expected && store.keeping.state != before && !store.keeping.isLate)
    #expect(!store.keeping.hasWrongSnapshot)
  }

  @Test("what a person enters and takes back meanwhile is stored, and shown on top")
  func meanwhile() throws {
    var store = Self.opened()
    let records = Self.late(&store)
    _ = Self.tell(&store, records)
    let before = store.keeping.state
    #expect(store.enter([Store.stop("now")]).names == ["store × 1", "changed", "acknowledged 1"])
    #expect(store.keeping.state != before && store.keeping.isFolding)
    _ = store.keeping.foldOn(store.clock)
    let last = try #require(store.keeping.journal?.operations.last?.id)
    guard case .changes(let undo) = store.keeping.takingBack(last) else { return #expect(Bool(false)) }
    _ = store.enter(undo)
    #expect(store.keeping.state == before && store.keeping.isFolding)
    _ = store.enter([Store.stop("then")])
    _ = store.foldOn()
    #expect(store.keeping.state == store.expected && !store.keeping.hasWrongSnapshot)
  }

  @Test("another one that is late comes while the first is folded, and both are in")
  func again() {
    var store = Self.opened()
    for round in 0..<5 {
      var tablet = Journal(writer: "tablet\(round)")
      let operation = tablet.draft(Store.stop("late\(round)"), now: Town.now.adding(seconds: Int64(50 * round) - 20))
      store.records[store.last + 1] = operation.text
      let records = store.stored { $0 == store.last }
      _ = Self.tell(&store, records)
      for _ in 0..<3 { _ = store.keeping.foldOn(store.clock) }
    }
    _ = store.foldOn()
    #expect(store.keeping.state == store.expected && store.keeping.journal?.operations.count == Self.count + 5)
  }

  @Test("what is not far back is in at once")
  func near() {
    var store = Self.opened()
    var tablet = Journal(writer: "tablet")
    let operation = tablet.draft(Store.stop("tablet"), now: store.clock.device.adding(seconds: -80))
    store.records[store.last + 1] = operation.text
    let records = store.stored { $0 == store.last }
    #expect(Self.tell(&store, records).names == ["changed"])
    #expect(store.keeping.state == store.expected && !store.keeping.isFolding)
  }

  @Test("an undo of what is far back is awaited like it")
  func undo() {
    var store = Self.opened()
    let before = store.keeping.state
    var other = Journal(writer: "tablet")
    other.receive(store.keeping.journal?.operations ?? [])
    let undo = other.draft(other.undo(OperationID(writer: "phone", counter: 3)), now: store.clock.device)
    store.records[store.last + 1] = undo.text
    let records = store.stored { $0 == store.last }
    #expect(Self.tell(&store, records).names == ["changed", "go on"])
    #expect(store.keeping.state == before)
    _ = store.foldOn()
    #expect(store.keeping.state == store.expected && store.keeping.state != before)
  }
}

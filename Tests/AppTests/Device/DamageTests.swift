@testable import Departures
import Journal
import Kernel
import Languages
import Testing

@testable import App

@Suite("Records that are no operations")
struct DamageTests {
  /// Each record damaged in one way, and the rest as it was.
  static let damages: [(name: String, damage: @Sendable (String) -> String)] = [
    ("emptied", { _ in "" }),
    ("cut in half", { String(decoding: Array($0.utf8).prefix($0.utf8.count / 2), as: UTF8.self) }),
    ("without its last byte", { String($0.dropLast()) }),
    ("not JSON", { _ in "\u{0}\u{1}garbage" }),
    ("no text", { _ in "null" }),
    ("another value", { _ in #"{"last":12}"# }),
    ("without its time", { $0.replacing(#""at":["#, with: #""when":["#) }),
    ("out of time", { $0.replacing(#""at":["#, with: #""at":[-"#) }),
    (
      "too large",
      { $0.replacing(#""fields":{"#, with: #""fields":{"x":"\#(String(repeating: "x", count: 66_000))","#) }
    ),
  ]

  @Test("a damaged record is set aside as it is, and all others count", arguments: damages.indices)
  func setAside(index: Int) {
    let damage = Self.damages[index]
    for place in [Int64(1), 6, 12] {
      var records = Self.journal(of: 12)
      let whole = Self.fold(records)
      let broken = damage.damage(records[place] ?? "")
      records[place] = broken
      let state = Self.open(records)
      #expect(state.keeping.damaged == [broken], "\(damage.name)")
      #expect(state.keeping.journal?.operations.count == 11)
      var others = records
      others[place] = nil
      #expect(state.keeping.state == Self.fold(others))
      #expect(state.keeping.state != whole)
      // The next one goes behind it, not over it.
      let next = state
      let outgoing = next.append([Change(kind: "future.thing")])
      guard case .some(.store(let stored, let writer)) = outgoing.first else {
        Issue.record("nothing was stored")
        continue
      }
      #expect(stored.count == 1 && writer == "start")
    }
  }

  @Test("an operation under another's number is known by its own id, and a second one of the same id is taken once")
  func wrongNumber() {
    var records = Self.journal(of: 6)
    records[7] = records[3]
    records[8] = records[1]
    records[1] = nil
    let state = Self.open(records)
    #expect(state.keeping.state == Self.fold(Self.journal(of: 6)))
    #expect(state.keeping.journal?.operations.count == 6 && state.keeping.damaged.isEmpty)
    #expect(state.keeping.decoded?.keys(of: [OperationID(writer: "phone", counter: 3)]) == [7, 3])
    #expect(state.keeping.decoded?.keys(of: [OperationID(writer: "phone", counter: 1)]) == [8])
  }

  @Test("a snapshot that cannot be read, or is ahead of the store, is not used: the whole journal is asked for")
  func snapshots() {
    let records = Self.journal(of: 12)
    let at = HybridTimestamp(milliseconds: 5, counter: 0, writer: "phone")
    let good = Snapshot(last: 6, position: Position(at: at, number: 6), kept: Kept()).text
    let texts = [
      "", "{}", good.replacing(#""format":3"#, with: #""format":4"#), good.replacing(#""last":6"#, with: #""last":13"#),
      good.replacing(#""last":6"#, with: #""last":-6"#), String(good.dropLast(2)),
      good.replacing(#""stops":["#, with: #""stops":[7,"#),
      good.replacing(#""preferences""#, with: #""references""#),
    ]
    for text in texts {
      let state = Self.state()
      let tail = records.filter { $0.key > 6 }
      let asked = state.open(Self.opening(tail, last: 12, snapshot: text, hasMore: true))
      #expect(state.departures.mine == nil, "nothing is claimed before it is known")
      guard case .some(.recall) = asked.first else {
        Issue.record("did not ask for the rest: \(text)")
        continue
      }
      _ = state.older(Self.stored(records.filter { $0.key <= 6 }), hasMore: false, known: nil)
      _ = state.foldOn()
      #expect(state.keeping.state == Self.fold(records) && state.departures.mine != nil)
    }
  }

  @Test("a page that has not all of the journal gives what it shows with its rescue, and that file can be brought in")
  func rescued() throws {
    let records = Self.journal(of: 12)
    let at = HybridTimestamp(milliseconds: 5, counter: 0, writer: "phone")
    var kept = Kept()
    let long = String(repeating: "S", count: 200)
    for index in 100..<500 {
      StopAdded(station: long + "\(index)", position: "a\(index)").apply(to: &kept.departures, id: "o-1")
    }
    let snapshot = Snapshot(last: 6, position: Position(at: at, number: 6), kept: kept).text
    let state = Self.state()
    _ = state.open(Self.opening(records.filter { $0.key > 6 }, last: 12, snapshot: snapshot, hasMore: true))
    guard case .some(.rescue(_, _, let text)) = state.rescue().first else {
      Issue.record("nothing was given")
      return
    }
    #expect(try JSON.parse(text)["state"]?.text == state.keeping.state.snapshot.text)
    #expect(text.utf8.count > 64 << 10, "more than the frame of a file may have")
    var reader = DataFileReader()
    reader.add(text)
    #expect(try reader.finished().records.map { $0.text } == (7...12).compactMap { records[$0] })
  }

  @Test("kinds that nobody knows yet stay in order, go out and come in with a file, and count after an upgrade")
  func later() throws {
    var records = Self.journal(of: 3)
    let later = #"{"id":"phone-4","at":[1759414900000,0],"kind":"laps.lapDone","fields":{"laps":[1,{"a":null}]}}"#
    records[4] = later
    let state = Self.open(records)
    #expect(state.keeping.journal?.operations.last?.text == later)
    // A new device takes them in from a file, once.
    let other = Self.open([:], device: "tablet")
    let outgoing = other.bringIn(state.keeping.journal?.operations.map { $0.text } ?? [])
    guard case .some(.store(let stored, let writer)) = outgoing.first else {
      Issue.record("nothing was stored")
      return
    }
    // With them goes what names them, by which they can be taken back.
    #expect(writer != nil && stored.dropLast() == (1...4).compactMap { records[$0] })
    let told = stored.enumerated().map { StoredRecord(key: Int64($0.offset) + 1, text: $0.element) }
    _ = other.stored(told, last: 5, writers: [writer ?? ""], isAnswer: true)
    #expect(other.bringIn(stored).allSatisfy { if case .store = $0 { false } else { true } })
    #expect(other.keeping.state == state.keeping.state)
    // A version that knows the module finds its operations where they were.
    let laps = other.keeping.journal?.fold(0) { if $1.change.kind == "laps.lapDone" { $0 += 1 } }
    #expect(laps == 1)
  }

  @Test("an entry longer than a record may be is refused with a sentence, and the next one is stored")
  func tooLarge() {
    let state = Self.open([:])
    let long = Change(kind: "x.long", fields: .object(["text": .string(String(repeating: "x", count: 70_000))]))
    let refused = state.append([Change(kind: "x.short"), long])
    #expect(refused.allSatisfy { if case .store = $0 { false } else { true } })
    #expect(state.toast?.text == "Couldn’t save: that is too long. Nothing was changed.")
    guard case .some(.store(let records, _)) = state.append([Change(kind: "x.short")]).first else {
      Issue.record("nothing was stored")
      return
    }
    #expect(records.count == 1)
  }

  @Test("storage that broke is named, and nothing more is written", arguments: ["unreadable", "erased", "vanished"])
  func broken(reason: String) {
    let state = Self.open(Self.journal(of: 3))
    let before = state.keeping.state
    _ = state.append([Change(kind: "x.one")])
    _ = state.append([Change(kind: "x.two")])
    _ = state.storeFailed(reason, [])
    #expect(state.storage == StorageHealth.Breakage(rawValue: reason).map { .broken($0) })
    #expect(
      state.keeping.state == before && state.keeping.outbox.inFlight == nil && state.keeping.outbox.waiting.isEmpty)
    #expect(state.append([Change(kind: "x.three")]).isEmpty)
    // Tried again, and it is fine.
    _ = state.reopen(Self.opening(Self.journal(of: 3), last: 3, snapshot: nil, hasMore: false))
    #expect(state.storage == .fine && state.keeping.state == before)
    #expect(!state.append([Change(kind: "x.four")]).isEmpty)
  }
}

extension DamageTests {
  private static func journal(of count: Int) -> [Int64: String] {
    var journal = Journal(writer: "phone")
    var records: [Int64: String] = [:]
    for index in 1...count {
      let change = StopsOperation.added(StopAdded(station: "S\(index)", position: "a\(index)"))
      let operation = journal.draft(
        Change(kind: change.kind, fields: change.fields), now: Town.now.adding(seconds: Int64(index)))
      records[operation.id.counter] = operation.text
    }
    return records
  }

  private static func fold(_ records: [Int64: String]) -> Kept {
    var journal = Journal(writer: "phone")
    let latest = records.sorted { $0.key > $1.key }
    journal.amend(latest.compactMap { try? Operation(text: $0.value) })
    return journal.fold(Kept()) { $0.apply(DecodedOperation($1)) }
  }

  private static func state() -> AppState {
    AppState(path: "/", network: .none, now: Town.now, language: .en)
  }

  private static func open(_ records: [Int64: String], device: String = "phone") -> AppState {
    let state = state()
    _ = state.open(
      opening(records, last: records.keys.max() ?? 0, snapshot: nil, hasMore: false, device: device))
    return state
  }

  private static func opening(
    _ records: [Int64: String], last: Int64, snapshot: String?, hasMore: Bool, device: String = "phone"
  ) -> Opening {
    Opening(
      records: stored(records), last: last, snapshot: snapshot, hasMore: hasMore, device: device, writer: "start")
  }

  private static func stored(_ records: [Int64: String]) -> [StoredRecord] {
    records.sorted { $0.key < $1.key }.map { StoredRecord(key: $0.key, text: $0.value) }
  }
}

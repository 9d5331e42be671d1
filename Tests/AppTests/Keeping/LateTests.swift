import Journal
import Kernel
import Testing

@testable import App

/// What comes from another device's past, and what an earlier version could not read.
@Suite("Late operations")
struct LateTests {
  /// A start whose tail has one operation of the tablet's from before all others.
  private func late() -> Store {
    var store = Store.lived(40)
    var tablet = Journal(writer: "tablet")
    let operation = tablet.draft(Store.stop("tablet"), now: Town.now.adding(seconds: -86_400))
    store.records[store.last + 1] = operation.text
    return store
  }

  @Test("the screen is never blank: the snapshot and what is later stand there, and the rest is asked for at once")
  func shown() {
    var store = late()
    let before = Store.lived(40).expected
    #expect(store.open().names == ["changed", "recall"])
    #expect(store.keeping.isKnown && store.keeping.isLate && store.keeping.state == before)
  }

  @Test("what is entered meanwhile is stored and shown, and nothing is lost when the whole journal is there")
  func meanwhile() {
    var store = late()
    _ = store.open()
    #expect(store.enter([Store.stop("now")]).names == ["store × 1", "changed", "acknowledged 1"])
    #expect(store.rest().isEmpty, "no snapshot of a state that lacks something")
    #expect(store.handOverOlder().names == ["whole", "go on"])
    #expect(store.foldOn().names == ["changed"])
    #expect(store.keeping.state == store.expected && !store.keeping.isLate && !store.keeping.hasWrongSnapshot)
  }

  @Test("it costs one start: a snapshot with it is written as soon as nothing else happens")
  func once() {
    var store = late()
    _ = store.open()
    _ = store.handOverOlder() + store.foldOn()
    #expect(store.rest().names == ["snapshot 23"], "and stands for the late one, 41, as well")
    #expect(store.open().names == ["changed"])
    #expect(store.keeping.state == store.expected && !store.keeping.isLate)
  }

  @Test("an undo of what the snapshot stands for is late as well")
  func undo() throws {
    var store = Store.lived(40)
    var other = Journal(writer: "phone")
    other.receive(try store.records.values.map { try Operation(text: $0) })
    let undo = other.draft(
      other.undo(OperationID(writer: "phone", counter: 2)), now: store.clock.device.adding(seconds: 5))
    store.records[41] = undo.text
    #expect(store.open().names == ["changed", "recall"])
    _ = store.handOverOlder() + store.foldOn()
    #expect(store.keeping.state == store.expected)
    #expect(store.keeping.state != Store.lived(40).expected)
  }

  private static let known =
    #"{"id":"phone-7","at":[1759414800000,0],"kind":"departures.stopAdded","fields":{"station":"127","position":"a0"}}"#

  /// The snapshot as another version would have written it.
  static let snapshots: [(name: String, isLate: Bool, change: @Sendable (JSON) -> JSON)] = [
    ("this one's", false, { $0 }),
    ("of before rules had a number", true, { $0.without("rules").without("unread") }),
    ("by other rules", true, { $0.without("rules").with("rules", .integer(Kept.rules + 1)) }),
    (
      "that could not read what can be read now", true,
      {
        $0.without("unread").with("unread", .object(["count": .integer(1), "samples": .array([.string(known)])]))
      }
    ),
    (
      "of before there was a module", true,
      { snapshot in
        let kept = snapshot["kept"]?.without(Module.races.kinds) ?? .null
        return snapshot.without("kept").with("kept", kept)
      }
    ),
    (
      "that could not read what still can't be", false,
      {
        let text = known.replacing("departures.stopAdded", with: "future.thing")
        return $0.without("unread").with("unread", .object(["count": .integer(1), "samples": .array([.string(text)])]))
      }
    ),
  ]

  @Test(
    "a snapshot is shown, and folded anew where this version makes more of what it stands for",
    arguments: snapshots.indices)
  func versions(index: Int) throws {
    let version = Self.snapshots[index]
    var store = Store.lived(40)
    let json = try JSON.parse(store.snapshot?.text ?? "")
    store.keep(snapshot: version.change(json).text)
    #expect(store.open().names == ["changed"] + (version.isLate ? ["recall"] : []), "\(version.name)")
    #expect(store.keeping.isLate == version.isLate && store.keeping.state == store.expected)
    _ = store.handOverOlder() + store.foldOn()
    #expect(store.rest().isEmpty != version.isLate, "\(version.name): one of this version takes its place")
  }

  @Test("a snapshot says how many it could not read, and gives one of each kind")
  func unread() throws {
    var store = Store()
    _ = store.open(isRead: false)
    for index in 0..<40 {
      _ = store.enter([index % 10 < 3 ? Change(kind: "future.\(index % 2)") : Store.stop("S\(index)")])
    }
    _ = store.rest()
    let unread = Unread(json: try JSON.parse(store.snapshot?.text ?? "")["unread"] ?? .null)
    #expect(unread.count >= 6 && unread.samples.count == 2 && !unread.isReadable)
    // Carried on by the next one, which has only the tail to read.
    _ = store.open()
    for index in 0..<40 { _ = store.enter([Store.stop("T\(index)")]) }
    _ = store.rest()
    let next = Unread(json: try JSON.parse(store.snapshot?.text ?? "")["unread"] ?? .null)
    #expect(next.count == 12 && next.samples == unread.samples)
  }
}

extension JSON {
  fileprivate func without(_ name: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  fileprivate func with(_ name: String, _ value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members + [JSON.Member(name, value)])
  }
}

import Departures
import Journal
import Kernel

@testable import App

/// One device: a disk, a clock and some tabs; and what must hold whatever happens to them.
struct SimulatedDevice {
  private let disk = SimulatedDisk()
  /// NB: an array, for a dictionary's order differs from run to run.
  private var tabs: [Tab?] = [nil, nil, nil]
  private var now = Instant(seconds: 1_759_414_800)
  private var acknowledged: Set<OperationID> = []
  private var complaints: [String] = []
  private static let stranger = SimulatedDevice.makeStranger()

  /// What went wrong in such a life; empty if nothing did.
  static func complaints(_ life: [DeviceStep]) -> [String] {
    var device = SimulatedDevice()
    for step in life { device.happen(step) }
    device.end()
    return device.complaints
  }

  private mutating func happen(_ step: DeviceStep) {
    now = now.adding(seconds: 3)
    switch step {
    case .enter(let index, let count, let seed):
      var random = SeededRandom(seed: seed)
      let tab = tab(index)
      let changes = (0..<count).map { _ in Self.change(&random, tab.state.keeping.state, now) }
      tab.act { $0.append(changes) }
    case .undo(let index, let age):
      let tab = tab(index)
      // One of the last few, or, where it is undone, what undid it.
      guard let journal = tab.state.keeping.journal, age < journal.recent.count else { return }
      let target = journal.recent[age].id
      let undo = journal.operations.last { $0.isUndo && journal.root(of: $0.id) == target }
      tab.act { $0.undo(journal.isUndone(target) ? undo?.id ?? target : target) }
    case .run(let index, let steps): run(index, steps)
    case .kill(let index):
      acknowledged.formUnion(tabs[index]?.acknowledged ?? [])
      tabs[index] = nil
    case .tick(let index):
      tab(index).tell(.tick, now)
      tab(index).idle()
    case .clock(let milliseconds): now = Instant(milliseconds: now.milliseconds + milliseconds)
    case .full(let isFull): disk.isFull = isFull
    case .junk(let seed): _ = disk.add(disk.last + 1, [Self.junk(seed)])
    case .bring(let index, let count):
      let tab = tab(index)
      if tab.state.keeping.isWhole { tab.act { $0.bringIn(Array(Self.stranger.prefix(count))) } }
    case .loseSnapshot: disk.forgetSnapshot()
    }
  }

  private mutating func tab(_ index: Int) -> Tab {
    if let tab = tabs[index] { return tab }
    let tab = Tab(disk, now: now)
    tabs[index] = tab
    if tab.hasSnapshot, !tab.state.keeping.isKnown { complaints.append("a start that has a snapshot is blank") }
    return tab
  }

  private mutating func run(_ index: Int, _ steps: Int) {
    let tab = tab(index)
    for _ in 0..<steps where tab.step(now) {
      for other in tabs.indices where other != index { tabs[other]?.follow() }
    }
  }
}

extension SimulatedDevice {
  /// All finish what they are at, and learn of one another; then all must agree.
  private mutating func end() {
    disk.isFull = false
    for _ in 0..<3 {
      for index in tabs.indices {
        guard let tab = tabs[index] else { continue }
        tab.follow()
        while !tab.isIdle { run(index, 1) }
      }
    }
    for tab in tabs { acknowledged.formUnion(tab?.acknowledged ?? []) }
    let whole = self.whole
    let expected = whole.fold(Kept()) { $0.apply(DecodedOperation($1)) }
    for index in tabs.indices {
      if let tab = tabs[index] { check(tab, expected, whole, "tab \(index)") }
    }
    let fresh = Tab(disk, now: now)
    check(fresh, expected, whole, "a fresh start")
    disk.forgetSnapshot()
    check(Tab(disk, now: now), expected, whole, "a start without a snapshot")
    for id in acknowledged where !whole.contains(id) { complaints.append("\(id.text) was acknowledged and is gone") }
    checkOrder()
  }

  private var whole: Journal {
    var journal = Journal(device: "phone")
    journal.receive(disk.everything.compactMap { try? Operation(text: $0) })
    return journal
  }

  private mutating func check(_ tab: Tab, _ expected: Kept, _ whole: Journal, _ name: String) {
    let keeping = tab.state.keeping
    if keeping.isKnown, !keeping.isLate, keeping.state != expected { complaints.append("\(name) shows another state") }
    if keeping.isKnown != (tab.state.departures.mine != nil) { complaints.append("\(name) shows nothing") }
    tab.act { $0.recall() }
    while !tab.isIdle { _ = tab.step(now) }
    if !tab.state.keeping.isWhole { complaints.append("\(name) does not become whole") }
    if tab.state.keeping.hasWrongSnapshot { complaints.append("\(name) found a wrong snapshot") }
    if tab.state.keeping.state != expected { complaints.append("\(name) shows another state when whole") }
    let stored = Set(disk.records.values.compactMap { try? Operation(text: $0).id })
    let known = Set((tab.state.keeping.journal?.operations ?? []).map { $0.id })
    if !known.isSuperset(of: stored) { complaints.append("\(name) lacks operations") }
    let damaged = disk.records.values.filter { (try? Operation(text: $0)) == nil }.sorted()
    if tab.state.keeping.damaged.sorted() != damaged { complaints.append("\(name) has set aside something else") }
  }

  /// This device's operations stand in the order of their numbers, in the store and in time.
  private mutating func checkOrder() {
    var last: Operation?
    for (key, text) in disk.records.sorted(by: { $0.key < $1.key }) {
      guard let operation = try? Operation(text: text), operation.id.device == "phone" else { continue }
      if operation.id.counter != key { complaints.append("\(operation.id.text) stands under \(key)") }
      if let last, operation.at <= last.at {
        complaints.append("\(operation.id.text) is not later than its forerunner")
      }
      last = operation
    }
  }
}

extension SimulatedDevice {
  /// Of every module; and one of a module that nobody knows yet.
  private static func change(_ random: inout SeededRandom, _ kept: Kept, _ now: Instant) -> Change {
    if Int.random(in: 0..<12, using: &random) == 0 {
      return Change(kind: "future.thing", fields: .object(["z": .integer(1)]))
    }
    return AnyChange(kept: kept, now: now).next(&random)
  }

  private static func junk(_ seed: UInt64) -> String {
    let texts = [
      "", "{", "[]", "null", #"{"id":"phone-1"}"#, String(repeating: "x", count: 70_000), #"{"id":7,"at":[]}"#,
    ]
    return texts[Int(seed % UInt64(texts.count))]
  }

  /// Another device's operations, undos among them, from a year before to a year after.
  private static func makeStranger() -> [String] {
    var journal = Journal(device: "tablet")
    var random = SeededRandom(seed: 7)
    for index in 0..<20 {
      let now = Instant(seconds: 1_759_414_800 + Int64(index - 10) * 3_000_000)
      let target = journal.operations.last?.id
      let change = index % 5 == 4 ? target.map { journal.undo($0) } : nil
      journal.receive([
        journal.draft(
          change ?? Self.change(&random, journal.fold(Kept()) { $0.apply(DecodedOperation($1)) }, now), now: now)
      ])
    }
    return journal.operations.map { $0.text }
  }
}

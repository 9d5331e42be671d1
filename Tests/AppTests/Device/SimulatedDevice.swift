import Departures
import Journal
import Kernel
import TestSupport

@testable import App

/// One device: a disk, a clock and some tabs; and what must hold whatever happens to them.
struct SimulatedDevice {
  private let disk = SimulatedDisk()
  /// NB: an array, for a dictionary's order differs from run to run.
  private var tabs: [Tab?] = [nil, nil, nil]
  private var now = Instant(seconds: 1_759_414_800)
  private var acknowledged: Set<OperationID> = []
  private var complaints: [String] = []
  private var backup: [String] = []
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
    defer { compare() }
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
    case .junk(let seed): _ = disk.add([Self.junk(seed)], writer: nil)
    case .bring(let index, let count): bring(index, Array(Self.stranger.prefix(count)))
    case .backUp(let index):
      let tab = tab(index)
      if backup.isEmpty, tab.state.keeping.isWhole {
        backup = (tab.state.keeping.journal?.operations ?? []).map { $0.text }
      }
    case .restore(let index): bring(index, backup)
    case .old(let count, let seed): if disk.last == 0 { _ = disk.add(Self.old(count, seed), writer: nil) }
    case .loseSnapshot: disk.forgetSnapshot()
    case .share: disk.isShared = true
    case .amend(let age, let milliseconds):
      disk.amend(age, by: milliseconds)
      for tab in tabs { tab?.follow() }
    }
  }

  private mutating func bring(_ index: Int, _ file: [String]) {
    let tab = tab(index)
    if tab.state.keeping.isWhole { tab.act { $0.bringIn(file) } }
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
    if disk.amended == 0 { checkOrder() }
  }

  private var whole: Journal {
    var journal = Journal(writer: "nobody")
    // Of two records of one name the last one holds.
    journal.amend(disk.everything.reversed().compactMap { try? Operation(text: $0) })
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

  /// Each writer's operations stand in the order of their numbers, in the store and in time, and nobody else has its name.
  private mutating func checkOrder() {
    var last: [String: Operation] = [:]
    // A file that a tab brings in which has not heard yet of what is in it stores it once more; it stays one.
    var ids: Set<OperationID> = []
    for (_, text) in disk.records.sorted(by: { $0.key < $1.key }) {
      guard let operation = try? Operation(text: text), operation.id.writer.hasPrefix("w"),
        ids.insert(operation.id).inserted
      else { continue }
      if let last = last[operation.id.writer], operation.at <= last.at || operation.id.counter <= last.id.counter {
        complaints.append("\(operation.id.text) is not later than its forerunner")
      }
      last[operation.id.writer] = operation
    }
    for id in disk.broughtBack { complaints.append("\(id.text) was dropped, and a file brought it back as new") }
  }

  /// After every step: who has shown something goes on showing something, and who says that nothing is awaited shows what all
  /// makes that was read.
  private mutating func compare() {
    for (index, tab) in tabs.enumerated() {
      guard let tab, tab.state.keeping.isKnown else { continue }
      let keeping = tab.state.keeping
      if tab.state.departures.mine == nil { complaints.append("tab \(index) went blank") }
      guard keeping.isWhole, !keeping.isLate, !keeping.isFolding, let journal = keeping.journal else { continue }
      if keeping.unfolded == nil, keeping.state != (journal.fold(Kept()) { $0.apply(DecodedOperation($1)) }) {
        complaints.append("tab \(index) does not show what it has read")
      }
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

  /// As a version numbered them that knew no writers.
  private static func old(_ count: Int, _ seed: UInt64) -> [String] {
    var journal = Journal(writer: "phone")
    var random = SeededRandom(seed: seed)
    return (0..<count).map { index in
      let now = Instant(seconds: 1_759_400_000 + Int64(index))
      let kept = journal.fold(Kept()) { $0.apply(DecodedOperation($1)) }
      let operation = journal.draft(change(&random, kept, now), now: now)
      journal.receive([operation])
      return operation.text
    }
  }

  private static func junk(_ seed: UInt64) -> String {
    let texts = [
      "", "{", "[]", "null", #"{"id":"phone-1"}"#, String(repeating: "x", count: 70_000), #"{"id":7,"at":[]}"#,
    ]
    return texts[Int(seed % UInt64(texts.count))]
  }

  /// Another device's operations, undos among them, from a year before to a year after.
  private static func makeStranger() -> [String] {
    var journal = Journal(writer: "tablet")
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

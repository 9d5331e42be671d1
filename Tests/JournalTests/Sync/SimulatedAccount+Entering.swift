import Journal
import Kernel

/// What people do on the devices.
extension SimulatedAccount {
  mutating func enter(_ place: Int, _ tab: Int = 0) {
    entered += 1
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: enterField(place, tab)
    case 5..<7: store(place, tab, [Entry.paid(Int64(entered))], [.paid(Int64(entered))])
    case 7: enterTogether(place, tab)
    case 8: takeBack(place, tab)
    default: store(place, tab, [Entry.unknown(entered)], [.nothing])
    }
  }

  mutating func enterField(_ place: Int, _ tab: Int = 0) {
    let field = Entry.fields.randomElement(using: &random) ?? "a"
    let seen = profiles[place].tabs[tab].journal.operations.last { $0.change.fields[field] != nil }?.id
    var change = Entry.set(field, String(entered))
    if fault == .wholeObjects {
      let shown = profiles[place].tabs[tab].journal.fold([:], Entry.apply)
      let others = Entry.fields.filter { $0 != field }.compactMap { name in
        shown[name].map { JSON.Member(name, .string($0)) }
      }
      change.fields = .object(others + [JSON.Member(field, .string(String(entered)))])
    }
    let made = store(place, tab, [change], [.field(field, String(entered))])
    if let seen { inSight.append((made[0].id, seen)) }
  }

  private mutating func enterTogether(_ place: Int, _ tab: Int) {
    let values = Entry.fields.map { ($0, String(entered) + $0) }
    store(place, tab, values.map { Entry.set($0.0, $0.1) }, values.map { .field($0.0, $0.1) })
  }

  /// One of what this device did last, or brings it back.
  private mutating func takeBack(_ place: Int, _ tab: Int) {
    let journal = profiles[place].tabs[tab].journal
    guard let operation = journal.recent.prefix(3).randomElement(using: &random) else { return }
    if let redo = journal.redo(operation.id) {
      store(place, tab, [redo], [.back(operation.id, isUndone: false)])
    } else {
      store(place, tab, [journal.undo(operation.id)], [.back(operation.id, isUndone: true)])
    }
  }

  /// Stored, read back with all that others have stored before it, and a reason to send it.
  @discardableResult
  private mutating func store(
    _ place: Int, _ tab: Int, _ changes: [Change], _ meanings: [Intent.Meaning]
  ) -> [Operation] {
    let now = profiles[place].now(server)
    let made = profiles[place].tabs[tab].journal.draft(changes, now: now)
    for (operation, meaning) in zip(made, meanings) {
      intent.note(operation.id, meaning)
      trace.append("enter \(operation.text) at \(place)")
    }
    profiles[place].disk.append(made)
    profiles[place].tabs[tab].catchUp(profiles[place].disk)
    profiles[place].tabs[tab].pending += profiles[place].tabs[tab].exchange.want(.news)
    return made
  }

  /// What an earlier start could not store two pages store now, each at its own time.
  mutating func enterTwice(_ place: Int) {
    entered += 1
    tabs += 1
    let name = "w\(tabs)"
    profiles[place].writers.append(name)
    let id = OperationID(writer: name, counter: 1)
    for delay in [0, 50_000] as [Int64] {
      let at = HybridTimestamp(
        milliseconds: profiles[place].now(server).milliseconds + delay, counter: 0, writer: name)
      profiles[place].disk.append([Operation(id: id, at: at, change: Entry.paid(Int64(entered)))])
      if delay == 0 { for tab in profiles[place].tabs.indices { meet(place, tab) } }
    }
    for tab in profiles[place].tabs.indices { profiles[place].tabs[tab].journal.adopt([name]) }
    intent.note(id, .paid(Int64(entered)))
    // Which of both times an entry after it had in sight is the chance of the moment.
    mayReorder = true
  }

  private mutating func meet(_ place: Int, _ tab: Int) {
    for _ in 0..<Int.random(in: 0..<8, using: &random) where tab < profiles[place].tabs.count { run(place, tab) }
  }

  /// One device's data file comes to another.
  mutating func bring(from: Int, to place: Int) {
    let there = profiles[place].disk
    let fresh = profiles[from].disk.records.map(\.operation).filter {
      there.operations[$0.id] == nil && !there.dropped.contains($0.id)
    }
    profiles[place].disk.append(fresh)
    for tab in profiles[place].tabs.indices { profiles[place].tabs[tab].catchUp(profiles[place].disk) }
    mayReorder = true
  }
}

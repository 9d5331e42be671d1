import Journal
import Kernel
import TestSupport
import Testing

@Suite("Compaction")
struct CompactionTests {
  @Test("without what is needless every fold stays as it is, whatever comes later", arguments: 0..<80)
  func anyCut(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var phone = Journal(writer: "phone")
    var tablet = Journal(writer: "tablet")
    var dropped: [Operation] = []
    var compact = Journal(writer: "phone")
    for step in 0..<160 {
      // Three of four are the phone's; the tablet learns of them now and then.
      let isPhone = Int.random(in: 0..<4, using: &random) > 0
      if step % 9 == 0 { tablet.receive(phone.operations) }
      let operation = isPhone ? next(&phone, step, &random) : next(&tablet, step, &random)
      phone.receive([operation])
      tablet.receive(isPhone ? [] : [operation])
      compact.receive([operation])
      if Int.random(in: 0..<12, using: &random) == 0 {
        let needless = Set(compact.needless(settled) { Toy.register($0) })
        dropped += compact.operations.filter { needless.contains($0.id) }
        let left = compact.operations.filter { !needless.contains($0.id) }
        compact = Journal(writer: "phone")
        compact.receive(left)
      }
      // From an old file.
      if step % 40 == 39, let back = dropped.randomElement(using: &random) { compact.receive([back]) }
      #expect(Toy.fold(compact) == Toy.fold(phone), "seed \(seed), step \(step)")
    }
    #expect(compact.operations.count + 20 < phone.operations.count)
  }

  @Test("kinds that nobody here knows, and undos, are never needless")
  func unknown() {
    var journal = Journal(writer: "phone")
    for _ in 0..<200 { journal.receive([journal.draft(Change(kind: "future.thing"), now: .at(1))]) }
    for id in journal.operations.prefix(20).map(\.id) {
      journal.receive([journal.draft(journal.undo(id), now: .at(2))])
    }
    #expect(journal.needless(Journal.Settled(undoable: 0, age: 0)) { Toy.register($0) }.isEmpty)
  }

  @Test("nothing goes that the last fifty operations, or those of the last thirty days, could bring back")
  func settledOnly() {
    var journal = Journal(writer: "phone")
    let day: Int64 = 86_400_000
    for index in 0..<120 { journal.receive([journal.draft(Toy.set("x", "\(index)"), now: .at(Int64(index) * day))]) }
    let needless = journal.needless { Toy.register($0) }
    // The 70th is the latest of which no one can take the next back.
    #expect(needless.count == 69)
    #expect(needless.first?.counter == 69 && needless.last?.counter == 1)
  }

  @Test("what was stored together with one that can be taken back stays with it, however many they are")
  func together() {
    var journal = Journal(writer: "phone")
    journal.receive([journal.draft(Toy.set("a", "before"), now: .at(1))])
    journal.receive(
      journal.draft([Toy.set("a", "after")] + (0..<20).map { .note("\($0)") }, now: .at(2)))
    #expect(journal.needless(Journal.Settled(undoable: 3, age: 0)) { Toy.register($0) }.isEmpty)
    for index in 0..<3 { journal.receive([journal.draft(.note("later \(index)"), now: .at(3))]) }
    #expect(journal.needless(Journal.Settled(undoable: 3, age: 0)) { Toy.register($0) }.count == 1)
  }

  private let settled = Journal.Settled(undoable: 5, age: 10)

  private func next(_ journal: inout Journal, _ step: Int, _ random: inout SeededRandom) -> Operation {
    let name = ["a", "b", "c"].randomElement(using: &random) ?? "a"
    let now = Instant.at(Int64(step))
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      // An undo or a redo of what this device offers.
      let offered = journal.operations.filter { $0.id.writer == journal.writer && !$0.isUndo }.suffix(5)
      guard let target = offered.randomElement(using: &random) else { break }
      let last = journal.operations.last { $0.isUndo && journal.root(of: $0.id) == target.id }
      return journal.draft(journal.undo(journal.isUndone(target.id) ? last?.id ?? target.id : target.id), now: now)
    case 2: return journal.draft(Toy.remove(name), now: now)
    case 3: return journal.draft(Toy.move(name, "\(step)"), now: now)
    case 4: return journal.draft(.note("\(step)"), now: now)
    default: break
    }
    return journal.draft(Toy.set(name, "\(step)"), now: now)
  }
}

/// Things that are set, moved while they are there, and removed; and notes, which all stay.
private enum Toy {
  static func set(_ name: String, _ value: String) -> Change { change("toy.set", name, value) }
  static func move(_ name: String, _ value: String) -> Change { change("toy.move", name, value) }
  static func remove(_ name: String) -> Change { change("toy.remove", name, "") }

  private static func change(_ kind: String, _ name: String, _ value: String) -> Change {
    Change(kind: kind, fields: .object(["name": .string(name), "value": .string(value)]))
  }

  static func register(_ operation: Operation) -> Register? {
    guard let name = operation.change.fields["name"]?.string else { return nil }
    switch operation.change.kind {
    case "toy.set", "toy.remove": return Register("toy." + name)
    case "toy.move": return Register("toy." + name, .part("place"))
    default: return nil
    }
  }

  static func fold(_ journal: Journal) -> [String: String] {
    journal.fold([:]) { things, operation in
      let fields = operation.change.fields
      let (name, value) = (fields["name"]?.string ?? "", fields["value"]?.string ?? "")
      switch operation.change.kind {
      case "toy.set": things[name] = value + " at home"
      case "toy.move":
        if let thing = things[name] { things[name] = (thing.split(separator: " ").first ?? "") + " at " + value }
      case "toy.remove": things[name] = nil
      case "test.note": things["notes", default: ""] += fields["text"]?.string ?? ""
      default: break
      }
    }
  }
}

import Journal
import Kernel

/// What is entered in the simulator: fields of which the later holds, sums of money, several at once, and what takes back.
enum Entry {
  static let fields = ["a", "b", "c"]

  static func set(_ field: String, _ value: String) -> Change {
    Change(kind: "toy.set", fields: .object([JSON.Member(field, .string(value))]))
  }

  static func paid(_ cents: Int64) -> Change { Change(kind: "toy.paid", fields: .object(["cents": .integer(cents)])) }

  /// Of a later version: kept and passed on.
  static func unknown(_ number: Int) -> Change {
    Change(kind: "future.thing", fields: .object(["n": .integer(Int64(number))]))
  }

  static func register(_ operation: Operation) -> Register? {
    guard operation.change.kind == "toy.set" else { return nil }
    return fields.first { operation.change.fields[$0] != nil }.map { Register("toy." + $0) }
  }

  /// What is shown: `sum` of what was paid, and each field.
  static func apply(_ state: inout [String: String], _ operation: Operation) {
    switch operation.change.kind {
    case "toy.set":
      for field in fields { if let value = operation.change.fields[field]?.string { state[field] = value } }
    case "toy.paid":
      let sum = (state["sum"].flatMap { Int64($0) } ?? 0) + (operation.change.fields["cents"]?.integer ?? 0)
      state["sum"] = String(sum)
    default: break
    }
  }
}

/// What was meant by all that was entered, told without the journal: the later of two entries of a field holds, what was paid
/// adds up, and what was said last of an entry decides whether it counts.
struct Intent {
  enum Meaning: Equatable {
    case field(String, String)
    case paid(Int64)
    case nothing
    /// Takes back, or brings back, that entry.
    case back(OperationID, isUndone: Bool)
  }

  private(set) var meanings: [OperationID: Meaning] = [:]

  mutating func note(_ id: OperationID, _ meaning: Meaning) { meanings[id] = meaning }

  /// What has to be shown of these, in their order.
  func shown(_ order: [OperationID]) -> [String: String] {
    var undone: Set<OperationID> = []
    for id in order {
      guard case .back(let entry, let isUndone) = meanings[id] else { continue }
      if isUndone { undone.insert(entry) } else { undone.remove(entry) }
    }
    var shown: [String: String] = [:]
    var sum: Int64?
    for id in order where !undone.contains(id) {
      switch meanings[id] {
      case .field(let field, let value): shown[field] = value
      case .paid(let cents): sum = (sum ?? 0) + cents
      case .nothing, .back, .none: break
      }
    }
    if let sum { shown["sum"] = String(sum) }
    return shown
  }
}

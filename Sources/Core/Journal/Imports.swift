package import Kernel

/// What files brought in, so that each file is one change: an operation of the device that read it names them, in runs of
/// numbers, `{"time":1759414800000,"operations":{"k3x9":[[1,812]]}}`. While it is undone they don't count, on any device,
/// but for those that another reading names which stands.
struct Imports: Sendable {
  private var ids = Places<OperationID>()
  private var brought: [KnownNumbers] = []
  private var isUndone: [Bool] = []
  private var hasUndone = false

  var count: Int { ids.keys.count }

  func contains(_ id: OperationID) -> Bool { ids.contains(id) }

  /// Whether it doesn't count because the file that it came with is taken back.
  func switchesOff(_ id: OperationID) -> Bool {
    guard hasUndone else { return false }
    var isNamed = false
    for index in brought.indices where brought[index].contains(id) {
      if !isUndone[index] { return false }
      isNamed = true
    }
    return isNamed
  }

  /// Of which operations it must be asked again whether they count; none where that is as it was.
  mutating func receive(_ operations: [Operation], _ undos: Undos) -> [KnownNumbers] {
    let (hadUndone, before) = (hasUndone, brought.count)
    for operation in operations {
      guard let numbers = Imports.brought(by: operation), ids.add(operation.id).isNew else { continue }
      brought.append(numbers)
      isUndone.append(false)
    }
    var changed: [KnownNumbers] = []
    for (index, id) in ids.keys.enumerated() {
      let isUndoneNow = undos.isUndone(id)
      if isUndone[index] != isUndoneNow { changed.append(brought[index]) }
      isUndone[index] = isUndoneNow
    }
    hasUndone = isUndone.contains(true)
    // A new one may stand for what an undone one names, too.
    return hadUndone ? changed + brought[before...] : changed
  }
}

extension Imports {
  static let kind = "journal.imported"
  private static let operations = "operations"

  static func isImport(_ operation: Operation) -> Bool { operation.change.kind == kind }

  /// What it says that a file brought in; nil of another operation.
  static func brought(by operation: Operation) -> KnownNumbers? {
    isImport(operation) ? KnownNumbers(json: operation.change.fields[operations] ?? .null) : nil
  }

  /// Far below what a record may have.
  private static let mostBytes = 48 << 10

  /// One change, or as many as their names need.
  static func changes(bringing ids: [OperationID], now: Instant) -> [Change] {
    var numbers = KnownNumbers()
    for id in ids { numbers.add(id) }
    return numbers.pieces(bytes: mostBytes).map { piece in
      Change(kind: kind, fields: .object(["time": .integer(now.milliseconds), operations: piece.json]))
    }
  }
}

extension Operation {
  /// Whether it says that a file brought others in.
  package var isImport: Bool { Imports.isImport(self) }

  /// How many it says that a file brought in; 0 of another operation.
  package var imported: Int64 { Imports.brought(by: self)?.count ?? 0 }
}

extension Journal {
  /// Whether all that a file brought, as it says, is here and later than that.
  package func isAllLater(than position: Position, broughtBy imported: Operation) -> Bool {
    guard let numbers = Imports.brought(by: imported) else { return true }
    var later: Int64 = 0
    for operation in operations[count(through: position)...] where numbers.contains(operation.id) { later += 1 }
    return later == numbers.count
  }
}

extension Change {
  /// What says that a file brought these in, to be stored with them.
  package static func imported(_ ids: [OperationID], now: Instant) -> [Change] {
    Imports.changes(bringing: ids, now: now)
  }
}

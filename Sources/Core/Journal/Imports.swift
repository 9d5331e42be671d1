package import Kernel

/// What files brought in, so that each file is one change: an operation of the device that read it names them, in runs of
/// numbers, `{"time":1759414800000,"operations":{"k3x9":[[1,812]]}}`. While it is undone they don't count, on any device,
/// but for those that another reading names which stands. What a device made itself it may claim against that, likewise, with
/// `"own":true`: nobody takes back another's entries.
struct Imports: Sendable {
  /// One such operation.
  private struct Reading {
    var position: Position
    var names: KnownNumbers
    /// Undone, or itself of a file that is taken back.
    var isOff = false
  }

  private var ids = Places<OperationID>()
  private var readings: [Reading] = []
  /// Named by readings that are off, and by such as stand.
  private var off = KnownNumbers()
  private var standing = KnownNumbers()
  private var hasOff = false

  var count: Int { ids.keys.count }

  func contains(_ id: OperationID) -> Bool { ids.contains(id) }

  /// Whether it doesn't count because the file that it came with is taken back.
  func switchesOff(_ id: OperationID) -> Bool { hasOff && off.contains(id) && !standing.contains(id) }

  /// Whether what is off names numbers of a writer beyond that one.
  func switchesOff(beyond id: OperationID) -> Bool {
    hasOff
      && off.runs(of: id.writer).contains {
        $0.upperBound > id.counter
          && !standing.contains(OperationID(writer: id.writer, counter: $0.upperBound))
      }
  }

  /// Of which operations it must be asked again whether they count; none where that is as it was.
  mutating func receive(_ operations: [Operation], _ undos: Undos) -> [KnownNumbers] {
    let before = readings.count
    for operation in operations {
      guard let names = Imports.brought(by: operation), ids.add(operation.id).isNew else { continue }
      readings.append(Reading(position: operation.position, names: names))
    }
    let hadOff = hasOff
    guard hadOff || ids.keys.contains(where: { undos.isUndone($0) }) else { return [] }
    let changed = judge(undos)
    if changed.isEmpty, before == readings.count { return [] }
    return changed + (hadOff ? readings[before...].map { $0.names } : [])
  }

  /// From the latest back, for only a later one can have brought another. Those of which it is another now.
  private mutating func judge(_ undos: Undos) -> [KnownNumbers] {
    var changed: [KnownNumbers] = []
    (off, standing, hasOff) = (KnownNumbers(), KnownNumbers(), false)
    let order = Array(readings.indices).inOrder { readings[$1].position < readings[$0].position }
    for index in order {
      let isOff =
        undos.isUndone(ids.keys[index]) || (off.contains(ids.keys[index]) && !standing.contains(ids.keys[index]))
      if readings[index].isOff != isOff { changed.append(readings[index].names) }
      readings[index].isOff = isOff
      if isOff {
        off.add(readings[index].names)
        hasOff = true
      } else {
        standing.add(readings[index].names)
      }
    }
    return changed
  }
}

extension Imports {
  static let kind = "journal.imported"
  private static let operations = "operations"
  fileprivate static let own = "own"

  static func isImport(_ operation: Operation) -> Bool { operation.change.kind == kind }

  /// What it says that a file brought in; nil of another operation.
  static func brought(by operation: Operation) -> KnownNumbers? {
    isImport(operation) ? KnownNumbers(json: operation.change.fields[operations] ?? .null) : nil
  }

  /// Far below what a record may have.
  private static let mostBytes = 48 << 10

  /// One change, or as many as the names need; each says that as well.
  fileprivate static func changes(naming numbers: KnownNumbers, _ name: String, _ value: JSON) -> [Change] {
    numbers.pieces(bytes: mostBytes).map { piece in
      Change(kind: kind, fields: .object([JSON.Member(name, value), JSON.Member(operations, piece.json)]))
    }
  }

  static func isClaim(_ operation: Operation) -> Bool {
    isImport(operation) && operation.change.fields[own]?.bool == true
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
    return later == numbers.count  // Never of a file that names more than there can be.
  }
}

extension Journal {
  /// What a device says with such a file, that its own entries are its own; none where nothing of the file would switch off
  /// any of them. A number that is not given yet can be named, too: then all of that writer's are claimed.
  package func claims(with file: [Operation]) -> [Change] {
    guard file.contains(where: { $0.isImport || $0.isUndo }) else { return [] }
    var after = self
    after.receive(file)
    var numbers = KnownNumbers()
    for operation in operations where isOwn(operation.id) {
      if after.isSwitchedOff(operation.id), !isSwitchedOff(operation.id) { numbers.add(operation.id) }
    }
    for writer in after.namedAhead { numbers.addAll(of: writer) }
    return Imports.changes(naming: numbers, Imports.own, .bool(true))
  }
}

extension Change {
  /// What says that a file brought these in, to be stored with them.
  package static func imported(_ ids: [OperationID], now: Instant) -> [Change] {
    var numbers = KnownNumbers()
    for id in ids { numbers.add(id) }
    return Imports.changes(naming: numbers, "time", .integer(now.milliseconds))
  }
}

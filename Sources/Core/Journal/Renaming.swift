package import Kernel

/// New names for entries under the name of another entry: two copies of one profile made them, before each start had a writer
/// of its own (Documentation/Decisions/0030). Each gets one made of what it says, so that both are kept, the same one twice
/// is one, and what speaks of it means it still.
package struct Renaming: Sendable {
  /// Those that have new names.
  package private(set) var names = Places<OperationID>()
  private var replacements: [OperationID] = []

  package init() {}

  package init(_ operations: [Operation]) { for operation in operations { add(operation) } }

  package var isEmpty: Bool { names.keys.isEmpty }

  package mutating func add(_ operation: Operation) {
    if names.add(operation.id).isNew { replacements.append(Self.name(of: operation)) }
  }

  /// The new one; nil of what keeps its own.
  package func name(of id: OperationID) -> OperationID? { names.place(of: id).map { replacements[$0] } }

  /// The same by the new names, its own and those it speaks of. What it says is `meaning`, without a name that is its
  /// writer's own.
  package func renamed(_ operation: Operation, _ meaning: (Operation) -> Change) -> Operation {
    let id = name(of: operation.id) ?? operation.id
    let at = HybridTimestamp(milliseconds: operation.at.milliseconds, counter: operation.at.counter, writer: id.writer)
    return Operation(
      id: id, at: at, change: meaning(Operation(id: operation.id, at: at, change: renamed(operation.change))))
  }

  package func renamed(_ change: Change) -> Change { Change(kind: change.kind, fields: renamed(change.fields)) }

  /// Names of entries stand alone in a field.
  private func renamed(_ fields: JSON) -> JSON {
    if isEmpty { return fields }
    switch fields {
    case .string(let text):
      guard let name = OperationID(text: text).flatMap({ name(of: $0) }) else { return fields }
      return .string(name.text)
    case .array(let values): return .array(values.map { renamed($0) })
    case .object(let members): return .object(members.map { JSON.Member($0.name, renamed($0.value)) })
    case .null, .bool, .integer, .number: return fields
    }
  }

  /// Of the same number, by a writer that only this entry has.
  private static func name(of operation: Operation) -> OperationID {
    var content = ContentID()
    for byte in operation.text.utf8 { content.add(byte: byte) }
    // At most 62 letters: a writer's name may have 64. Of bytes, since characters bring tables of several kilobytes along.
    let writer = String(decoding: operation.id.writer.utf8.prefix(44), as: UTF8.self)
    return OperationID(writer: writer + "-" + content.text, counter: operation.id.counter)
  }
}

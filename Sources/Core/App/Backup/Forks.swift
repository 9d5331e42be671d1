import Journal
import Kernel

/// Entries of a file under the name of another entry here. Two copies of one profile made them, before each start had a
/// writer of its own (Documentation/Decisions/0030). Each gets a name made of what it says, so that both are kept, the same
/// file twice adds nothing, and what speaks of an entry of the file still means that one.
struct Forks {
  private var names = Places<OperationID>()
  private var replacements: [OperationID] = []

  init(_ file: DataFile, _ journal: Journal) {
    var places = Places<OperationID>()
    var texts: [String] = []
    for record in file.records where places.add(record.id).isNew { texts.append(record.text) }
    // What speaks of such an entry is another one too, though it says the same; and what was brought in before, speaking of
    // the entry by its new name, is the one that is here. So it is looked again until nothing changes.
    for _ in 0..<Self.mostRounds {
      var different: [Operation] = []
      for ours in journal.operations {
        guard let place = places.place(of: ours.id), let theirs = try? Operation(text: texts[place]),
          change(of: theirs) != ours.change.named(by: ours.id.writer)
        else { continue }
        different.append(theirs)
      }
      if different.map({ $0.id }) == names.keys { return }
      names = Places()
      for operation in different { names.add(operation.id) }
      replacements = different.map { Self.name(of: $0) }
    }
  }

  /// What speaks of what speaks of an entry … to such a depth; a hostile file would go on for ever.
  private static let mostRounds = 8

  /// The record as it can stand beside what is here.
  func renamed(_ record: DataFile.Record) -> DataFile.Record {
    guard !names.keys.isEmpty, let operation = try? Operation(text: record.text) else { return record }
    let id = names.place(of: operation.id).map { replacements[$0] } ?? operation.id
    let change = change(of: operation)
    if id == operation.id, change == operation.change.named(by: id.writer) { return record }
    let at = HybridTimestamp(milliseconds: operation.at.milliseconds, counter: operation.at.counter, writer: id.writer)
    return DataFile.Record(text: Operation(id: id, at: at, change: change).text, id: id, part: record.part)
  }

  /// What it says, of entries by their new names. Both phones go on with the card that they were copied with.
  private func change(of operation: Operation) -> Change {
    let fields = names.keys.isEmpty ? operation.change.fields : renamed(operation.change.fields)
    return Change(kind: operation.change.kind, fields: fields).named(by: operation.id.writer)
  }

  /// Names of entries stand alone in a field.
  private func renamed(_ fields: JSON) -> JSON {
    switch fields {
    case .string(let text):
      guard let place = OperationID(text: text).flatMap({ names.place(of: $0) }) else { return fields }
      return .string(replacements[place].text)
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

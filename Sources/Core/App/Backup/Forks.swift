import Journal
import Kernel

/// Entries of a file under the name of another entry here, and their new names: the same file twice adds nothing, and what
/// speaks of an entry of the file still means that one.
struct Forks {
  private var renaming = Renaming()

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
      if different.map({ $0.id }) == renaming.names.keys { return }
      renaming = Renaming(different)
    }
  }

  /// What speaks of what speaks of an entry … to such a depth; a hostile file would go on for ever.
  private static let mostRounds = 8

  /// The record as it can stand beside what is here.
  func renamed(_ record: DataFile.Record) -> DataFile.Record {
    guard !renaming.isEmpty, let operation = try? Operation(text: record.text) else { return record }
    let named = renaming.renamed(operation) { $0.change.named(by: $0.id.writer) }
    if named.id == operation.id, named.change == operation.change.named(by: named.id.writer) { return record }
    return DataFile.Record(text: named.text, id: named.id, part: record.part)
  }

  /// What it says, of entries by their new names. Both phones go on with the card that they were copied with.
  private func change(of operation: Operation) -> Change {
    renaming.renamed(operation.change).named(by: operation.id.writer)
  }
}

import Journal
import Kernel

/// What a data file would add, counted before anything is changed.
struct ImportPreview: Equatable {
  /// How many fresh operations belong to one module.
  struct Part: Equatable {
    /// The part of a kind before its point: the module that knows it.
    var name: String
    var count: Int
  }

  /// Not on this device yet, or taken back with the file that had brought them; in the file's order.
  var fresh: [String] = []
  var known = 0
  /// No operations, and left out.
  var unusable = 0
  /// Damaged records of another device or another time, which are set aside here as they were there.
  var damaged: [String] = []
  /// The fresh ones by module, in order of first appearance.
  var parts: [Part] = []
  /// When the file says it was written. NB: not the stamps of what is in it, which are an order and no times.
  var exported: Instant?

  /// `dropped` were here once, and nothing misses them; `aside` are the damaged records that are here.
  init(_ file: DataFile, _ journal: Journal, dropped: KnownNumbers = KnownNumbers(), aside: [String]) {
    exported = file.exported
    unusable = file.unusable
    var counts = [Int](repeating: 0, count: file.parts.count)
    var ids = Places<OperationID>()
    let forks = Forks(file, journal)
    for record in file.records {
      let record = forks.renamed(record)
      // The same line twice is one.
      guard ids.add(record.id).isNew else { continue }
      if (journal.contains(record.id) && !journal.isSwitchedOff(record.id)) || dropped.contains(record.id) {
        known += 1
        continue
      }
      guard journal.contains(record.id) || journal.accepts(record.id) else {
        unusable += 1
        continue
      }
      fresh.append(record.text)
      counts[record.part] += 1
    }
    for (place, count) in counts.enumerated() where count > 0 {
      parts.append(Part(name: file.parts[place], count: count))
    }
    var here = Places<String>()
    for record in aside { here.add(record) }
    for record in file.damaged {
      if here.add(record).isNew { damaged.append(record) } else { known += 1 }
    }
  }

  /// Nothing in the file is new here.
  var isEmpty: Bool { fresh.isEmpty && damaged.isEmpty }
}

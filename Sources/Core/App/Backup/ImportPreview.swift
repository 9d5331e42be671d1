import Journal
import Kernel

/// What a data file would add, counted before anything is changed.
struct ImportPreview: Equatable {
  struct Part: Equatable {
    /// The part of a kind before its point: the module that knows it.
    var name: String
    var count: Int
  }

  /// Not on this device yet, in the file's order.
  var fresh: [String] = []
  var known = 0
  /// No operations, and left out.
  var damaged = 0
  /// The fresh ones by module, in order of first appearance.
  var parts: [Part] = []
  /// The first and the last of the fresh ones.
  var span: (first: Instant, last: Instant)?

  init(_ file: DataFile, isKnown: (OperationID) -> Bool) {
    damaged = file.damaged.count
    for record in file.operations {
      guard let operation = try? Operation(text: record) else {
        damaged += 1
        continue
      }
      if isKnown(operation.id) {
        known += 1
        continue
      }
      fresh.append(record)
      count(operation)
    }
  }

  private mutating func count(_ operation: Operation) {
    let name = operation.change.kind.halves(at: ".").head
    if let index = parts.firstIndex(where: { $0.name == name }) {
      parts[index].count += 1
    } else {
      parts.append(Part(name: name, count: 1))
    }
    let at = Instant(milliseconds: operation.at.milliseconds)
    span = (min(span?.first ?? at, at), max(span?.last ?? at, at))
  }

  static func == (a: ImportPreview, b: ImportPreview) -> Bool {
    a.fresh == b.fresh && a.known == b.known && a.damaged == b.damaged
  }
}

import Journal
import Kernel

/// Operations that no module of this version can read: how many, and of each kind one, by which a later version tells
/// whether it can.
struct Unread: Equatable {
  private(set) var count: Int64 = 0
  private(set) var samples: [Operation] = []

  /// A snapshot is read at each start: it carries few, and none that is long.
  private static let mostSamples = 20
  private static let mostBytes = 4096

  init() {}

  /// Counts it, and keeps it as a sample where it is the first of its kind.
  mutating func note(_ operation: Operation) {
    count += 1
    sample(operation)
  }

  private mutating func sample(_ operation: Operation) {
    guard samples.count < Self.mostSamples, !samples.contains(where: { $0.change.kind == operation.change.kind }),
      operation.text.utf8.count <= Self.mostBytes
    else { return }
    samples.append(operation)
  }

  /// With those that came before.
  func after(_ earlier: Unread) -> Unread {
    var all = earlier
    all.count += count
    for operation in samples { all.sample(operation) }
    return all
  }

  /// Whether this version can read one of them.
  var isReadable: Bool { samples.contains { ModuleOperation($0) != nil } }

  /// `{"count":3,"samples":["{…}"]}`
  init(json: JSON) {
    count = json["count"]?.integer ?? 0
    samples = (json["samples"]?.array ?? []).compactMap { $0.string.flatMap { try? Operation(text: $0) } }
  }

  var json: JSON { .object(["count": .integer(count), "samples": .array(samples.map { .string($0.text) })]) }
}

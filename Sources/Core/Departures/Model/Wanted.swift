package import Kernel

/// Which of a stop's trains a person wants to see: all of them, or only some lines', only one direction's.
package struct Wanted: Equatable, Sendable {
  /// Line ids in the order they were chosen; none means all.
  package var lines: [String]
  /// `nil` means both.
  package var direction: Direction?

  package init(lines: [String] = [], direction: Direction? = nil) {
    self.lines = lines
    self.direction = direction
  }

  package var isAll: Bool { lines.isEmpty && direction == nil }

  /// A line's variants count as the line: who wants the 6 takes the <6> as well.
  package func has(line: String, in network: Network) -> Bool {
    if lines.isEmpty || lines.contains(line) { return true }
    guard let label = network.line(line)?.label else { return false }
    return lines.contains { network.line($0)?.label == label }
  }
}

extension Board {
  /// Only what is wanted of it. When the first train of a direction goes is known of all its lines together, not of some.
  package func only(_ wanted: Wanted, in network: Network) -> Board {
    var board = self
    if let direction = wanted.direction { board.directions.removeAll { $0.direction != direction } }
    if wanted.lines.isEmpty { return board }
    for index in board.directions.indices {
      board.directions[index].departures.removeAll { !wanted.has(line: $0.route, in: network) }
      board.directions[index].cancelled.removeAll { !wanted.has(line: $0.route, in: network) }
      board.directions[index].first = nil
    }
    return board
  }
}

/// Nothing where all is wanted, so that what is not used is not written; and what can't be read is not wanted.
extension Wanted: Coded {
  package mutating func code(_ fields: inout Fields) {
    if fields.isReading || !lines.isEmpty { fields.ifReadable { $0.lines("lines", &lines) } }
    fields.ifReadable { $0.choice("direction", &direction) }
  }
}

extension Fields {
  /// More lines than any station has; what comes from a file must end somewhere.
  private static let mostLines = 32

  /// Each once; what is no line's id is passed over.
  mutating func lines(_ name: String, _ lines: inout [String]) {
    value(
      name, &lines, write: { .array($0.map { .string($0) }) },
      read: { json in
        guard let all = json.array else { return nil }
        var lines: [String] = []
        for line in all where lines.count < Self.mostLines {
          if let line = line.string, !lines.contains(line) { lines.append(line) }
        }
        return lines
      })
  }
}

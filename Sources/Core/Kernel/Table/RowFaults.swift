/// A row that can't be used, counted from 1 as a person sees it in the file.
package struct RowFault<Reason: Equatable & Sendable>: Equatable, Sendable {
  package var row: Int
  package var reason: Reason

  package init(row: Int, reason: Reason) {
    self.row = row
    self.reason = reason
  }
}

/// The rows of a file that can't be used: how many, and why of the first.
package struct RowFaults<Reason: Equatable & Sendable>: Equatable, Sendable {
  package private(set) var count = 0
  package private(set) var shown: [RowFault<Reason>] = []
  private let mostShown: Int

  package init(mostShown: Int) { self.mostShown = mostShown }

  /// Counts it; the reason is kept for the first few only.
  package mutating func add(_ reason: Reason, at row: Int) {
    count += 1
    if shown.count < mostShown { shown.append(RowFault(row: row, reason: reason)) }
  }
}

/// How a station's trains stand; the person's choice, kept in the journal.
package enum BoardOrder: String, Sendable, CaseIterable {
  /// A row for each line and destination, with its next times.
  case lines
  /// A row for each train.
  case time
}

/// Why a bank's file was refused: it is ours, so the first fault ends the reading.
package struct BankError: Error, Equatable, Sendable {
  /// What is wrong with the line, or with the file as a whole.
  package enum Reason: Error, Equatable, Sendable {
    case tooLarge
    /// It does not begin with "pocketful exercises 1".
    case notABank
    case tooManyExercises
    /// Or too few.
    case tooManyFields
    /// Empty, too long or not UTF-8.
    case badText
    /// A letter or a word that stands for nothing.
    case badFact
    case duplicate(String)
  }

  /// Counted from 1; 0 where the file as a whole is meant.
  package var line: Int
  package var reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}

/// Files of rows out and in, said alike by every module that has them.
extension Words {
  /// Of a file that was to be a module's own history.
  package func historyMessage(_ error: TableFileError) -> String {
    message(
      error,
      unknown: notHistory)
      + " " + nothingWasChanged
  }

  /// `unknown` is what is said of a file of another kind.
  package func message(_ error: TableFileError, unknown: String) -> String {
    switch error {
    case .empty: fileEmpty
    case .unknown: unknown
    case .tooLarge: fileTooLarge
    case .tooManyRows(let most):
      fileTooLong(language.grouped(Int64(most)))
    }
  }
}

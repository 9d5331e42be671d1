/// Files of rows out and in, said alike by every module that has them.
extension Words {
  package var exportCSV: String { say("Export as CSV", "Exporter en CSV") }
  package var exportJSON: String { say("Export as JSON", "Exporter en JSON") }
  package var importFile: String { say("Import a file", "Importer un fichier") }
  package var quotesDontClose: String { say("its quotes don’t close", "guillemets non fermés") }
  package var nothingWasChanged: String { say("Nothing was changed.", "Rien n’a été changé.") }

  package func row(_ number: Int, _ reason: String) -> String {
    say("Row \(number): \(reason)", "Ligne \(number)\u{202F}: \(reason)")
  }

  /// Of a file that was to be a module's own history.
  package func historyMessage(_ error: TableFileError) -> String {
    message(
      error,
      unknown: say(
        "This file could not be read as a history.", "Ce fichier n’a pas pu être lu comme un historique."))
      + " " + nothingWasChanged
  }

  /// `unknown` is what is said of a file of another kind.
  package func message(_ error: TableFileError, unknown: String) -> String {
    switch error {
    case .empty: say("This file is empty, or can’t be read.", "Ce fichier est vide ou illisible.")
    case .unknown: unknown
    case .tooLarge: say("This file is larger than 20 MB.", "Ce fichier dépasse 20 Mo.")
    case .tooManyRows(let most):
      say(
        "This file has more than \(language.grouped(Int64(most))) rows.",
        "Ce fichier a plus de \(language.grouped(Int64(most))) lignes.")
    }
  }
}

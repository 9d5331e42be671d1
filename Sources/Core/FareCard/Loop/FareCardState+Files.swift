import Kernel

extension FareCardState {
  /// The open card's history, for the person to keep.
  func export(_ form: TableForm, _ surroundings: Surroundings) -> [Effect] {
    guard let standing else { return [] }
    let text =
      switch form {
      case .csv: HistoryExport.csv(standing.card, standing.ledger, in: surroundings.zone)
      case .json: HistoryExport.json(standing.card, standing.ledger, in: surroundings.zone)
      }
    return [form.file(of: "fare-card", text, surroundings)]
  }

  /// A file's rows, those that the card doesn't have yet. What became of each stands on the page.
  mutating func read(_ text: String, _ surroundings: Surroundings) -> [Effect] {
    guard let standing else { return [] }
    let words = FareCardWords(surroundings.language)
    do throws(TableFileError) {
      let file = try HistoryImport(
        text, into: standing.card, zone: surroundings.zone, currency: standing.ledger.balance.currency,
        now: surroundings.now)
      let sentence = words.didImport(added: file.added.count, known: file.known, skipped: file.faults.count)
      imported = ImportSummary(sentence: sentence, reasons: file.faults.shown.map { words.message($0) })
      var effects: [Effect] = [.announce(sentence)]
      for operation in FareCardOperation.imports(card: standing.card.id, file.added) {
        effects.append(append(operation))
      }
      return effects
    } catch {
      imported = ImportSummary(sentence: words.historyMessage(error))
      return [.announce(words.historyMessage(error))]
    }
  }
}

import Kernel

/// The forms, what was done, and what became of a file.
extension ScoreWords {
  // MARK: Messages at a field

  func notScore(_ scale: Scale) -> String { between(scale.least, most: scale.most) }

  // MARK: What was done

  func didHide(_ isHidden: Bool) -> String {
    isHidden
      ? scoreIsHidden
      : scoreIsShown
  }

  // MARK: Files

  func didImport(_ file: ScoreImport) -> String {
    scoresAdded(file.added.count) + ", "
      + knownAlready(file.known) + ", "
      + skippedRows(file.faults.count) + "."
  }

  func message(_ fault: RowFault<ScoreFault>) -> String {
    let reason =
      switch fault.reason {
      case .date: faultDate
      case .dateOrder: faultDateOrder
      case .future: faultFuture
      case .score: faultScore
      case .range: faultRange
      case .scale: faultScale
      case .quotes: quotesDontClose
      }
    return row(fault.row, reason: reason)
  }
}

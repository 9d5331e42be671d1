import Kernel

/// What became of a file.
extension FareCardWords {
  /// All three in rows of the file.
  func didImport(added: Int, known: Int, skipped: Int) -> String {
    didAdd(added) + ", " + knownAlready(known)
      + ", " + skippedRows(skipped) + "."
  }

  func message(_ fault: RowFault<HistoryFault>) -> String {
    let reason =
      switch fault.reason {
      case .time: faultTime
      case .dateOrder: faultDateOrder
      case .future: faultFuture
      case .kind: faultKind
      case .amount: faultAmount
      case .balance: faultBalance
      case .service: faultService
      case .quotes: quotesDontClose
      }
    return row(fault.row, reason: reason)
  }
}

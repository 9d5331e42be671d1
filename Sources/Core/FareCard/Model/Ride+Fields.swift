package import Kernel

/// A ride's facts in each form that keeps them: a new one is a line in each of these lists. RideFactsTests asks for every
/// one of them.
extension Ride: Coded {
  /// Of an operation.
  package mutating func code(_ fields: inout Fields) {
    fields.choice("service", &service)
    fields.flagIfSet("transfer", &isTransfer)
    fields.money(&amount)
  }

  /// Of a row in a snapshot or an import, by which imported rides are told apart, too. The bit 4 is no ride's.
  mutating func code(_ cells: inout EntryCells) {
    cells.mark(1, &service, .base, .express)
    cells.mark(2, &isTransfer, false, true)
    cells.moneyIfSet(&amount)
  }

  /// Of a history's file.
  mutating func code(_ columns: inout HistoryColumns) throws(HistoryFault) {
    try columns.choice(.service, &service, else: .service)
    columns.yesOrNo(.transfer, &isTransfer)
    try columns.price(&amount)
  }
}

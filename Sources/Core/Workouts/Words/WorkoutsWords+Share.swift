import Kernel
import Sharing
import Training

/// Words of what goes out and what comes in.
extension WorkoutsWords {
  func known(_ count: Int) -> String {
    knownAlready(count)
  }
  /// Why there is nothing to add: “all of it is there” is said only where all of it was understood.
  func nothing(in reading: WorkoutImport) -> String {
    switch (reading.known > 0, reading.faults.count > 0) {
    case (true, false): nothingNew
    case (true, true):
      restIsKnown
    case (false, true): nothingUnderstood
    case (false, false): noWorkoutInIt
    }
  }
  func assumed(_ unit: Weight.Unit) -> String {
    unitAssumed(unit.symbol)
  }
  func message(_ fault: RowFault<WorkoutFault>) -> String {
    let reason =
      switch fault.reason {
      case .time: faultTime
      case .dateOrder: faultDateOrder
      case .future: faultFuture
      case .exercise: faultExercise
      case .number: faultNumber
      case .nothingDone: faultNothingDone
      case .timeLeftOut: faultTimeLeftOut
      case .tooMany: faultTooMany
      case .tooManyNames: faultTooManyNames
      case .quotes: quotesDontClose
      }
    return lineFault(fault.row, reason: reason)
  }
  func message(_ why: Brought.Unreadable) -> String {
    switch why {
    case .workout(let error): message(error)
    case .table(let error): message(error)
    }
  }
  func message(_ error: ShareError) -> String {
    switch error {
    case .empty: shareEmpty
    case .tooLarge: shareTooLarge
    case .notAWorkout: shareNotAWorkout
    case .damaged: shareDamaged
    case .newer:
      shareNewer
    case .negative(let number):
      shareNegative(number)
    case .belowZero: shareBelowZero
    case .line(let number): shareLine(number)
    }
  }
  func message(_ error: TableFileError) -> String {
    message(error, unknown: notExport)
  }
}

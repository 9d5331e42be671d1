import Exercises
import Kernel
import Training

/// One row of an export: one set.
struct ImportRow {
  private let fields: [String]
  private let columns: ImportColumns

  init(_ fields: [String], _ columns: ImportColumns) {
    self.fields = fields
    self.columns = columns
  }

  subscript(column: ImportColumn) -> String { columns.field(column, of: fields) }

  /// Strong's rests and notes stand among the sets, with a word for a number: "Rest Timer", "Note".
  var isPause: Bool {
    let order = Array(self[.order].trimmed.utf8.prefix(4))
    guard let first = order.first, order.count > 2 else { return false }
    return first < UInt8(ascii: "0") || first > UInt8(ascii: "9")
  }

  /// Both can't be kept in one set: one of them is left out, and the person told.
  var hasDistanceAndTime: Bool { amount(.distance) ?? 0 > 0 && amount(.seconds) ?? 0 > 0 && amount(.reps) ?? 0 == 0 }

  /// Neither the row nor the heading says what its weight is in.
  var hasNoUnit: Bool { !columns.namesUnit && ImportColumns.unit(self[.weightUnit].tidied) == nil }

  /// What was done in this row, rounded to whole repetitions, seconds or metres.
  func set(prefersTime: Bool) throws(WorkoutFault) -> ExerciseSet {
    guard let reps = amount(.reps), let seconds = amount(.seconds), let distance = amount(.distance),
      let weight = amount(.weight), weight <= Int64(Weight.most)
    else { throw .number }
    let unit = ImportColumns.unit(self[.weightUnit].tidied) ?? columns.weight
    var set = ExerciseSet(weight: Weight(thousandths: Int(weight), unit), kind: kind)
    if reps > 0 {
      set.amount = Int(clamping: (reps + 500) / 1000)
    } else if distance > 0, !prefersTime || seconds == 0 {
      let unit = ImportColumns.millimetres(self[.distanceUnit].tidied) ?? columns.distance
      set.measure = .metres
      set.amount = Int(clamping: (distance * Int64(unit) + 500_000) / 1_000_000)
    } else if seconds > 0 {
      set.measure = .seconds
      set.amount = Int(clamping: (seconds + 500) / 1000)
    } else if weight == 0 {
      throw .nothingDone
    }
    guard set.amount <= ExerciseSet.mostAmount else { throw .number }
    return set
  }

  private var kind: ExerciseSet.Kind {
    var word = self[.kind].tidied
    if word.isEmpty { word = self[.order].tidied }
    switch word {
    case "w", "warmup", "warm up", "warm-up": return .warmUp
    case "d", "dropset", "drop", "drop set": return .drop
    case "f", "failure": return .failure
    default: return .normal
    }
  }

  /// Thousandths; 0 for an empty field, nil for what is no number from 0 on. The last point or comma stands before the
  /// decimals, of which three count. At most 10¹²: more than an Int of the browser holds.
  private func amount(_ column: ImportColumn) -> Int64? {
    var value: Int64 = 0
    var whole = 0
    var decimals: Int?
    for byte in columns.field(column, of: fields).utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int64(byte - UInt8(ascii: "0"))
        if let count = decimals {
          // The fourth decides how the third is rounded.
          if count < 3 { value = value * 10 + digit } else if count == 3, digit >= 5 { value += 1 }
          decimals = count + 1
        } else {
          value = value * 10 + digit
          whole += 1
          if whole > 9 { return nil }
        }
      case UInt8(ascii: "."), UInt8(ascii: ","):
        if let count = decimals {
          // What stood before was a mark between thousands.
          guard count == 3 else { return nil }
          whole += 3
          if whole > 9 { return nil }
        }
        decimals = 0
      case 0x20, 0x09: continue
      default: return nil
      }
    }
    for _ in min(decimals ?? 0, 3)..<3 { value *= 10 }
    return value
  }
}

import Exercises
import Training

/// One set in a link: kind, what it is counted in, how much, and the weight where there is one.
enum LinkSet {
  static func write(_ set: ExerciseSet, to writer: inout BitWriter) {
    writer.write(set.kind.rawValue, bits: 2)
    writer.write(set.measure.rawValue, bits: 2)
    writer.write(number: set.amount)
    writer.write(set.weight.unit == .pounds)
    let (count, scale) = scaled(set.weight.thousandths)
    writer.write(scale, bits: 2)
    writer.write(number: count)
  }

  static func read(_ reader: inout BitReader) throws(ShareError) -> ExerciseSet {
    guard let kind = ExerciseSet.Kind(rawValue: try reader.bits(2)), let measure = Measure(rawValue: try reader.bits(2))
    else { throw .damaged }
    let amount = try reader.number(upTo: ExerciseSet.mostAmount)
    let unit: Weight.Unit = try reader.flag() ? .pounds : .kilograms
    let scale = scales[try reader.bits(2)]
    let count = try reader.number(upTo: Weight.most / scale)
    return ExerciseSet(
      amount: amount, measure: measure, weight: Weight(thousandths: count * scale, unit), kind: kind)
  }

  /// Thousandths that most weights are whole numbers of: kilograms, pairs of small plates, halves of them.
  private static let scales = [2500, 1000, 250, 1]

  private static func scaled(_ thousandths: Int) -> (count: Int, scale: Int) {
    for scale in 0..<3 where thousandths % scales[scale] == 0 { return (thousandths / scales[scale], scale) }
    return (thousandths, 3)
  }
}

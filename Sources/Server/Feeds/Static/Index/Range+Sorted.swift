extension Range<Int> {
  /// The first place of a sorted column that is not before what is looked for; the range's end where all are. `isBefore`
  /// holds up to there and no further.
  @inline(__always)
  func lowerBound(_ isBefore: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The places of a sorted column that have one value, which stand together.
  @inline(__always)
  func places<Value: Comparable>(of value: Value, in column: [Value]) -> Range<Int> {
    let first = lowerBound { column[$0] < value }
    var end = first
    while end < upperBound, column[end] == value { end += 1 }
    return first..<end
  }
}

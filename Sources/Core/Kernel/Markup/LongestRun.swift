/// The longest increasing subsequence, by patience sorting (Fredman 1975): n log n.
enum LongestRun {
  /// Which of the values 0 ..< `bound` belong to a longest run that increases from left to right. No value may be
  /// there twice; nil is passed over.
  static func members(of values: [Int?], below bound: Int) -> [Bool] {
    // ends[n] is the least value that a run of n + 1 can end with so far; before[v] is what stands before v in its run.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: bound)
    for case .some(let value) in values {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[value] = ends[low - 1] }
      if low == ends.count { ends.append(value) } else { ends[low] = value }
    }

    var isMember = [Bool](repeating: false, count: bound)
    var next = ends.last
    while let value = next {
      isMember[value] = true
      next = before[value]
    }
    return isMember
  }
}

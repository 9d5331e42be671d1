/// One slip of the finger: a letter too many, one missing, a wrong one, or two neighbours swapped
/// (Damerau–Levenshtein distance 1), on words of four letters or more.
package enum OneSlip {
  /// Also against the beginning of `word`, once five letters are typed: the rest is still to come.
  package static func isBetween(_ typed: ArraySlice<UInt8>, and word: ArraySlice<UInt8>) -> Bool {
    guard typed.count >= 4, word.count >= 3, !typed.contains(where: SearchWords.isDigit) else { return false }
    if distanceIsOne(typed, word) { return true }
    guard typed.count >= 5, word.count > typed.count else { return false }
    return (typed.count - 1...typed.count + 1).contains { $0 <= word.count && distanceIsOne(typed, word.prefix($0)) }
  }

  static func distanceIsOne(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }
    var same = 0
    while same < a.count, same < b.count, a[a.startIndex + same] == b[b.startIndex + same] { same += 1 }
    let x = a.dropFirst(same)
    let y = b.dropFirst(same)
    if x.isEmpty && y.isEmpty { return false }
    if x.count > y.count { return x.dropFirst().elementsEqual(y) }
    if x.count < y.count { return y.dropFirst().elementsEqual(x) }
    if x.dropFirst().elementsEqual(y.dropFirst()) { return true }
    guard x.count >= 2 else { return false }
    let (i, j) = (x.startIndex, y.startIndex)
    return x[i] == y[j + 1] && x[i + 1] == y[j] && x.dropFirst(2).elementsEqual(y.dropFirst(2))
  }
}

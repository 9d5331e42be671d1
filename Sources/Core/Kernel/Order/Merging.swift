/// Lists that stand in an order of their own. The library's sort is larger than all of this, and most of what comes is in
/// order already.
extension Array {
  /// Sorted by merging halves; what is in order costs one look.
  package func inOrder(_ precedes: (Element, Element) -> Bool) -> [Element] {
    guard indices.dropFirst().contains(where: { precedes(self[$0], self[$0 - 1]) }) else { return self }
    let first = Array(self[..<(count / 2)]).inOrder(precedes)
    let second = Array(self[(count / 2)...]).inOrder(precedes)
    var merged: [Element] = []
    merged.reserveCapacity(count)
    var next = 0
    for element in second {
      while next < first.count, !precedes(element, first[next]) {
        merged.append(first[next])
        next += 1
      }
      merged.append(element)
    }
    return merged + first[next...]
  }

  /// Where it stands in a list in that order, or would.
  package func place(of element: Element, _ precedes: (Element, Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if precedes(self[middle], element) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Takes others in, in any order, and moves only what comes after the first of them: a thousand cost no more than one.
  /// Gives that one's place.
  @discardableResult
  package mutating func merge(_ others: [Element], _ precedes: (Element, Element) -> Bool) -> Int {
    let others = others.inOrder(precedes)
    guard let first = others.first else { return count }
    let place = place(of: first, precedes)
    let later = Array(self[place...])
    removeSubrange(place...)
    var next = 0
    for element in later {
      while next < others.count, precedes(others[next], element) {
        append(others[next])
        next += 1
      }
      append(element)
    }
    append(contentsOf: others[next...])
    return place
  }
}

/// The ids that ever came into a list: one that is not among them is surely new, without looking through the list. It is no
/// part of what a value says: two that differ in it alone are equal.
package struct EverMet: Equatable, Sendable {
  private var ids: Places<String>?

  package init() {}

  /// Of those ids the ones that are not in `list`, each once. `list` is gone through only where one was met before: it may
  /// have been removed since.
  package mutating func new(_ ids: [String], in list: () -> [String]) -> Places<String> {
    var met = self.ids ?? Places<String>()
    if self.ids == nil { for id in list() { met.add(id) } }
    self.ids = nil  // Or adding to `met` would copy all of them.
    var new = Places<String>()
    var there: Places<String>?
    for id in ids {
      if !met.add(id).isNew, !new.contains(id) {
        if there == nil {
          var all = Places<String>()
          for id in list() { all.add(id) }
          there = all
        }
        if there?.contains(id) == true { continue }
      }
      new.add(id)
    }
    self.ids = met
    return new
  }

  package static func == (a: EverMet, b: EverMet) -> Bool { true }
}

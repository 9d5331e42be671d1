/// Which old child each new child was.
struct ChildMatching {
  /// For each new child its position among the old ones; nil where it is new. No old one is taken twice.
  private(set) var origins: [Int?]

  init(_ old: [Node], _ new: [Node]) {
    origins = [Int?](repeating: nil, count: new.count)

    // Most often a list is the same but for one place: match from both ends, then look closer at what is between.
    var start = 0
    while start < old.count, start < new.count, old[start].isSame(as: new[start]) {
      origins[start] = start
      start += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1].isSame(as: new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
      origins[newEnd] = oldEnd
    }
    if start < oldEnd, start < newEnd { matchBetween(old, start..<oldEnd, new, start..<newEnd) }
  }

  /// Keyed children by their key wherever they went; the others by their kind, in order, so that they never move.
  private mutating func matchBetween(_ old: [Node], _ oldRange: Range<Int>, _ new: [Node], _ newRange: Range<Int>) {
    var kinds = Places<String>()
    /// The old children of each kind, the first one last.
    var alike: [[Int]] = []
    for index in oldRange.reversed() {
      let (kind, isNew) = kinds.add(old[index].identity)
      if isNew { alike.append([]) }
      alike[kind].append(index)
    }
    var lastWithoutKey = -1
    for index in newRange {
      guard let kind = kinds.place(of: new[index].identity) else { continue }
      let isKeyed = new[index].isKeyed
      if !isKeyed {
        while let place = alike[kind].last, place < lastWithoutKey { alike[kind].removeLast() }
      }
      guard let place = alike[kind].popLast() else { continue }
      origins[index] = place
      if !isKeyed { lastWithoutKey = place }
    }
  }
}

extension Node {
  /// What makes two siblings the same one: the tag, and behind a mark that no tag has the key; empty for a text.
  fileprivate var identity: String {
    guard case .element(let element) = self else { return "" }
    return element.key.map { element.tag + " " + $0 } ?? element.tag
  }

  fileprivate var isKeyed: Bool {
    guard case .element(let element) = self else { return false }
    return element.key != nil
  }

  func isSame(as other: Node) -> Bool {
    switch (self, other) {
    case (.text, .text): true
    case (.element(let a), .element(let b)): a.isSame(as: b)
    default: false
    }
  }
}

extension Element {
  /// Same tag and key: it can be changed into the other, and need not be made anew.
  func isSame(as other: Element) -> Bool { tag == other.tag && key == other.key }
}

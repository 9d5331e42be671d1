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
    var places: [Identity: [Int]] = [:]
    for index in oldRange.reversed() { places[old[index].identity, default: []].append(index) }
    var lastWithoutKey = -1
    for index in newRange {
      let identity = new[index].identity
      if identity.key == nil {
        while let place = places[identity]?.last, place < lastWithoutKey { places[identity]?.removeLast() }
      }
      guard let place = places[identity]?.popLast() else { continue }
      origins[index] = place
      if identity.key == nil { lastWithoutKey = place }
    }
  }
}

/// What makes two siblings the same one.
private struct Identity: Hashable {
  /// Empty for a text.
  var tag: String
  var key: String?
}

extension Node {
  fileprivate var identity: Identity {
    switch self {
    case .text: Identity(tag: "", key: nil)
    case .element(let element): Identity(tag: element.tag, key: element.key)
    }
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
  func isSame(as other: Element) -> Bool { tag == other.tag && key == other.key }
}

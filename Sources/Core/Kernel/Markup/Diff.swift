/// What to change so that one tree becomes another.
///
/// Promised: the patches, applied in order, make `from` equal `to`, whatever the two are. A child with a key is matched
/// with the child of the same tag and key (of several, the first with the first); a child without one with the next of
/// its tag, texts with texts. What is matched is never made anew, so focus, selection and scroll position of a matched
/// element last, except where it is moved: then of all matched siblings only those outside the longest run that kept
/// its order are moved. A row that a person drags is the only one that moves.
package enum Diff {
  package static func patches(from old: Node, to new: Node) -> [Patch] {
    var comparison = Comparison()
    comparison.compare(old, new)
    return comparison.patches
  }
}

/// One walk through two trees at once, which gathers the patches on its way.
private struct Comparison {
  var patches: [Patch] = []
  /// Where the nodes being compared stand.
  private var path: [Int] = []

  mutating func compare(_ old: Node, _ new: Node) {
    switch (old, new) {
    case (.text(let before), .text(let after)):
      if before != after { patches.append(.text(path, after)) }
    case (.element(let before), .element(let after)) where before.isSame(as: after):
      compareAttributes(before.attributes, after.attributes)
      compareChildren(before.children, after.children)
    default:
      patches.append(.replace(path, new))
    }
  }

  private mutating func compareAttributes(_ old: [Attribute], _ new: [Attribute]) {
    if old == new { return }
    for attribute in old where !new.contains(where: { $0.name == attribute.name }) {
      patches.append(.unset(path, attribute.name))
    }
    for attribute in new where !old.contains(attribute) {
      patches.append(.set(path, attribute.name, attribute.value))
    }
  }

  private mutating func compareChildren(_ old: [Node], _ new: [Node]) {
    if old.isSameStorage(as: new) { return }
    // Most lists keep their children where they are: then there is nothing to match and nothing to move.
    if old.elementsEqual(new, by: { $0.isSame(as: $1) }) {
      for index in new.indices { compareChild(old[index], new[index], at: index) }
      return
    }
    let origins = ChildMatching(old, new).origins
    rearrange(old.count, to: origins, new)
    for (index, origin) in origins.enumerated() {
      if let origin { compareChild(old[origin], new[index], at: index) }
    }
  }

  private mutating func compareChild(_ old: Node, _ new: Node, at index: Int) {
    path.append(index)
    compare(old, new)
    path.removeLast()
  }

  /// Removes, moves and inserts until each child stands where it belongs.
  private mutating func rearrange(_ count: Int, to origins: [Int?], _ new: [Node]) {
    var isKept = [Bool](repeating: false, count: count)
    for case .some(let origin) in origins { isKept[origin] = true }
    for index in (0..<count).reversed() where !isKept[index] { patches.append(.remove(path, index)) }

    // What stands on the page now, as positions in the old list; nil for what is new.
    var standing: [Int?] = []
    for index in 0..<count where isKept[index] { standing.append(index) }
    if standing == origins { return }
    let stays = LongestRun.members(of: origins, below: count)
    var place = 0
    for (index, origin) in origins.enumerated() {
      if let origin, stays[origin] {
        while standing[place] != origin { place += 1 }
      } else if let origin {
        guard let from = standing.firstIndex(of: origin) else { continue }
        standing.remove(at: from)
        if from < place { place -= 1 }
        standing.insert(origin, at: place)
        patches.append(.move(path, from, place))
      } else {
        standing.insert(nil, at: place)
        patches.append(.insert(path, place, new[index]))
      }
      place += 1
    }
  }
}

extension Array {
  /// What was drawn once and used again need not be looked at.
  fileprivate func isSameStorage(as other: Self) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { a in other.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress } }
  }
}

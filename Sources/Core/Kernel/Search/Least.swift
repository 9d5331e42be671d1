/// The least few of many, in order: keeps only as many as are wanted.
package struct Least<Key: Comparable> {
  private let limit: Int
  private var kept: [(key: Key, place: Int)] = []

  package init(_ limit: Int) { self.limit = limit }

  /// What a key must be below to be kept; nil while there is room.
  package var bound: Key? { kept.count < limit ? nil : kept.last?.key }

  /// With their keys, the least first; of equal keys, in the order in which they were put in.
  package var all: [(key: Key, place: Int)] { kept }

  /// What was put in with each key, in the same order.
  package var places: [Int] { kept.map { $0.place } }

  /// After those with an equal key.
  package mutating func insert(_ key: Key, at place: Int) {
    if let bound {
      guard key < bound else { return }
      kept.removeLast()
    }
    var spot = kept.count
    while spot > 0, key < kept[spot - 1].key { spot -= 1 }
    kept.insert((key, place), at: spot)
  }
}

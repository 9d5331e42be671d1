/// Where something stands in a list that two devices can reorder: a fractional index, and an id that decides between
/// equal ones, the same everywhere.
package struct Rank: Equatable, Sendable {
  private var position: String
  private var id: String

  package init(position: String, id: String) {
    self.position = position
    self.id = id
  }

  private func precedes(_ other: Rank) -> Bool {
    position != other.position ? position < other.position : id < other.id
  }

  /// Where it belongs in a list that is in order.
  package func place(in ranks: [Rank]) -> Int {
    var index = ranks.count
    while index > 0, precedes(ranks[index - 1]) { index -= 1 }
    return index
  }

  /// A position that puts `id` at `index` among the others; the last place where `index` is beyond them.
  package static func position(in ranks: [Rank], for id: String?, at index: Int) -> String {
    var others: [Rank] = []
    for rank in ranks where rank.id != id { others.append(rank) }
    let place = min(max(index, 0), others.count)
    return FractionalIndex.between(
      place == 0 ? nil : others[place - 1].position, place == others.count ? nil : others[place].position)
  }
}

extension Rank {
  /// One new position.
  package struct Move: Equatable, Sendable {
    package let id: String
    package let position: String
  }

  /// What puts `id` at `index` among the others, itself last. Where two devices gave others the same position nothing can
  /// stand between them: those that are to come after it move on as well, and from then on they are apart. The same where
  /// positions have grown long, or are none.
  package static func moves(of id: String, to index: Int, in ranks: [Rank]) -> [Move] {
    var others: [Rank] = []
    for rank in ranks where rank.id != id { others.append(rank) }
    let place = min(max(index, 0), others.count)
    let before = place == 0 ? nil : others[place - 1].position
    var end = place
    while end < others.count, let before, others[end].position <= before { end += 1 }
    let after = end == others.count ? nil : others[end].position
    let own = FractionalIndex.between(before, after)
    let isBetween = before.map { $0 < own } ?? true && after.map { own < $0 } ?? true
    guard isBetween, own.utf8.count <= longest else { return all(others, id, place) }
    var last = own
    var moves: [Move] = []
    for other in others[place..<end] {
      let next = FractionalIndex.between(last, after)
      guard last < next, after.map({ next < $0 }) ?? true, next.utf8.count <= longest else {
        return all(others, id, place)
      }
      last = next
      moves.append(Move(id: other.id, position: last))
    }
    return moves + [Move(id: id, position: own)]
  }

  /// Between two neighbours a few hundred times.
  private static let longest = 64

  /// As if the list were new.
  private static func all(_ others: [Rank], _ id: String, _ place: Int) -> [Move] {
    var last: String?
    var moves: [Move] = []
    var own = ""
    for index in 0...others.count {
      if index == place {
        own = FractionalIndex.between(last, nil)
        last = own
      }
      if index == others.count { break }
      let next = FractionalIndex.between(last, nil)
      last = next
      if next != others[index].position { moves.append(Move(id: others[index].id, position: next)) }
    }
    return moves + [Move(id: id, position: own)]
  }
}

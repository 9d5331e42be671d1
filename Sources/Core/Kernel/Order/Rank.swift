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

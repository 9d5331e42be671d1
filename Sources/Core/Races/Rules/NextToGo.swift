package import Kernel

/// Which races are on the board, and in which order.
package enum NextToGo {
  /// Those of `races`, which stand in order, that match and are not gone: the first `count` of them, and all followed.
  /// `hasMore` says whether further ones match.
  package static func races(_ races: [Race], _ query: RaceQuery, now: Instant) -> (races: [Race], hasMore: Bool) {
    var chosen: [Race] = []
    var left = query.count
    var hasMore = false
    for race in races where !Gone.isGone(race.start, now: now) {
      if query.matches(race) {
        if left > 0 {
          left -= 1
          chosen.append(race)
          continue
        }
        hasMore = true
      }
      if query.follows(race) { chosen.append(race) }
    }
    return (chosen, hasMore)
  }

  /// By advertised start, then meeting, then number; of what still ties, by id, so that two answers never differ.
  package static func precedes(_ a: Race, _ b: Race) -> Bool {
    if a.start != b.start { return a.start < b.start }
    if a.meeting != b.meeting { return a.meeting < b.meeting }
    if a.number != b.number { return a.number < b.number }
    return a.id < b.id
  }
}

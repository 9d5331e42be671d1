/// Which stations a swapped-in feed concerns.
extension BoardSet {
  /// Ids of the stations that a feed (by its position) speaks for.
  func stations(servedBy feed: Int) -> Set<String> {
    var ids: Set<String> = []
    for (position, serving) in feedsOfStation.enumerated() where serving.contains(feed) {
      ids.insert(platforms.stations[position].id)
    }
    return ids
  }

  /// Those with another row, another time or another state than before.
  func stations(differing board: FeedBoard, _ other: FeedBoard?) -> Set<String> {
    var ids: Set<String> = []
    for platform in 0..<platforms.count {
      let before = other.map { $0.signatures[platform] } ?? 0
      if board.signatures[platform] != before {
        ids.insert(platforms.stations[platforms.stops[platform / 2].station].id)
      }
    }
    return ids
  }
}

import Kernel

/// Finds stations by what a person types: any part of a name, any case, accents or none, words in any order, short or
/// long forms, a line's letter, a borough, one slip of the finger. Made ready once, then asked at every key.
///
/// Best first: the whole name, its beginning, beginnings of words, any part of a word, and at last a typing error; among
/// equals the station with more lines, then by name.
package struct StationSearch: Sendable {
  private let stations: [Station]
  private let index: SearchIndex

  /// Bytes of a query that are looked at, once it is folded.
  static let longestQuery = 64
  /// Near misses are looked for when fewer than this are found: under good answers they would be noise.
  private static let fewHits = 5

  package init(_ network: Network) {
    stations = network.stations
    index = SearchIndex(network)
  }

  /// At most `limit`; none for a query without a letter or digit.
  package func stations(matching query: String, limit: Int) -> [Station] {
    let words = SearchWords.of(query: query, atMost: Self.longestQuery)
    guard !words.isEmpty, limit > 0 else { return [] }
    var best = Least<UInt64>(limit)
    let found = add(SearchQuery(words, index, forgiving: false), to: &best, without: [])
    if found.count < min(limit, Self.fewHits) {
      _ = add(SearchQuery(words, index, forgiving: true), to: &best, without: found)
    }
    return best.places.map { stations[$0] }
  }

  /// The places of what was found, as far as they matter.
  private func add(_ query: SearchQuery, to best: inout Least<UInt64>, without known: [Int]) -> [Int] {
    var found: [Int] = []
    guard query.isHopeful else { return found }
    for place in stations.indices {
      guard let cost = query.cost(of: place, in: index), !known.contains(place) else { continue }
      if found.count < Self.fewHits { found.append(place) }
      // Stations stand by name, then id, so equal keys keep that order.
      best.insert(UInt64(cost) << 16 | UInt64(UInt16.max - index.lineCount(of: place)), at: place)
    }
    return found
  }
}

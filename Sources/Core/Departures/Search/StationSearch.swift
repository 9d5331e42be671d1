import Kernel

/// Finds stations by what a person types: any part of a name, any case, accents or none, words in any order, short or
/// long forms, a line's letter, a borough, a street that crosses, one slip of the finger. Made ready once, then asked at
/// every key.
///
/// Best first: the whole name, its beginning or that of a part of it, words of it, any part of a word, and at last a
/// typing error; among equals the station with more lines, then by name.
package struct StationSearch: Sendable {
  private let network: Network
  private let index: SearchIndex

  /// A station and, where its sign does not show why it was found, the name that does.
  package struct Hit: Equatable, Sendable {
    package var station: Station
    package var why: String?
  }

  package init(_ network: Network) {
    self.network = network
    index = SearchIndex(network)
  }

  /// At most `limit`; none for a query without a letter or digit.
  package func stations(matching query: String, limit: Int) -> [Station] {
    hits(matching: query, limit: limit).map { $0.station }
  }

  /// The same with the reasons.
  package func hits(matching query: String, limit: Int) -> [Hit] {
    let words = SearchWords.of(query: query)
    guard !words.isEmpty, limit > 0 else { return [] }
    var terms = words.map { SearchTerm(word: $0) }
    var best = Least<UInt64>(limit)
    var asked = SearchQuery(terms, index, forgiving: false)
    var found = add(asked, to: &best, without: [])
    if !SearchQuery.isNamed(best.all.first?.key) {
      let meant = SearchPhrase(index).meant(by: words)
      if let line = calls(meant) { return line.prefix(limit).map { Hit(station: stations[$0], why: nil) } }
      let other = SearchQuery(meant, index, forgiving: false)
      var better = Least<UInt64>(limit)
      let places = meant == terms ? [] : add(other, to: &better, without: [])
      if !places.isEmpty { (terms, asked, best, found) = (meant, other, better, places) }
    }
    if found.count < min(limit, SearchWords.fewHits) {
      asked = SearchQuery(terms, index, forgiving: true)
      _ = add(asked, to: &best, without: found)
    }
    return best.places.map { Hit(station: stations[$0], why: asked.why($0, in: index)) }
  }

  /// Where nothing but a line is meant, all it calls at, from end to end.
  private func calls(_ terms: [SearchTerm]) -> [Int]? {
    guard terms.count == 1, terms[0].isLine else { return nil }
    var calls: [Int] = []
    for line in network.lines where Folding.folded(line.label) == terms[0].word {
      for stop in line.stops {
        if let station = network.place(ofStop: stop), !calls.contains(station) { calls.append(station) }
      }
    }
    return calls.isEmpty ? nil : calls
  }

  private var stations: [Station] { network.stations }

  /// The places of what was found, as far as they matter.
  private func add(_ query: SearchQuery, to best: inout Least<UInt64>, without known: [Int]) -> [Int] {
    var found: [Int] = []
    guard query.isHopeful else { return found }
    for place in stations.indices {
      guard let cost = query.cost(of: place, in: index), !known.contains(place) else { continue }
      if found.count < SearchWords.fewHits { found.append(place) }
      // Stations stand by name, then id, so equal keys keep that order.
      best.insert(SearchQuery.key(cost, lines: index.lineCount(of: place)), at: place)
    }
    return found
  }
}

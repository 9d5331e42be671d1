import Kernel

/// All names cut into words, each word once: a query's words are compared with the few hundred words there are, not with
/// every station's.
struct SearchIndex: Sendable {
  /// Distinct words of names and boroughs.
  private(set) var words = Vocabulary()
  /// Distinct labels of lines, folded.
  private(set) var labels: [[UInt8]] = []

  private struct Entry: Sendable {
    /// Rows of `nameBounds`: the station's name, then its stops' other names.
    var names: Range<Int>
    var lines: Range<Int>
    var borough: Range<Int>
    var lineCount: UInt16
  }

  private var entries: [Entry] = []
  private var nameBounds: [Range<Int>] = []
  /// Names and boroughs as rows of `words`, lines as rows of `labels`.
  private var codes: [Int] = []

  init(_ network: Network) {
    var known = Places<String>()
    /// By the line's place in the network.
    var labelOfLine: [Int] = []
    for line in network.lines {
      let label = Folding.folded(line.label)
      let place = labels.firstIndex(of: label) ?? labels.count
      if place == labels.count { labels.append(label) }
      labelOfLine.append(place)
    }
    for station in network.stations {
      let first = nameBounds.count
      var names = [SearchWords.of(name: station.name)]
      for stop in station.stops where stop.name != station.name {
        let name = SearchWords.of(name: stop.name)
        if !names.contains(name) { names.append(name) }
      }
      for name in names { nameBounds.append(add(name, &known)) }
      let ids = station.lines
      let lines = codes.count
      codes += ids.compactMap { id in network.place(ofLine: id).map { labelOfLine[$0] } }
      let end = codes.count
      entries.append(
        Entry(
          names: first..<nameBounds.count, lines: lines..<end,
          borough: add(SearchWords.of(name: station.borough), &known), lineCount: UInt16(min(ids.count, 9999))))
    }
  }

  private mutating func add(_ name: [[UInt8]], _ known: inout Places<String>) -> Range<Int> {
    let start = codes.count
    for word in name {
      let (place, isNew) = known.add(String(decoding: word, as: UTF8.self))
      if isNew { words.add(StationWords.forms(of: word)) }
      codes.append(place)
    }
    return start..<codes.count
  }

  func lineCount(of station: Int) -> UInt16 { entries[station].lineCount }

  func names(of station: Int) -> ArraySlice<Range<Int>> { nameBounds[entries[station].names] }

  func lines(of station: Int) -> ArraySlice<Int> { codes[entries[station].lines] }

  func borough(of station: Int) -> ArraySlice<Int> { codes[entries[station].borough] }

  func word(_ place: Int) -> Int { codes[place] }
}

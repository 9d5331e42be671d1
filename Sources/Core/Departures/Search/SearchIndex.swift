import Kernel

/// All names cut into words, each word once: a query's words are compared with the few hundred words there are, not with
/// every station's.
struct SearchIndex: Sendable {
  /// Whose name it is; the one on the sign goes first.
  enum Standing: UInt8, Sendable { case sign, stop, known }

  /// A name, or what stands of it between two dashes: "34 St" and "Penn Station" of "34 St-Penn Station".
  struct Run: Sendable {
    var standing: Standing
    var isPart: Bool
    /// Rows of `codes`.
    var words: Range<Int>
  }

  /// Distinct words of names and boroughs.
  private(set) var words = Vocabulary()
  /// Distinct labels of lines, folded.
  private(set) var labels: [[UInt8]] = []

  /// One station: `runs` are rows of the list of that name, `lines` and `around` rows of `codes`.
  private struct Entry: Sendable {
    /// Rows of `names`: the station's own, then its stops' other ones, then what else people call it.
    var names: Range<Int>
    var runs: Range<Int>
    var lines: Range<Int>
    /// The borough, and the streets that cross there: they tell stations of one name apart, but are no names.
    var around: Range<Int>
    /// Rows of `streets`.
    var streets: Range<Int>
    var lineCount: UInt16
  }

  /// A name as it is written, and its words as rows of `codes`.
  private struct Name: Sendable {
    var text: String
    var words: Range<Int>
  }

  private var entries: [Entry] = []
  private var runs: [Run] = []
  private var names: [Name] = []
  private var streets: [Range<Int>] = []
  /// Names, boroughs and streets as rows of `words`, lines as rows of `labels`.
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
    let called = KnownAs(network)
    for station in network.stations {
      let (firstName, firstRun) = (names.count, runs.count)
      add(name: station.name, .sign, from: firstName, &known)
      for stop in station.stops { add(name: stop.name, .stop, from: firstName, &known) }
      for stop in station.stops {
        for name in called.names(of: stop.id) { add(name: name, .known, from: firstName, &known) }
      }
      let firstStreet = streets.count
      let around = add(SearchWords.of(name: station.borough), &known).lowerBound
      for stop in station.stops {
        for street in called.streets(of: stop.id) { streets.append(add(SearchWords.of(name: street), &known)) }
      }
      let ids = station.lines
      let lines = codes.count
      let surroundings = around..<lines
      codes += ids.compactMap { id in network.place(ofLine: id).map { labelOfLine[$0] } }
      let end = codes.count
      entries.append(
        Entry(
          names: firstName..<names.count, runs: firstRun..<runs.count, lines: lines..<end, around: surroundings,
          streets: firstStreet..<streets.count, lineCount: UInt16(min(ids.count, 9999))))
    }
  }

  /// Also in its parts, where it has some; a name of the same words as one before stays away.
  private mutating func add(name: String, _ standing: Standing, from first: Int, _ known: inout Places<String>) {
    if names[first...].contains(where: { $0.text == name }) { return }
    let parts = Self.parts(of: name).map { SearchWords.of(name: $0) }
    let start = codes.count
    var within: [Run] = []
    for part in parts where !part.isEmpty {
      within.append(Run(standing: standing, isPart: true, words: add(part, &known)))
    }
    let whole = start..<codes.count
    if whole.isEmpty || names[first...].contains(where: { codes[$0.words] == codes[whole] }) { return }
    names.append(Name(text: name, words: whole))
    runs.append(Run(standing: standing, isPart: false, words: whole))
    if within.count > 1 { runs += within }
  }

  /// Itself where it has no parts.
  private static func parts(of name: String) -> [String] {
    func isBetween(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "(")
    }
    if !name.utf8.contains(where: isBetween) { return [name] }
    return name.utf8.split(whereSeparator: isBetween).map { String(Substring($0)) }
  }

  private mutating func add(_ name: [[UInt8]], _ known: inout Places<String>) -> Range<Int> {
    let start = codes.count
    for word in name { codes.append(words.row(of: word, among: &known) { StationWords.forms(of: $0) }) }
    return start..<codes.count
  }

  /// Lines that stop there, of all its stops.
  func lineCount(of station: Int) -> UInt16 { entries[station].lineCount }

  func runs(of station: Int) -> ArraySlice<Run> { runs[entries[station].runs] }

  /// The words of each of its names, the sign's first.
  func names(of station: Int) -> [(text: String, words: ArraySlice<Int>)] {
    names[entries[station].names].map { ($0.text, codes[$0.words]) }
  }

  /// The words of all its names.
  func words(of station: Int) -> ArraySlice<Int> {
    let all = entries[station].names
    return codes[names[all.lowerBound].words.lowerBound..<names[all.upperBound - 1].words.upperBound]
  }

  /// As rows of `labels`.
  func lines(of station: Int) -> ArraySlice<Int> { codes[entries[station].lines] }

  /// Whether some station has all these rows of `labels`.
  func isServed(byAll labels: [Int]) -> Bool {
    entries.contains { entry in labels.allSatisfy { codes[entry.lines].contains($0) } }
  }

  /// As rows of `words`.
  func around(_ station: Int) -> ArraySlice<Int> { codes[entries[station].around] }

  /// For each street that crosses there, where its words are: `word` tells them.
  func streets(of station: Int) -> ArraySlice<Range<Int>> { streets[entries[station].streets] }

  /// The row of `words` that stands at a place of a run or a street.
  func word(_ place: Int) -> Int { codes[place] }
}

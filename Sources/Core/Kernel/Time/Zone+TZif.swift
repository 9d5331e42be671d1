/// Time zone files as every Unix has them in its zoneinfo folder: TZif, RFC 9636, versions 1 to 4.
extension Zone {
  /// The name is not in the file. The rule in a file's footer is written out to the end of the year 2100; after that
  /// the last offset goes on. Abbreviations, leap seconds and the daylight-saving mark are passed over.
  package init(name: String, tzif: [UInt8]) throws(ZoneError) {
    var reader = TZifReader(bytes: tzif)
    let first = try reader.header()
    guard first.version > 0 else {
      // Version 1 counts seconds in 32 bits and has no footer.
      self = try reader.zone(name, first, wide: false)
      return
    }
    try reader.skipBlock(first)
    let second = try reader.header()
    self = try reader.zone(name, second, wide: true)
    if let rule = try ZoneRule(footer: reader.footer()) { append(rule) }
  }

  /// From the year of the last transition on.
  private mutating func append(_ rule: ZoneRule) {
    let last = transitions.last?.since
    let firstYear = last.map { Zone.utc.local($0).day.civil.year } ?? 1970
    guard firstYear <= Zone.lastYear else { return }
    for transition in rule.transitions(years: firstYear...Zone.lastYear) {
      if let last, transition.since <= last { continue }
      append(transition)
    }
  }

  /// Only what changes something is kept; of several at one moment the last counts.
  fileprivate mutating func append(_ transition: Transition) {
    if transitions.last?.since == transition.since { transitions.removeLast() }
    if transition.offset != transitions.last?.offset ?? firstOffset { transitions.append(transition) }
  }

  private static let lastYear = 2100
}

/// Big-endian fields (RFC 9636 section 3).
private struct TZifReader {
  let bytes: [UInt8]
  var at = 0

  /// How many there are of each thing in the block that follows (RFC 9636 section 3.1).
  struct Header {
    var version: UInt8
    var utcMarks: Int
    var standardMarks: Int
    var leapSeconds: Int
    var transitions: Int
    var types: Int
    var letters: Int
  }

  mutating func header() throws(ZoneError) -> Header {
    for byte in "TZif".utf8 { guard try number(1) == Int64(byte) else { throw .notTZif } }
    let version = UInt8(truncatingIfNeeded: try number(1))
    guard version == 0 || (UInt8(ascii: "2")...UInt8(ascii: "4")).contains(version) else {
      throw .unknownVersion(version)
    }
    try skip(15)
    return Header(
      version: version, utcMarks: try count(), standardMarks: try count(), leapSeconds: try count(),
      transitions: try count(), types: try count(), letters: try count())
  }

  mutating func skipBlock(_ header: Header) throws(ZoneError) {
    try skip(header.transitions * 5 + header.types * 6 + header.letters + header.leapSeconds * 8)
    try skip(header.standardMarks + header.utcMarks)
  }

  mutating func zone(_ name: String, _ header: Header, wide: Bool) throws(ZoneError) -> Zone {
    guard header.types > 0, header.types <= 256, header.transitions <= Zone.mostTransitions else { throw .inconsistent }
    let width = wide ? 8 : 4
    var times: [Int64] = []
    for _ in 0..<header.transitions {
      let time = try number(width)
      if let last = times.last, last >= time { throw .inconsistent }
      times.append(time)
    }
    var types: [Int] = []
    for _ in times { types.append(Int(try number(1) & 0xFF)) }
    var offsets: [Int] = []
    for _ in 0..<header.types {
      let offset = Int(try number(4))
      guard Zone.isPossible(offset: offset) else { throw .inconsistent }
      offsets.append(offset)
      try skip(2)
    }
    try skip(header.letters + header.leapSeconds * (width + 4))
    try skip(header.standardMarks + header.utcMarks)

    // Local time before the first transition is that of type 0 (section 3.2).
    var zone = Zone(name: name, firstOffset: offsets[0])
    for (time, type) in zip(times, types) {
      guard type < offsets.count else { throw .inconsistent }
      zone.append(Zone.Transition(since: Instant(seconds: time), offset: offsets[type]))
    }
    return zone
  }

  /// What stands between two line ends behind the second block (section 3.3).
  mutating func footer() throws(ZoneError) -> [UInt8] {
    guard try number(1) == 0x0A else { throw .inconsistent }
    guard let end = bytes[at...].firstIndex(of: 0x0A) else { throw .truncated }
    defer { at = end + 1 }
    return Array(bytes[at..<end])
  }
}

extension TZifReader {
  private mutating func skip(_ count: Int) throws(ZoneError) {
    guard bytes.count - at >= count else { throw .truncated }
    at += count
  }

  /// Counts over 65 535 are in no zone and are refused before anything is multiplied with them.
  private mutating func count() throws(ZoneError) -> Int {
    let count = try number(4)
    guard (0...65_535).contains(count) else { throw .inconsistent }
    return Int(count)
  }

  /// Two's complement.
  private mutating func number(_ width: Int) throws(ZoneError) -> Int64 {
    guard bytes.count - at >= width else { throw .truncated }
    var value: Int64 = bytes[at] >= 0x80 ? -1 : 0
    for byte in bytes[at..<at + width] { value = value << 8 | Int64(byte) }
    at += width
    return value
  }
}

import Departures
import Kernel

/// The index as a file: a heading with version, length and checksum, then every column as its byte count and its numbers,
/// little-endian. A file of another version, cut short or changed is refused; the set is imported again.
enum IndexFile {
  static let name = "timetable.index"
  /// Raised whenever the columns change. An older index is read without what it lacks: who upgrades keeps the timetable.
  static let version: UInt64 = 4
  private static let known: ClosedRange<UInt64> = 1...version
  private static let magic: UInt64 = 0x6C62_6174_656D_6974  // "timetabl"
  private static let headingSize = 32

  /// The file: magic, version, length and check sum, then the columns.
  static func bytes(of index: TimetableIndex, version: UInt64 = version) -> [UInt8] {
    var writer = ColumnWriter()
    writer.bytes.reserveCapacity(64 + index.callTimes.count * 9 + index.tripIDs.count * 2)
    for number in [magic, version, 0, 0] { writer.number(number) }
    var index = index
    var columns = Columns.writing(writer)
    index.visit(&columns, version: version)
    guard case .writing(let written) = columns else { return [] }
    return sealed(written)
  }

  /// These columns behind a heading that is right for them.
  static func headed(_ columns: [UInt8]) -> [UInt8] {
    var writer = ColumnWriter()
    for number in [magic, version, 0, 0] { writer.number(number) }
    writer.bytes += columns
    return sealed(writer)
  }

  private static func sealed(_ writer: ColumnWriter) -> [UInt8] {
    var writer = writer
    writer.replace(at: 16, with: UInt64(writer.bytes.count - headingSize))
    writer.replace(at: 24, with: checksum(writer.bytes[headingSize...]))
    return writer.bytes
  }

  /// What `bytes` wrote; anything else is `badIndex`, `path` being its name in the sentence.
  static func index(from bytes: [UInt8], path: String) throws(ImportError) -> TimetableIndex {
    var reader = ColumnReader(bytes)
    guard reader.number() == magic else { throw .badIndex(path, reason: "it is not a timetable index") }
    guard let written = reader.number(), known.contains(written) else {
      throw .badIndex(path, reason: "another version of the program wrote it")
    }
    guard let length = reader.number(), let sum = reader.number(), length <= UInt64(bytes.count - headingSize) else {
      throw .badIndex(path, reason: "it is cut short")
    }
    guard length == UInt64(bytes.count - headingSize) else {
      throw .badIndex(path, reason: "it is longer than it says")
    }
    guard sum == checksum(bytes[headingSize...]) else { throw .badIndex(path, reason: "its checksum is wrong") }
    var index = TimetableIndex(zone: .utc)
    var columns = Columns.reading(reader)
    index.visit(&columns, version: written)
    guard case .reading(let rest) = columns, !rest.failed, rest.isAtEnd, index.isConsistent else {
      throw .badIndex(path, reason: "its columns do not fit together")
    }
    do throws(FactsError) {
      index.zone = try Network(facts: index.facts).zone
    } catch {
      throw .badIndex(path, reason: error.sentence)
    }
    return index
  }

  /// Eight bytes a step: files are large and disks don't lie cleverly.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var sum = FNV.start
      var place = 0
      while place + 8 <= buffer.count {
        let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        sum = FNV.step(sum, word)
        sum ^= sum >> 29
        place += 8
      }
      while place < buffer.count {
        sum = FNV.step(sum, UInt64(buffer[place]))
        place += 1
      }
      return sum
    }
  }
}

/// One pass over the columns serves writing and reading, so the two cannot drift apart.
enum Columns {
  case writing(ColumnWriter)
  case reading(ColumnReader)

  /// Writes the column, or puts there what is read.
  mutating func column<Number: FixedWidthInteger>(_ column: inout [Number]) {
    switch self {
    case .writing(var writer):
      self = .writing(ColumnWriter())
      writer.column(column)
      self = .writing(writer)
    case .reading(var reader):
      column = reader.column()
      self = .reading(reader)
    }
  }

  /// The same for texts: all their bytes, and where each ends.
  mutating func texts(_ texts: inout [String]) {
    var bytes = texts.flatMap { Array($0.utf8) }
    var ends: [UInt32] = []
    var end = 0
    for text in texts {
      end += text.utf8.count
      ends.append(UInt32(end))
    }
    column(&bytes)
    column(&ends)
    guard case .reading = self else { return }
    var start = 0
    texts = ends.map { end in
      let end = max(start, min(Int(end), bytes.count))
      defer { start = end }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
}

extension TimetableIndex {
  mutating func visit(_ columns: inout Columns, version: UInt64) {
    columns.column(&facts)
    columns.texts(&places)
    columns.column(&callStarts)
    columns.column(&callTimes)
    columns.column(&callTrips)
    columns.column(&tripIDs)
    columns.column(&tripIDStarts)
    columns.column(&tripRoutes)
    columns.column(&tripServices)
    columns.column(&tripHeadsigns)
    columns.texts(&routes)
    columns.texts(&headsigns)
    columns.column(&weekdays)
    columns.column(&firstDays)
    columns.column(&lastDays)
    columns.column(&exceptionStarts)
    columns.column(&exceptions)
    columns.column(&idKeys)
    columns.column(&idHeadsigns)
    columns.column(&runKeys)
    columns.column(&runHeadsigns)
    if version == 1 { addEnds() } else { visitEnds(&columns) }
    if version < 3 {
      tripWays = [UInt32](repeating: Self.noWay, count: tripRoutes.count)
    } else {
      visitWays(&columns)
    }
    if version >= 4 { visitTimings(&columns) }
  }

  private mutating func visitEnds(_ columns: inout Columns) {
    columns.column(&tripEnds)
    columns.column(&tripLengths)
    columns.texts(&ends)
  }

  private mutating func visitWays(_ columns: inout Columns) {
    columns.texts(&stopIDs)
    columns.column(&stopKinds)
    columns.column(&wayStarts)
    columns.column(&wayStops)
    columns.column(&waySequences)
    columns.column(&tripWays)
    columns.column(&joinKeys)
    columns.column(&joinTrips)
  }

  /// Of trips that were written without them.
  private mutating func addEnds() {
    tripEnds = [UInt32](repeating: Self.noEnd, count: tripRoutes.count)
    tripLengths = [UInt32](repeating: 0, count: tripRoutes.count)
  }

  /// Whether each part of a column begins where the one before ends, the first at its begin, and the last ends with it.
  static func isCover(_ starts: [UInt32], length: Int) -> Bool {
    starts.first == 0 && starts.last.map { Int($0) } == length
      && zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Whether every number that points into another column points at something: reading may then trust them all.
  var isConsistent: Bool {
    let trips = tripRoutes.count
    return callStarts.count == places.count + 1 && Self.isCover(callStarts, length: callTimes.count)
      && tripIDStarts.count == trips + 1 && Self.isCover(tripIDStarts, length: tripIDs.count)
      && exceptionStarts.count == weekdays.count + 1 && Self.isCover(exceptionStarts, length: exceptions.count)
      && callTrips.count == callTimes.count && callTrips.allSatisfy { $0 >> 1 < trips }
      && callTimes.allSatisfy { $0 <= 4_000_000 }
      && tripServices.count == trips && tripHeadsigns.count == trips
      && tripRoutes.allSatisfy { $0 < routes.count } && tripServices.allSatisfy { $0 < weekdays.count }
      && tripHeadsigns.allSatisfy { $0 < headsigns.count }
      && tripEnds.count == trips && tripEnds.allSatisfy { $0 < ends.count || $0 == Self.noEnd }
      && tripLengths.count == trips && tripLengths.allSatisfy { $0 <= 4_000_000 }
      && firstDays.count == weekdays.count && lastDays.count == weekdays.count
      && idHeadsigns.count == idKeys.count && idHeadsigns.allSatisfy { $0 < headsigns.count }
      && runHeadsigns.count == runKeys.count && runHeadsigns.allSatisfy { $0 < headsigns.count }
      && stopKinds.count == stopIDs.count && waySequences.count == wayStops.count
      && Self.isCover(wayStarts, length: wayStops.count)
      && wayStops.allSatisfy { $0 < stopIDs.count } && tripWays.count == trips
      && tripWays.allSatisfy { $0 == Self.noWay || $0 < wayStarts.count - 1 }
      && joinTrips.count == joinKeys.count && joinTrips.allSatisfy { $0 < trips } && hasTimings
  }
}

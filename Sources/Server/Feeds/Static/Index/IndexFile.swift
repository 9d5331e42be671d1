import Departures
import Kernel

/// The index as a file: a heading with version, length and checksum, then every column as its byte count and its numbers,
/// little-endian. A file of another version, cut short or changed is refused; the set is imported again.
enum IndexFile {
  static let name = "timetable.index"
  /// Raised whenever the columns change. An older index is read without what it lacks: who upgrades keeps the timetable.
  static let version: UInt64 = 4
  /// Begins with "timetabl".
  private static let seal = Seal(magic: 0x6C62_6174_656D_6974, known: 1...version, thing: "a timetable index")

  /// The file: magic, version, length and check sum, then the columns.
  static func bytes(of index: TimetableIndex, version: UInt64 = version) -> [UInt8] {
    var writer = Seal.writer
    writer.bytes.reserveCapacity(64 + index.callTimes.count * 9 + index.tripIDs.count * 2)
    var index = index
    var columns = Columns.writing(writer)
    index.visit(&columns, version: version)
    guard case .writing(let written) = columns else { return [] }
    return seal.sealed(written, version: version)
  }

  /// These columns behind a heading that is right for them.
  static func headed(_ columns: [UInt8]) -> [UInt8] {
    var writer = Seal.writer
    writer.bytes += columns
    return seal.sealed(writer)
  }

  /// What `bytes` wrote; anything else is `badIndex`, `path` being its name in the sentence.
  static func index(from bytes: [UInt8], path: String) throws(ImportError) -> TimetableIndex {
    let opened: (reader: ColumnReader, version: UInt64)
    do throws(Seal.Fault) {
      opened = try seal.opened(bytes)
    } catch {
      throw .badIndex(path, reason: error.reason)
    }
    var index = TimetableIndex(zone: .utc)
    var columns = Columns.reading(opened.reader)
    index.visit(&columns, version: opened.version)
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

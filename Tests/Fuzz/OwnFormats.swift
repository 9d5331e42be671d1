@testable import Departures
import Exercises
import Glibc
import Kernel
import Training

enum OwnFormats {
  /// What was read is what is written of it and read again.
  static func json(_ bytes: [UInt8]) {
    guard let json = try? JSON.parse(bytes) else { return }
    precondition((try? JSON.parse(json.text)) == json)
  }

  /// The small ones: dates, money, markup that a person or a row wrote.
  static func texts(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let instant = Instant(iso8601: text) {
      precondition(Instant(iso8601: instant.iso8601(in: .utc)) != nil || instant.seconds > 253_402_300_799)
    }
    if let day = Day(iso8601: text) { precondition(Day(iso8601: day.iso8601) == day) }
    _ = TripName(text)
    _ = Weight(typed: text, .kilograms)
    _ = ExerciseRef(text: text)
    var rows = TableRows(text)
    while rows.next() != nil {}
  }

  /// The columns of an index under a heading that is right: nobody could damage them so, and they must not trap.
  static func index(_ bytes: [UInt8]) {
    guard let index = try? IndexFile.index(from: IndexFile.headed(bytes), path: "") else { return }
    FromUpstreams.read(index)
  }

  static func facts(_ bytes: [UInt8]) {
    if let network = try? Network(facts: bytes) {
      precondition((try? Network(facts: Array(network.facts.utf8))) != nil)
    }
    if let maps = try? SystemMap.all(facts: bytes) {
      precondition((try? SystemMap.all(facts: Array(SystemMap.facts(of: maps).utf8)))?.count == maps.count)
      for (_, map) in maps { _ = MapRibbons.paths(of: map, spacing: 20) }
    }
    _ = try? ExerciseBank(facts: bytes)
    _ = try? ExerciseBank(table: String(decoding: bytes, as: UTF8.self))
  }

  static func tzif(_ bytes: [UInt8]) {
    guard let zone = try? Zone(name: "Fuzz", tzif: bytes) else { return }
    for seconds in [Int64.min, -1, 0, 1_759_414_800, 1 << 40, .max] { _ = zone.local(Instant(seconds: seconds)) }
    _ = zone.serviceMidnight(of: Day(number: 20_000))
  }

  /// What a device keeps of a station's timetable: what was read is what is written of it, and rows can be had of it.
  static func weeks(_ bytes: [UInt8]) {
    guard let week = StationWeek(text: String(decoding: bytes, as: UTF8.self)) else { return }
    var json = JSONWriter()
    week.write(into: &json, zone: .utc)
    if json.bytes.count <= StationWeek.mostBytes, (0...9999).contains(week.firstDay.civil.year) {
      precondition(StationWeek(text: String(decoding: json.bytes, as: UTF8.self))?.lines == week.lines)
    }
    let midnights = week.midnights(in: .utc)
    for line in week.lines.prefix(20) {
      _ = week.departures(of: line, from: week.from, before: week.until, most: 50, midnights)
    }
    _ = Board(of: week) { _ in "" }.goingOn(by: week, in: .utc, at: week.from)
  }

  static func settings(_ bytes: [UInt8]) {
    let path = "/dev/shm/pocketful-fuzz-\(getpid()).settings"
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return }
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
    _ = try? SettingsFile.read(path, knowing: ["port", "data"])
  }
}

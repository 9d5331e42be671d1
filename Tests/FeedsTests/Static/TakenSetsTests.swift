import Departures
import Foundation
import Kernel
import TestSupport
import Testing

@testable import Feeds

/// Which sets take the place of which, and what is said of those that don't.
@Suite("A timetable that is taken, and one that isn't")
struct TakenSetsTests {
  private let today = Day(iso8601: "2026-01-10") ?? Day(number: 0)

  private func set(until last: String) -> SmallAgency {
    SmallAgency([
      "calendar.txt": """
      service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      W,1,1,1,1,1,0,0,20251001,\(last)

      """
    ])
  }

  private func take(_ agency: SmallAgency, in folder: String) throws -> ImportReport {
    try Data(agency.zip).write(to: URL(fileURLWithPath: folder + "/set.zip"))
    return try StaticImport.run(zip: folder + "/set.zip", into: folder, today: today)
  }

  @Test(
    "a set that has ended never takes the place of one that runs; where nothing is, it is taken and said to be over")
  func ended() throws {
    try SmallAgency.inFolder { folder in
      let old = try take(set(until: "20251231"), in: folder)
      #expect(old.warnings == [Self.gray, "the set ended on 2025-12-31: nothing of it runs any more"])
      #expect(try take(set(until: "20260630"), in: folder).warnings == [Self.gray])
      let error = #expect(throws: ImportError.self) { try take(set(until: "20251231"), in: folder) }
      #expect(
        error?.sentence == "The set ended on 2025-12-31, and the one in use runs until 2026-06-30: that one stays.")
      #expect(try StaticImport.load(from: folder).summary.lastDay?.iso8601 == "2026-06-30")
      #expect(try take(set(until: "20260110"), in: folder).days?.last == today)
    }
  }

  @Test("a set that runs on no day is none")
  func noDays() throws {
    try SmallAgency.inFolder { folder in
      let never = SmallAgency([
        "calendar.txt": nil, "calendar_dates.txt": "service_id,date,exception_type\nW,20251002,2\n",
      ])
      let error = #expect(throws: ImportError.self) { try take(never, in: folder) }
      #expect(error == .noDays)
      #expect(throws: ImportError.noIndex(folder)) { try StaticImport.load(from: folder) }
    }
  }

  @Test("where no trip can be used, why is said")
  func unusable() throws {
    let agency = SmallAgency(["trips.txt": "route_id,service_id,trip_id\nQ,none,t1\nQ,none,t2\nzz,W,t3\n"])
    let error = #expect(throws: ImportError.self) { try agency.imported() }
    #expect(
      error?.sentence
        == "No trip of the set can be used: stop_times.txt: 6 rows, trip_id not known; "
        + "trips.txt: 2 rows, service_id not known; trips.txt: 1 row, route_id not known. Ask the agency for another.")
  }

  @Test("of two rows of a trip with one stop_sequence the first stays, and the other is counted")
  func doubledSequence() throws {
    var agency = SmallAgency()
    agency.files["stop_times.txt"]? += "W_060000_Q..S01,10:10:00,10:10:00,C,2\n"
    let report = try agency.imported().report
    #expect(report.trips == 2 && report.departures == 4)
    #expect(report.skipped.map(\.line) == ["stop_times.txt: 1 row, stop_sequence there twice"])
    #expect(!report.lines.contains("Nothing was skipped."))
  }

  @Test("a set whose trips all have one stop is refused for that")
  func oneStopEach() throws {
    let calls = "trip_id,departure_time,stop_id,stop_sequence\nW_060000_Q..S01,10:00:00,AS,1\n"
    let error = #expect(throws: ImportError.self) { try SmallAgency(["stop_times.txt": calls]).imported() }
    #expect(
      error?.sentence
        == "No trip of the set can be used: trips.txt: 2 rows, fewer than two stops that can be used. "
        + "Ask the agency for another.")
  }

  @Test("one is one, and two are two")
  func counts() throws {
    let lines = try SmallAgency().imported().report.lines
    #expect(lines[1] == "1 route, 3 stations, 2 trips, 4 departures")
    #expect(lines.contains("  agency.txt: 1 row") && lines.contains("  routes.txt: 2 rows"))
    #expect(lines.contains("Note: " + Self.gray))
  }

  @Test(
    "a file of the zones' folder that is no zone is none",
    arguments: ["posixrules", "right/UTC", "posix/UTC", "Factory"])
  func noZones(name: String) {
    #expect(Zone.system(named: name) == nil)
  }

  @Test("an id with a quote in it is the same wherever it stands, and has one quote")
  func quotedIDs() throws {
    var agency = SmallAgency()
    agency.files["stops.txt"]? += "\"D\"\"1\",Dogwood St,40.73,-74.03,,\n"
    agency.files["stop_times.txt"]? += "W_060000_Q..S01,10:20:00,10:20:00,\"D\"\"1\",4\n"
    let (report, loaded) = try agency.imported()
    #expect(report.skipped.isEmpty)
    #expect(loaded.network?.station("D\"1")?.name == "Dogwood St")
  }

  @Test("what is imported is its owner's alone")
  func rights() throws {
    try SmallAgency.inFolder { folder in
      try Data(SmallAgency().zip).write(to: URL(fileURLWithPath: folder + "/set.zip"))
      _ = try StaticImport.run(zip: folder + "/set.zip", into: folder + "/data", today: today)
      #expect(try Self.rights(of: folder + "/data") == 0o700)
      #expect(try Self.rights(of: folder + "/data/timetable.index") == 0o600)
    }
  }

  private static func rights(of path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  private static let gray = "1 route has no colour of its own: gray"
}

import Departures
import Feeds
import Foundation
import Kernel
import TestSupport
import Testing
import Wire

@Suite("Static import")
struct StaticImportTests {
  /// Thursday 2 October 2025, a service day of the small agency.
  static let morning = Instant(seconds: 1_759_410_000)

  @Test("turns a zip into a network and a timetable, and says what it found")
  func whole() throws {
    let (report, loaded) = try SmallAgency().imported()
    #expect(report.agency == "Tiny Trains" && report.zone == "America/New_York")
    #expect(report.routes == 1 && report.stations == 3 && report.trips == 2 && report.departures == 4)
    #expect(report.skipped.isEmpty)
    #expect(report.lines.contains("Service from 2025-10-01 to 2025-12-31"))
    #expect(report.lines.contains("  stop_times.txt: 6 rows"))
    let network = try #require(loaded.network)
    #expect(network.stations.map { $0.name } == ["Alder St", "Birch St", "Cedar St"])
    #expect(network.line("Q")?.stops == ["A", "B", "C"] && network.line("Q")?.color == 0xFCCC0A)
    #expect(network.station("B")?.stops[0].southLabel == "Cedar St" && network.station("BS")?.lines == ["Q"])
    #expect(loaded.summary.agency == "Tiny Trains" && loaded.summary.trips == 2)
  }

  @Test(
    "reads the same set however its files are written",
    arguments: ["bom", "crlf", "quotes", "order", "blank", "folder"])
  func forms(form: String) throws {
    var agency = SmallAgency()
    for (name, text) in agency.files {
      var rows = text.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
      switch form {
      case "bom": agency.files[name] = "\u{FEFF}" + text
      case "crlf": agency.files[name] = text.replacingOccurrences(of: "\n", with: "\r\n")
      case "quotes": rows = rows.map { $0.map { "\"\($0)\"" } }
      case "order": rows = rows.map { $0.reversed() + ["unknown \"\" column"] }
      case "blank": agency.files[name] = "\n" + text.replacingOccurrences(of: "\n", with: "\n\n\r\n")
      default:
        agency.files[name] = nil
        agency.files["some/folder/" + name] = text
      }
      if form == "quotes" || form == "order" {
        agency.files[name] = rows.map { $0.joined(separator: ",") }.joined(separator: "\n")
      }
    }
    let plain = try SmallAgency().imported()
    let (report, loaded) = try agency.imported()
    #expect(report == plain.report)
    #expect(loaded.network == plain.loaded.network)
    let calls = loaded.timetable.calls("A", Self.morning, Self.morning.adding(seconds: 86_400), 9)
    #expect(
      !calls.isEmpty
        && calls == plain.loaded.timetable.calls("A", Self.morning, Self.morning.adding(seconds: 86_400), 9))
  }

  @Test("skips rows it can't use, counts them by file and reason, and keeps the rest")
  func badRows() throws {
    var agency = SmallAgency()
    agency.files["stops.txt"]? += "A,Twice,40,-74,1,\n,No id,40,-74,1,\nD,Nowhere,91,-74,1,\n"
    agency.files["trips.txt"]? += "ZZ,W,t9,,0\nQ,ZZ,t8,,0\nQ,W,W_060000_Q..S01,,0\nQ,W,t7,,0\n"
    agency.files["stop_times.txt"]? += """
      nobody,10:00:00,10:00:00,AS,1
      t7,10:00:00,10:00:00,ZZ,1
      t7,25:61:00,25:61:00,AS,2
      t7,10:00:00,10:00:00,AS,one
      "t7,never closed

      """
    agency.files["calendar.txt"]? += "V,1,1,1,1,1,2,0,20251001,20251231\nU,1,1,1,1,1,0,0,20251301,20251231\n"
    agency.files["calendar_dates.txt"] = "service_id,date,exception_type\nW,20251002,3\n"
    let (report, loaded) = try agency.imported()
    let skipped = Set(report.skipped.map { "\($0.file) \($0.reason) \($0.rows)" })
    #expect(
      skipped == [
        "stops.txt stop_id there twice 1", "stops.txt stop_id missing 1",
        "stops.txt stop_lat or stop_lon not readable 1",
        "trips.txt route_id not known 1", "trips.txt service_id not known 1", "trips.txt trip_id there twice 1",
        "stop_times.txt trip_id not known 1", "stop_times.txt stop_id not known 1",
        "stop_times.txt departure_time not readable 1", "stop_times.txt stop_sequence not readable 1",
        "stop_times.txt a quote that never closes 1", "calendar.txt saturday not readable 1",
        "calendar.txt start_date not readable 1", "calendar_dates.txt exception_type not readable 1",
      ])
    #expect(report.trips == 2 && loaded.network?.stations.count == 3)
    #expect(report.lines.contains("Note: 1 trip is not shown: fewer than two stops, or skipped"))
  }

  @Test("takes a set of several agencies, with lone stops, bare routes and no directions")
  func otherAgencies() throws {
    let (report, loaded) = try SmallAgency([
      "agency.txt": "agency_name,agency_timezone\nOne,Europe/Paris\nTwo,Europe/Paris\n",
      "stops.txt": "stop_id,stop_name,stop_lat,stop_lon\nstop 1,\"Rue A, Nord\",48.85,2.35\nstop 2,,48.86,2.36\n",
      "routes.txt": "route_id,route_type\n7,3\n",
      "trips.txt": "route_id,service_id,trip_id\n7,W,t\n",
      "stop_times.txt": "trip_id,departure_time,stop_id,stop_sequence\nt,08:00:00,stop 1,1\nt,08:10:00,stop 2,9\n",
    ]).imported()
    let network = try #require(loaded.network)
    #expect(report.agency == "One, Two" && network.zone.name == "Europe/Paris")
    #expect(network.stations.map { $0.name } == ["Rue A, Nord", "stop 2"])
    #expect(network.line("7")?.label == "7" && network.line("7")?.stops == ["stop 2", "stop 1"])
    #expect(network.line("7")?.color == Network.blankColor)
    let call = try #require(
      loaded.timetable.calls("stop 1", Self.morning.adding(seconds: -43_200), Self.morning, 1).first)
    #expect(call.headsign == "stop 2" && call.direction == .north && call.stop == "stop 1")
  }

  @Test("says what kind of file it was given instead", arguments: FailedImport.all)
  func failures(failure: FailedImport) throws {
    try SmallAgency.inFolder { folder in
      let path = folder + "/set.zip"
      if let bytes = failure.bytes { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
      let error = #expect(throws: ImportError.self) {
        try StaticImport.run(zip: path, into: folder, today: Day(number: 0))
      }
      let sentence = try #require(error).sentence.replacingOccurrences(of: folder, with: "")
      #expect(sentence == failure.sentence)
    }
  }

  @Test("keeps the old timetable when the new one is no good")
  func oldStays() throws {
    try SmallAgency.inFolder { folder in
      let path = folder + "/set.zip"
      try Data(SmallAgency().zip).write(to: URL(fileURLWithPath: path))
      _ = try StaticImport.run(zip: path, into: folder, today: Day(number: 0))
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
      #expect(throws: ImportError.self) { try StaticImport.run(zip: path, into: folder, today: Day(number: 0)) }
      #expect(try StaticImport.load(from: folder).summary.trips == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["set.zip", "timetable.index"])
    }
  }

  @Test("makes the folder it writes into, and says when it can't")
  func folders() throws {
    try SmallAgency.inFolder { folder in
      let path = folder + "/set.zip"
      try Data(SmallAgency().zip).write(to: URL(fileURLWithPath: path))
      #expect(throws: ImportError.noIndex(folder + "/a/b")) { try StaticImport.load(from: folder + "/a/b") }
      _ = try StaticImport.run(zip: path, into: folder + "/a/b", today: Day(number: 0))
      #expect(try StaticImport.load(from: folder + "/a/b").summary.trips == 2)
      let error = #expect(throws: ImportError.self) {
        try StaticImport.run(zip: path, into: path + "/inside a file", today: Day(number: 0))
      }
      #expect(error?.sentence.contains("cannot be written") == true)
    }
  }
}

/// A file that is no static set, and what is said of it.
struct FailedImport: CustomTestStringConvertible {
  var bytes: [UInt8]?
  var sentence: String

  var testDescription: String { sentence }

  static var all: [FailedImport] {
    var bomb = ZipWriter()
    for (name, text) in SmallAgency().files where name != "stops.txt" { bomb.add(name, text) }
    bomb.add("stops.txt", Array("stop_id\n".utf8), claimedSize: 400 << 20)
    var empty = ZipWriter()
    empty.add("readme.md", "hello")
    func zip(_ changes: [String: String?]) -> [UInt8] { SmallAgency(changes).zip }
    return [
      FailedImport(bytes: nil, sentence: "There is no file “/set.zip”."),
      FailedImport(bytes: Array("<html>".utf8), sentence: "“/set.zip” is not a zip file, or not all of one."),
      FailedImport(bytes: ZipWriter().bytes, sentence: "The zip file has nothing in it."),
      FailedImport(bytes: empty.bytes, sentence: "This is no GTFS set: agency.txt is missing."),
      FailedImport(bytes: zip(["stops.txt": nil]), sentence: "This is no GTFS set: stops.txt is missing."),
      FailedImport(bytes: zip(["calendar.txt": nil]), sentence: "This is no GTFS set: calendar.txt is missing."),
      FailedImport(
        bytes: zip(["trips.txt": "trip,route\n"]), sentence: "This is no GTFS set: trips.txt has no column trip_id."),
      FailedImport(
        bytes: zip(["stop_times.txt": ""]), sentence: "This is no GTFS set: stop_times.txt has no column trip_id."),
      FailedImport(
        bytes: zip(["agency.txt": "agency_name,agency_timezone\nT,\n"]),
        sentence: "agency.txt names no time zone: what its times mean isn't known. Ask the agency for another."),
      FailedImport(
        bytes: zip(["agency.txt": "agency_name,agency_timezone\nT,Mars/Olympus\n"]),
        sentence: "The agency's time zone “Mars/Olympus” is not known on this machine."),
      FailedImport(
        bytes: zip(["agency.txt": "agency_name,agency_timezone\nT,../../etc/passwd\n"]),
        sentence: "The agency's time zone “../../etc/passwd” is not known on this machine."),
      FailedImport(
        bytes: zip(["stop_times.txt": "trip_id,stop_id,stop_sequence\n"]),
        sentence: "No trip of the set can be used: trips.txt: 2 rows, fewer than two stops that can be used. "
          + "Ask the agency for another."),
      FailedImport(
        bytes: bomb.bytes, sentence: "“stops.txt” in the zip file is larger than a timetable can be."),
    ]
  }
}

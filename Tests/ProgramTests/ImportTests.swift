import Foundation
import TestSupport
import Testing
import Wire

@Suite("The program importing", .serialized)
struct ImportTests {
  /// A set of one trip; `calls` is its stop_times, `more` further files.
  private func zip(_ folder: TemporaryFolder, calls: String, ending: String = "20991231", more: [String: String] = [:])
    throws -> String
  {
    var files = [
      "agency.txt": "agency_name,agency_timezone\nTiny Trains,America/New_York\n",
      "stops.txt": "stop_id,stop_name,stop_lat,stop_lon\nA,Alder St,40.7,-74\nB,Birch St,40.71,-74.01\n",
      "routes.txt": "route_id,route_short_name\nQ,Q\n", "trips.txt": "route_id,service_id,trip_id\nQ,W,t\n",
      "stop_times.txt": "trip_id,departure_time,stop_id,stop_sequence\n" + calls,
      "calendar.txt": "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
        + "W,1,1,1,1,1,1,1,20200101,\(ending)\n",
    ]
    files.merge(more) { _, new in new }
    var zip = ZipWriter()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { zip.add(name, text) }
    let path = folder.path + "/set.zip"
    try Data(zip.bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("a set is taken and told of, and what it leaves is its owner's alone")
  func taken() async throws {
    let folder = try TemporaryFolder()
    let set = try zip(folder, calls: "t,10:00:00,A,1\nt,10:05:00,B,2\n")
    let outcome = try await Program.run(["import", set, "--data", folder.path + "/data"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("1 route, 2 stations, 1 trip, 1 departure\n"))
    #expect(outcome.output.hasSuffix("Map: straight from stop to stop, as there is no shapes.txt\n"))
    for (path, rights) in [("/data", 0o700), ("/data/timetable.index", 0o600), ("/data/timetable.map", 0o600)] {
      let found = try FileManager.default.attributesOfItem(atPath: folder.path + path)[.posixPermissions] as? Int
      #expect(found == rights, "\(path)")
    }
  }

  @Test(
    "a hostile set ends with 1 and one line, and the one in use stays", arguments: ["rising", "falling", "product"])
  func hostile(kind: String) async throws {
    let folder = try TemporaryFolder()
    let data = folder.path + "/data"
    let good = try zip(folder, calls: "t,10:00:00,A,1\nt,10:05:00,B,2\n")
    #expect(try await Program.run(["import", good, "--data", data]).status == 0)
    let index = FileManager.default.contents(atPath: data + "/timetable.index")
    let times = kind == "falling" ? ["168:59:59", "0:00:00"] : ["0:00:00", "168:59:59"]
    let count = kind == "product" ? 900 : 4_000
    let calls = (0..<count).map { call in
      "t,\(call == 0 ? times[0] : call == count - 1 ? times[1] : ""),\(call % 2 == 0 ? "A" : "B"),\(call)\n"
    }
    let starts = "trip_id,start_time,end_time,headway_secs\nt,0:00:00,55:00:00,1\n"
    let bad = try zip(folder, calls: calls.joined(), more: kind == "product" ? ["frequencies.txt": starts] : [:])
    let outcome = try await Program.run(["import", bad, "--data", data])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("pocketful: No trip of the set can be used"))
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
    #expect(FileManager.default.contents(atPath: data + "/timetable.index") == index)
  }

  @Test("a set that has ended doesn't take the place of one that runs, by the clock that is set")
  func ended() async throws {
    let folder = try TemporaryFolder()
    let calls = "t,10:00:00,A,1\nt,10:05:00,B,2\n"
    func take(until ending: String) async throws -> Program.Outcome {
      try await Program.run([
        "import", try zip(folder, calls: calls, ending: ending), "--data", folder.path + "/data", "--now", "1759414800",
      ])
    }
    #expect(try await take(until: "20251231").status == 0)
    let old = try await take(until: "20250930")
    #expect(
      old.status == 1 && old.errors.contains("The set ended on 2025-09-30, and the one in use runs until 2025-12-31"))
    #expect(try await take(until: "20251002").status == 0)
  }
}

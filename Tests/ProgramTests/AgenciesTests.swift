import Foundation
import Kernel
import Synchronization
import TestSupport
import Testing
import Wire

@Suite("The program with several agencies", .serialized)
struct AgenciesTests {
  /// 2025-10-02, 07:20 in the west.
  private static let now: Int64 = 1_759_414_800

  /// A set whose stops and line are called as New York's are.
  private func zip(_ agency: String, zone: String, at time: String) -> [UInt8] {
    let files = [
      "agency.txt": "agency_name,agency_timezone\n\(agency),\(zone)\n",
      "stops.txt":
        "stop_id,stop_name,stop_lat,stop_lon\n127,\(agency) Pike,47.61,-122.33\n142,\(agency) Pine,47.62,-122.33\n",
      "routes.txt": "route_id,route_short_name,route_type\n1,Coast,3\n",
      "trips.txt": "route_id,service_id,trip_id,trip_headsign\n1,W,t,Pine\n",
      "stop_times.txt":
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,\(time),\(time),127,1\nt,23:00:00,23:00:00,142,2\n",
      "calendar.txt": "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
        + "W,1,1,1,1,1,1,1,20200101,20991231\n",
    ]
    var zip = ZipWriter()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { zip.add(name, text) }
    return zip.bytes
  }

  /// An agency in the west that sends all it has, and one whose feeds are away.
  private func world(_ folder: TemporaryFolder) throws -> (stub: StubUpstream, file: String) {
    let stub = try StubUpstream()
    stub["/west.zip"] = zip("West", zone: "America/Los_Angeles", at: "07:30:00")
    try Data(zip("South", zone: "", at: "09:30:00")).write(to: URL(fileURLWithPath: folder.path + "/south.zip"))
    var feed = FeedWriter(at: Self.now)
    feed.train(.plain("t", route: "1", delay: 120), [])
    stub["/west/t"] = feed.bytes
    stub["/west/a"] = FeedWriter(at: Self.now).bytes
    let file = try folder.file(
      "agencies.json",
      """
      [{"id": "west", "timetable": "\(stub.url("/west.zip"))", "tripUpdates": "\(stub.url("/west/t"))",
        "alerts": "\(stub.url("/west/a"))", "headers": {"X-Key": "hush"}},
       {"id": "south", "name": "South Metro", "timetable": "south.zip", "zone": "America/Chicago",
        "tripUpdates": "\(stub.url("/south/t"))"}]
      """)
    return (stub, file)
  }

  private func json(_ probe: HTTPProbe, _ path: String) async throws -> JSON {
    try JSON.parse(try await probe.get(path).body)
  }

  /// Asks until the answer is as wanted, or for twenty seconds.
  private func until(_ probe: HTTPProbe, _ path: String, _ isWanted: (JSON) -> Bool) async throws -> JSON {
    var answer = try await json(probe, path)
    for _ in 0..<200 where !isWanted(answer) {
      try await Task.sleep(for: .milliseconds(100))
      answer = try await json(probe, path)
    }
    return answer
  }

  private func departures(_ board: JSON) -> [JSON] {
    (board["directions"]?.array ?? []).flatMap { $0["departures"]?.array ?? [] }
  }

  @Test("three agencies are served side by side, each by its timetable, its feeds and its zone; no key is in the log")
  func served() async throws {
    let folder = try TemporaryFolder()
    let (stub, file) = try world(folder)
    let said = Mutex("")
    let (process, port) = try await ServingTests().serve(folder, ["--agencies", file, "--log-level", "trace"]) { text in
      said.withLock { $0 += text }
    }
    defer { kill(process.processIdentifier, SIGKILL) }
    let probe = HTTPProbe(port: port)
    let west = try await until(probe, "/api/v1/stations/west~127/board") { board in
      departures(board).contains { $0["state"]?.string == "live" }
    }
    #expect(departures(west).map { $0["time"]?.string } == ["2025-10-02T07:32:00-07:00"])
    #expect(departures(west).map { $0["tripID"]?.string } == ["west~t"] && west["health"]?.string == "fresh")
    let south = try await until(probe, "/api/v1/stations/south~127/board") { $0["health"]?.string == "failing" }
    #expect(departures(south).map { $0["time"]?.string } == ["2025-10-02T09:30:00-05:00"])
    #expect(try await json(probe, "/api/v1/stations/127")["name"]?.string == "Times Sq-42 St")
    #expect(try await probe.get("/api/v1/stations/127/board").text.contains("west~") == false)

    let found = try await json(probe, "/api/v1/stations?q=pike")["data"]?.array ?? []
    #expect(found.prefix(2).map { $0["id"]?.string } == ["south~127", "west~127"])
    let near = try await json(probe, "/api/v1/stations/near?lat=47.62&lon=-122.33&limit=2")["data"]?.array ?? []
    #expect(Set(near.map { $0["id"]?.string ?? "" }) == ["south~142", "west~142"])
    let trip = try await json(probe, "/api/v1/trips/west~t")
    #expect(trip["calls"]?.array?.first?["station"]?.string == "west~127")
    #expect(try await probe.get("/departures/west~127").text.contains("07:32"))

    let told = try await Program.run(["departures", "west~127", "--server", "http://127.0.0.1:\(port)"])
    #expect(told.output.contains("Coast Pine 07:32") && !told.output.contains("Last Stop"), "\(told)")

    #expect(stub.heads("/west/t").allSatisfy { $0.lowercased().contains("x-key: hush") })
    #expect(stub.heads("/west.zip").allSatisfy { $0.lowercased().contains("x-key: hush") })
    #expect(stub.heads("/south/t").allSatisfy { !$0.contains("hush") } && !stub.heads("/south/t").isEmpty)
    #expect(!said.withLock { $0.contains("hush") })
    #expect(!(try await probe.get("/readyz").text.contains("hush")))
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/agencies").sorted()
    #expect(folders == ["south", "west"])
  }

  @Test(
    "one that is the first stands in place of New York's subway: its ids are its own, and New York's feeds are left alone"
  )
  func first() async throws {
    let folder = try TemporaryFolder()
    let (stub, file) = try world(folder)
    let entries = try String(contentsOfFile: file, encoding: .utf8)
    try entries.replacingOccurrences(of: #""id": "west","#, with: #""id": "west", "first": true,"#)
      .write(toFile: file, atomically: true, encoding: .utf8)
    let arguments = ["--agencies", file, "--realtime-base", stub.url("/york")]
    let (process, port) = try await ServingTests().serve(folder, arguments)
    defer { kill(process.processIdentifier, SIGKILL) }
    let probe = HTTPProbe(port: port)
    let west = try await until(probe, "/api/v1/stations/127/board") { board in
      departures(board).contains { $0["state"]?.string == "live" }
    }
    #expect(departures(west).map { $0["time"]?.string } == ["2025-10-02T07:32:00-07:00"])
    #expect(try await json(probe, "/api/v1/stations/127")["name"]?.string == "West Pike")
    #expect(try await json(probe, "/api/v1/trips/t")["calls"]?.array?.first?["station"]?.string == "127")
    let south = try await until(probe, "/api/v1/stations/south~127/board") { !departures($0).isEmpty }
    #expect(departures(south).map { $0["time"]?.string } == ["2025-10-02T09:30:00-05:00"])
    #expect(try await json(probe, "/api/v1/stations?q=times+sq")["data"]?.array?.isEmpty == true)
    let alerts = try await json(probe, "/api/v1/alerts")
    #expect(alerts["health"]?.string == "fresh" && alerts["equipmentHealth"] == nil, "\(alerts)")
    #expect(stub.heads(below: "/york") == [])

    let doctor = try await Program.run(
      ["doctor", "--data", folder.path, "--now", String(Self.now)] + arguments)
    #expect(doctor.output.contains("timetable: West, ") && !doctor.output.contains("gtfs"), "\(doctor)")
    let both = try await Program.run(["serve", "--static", "a.zip", "--data", folder.path + "/data"] + arguments)
    #expect(both.status == 64 && both.errors.contains("leave --static and --alerts-url out"), "\(both)")
  }

  @Test("the doctor tries each agency, and ends with 1 where one can't work")
  func doctor() async throws {
    let folder = try TemporaryFolder()
    let (stub, file) = try world(folder)
    func doctor(_ arguments: String...) async throws -> Program.Outcome {
      try await Program.run(
        ["doctor", "--agencies", file, "--data", folder.path + "/data", "--now", String(Self.now)] + arguments)
    }
    let west = try await doctor("--agency", "west")
    #expect(west.status == 0, "\(west)")
    #expect(west.output.contains("ok      west timetable: West, 2 stations, 1 lines, 1 trips"))
    #expect(
      west.output.contains("ok      west trip updates: all of 1 trips join")
        && west.output.contains("west alerts: 0 alerts"))

    var feed = FeedWriter(at: Self.now)
    for trip in ["a", "b", "c", "d"] { feed.train(.plain(trip, route: "9"), [.init("77", departure: Self.now + 60)]) }
    stub["/west/t"] = feed.bytes
    let all = try await doctor("--agency")
    #expect(all.status == 1 && all.errors.contains("2 checks failed."), "\(all)")
    #expect(
      all.output.contains("failed  west trip updates: 0 of 4 trips join, not: a, b, c, 0 of 1 stops join, not: 77"))
    #expect(all.output.contains("ok      south timetable: South Metro, 2 stations"))
    #expect(
      all.output.contains("failed  south trip updates: The agency's server doesn't have this feed. Check its address."))
    #expect(
      !FileManager.default.fileExists(atPath: folder.path + "/data") && !(all.output + all.errors).contains("hush"))

    #expect(try await doctor("--agency", "east").status == 64)
    #expect(try await doctor("west").status == 64)
  }

  @Test("a file that can't be used ends the start with a sentence")
  func refused() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("agencies.json", #"[{"id": "kc", "timetable": "kc.zip", "zone": "Mars"}]"#)
    let outcome = try await Program.run(["serve", "--agencies", file, "--data", folder.path + "/data"])
    #expect(
      outcome.status == 64 && outcome.errors.contains("agency 1 (kc): zone must be a zone that this machine knows"))
  }
}

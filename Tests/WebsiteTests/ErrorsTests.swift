import Kernel
import TestSupport
import Testing

@Suite("Requests that ask wrongly")
struct ErrorsTests {
  @Test(
    "a wrong parameter is named in a sentence that says what it should be",
    arguments: [
      ("/api/v1/stations?limit=0", "limit", "limit must be a whole number from 1 to 500."),
      ("/api/v1/stations?limit=ten", "limit", "limit must be a whole number from 1 to 500."),
      ("/api/v1/stations?limit=99999999999999999999", "limit", "limit must be a whole number from 1 to 500."),
      (
        "/api/v1/stations/near?lon=-73.9", "lat",
        "lat is missing: give a place in decimal degrees, such as lat=40.7554."
      ),
      ("/api/v1/stations/near?lat=91&lon=0", "lat", "lat must be decimal degrees from -90 to 90, such as 40.7554."),
      ("/api/v1/stations/near?lat=nan&lon=0", "lat", "lat must be decimal degrees from -90 to 90, such as 40.7554."),
      ("/api/v1/stations/near?lat=1&lon=inf", "lon", "lon must be decimal degrees from -180 to 180, such as -73.9869."),
      ("/api/v1/stations/near?lat=0x1p3&lon=0", "lat", "lat must be decimal degrees from -90 to 90, such as 40.7554."),
      ("/api/v1/stations/127/board?direction=up", "direction", "direction must be N or S."),
      (
        "/api/v1/stations/127/board?route=NOPE", "route",
        "route must be the id of a line, such as Q. They are listed at /api/v1/routes."
      ),
      ("/api/v1/live", "stations", "stations must name 1 to 50 stations, such as stations=127,R20."),
    ])
  func wrong(target: String, parameter: String, sentence: String) async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get(target)
      #expect(answer.status == 400)
      #expect(answer.header("content-type") == "application/problem+json; charset=utf-8")
      let problem = try JSON.parse(answer.body)
      #expect(problem["status"] == .integer(400))
      #expect(problem["title"] == .string("Bad Request"))
      #expect(problem["parameter"] == .string(parameter))
      #expect(problem["detail"] == .string(sentence))
    }
  }

  @Test("a parameter nobody knows is ignored")
  func ignored() async throws {
    try await Site.open { site async throws in
      #expect(try await site.probe.get("/api/v1/stations?colour=red&&=&limit=1").status == 200)
    }
  }

  @Test(
    "an id of nothing is a 404, however it is written",
    arguments: [
      "/api/v1/stations/nowhere", "/api/v1/stations/nowhere/board", "/api/v1/stations/%00", "/api/v1/stations/%FF%FE",
      "/api/v1/stations/%3Cscript%3E/board", "/api/v1/stations/..%2F..%2Fetc%2Fpasswd",
      "/api/v1/stations/\(String(repeating: "A", count: 5000))", "/api/v1/trips/1", "/api/v1/routes/none/trains",
      "/api/v2", "/api/",
    ])
  func unknown(target: String) async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get(target)
      #expect(answer.status == 404)
      let problem = try JSON.parse(answer.body)
      #expect(problem["detail"]?.string?.hasSuffix(".") == true)
      #expect(!answer.text.contains("<script"))
    }
  }

  @Test(
    "no path leads out of the assets",
    arguments: [
      "/assets/../Package.swift", "/assets/..%2f..%2fetc%2fpasswd", "/assets/%2e%2e/%2e%2e/etc/passwd",
      "/assets//etc/passwd", "/assets/..", "/assets/", "/assets/a/b", "/assets/%00",
    ])
  func traversal(target: String) async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get(target)
      #expect(answer.status == 404)
      #expect(!answer.text.contains("root:"))
    }
  }

  @Test("anything but reading is refused", arguments: ["POST", "PUT", "DELETE", "PATCH"])
  func writing(method: String) async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.ask(method, "/api/v1/stations")
      #expect(answer.status == 405)
      #expect(answer.header("allow") == "GET, HEAD")
    }
  }

  @Test("a large body is refused without being read")
  func largeBody() async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.ask("POST", "/api/v1/stations", ["Content-Length": "10000000000"])
      #expect(answer.status == 413)
    }
  }

  @Test(
    "a long address and one of 10 MB get a clear answer, and the server lives", arguments: [9_000, 20_000, 10_000_000])
  func longAddress(length: Int) async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/api/v1/stations?q=" + String(repeating: "a", count: length))
      #expect(answer.status == 414)
      #expect(try JSON.parse(answer.body)["status"] == .integer(414))
      #expect(try await site.probe.get("/healthz").status == 200)
    }
  }

  @Test("bytes that are no HTTP get a clear answer, and the server lives")
  func garbage() async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.send(Array("\u{16}\u{3}\u{1}nonsense\r\n\r\n".utf8))
      #expect(answer.status == 400)
      #expect(try await site.probe.get("/healthz").status == 200)
    }
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Pages and data, gzipped for who takes that")
struct CompressionTests {
  @Test(
    "what is large is sent short, with a tag of its own",
    arguments: ["/departures/127", "/api/openapi.json", "/api/v1/stations/127/board"])
  func gzipped(target: String) async throws {
    try await Site.open { site async throws in
      let plain = try await site.probe.get(target)
      #expect(plain.header("content-encoding") == nil)
      #expect(plain.header("vary")?.contains("Accept-Encoding") == true)
      let short = try await site.probe.get(target, ["Accept-Encoding": "gzip, br"])
      #expect(short.header("content-encoding") == "gzip")
      #expect(Array(short.body.prefix(2)) == [0x1F, 0x8B])
      #expect(short.body.count * 3 < plain.body.count * 2)
      #expect(short.header("content-length") == String(short.body.count))
      #expect(try gunzipped(short.body) == plain.body)
      let again = try await site.probe.get(target, ["Accept-Encoding": "gzip"])
      #expect(again.body == short.body)
      let head = try await site.probe.ask("HEAD", target, ["Accept-Encoding": "gzip"])
      #expect(head.header("content-length") == String(short.body.count))
      #expect(head.body.isEmpty)
    }
  }

  @Test("each form has a tag of its own, and who has it is told so, with what the answer varies by")
  func tagged() async throws {
    try await Site.open { site async throws in
      let target = "/api/v1/stations/127/board"
      let plain = try await site.probe.get(target)
      let short = try await site.probe.get(target, ["Accept-Encoding": "gzip"])
      let tag = try #require(short.header("etag"))
      #expect(tag != plain.header("etag"))
      let known = try await site.probe.get(target, ["Accept-Encoding": "gzip", "If-None-Match": tag])
      #expect(known.status == 304)
      #expect(known.header("etag") == tag)
      #expect(known.header("vary") == short.header("vary") && known.header("vary")?.contains("Accept-Encoding") == true)
      #expect(known.header("content-encoding") == nil)
    }
  }

  @Test("a page is new each time: it promises nothing by a tag, and an old one never passes for it")
  func pages() async throws {
    try await Site.open { site async throws in
      let page = try await site.probe.get("/departures/127")
      #expect(page.header("etag") == nil)
      #expect(page.header("vary") == "Accept-Language, Cookie, Accept-Encoding")
      #expect(try await site.probe.get("/departures/127", ["If-None-Match": "*"]).status == 200)
    }
  }

  @Test(
    "which form comes is what the header allows",
    arguments: [
      ("gzip", true), ("GZip", true), ("br, gzip;q=0.5", true), ("*", true), ("gzip;q=0", false),
      ("gzip; q=0.000", false),
      ("*, gzip;q=0", false), ("identity", false), ("", false), ("gzipped", false), (";;,,=", false),
      (String(repeating: "x,", count: 3000) + "gzip", false),
    ])
  func chosen(header: String, isPacked: Bool) async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/api/openapi.json", ["Accept-Encoding": header])
      #expect((answer.header("content-encoding") == "gzip") == isPacked)
    }
  }

  @Test("what is short is sent as it is")
  func short() async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/by-id/nowhere", ["Accept-Encoding": "gzip"])
      #expect(answer.header("content-encoding") == nil)
    }
  }

  private func gunzipped(_ bytes: [UInt8]) throws -> [UInt8] {
    let folder = NSTemporaryDirectory() + "pocketful-gzip-" + UUID().uuidString
    try Data(bytes).write(to: URL(fileURLWithPath: folder))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let (input, output) = (try FileHandle(forReadingFrom: URL(fileURLWithPath: folder)), Pipe())
    process.arguments = ["gzip", "-dc"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    return Array(output.fileHandleForReading.readDataToEndOfFile())
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Pages and data, gzipped for who takes that")
struct CompressionTests {
  @Test("what is large is sent short, with a tag of its own", arguments: ["/departures/127", "/api/openapi.json"])
  func gzipped(target: String) async throws {
    try await Site.open { site async throws in
      let plain = try await site.probe.get(target)
      #expect(plain.header("content-encoding") == nil)
      #expect(plain.header("vary")?.contains("Accept-Encoding") == true)
      let short = try await site.probe.get(target, ["Accept-Encoding": "gzip, br"])
      #expect(short.header("content-encoding") == "gzip")
      #expect(Array(short.body.prefix(2)) == [0x1F, 0x8B])
      #expect(short.body.count * 2 < plain.body.count)
      #expect(short.header("content-length") == String(short.body.count))
      #expect(try gunzipped(short.body) == plain.body)
      let tag = try #require(short.header("etag"))
      #expect(tag != plain.header("etag"))
      let known = try await site.probe.get(target, ["Accept-Encoding": "gzip", "If-None-Match": tag])
      #expect(known.status == 304)
      #expect(known.header("etag") == tag)
      let head = try await site.probe.ask("HEAD", target, ["Accept-Encoding": "gzip"])
      #expect(head.header("content-length") == String(short.body.count))
      #expect(head.body.isEmpty)
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
